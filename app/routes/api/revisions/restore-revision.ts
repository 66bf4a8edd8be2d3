import { postEntityTag } from '#domain/posts/entity-tags.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { unprocessable } from '../body.ts'
import { savedDocument } from '../post-json.ts'
import { changedMeanwhile, revisionNeeded, seenRevision } from '../precondition.ts'
import { noSuchPost } from '../problem.ts'
import type { Route } from './+types/restore-revision'
import { noSuchRevision, revisionIn } from './revision-number.ts'

export async function action({ request, params: { id, revision }, context }: Route.ActionArgs) {
  const { email } = context.get(viewerContext)!
  const seen = seenRevision(request.headers.get('If-Match'), undefined, id)
  if (seen === undefined) return revisionNeeded()
  const result = await context.get(servicesContext).revisions.restore(id, revisionIn(revision), seen, email)
  if (result.ok) {
    const { post } = result
    if (post.status === 'published') noteForAudit(context, { what: 'post.changed', about: post.title, postId: id })
    return Response.json(savedDocument(post), { headers: { ETag: postEntityTag(post) } })
  }
  if (result.problem === 'missing') return noSuchPost()
  if (result.problem === 'no-revision') return noSuchRevision()
  if (result.problem === 'invalid') return unprocessable(result.errors)
  return changedMeanwhile(result.current, email, 'Nothing was overwritten.')
}
