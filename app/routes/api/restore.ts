import { postDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/restore'
import { noSuchPost, problem } from './problem.ts'

/** `POST /api/blogs/:id/restore`: publishes a post of the trash again, as it was. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return problem(405, 'Method Not Allowed', {}, { Allow: 'POST' })
  const { posts, trash } = context.get(servicesContext)
  const post = (await trash.restore(params.id)) ? await posts.find(params.id) : undefined
  // Between the two statements somebody may have deleted it again.
  if (!post) return noSuchPost()
  return Response.json(postDocument(post), { headers: { ETag: postEntityTag(post) } })
}
