import { pendingEdit } from '#domain/posts/draft-writing.ts'
import type { PendingEdit } from '#server/posts/pending-edit-repository.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import type { Route } from './+types/pending-edit'
import { readPost, unprocessable } from './body.ts'
import { changedMeanwhile, preconditionFailed } from './precondition.ts'
import { noSuchPost, problem } from './problem.ts'

/** `GET /api/blogs/:id/edit`: the changes of a published post that readers do not see yet. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const edit = await context.get(servicesContext).pendingEdits.find(params.id)
  return edit ? Response.json(editDocument(edit)) : noEdit()
}

/** `PUT` saves them over those that the caller has seen; `DELETE` discards them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { pendingEdits, postEditor } = context.get(servicesContext)
  if (request.method === 'DELETE')
    return (await pendingEdits.remove(params.id)) ? new Response(null, { status: 204 }) : noEdit()
  if (request.method !== 'PUT') return problem(405, 'Method Not Allowed', {}, { Allow: 'GET, HEAD, PUT, DELETE' })
  const body = await readPost(request, () => pendingEdit)
  if (!body.ok) return body.response
  const { email } = context.get(viewerContext)!
  const result = await postEditor.saveEdit(params.id, body.value, email)
  if (result.ok) return Response.json(editDocument(result.edit))
  if (result.problem === 'missing') return noSuchPost()
  if (result.problem === 'invalid') return unprocessable(result.errors)
  const { current } = result
  if (!('baseRevision' in current)) return changedMeanwhile(current, email, 'Nothing was overwritten.')
  const { revision, edit, ...stored } = editDocument(current)
  return preconditionFailed(current, email, 'Nothing was overwritten.', { revision, edit, current: stored })
}

export function editDocument({ content, baseRevision, edit, updatedAt, updatedBy }: PendingEdit) {
  return { ...content, revision: baseRevision, edit, updatedAt, updatedBy }
}

function noEdit(): Response {
  return problem(404, 'Not Found', { detail: 'This post has no changes that readers do not see.' })
}
