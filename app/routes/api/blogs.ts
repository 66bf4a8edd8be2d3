import { servicesContext } from '../../context.ts'
import type { Route } from './+types/blogs'
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

function pageNumber(text: string | null): number | undefined {
  if (text === null || text === '') return 1
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined
}
