import { JSON_PATCH, type PatchResult, patchedFields } from '#domain/api/post-patch.ts'
import { draftCreation } from '#domain/posts/draft-writing.ts'
import { workingCopyChangeOf } from '#domain/posts/post-change.ts'
import { editEntityTag, postDocument, postEntityTag } from '#domain/posts/post-document.ts'
import type { PendingEdit } from '#server/posts/pending-edit-repository.ts'
import type { CopyResult, WorkingCopy } from '#server/posts/post-editor.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { announcementRefusal } from '../../role-refusal.ts'
import type { Route } from './+types/working-copy'
import { isJsonPatch, readPost, unprocessable } from './body.ts'
import { idempotencyKey } from './idempotency-key.ts'
import {
  changedMeanwhile,
  NOTHING_OVERWRITTEN,
  namesSave,
  preconditionFailed,
  revisionNeeded,
  seenRevision,
} from './precondition.ts'
import { noSuchPost, problem } from './problem.ts'

/** Ids of posts as the server makes them: a form may choose the one of its post. */
const POST_ID = /^p_[a-z2-7]{20}$/

export async function loader({ params, context }: Route.LoaderArgs) {
  const copy = await context.get(servicesContext).postEditor.findCopy(params.id)
  if (!copy) return noSuchPost()
  return copy.post.status === 'published' && !copy.edit ? noChanges() : answer(copy)
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args
  if (request.method === 'DELETE') return discard(args)
  const isPatch = request.method === 'PATCH'
  if (isPatch && !isJsonPatch(request))
    return problem(415, { detail: `Send a JSON Patch, with Content-Type: ${JSON_PATCH}.` })
  const ifMatch = request.headers.get('If-Match')
  if (ifMatch === null) return revisionNeeded()
  const copy = await context.get(servicesContext).postEditor.findCopy(params.id)
  if (copy) return save(args, copy, ifMatch)
  return isPatch || !ifMatch.includes(postEntityTag({ id: params.id, revision: 0 }))
    ? noSuchPost()
    : create(args, ifMatch)
}

/** Makes a draft with the id that the form chose. */
async function create({ request, params, context }: Route.ActionArgs, ifMatch: string): Promise<Response> {
  const { postEditor, savedPosts } = context.get(servicesContext)
  const { id: authorId, email } = context.get(viewerContext)!
  const { id } = params
  // One in the trash keeps its id.
  if (!POST_ID.test(id) || (await savedPosts.states([id])).size > 0) return noSuchPost()
  const creation = await readPost(request, () => draftCreation, asDraft)
  const refused = announcementRefusal(context, creation.announce)
  if (refused) return refused
  const savedAs = idempotencyKey(request)
  const made = await postEditor.create(creation, email, { id, authorId, savedAs })
  if (made.ok) return answer({ post: made.post, edit: undefined }, 201)
  if (made.problem === 'invalid') return unprocessable(made.errors)
  // Another save of this form has made it meanwhile.
  const copy = namesSave(ifMatch, made.current) ? await postEditor.findCopy(id) : undefined
  if (!copy) return changedMeanwhile(made.current, email)
  const { status: _, ...change } = creation
  return saved(context, await postEditor.saveCopy(copy, change, copy.post.revision, { by: email, savedAs }))
}

function asDraft(body: unknown): PatchResult {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  // What is none is refused by the schema.
  return { ok: true, change: isObject ? { ...body, status: 'draft' } : (body as Record<string, unknown>) }
}

/** A JSON Patch applies to the version that `If-Match` names. */
async function save({ request, context }: Route.ActionArgs, copy: WorkingCopy, ifMatch: string): Promise<Response> {
  const { email } = context.get(viewerContext)!
  const { post, edit } = copy
  const savedAs = idempotencyKey(request)
  if (savedAs !== null && savedAs === (edit ?? post).savedAs) return answer(copy)
  const revision = seenRevision(ifMatch, undefined, post.id, post)
  const isPatch = request.method === 'PATCH'
  if (edit ? !isSeen(edit, ifMatch) : revision !== 'any' && revision !== post.revision)
    // Without its edit a patch of an edit has nothing to apply to, and the whole copy has to be sent.
    return isPatch && revision === 0 && post.status === 'published' && !edit ? noChanges() : changedSince(copy, email)
  const stored = { ...postDocument(post), ...edit?.content }
  const change = await readPost(
    request,
    () => workingCopyChangeOf(stored),
    isPatch ? (operations) => patchedFields(stored, operations) : undefined,
  )
  if (change.status !== undefined && change.status !== post.status) return changedSince(copy, email)
  const refused = announcementRefusal(context, change.announce, post.announces)
  if (refused) return refused
  const base = (typeof revision === 'number' && revision) || edit?.baseRevision || post.revision
  const { postEditor } = context.get(servicesContext)
  return saved(context, await postEditor.saveCopy(copy, change, base, { by: email, savedAs }))
}

function isSeen(edit: PendingEdit, ifMatch: string): boolean {
  const { postId: id, savedAs } = edit
  const seen = seenRevision(ifMatch, undefined, `${id}.edit`, { id, revision: edit.edit, savedAs })
  return seen === 'any' || seen === edit.edit
}

function saved(context: Route.ActionArgs['context'], result: CopyResult): Response {
  if (result.ok) return answer(result)
  if (result.problem === 'missing') return noSuchPost()
  if (result.problem === 'invalid') return unprocessable(result.errors)
  return changedSince(result, context.get(viewerContext)!.email)
}

async function discard({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { pendingEdits, postEditor } = context.get(servicesContext)
  const seen = new URL(request.url).searchParams.get('seen')
  if (seen !== null && !/^\d{1,15}$/.test(seen)) return problem(422, { errors: { seen: 'An edit is a whole number' } })
  if (await pendingEdits.remove(params.id, seen === null ? undefined : Number(seen)))
    return new Response(null, { status: 204 })
  const later = await postEditor.findCopy(params.id)
  return later?.edit ? changedSince(later, context.get(viewerContext)!.email, 'Nothing was discarded.') : noChanges()
}

/** 412 with the stored version. */
function changedSince(copy: WorkingCopy, viewer: string, consolation = NOTHING_OVERWRITTEN): Response {
  if (!copy.edit) return changedMeanwhile(copy.post, viewer, consolation)
  const { revision, edit, ...current } = copyDocument(copy)
  return preconditionFailed(copy.edit, viewer, consolation, { revision, edit, current })
}

function answer(copy: WorkingCopy, status = 200): Response {
  const { post, edit } = copy
  const tag = edit ? editEntityTag(post.id, edit.edit) : postEntityTag(post)
  return Response.json(copyDocument(copy), { status, headers: { ETag: tag } })
}

function copyDocument({ post, edit }: WorkingCopy) {
  const { status, publishAt, announces } = post
  const { id: _, comments: __, views: ___, ...content } = postDocument(post)
  const { revision, updatedAt, updatedBy } = edit ? { ...edit, revision: edit.baseRevision } : post
  const state = { status, publishAt, ...(status !== 'published' && { announce: announces }) }
  return { ...content, ...edit?.content, ...state, revision, edit: edit?.edit ?? 0, updatedAt, updatedBy }
}

function noChanges(): Response {
  return problem(404, { detail: 'This post has no changes that readers do not see.' })
}
