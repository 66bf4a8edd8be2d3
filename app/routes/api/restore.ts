import { postDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/restore'
import { withStatus } from './post-json.ts'
import { noSuchPost, problem } from './problem.ts'

/** `POST /api/blogs/:id/restore`: brings a post of the trash back, as it was. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return problem(405, 'Method Not Allowed', {}, { Allow: 'POST' })
  const { posts, drafts, trash } = context.get(servicesContext)
  if (!(await trash.restore(params.id))) return noSuchPost()
  const post = await posts.find(params.id)
  const draft = post ? undefined : await drafts.find(params.id)
  if (post) return Response.json(postDocument(post), { headers: { ETag: postEntityTag(post) } })
  // Somebody may have deleted it again meanwhile.
  if (!draft) return noSuchPost()
  return Response.json(withStatus(draft, 'draft'), { headers: { ETag: postEntityTag(draft) } })
}
