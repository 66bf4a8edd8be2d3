import { postDocument, postEntityTag } from '#domain/post-document.ts'
import { postCreation } from '#domain/post-writing.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import type { Route } from './+types/blogs'
import { readPost, unprocessable } from './body.ts'
import { problem } from './problem.ts'
import { documentFor } from './wanted-images.ts'

/** `GET /api/blogs?page=1&tag=…&q=…`: one page of the feed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const page = pageNumber(query.get('page'))
  if (page === undefined)
    return problem(422, 'Unprocessable Content', { errors: { page: 'A page is a whole number of at least 1.' } })

  const filter = { tag: query.get('tag') || undefined, q: query.get('q')?.trim() || undefined }
  const { posts, pages, total } = await services.posts.list(page, filter)
  const documents = []
  for (const post of posts) documents.push(await documentFor(request, post, services))
  return Response.json({ posts: documents, page, pages, total })
}

/** `POST /api/blogs`: a new post. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return problem(405, 'Method Not Allowed', {}, { Allow: 'GET, HEAD, POST' })
  const body = await readPost(request, postCreation)
  if (!body.ok) return body.response
  const { postEditor } = context.get(servicesContext)
  const key = request.headers.get('Idempotency-Key')
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key))
    return problem(400, 'Bad Request', { detail: 'An Idempotency-Key has 8 to 200 letters, digits and signs.' })
  const result = await postEditor.create(body.value, context.get(viewerContext)!.email, key)
  if (!result.ok) return unprocessable(result.errors)
  const { post, isReplay } = result
  return Response.json(postDocument(post), {
    status: 201,
    headers: {
      Location: `/api/blogs/${post.id}`,
      ETag: postEntityTag(post),
      // It may say something else than what was sent now.
      ...(isReplay && { 'Idempotent-Replayed': 'true' }),
    },
  })
}

function pageNumber(text: string | null): number | undefined {
  if (text === null || text === '') return 1
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined
}
