import { JSON_PATCH, patchedFields } from '#domain/api/post-patch.ts'
import { pendingEdit } from '#domain/posts/draft-writing.ts'
import { editEntityTag, postDocument } from '#domain/posts/post-document.ts'
import type { PendingEdit } from '#server/posts/pending-edit-repository.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import type { Route } from './+types/pending-edit'
import { isJsonPatch, readPost, unprocessable } from './body.ts'
import {
  changedMeanwhile,
  NOTHING_OVERWRITTEN,
  preconditionFailed,
  revisionNeeded,
  seenRevision,
} from './precondition.ts'
import { noSuchPost, problem } from './problem.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const edit = await context.get(servicesContext).pendingEdits.find(params.id)
  return edit ? answer(edit) : noEdit()
}

export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method === 'DELETE') return discard(args)
  if (method === 'PATCH') return patch(args)
  return save(args, await readPost(args.request, () => pendingEdit))
}

/**
 * Applies a JSON Patch to the pending edit that `If-Match` names; the edit keeps its base revision. Without a pending edit `If-Match`
 * names the post, and the patch of its fields creates one.
 */
async function patch(args: Route.ActionArgs): Promise<Response> {
  const { request } = args
  if (!isJsonPatch(request)) return problem(415, { detail: `Send a JSON Patch, with Content-Type: ${JSON_PATCH}.` })
  const base = await patchBase(args)
  if (base instanceof Response) return base
  const { content, revision, edit } = base
  const fieldsOf = (operations: unknown) => {
    const fields = patchedFields(content, operations)
    return fields.ok ? { ...fields, change: { ...content, ...fields.change, revision, edit } } : fields
  }
  return save(args, await readPost(request, () => pendingEdit, fieldsOf))
}

/** The content that a patch applies to, or a refusal where `If-Match` does not name its present version. */
async function patchBase({ request, params, context }: Route.ActionArgs) {
  const { pendingEdits, savedPosts } = context.get(servicesContext)
  const { email } = context.get(viewerContext)!
  const ifMatch = request.headers.get('If-Match')
  if (ifMatch === null) return revisionNeeded()
  const before = await pendingEdits.find(params.id)
  if (before) {
    const { content, baseRevision: revision, edit } = before
    const seen = seenRevision(ifMatch, undefined, `${params.id}.edit`, edit)
    return seen === 'any' || seen === edit ? { content, revision, edit } : laterEdit(before, email)
  }
  const post = await savedPosts.find(params.id)
  const seen = post?.status === 'published' && seenRevision(ifMatch, undefined, post.id, post.revision)
  if (!post || !seen || seen === 'any') return noEdit()
  if (seen !== post.revision) return changedMeanwhile(post, email)
  const { id: _, comments: __, views: ___, ...content } = postDocument(post)
  return { content, revision: post.revision, edit: 0 }
}

async function save(
  { params, context }: Route.ActionArgs,
  body: Awaited<ReturnType<typeof readPost<typeof pendingEdit>>>,
): Promise<Response> {
  const { email } = context.get(viewerContext)!
  const result = await context.get(servicesContext).postEditor.saveEdit(params.id, body, email)
  if (result.ok) return answer(result.edit)
  if (result.problem === 'missing') return noSuchPost()
  if (result.problem === 'invalid') return unprocessable(result.errors)
  const { current } = result
  return 'baseRevision' in current ? laterEdit(current, email) : changedMeanwhile(current, email)
}

async function discard({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { pendingEdits } = context.get(servicesContext)
  const seen = new URL(request.url).searchParams.get('seen')
  if (seen !== null && !/^\d{1,15}$/.test(seen)) return problem(422, { errors: { seen: 'An edit is a whole number' } })
  if (await pendingEdits.remove(params.id, seen === null ? undefined : Number(seen)))
    return new Response(null, { status: 204 })
  const later = await pendingEdits.find(params.id)
  return later ? laterEdit(later, context.get(viewerContext)!.email, 'Nothing was discarded.') : noEdit()
}

function laterEdit(current: PendingEdit, viewer: string, consolation = NOTHING_OVERWRITTEN): Response {
  const { revision, edit, ...stored } = editDocument(current)
  return preconditionFailed(current, viewer, consolation, { revision, edit, current: stored })
}

function answer(edit: PendingEdit): Response {
  return Response.json(editDocument(edit), { headers: { ETag: editEntityTag(edit.postId, edit.edit) } })
}

function editDocument({ content, baseRevision, edit, updatedAt, updatedBy }: PendingEdit) {
  return { ...content, revision: baseRevision, edit, updatedAt, updatedBy }
}

function noEdit(): Response {
  return problem(404, { detail: 'This post has no changes that readers do not see.' })
}
