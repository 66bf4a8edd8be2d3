import { postEntityTag } from '#domain/posts/entity-tags.ts'
import { noteForAudit } from '../../audit.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/restore'
import { savedDocument } from './post-json.ts'
import { noSuchPost } from './problem.ts'

export async function action({ params, context }: Route.ActionArgs) {
  const post = await context.get(servicesContext).trash.restore(params.id)
  if (!post) return noSuchPost()
  noteForAudit(context, { about: post.title, postId: post.id })
  return Response.json(savedDocument(post), { headers: { ETag: postEntityTag(post) } })
}
