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
export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args
  if (request.method === 'DELETE') return discard(args)
  if (request.method !== 'PUT') return problem(405, 'Method Not Allowed', {}, { Allow: 'GET, HEAD, PUT, DELETE' })
  const body = await readPost(request, () => pendingEdit)
  if (!body.ok) return body.response
  const { email } = context.get(viewerContext)!
  const result = await context.get(servicesContext).postEditor.saveEdit(params.id, body.value, email)
  if (result.ok) return Response.json(editDocument(result.edit))
  if (result.problem === 'missing') return noSuchPost()
  if (result.problem === 'invalid') return unprocessable(result.errors)
  const { current } = result
  return 'baseRevision' in current
    ? laterEdit(current, email, 'Nothing was overwritten.')
    : changedMeanwhile(current, email, 'Nothing was overwritten.')
}

async function discard({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { pendingEdits } = context.get(servicesContext)
  const seen = new URL(request.url).searchParams.get('seen')
  if (seen !== null && !/^\d{1,15}$/.test(seen))
    return problem(422, 'Unprocessable Content', { errors: { seen: 'An edit is a whole number' } })
  if (await pendingEdits.remove(params.id, seen === null ? undefined : Number(seen)))
    return new Response(null, { status: 204 })
  const later = await pendingEdits.find(params.id)
  return later ? laterEdit(later, context.get(viewerContext)!.email, 'Nothing was discarded.') : noEdit()
}

function laterEdit(current: PendingEdit, viewer: string, consolation: string): Response {
  const { revision, edit, ...stored } = editDocument(current)
  return preconditionFailed(current, viewer, consolation, { revision, edit, current: stored })
}

export function editDocument({ content, baseRevision, edit, updatedAt, updatedBy }: PendingEdit) {
  return { ...content, revision: baseRevision, edit, updatedAt, updatedBy }
}

function noEdit(): Response {
  return problem(404, 'Not Found', { detail: 'This post has no changes that readers do not see.' })
}
