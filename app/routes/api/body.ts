import { type Checked, checked, type Schema } from '#domain/field-errors.ts'
import { boundedBody } from '../bounded-body.ts'
import { problem } from './problem.ts'

/** What a call says, or the answer that is due when it says nothing that can be used. */
export type ReadBody<S extends Schema> = Extract<Checked<S>, { ok: true }> | { ok: false; response: Response }

/**
 * Reads a JSON body by its schema: 415 for another type, 413 for one that is too large, 400 for no JSON, 422 with a message for
 * each bad field.
 * @param limitBytes where anybody may write; elsewhere the server's own limit is enough
 */
export async function readJson<S extends Schema>(
  request: Request,
  schema: S,
  limitBytes?: number,
): Promise<ReadBody<S>> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type))
    return refused(
      problem(415, 'Unsupported Media Type', { detail: 'Send JSON, with Content-Type: application/json.' }),
    )
  const text = limitBytes === undefined ? await request.text() : await boundedText(request, limitBytes)
  if (text === null) return refused(problem(413, 'Content Too Large', { detail: `Send ${limitBytes} bytes at most.` }))
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return refused(problem(400, 'Bad Request', { detail: `This is not JSON: ${error.message}` }))
  }
  const result = checked(schema, body)
  return result.ok ? result : refused(unprocessable(result.errors))
}

/** A call whose fields cannot be taken, with a message for each. */
export function unprocessable(errors: Readonly<Record<string, string>>): Response {
  const { '': whole, ...fields } = errors
  const detail = whole ?? 'Some fields cannot be taken as they are. Nothing was saved.'
  return problem(422, 'Unprocessable Content', { detail, errors: fields })
}

async function boundedText(request: Request, limitBytes: number): Promise<string | null> {
  const body = await boundedBody(request, limitBytes)
  return body && new TextDecoder().decode(body)
}

function refused(response: Response): { ok: false; response: Response } {
  return { ok: false, response }
}
