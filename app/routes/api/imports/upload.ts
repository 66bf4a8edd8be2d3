import { problem } from '../problem.ts'

interface Upload {
  readonly name: string
  readonly bytes: number
  readonly content: NonNullable<Request['body']>
}

const NAME_MAX_LENGTH = 300

/** The body of a request as a file, unread, with its name from the query; or the refusal of a request without one. */
export function uploadIn(request: Request): Upload | Response {
  const name = new URL(request.url).searchParams.get('name')?.trim() ?? ''
  if (name === '' || name.length > NAME_MAX_LENGTH)
    return problem(422, {
      detail: 'Name the file: ?name=blog.json',
      errors: { name: 'The name of the file is required, with its ending' },
    })
  if (!request.body) return problem(422, { detail: 'Send the file as the body.' })
  return { name, bytes: Number(request.headers.get('Content-Length')) || 0, content: request.body }
}
