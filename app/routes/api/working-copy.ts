import { JSON_PATCH, type PatchResult, patchedFields } from '#domain/api/post-patch.ts'
import { type DraftCreation, newPostSchema } from '#domain/posts/draft-writing.ts'
import { editEntityTag, postEntityTag } from '#domain/posts/entity-tags.ts'
import { workingCopyChangeOf } from '#domain/posts/post-change.ts'
import { postContent } from '#domain/posts/post-content.ts'
import { postDocument, withoutEmpty } from '#domain/posts/post-document.ts'
import type { PendingEdit } from '#server/posts/pending-edit-repository.ts'
import type { WorkingCopy } from '#server/posts/post-editor.ts'
import type { SavedPost } from '#server/posts/post-row.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { announcementRefusal, onlyAuthor, pageRefusal } from '../../role-refusal.ts'
import type { Route } from './+types/working-copy'
import { isJsonPatch, readPost, unprocessable } from './body.ts'
import { accountKey, idempotencyKey, ownKey } from './idempotency-key.ts'
import { announcing } from './post-json.ts'
import {
  changedMeanwhile,
  NOTHING_OVERWRITTEN,
  preconditionFailed,
  revisionNeeded,
  seenRevision,
} from './precondition.ts'
import { noSuchPost, problem } from './problem.ts'

/** The form of ids that the server gives, which a form may choose for a new post. */
const POST_ID = /^p_[a-z2-7]{20}$/

export async function loader({ params, context }: Route.LoaderArgs) {
  const copy = await context.get(servicesContext).postEditor.findCopy(params.id)
  if (!copy) return noSuchPost()
  return copy.post.status === 'published' && !copy.edit ? noChanges() : answer(copy)
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args
  const { method } = request
  if (method === 'PATCH' && !isJsonPatch(request))
    return problem(415, { detail: `Send a JSON Patch, with Content-Type: ${JSON_PATCH}.` })
  const ifMatch = request.headers.get('If-Match')
  if (ifMatch === null) return revisionNeeded()
  const copy = await context.get(servicesContext).postEditor.findCopy(params.id)
  if (method === 'DELETE') return discard(args, copy, ifMatch)
  if (copy) return save(args, copy, ifMatch)
  const isNew = ifMatch.includes(postEntityTag({ id: params.id, revision: 0 }))
  return method === 'PUT' && isNew ? create(args, ifMatch) : noSuchPost()
}

/** Creates a draft with the id that the form chose. */
async function create(args: Route.ActionArgs, ifMatch: string): Promise<Response> {
  const { request, params, context } = args
  const { postEditor, postAuthors, savedPosts } = context.get(servicesContext)
  const { id: authorId, email } = context.get(viewerContext)!
  const { id } = params
  // A post in the trash keeps its id.
  if (!POST_ID.test(id) || (await savedPosts.states([id])).size > 0) return noSuchPost()
  const again = request.clone()
  const creation = (await readPost(request, newPostSchema, asDraft)) as DraftCreation
  const refused = pageRefusal(context, creation.kind) ?? announcementRefusal(context, creation.announce)
  if (refused) return refused
  const savedAs = accountKey(authorId, idempotencyKey(request))
  const made = await postEditor.create(creation, email, { id, authorId, savedAs })
  if (made.ok) return answer({ post: made.post, edit: undefined }, 201)
  if (made.problem === 'invalid') return unprocessable(made.errors)
  // Another call has created it meanwhile, for an author perhaps one of another account.
  const limit = onlyAuthor(context)
  const copy = await postEditor.findCopy(id)
  if (!copy || (limit !== undefined && (await postAuthors.authorOf(id)) !== limit)) return noSuchPost()
  return save({ ...args, request: again }, copy, ifMatch)
}

/** Anything but an object is refused by the schema. */
function asDraft(body: unknown): PatchResult {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return { ok: true, change: isObject ? { ...body, status: 'draft' } : (body as Record<string, unknown>) }
}

/** Saves over the version that `If-Match` names, or that an earlier call with the same idempotency key stored. */
async function save(args: Route.ActionArgs, copy: WorkingCopy, ifMatch: string): Promise<Response> {
  const { request, context } = args
  const { id: accountId, email } = context.get(viewerContext)!
  const { post, edit } = copy
  const isPatch = request.method === 'PATCH'
  const key = idempotencyKey(request)
  const isRepeated = key !== null && key === ownKey(accountId, (edit ?? post).savedAs)
  // A JSON Patch cannot be applied twice. Other bodies change nothing the second time.
  if (isRepeated && isPatch) return answer(copy)
  const revision = seenRevision(ifMatch, undefined, post.id, versionOf(post, accountId))
  if (!isRepeated && !isSeen(copy, ifMatch, accountId))
    // A patch of changes that were discarded has no base: the caller has to send the whole copy.
    return isPatch && revision === 0 && post.status === 'published' && !edit ? noChanges() : changedSince(copy, email)
  const stored = { ...postDocument(post), ...edit?.content }
  const again = request.clone()
  const change = await readPost(
    request,
    () => workingCopyChangeOf(stored),
    isPatch ? (operations) => patchedFields(stored, operations) : undefined,
  )
  if (change.status !== undefined && change.status !== post.status) return changedSince(copy, email)
  const refused = announcementRefusal(context, change.announce, post.announces)
  if (refused) return refused
  const base = (typeof revision === 'number' && revision) || edit?.baseRevision || post.revision
  const saved = { by: email, savedAs: accountKey(accountId, key) }
  const result = await context.get(servicesContext).postEditor.saveCopy(copy, change, base, saved)
  if (result.ok) return answer(result)
  if (result.problem === 'missing') return noSuchPost()
  if (result.problem === 'invalid') return unprocessable(result.errors)
  // An earlier save that this one names was stored while the body was read.
  return isSeen(result, ifMatch, accountId)
    ? save({ ...args, request: again }, result, ifMatch)
    : changedSince(result, email)
}

function isSeen({ post, edit }: WorkingCopy, ifMatch: string, accountId: string): boolean {
  const seen = edit
    ? seenRevision(ifMatch, undefined, `${post.id}.edit`, versionOf(edit, accountId))
    : seenRevision(ifMatch, undefined, post.id, versionOf(post, accountId))
  return seen === 'any' || seen === (edit?.edit ?? post.revision)
}

function versionOf(stored: SavedPost | PendingEdit, accountId: string) {
  const key = ownKey(accountId, stored.savedAs)
  return 'postId' in stored
    ? { id: stored.postId, revision: stored.edit, key }
    : { id: stored.id, revision: stored.revision, key }
}

async function discard({ context }: Route.ActionArgs, copy: WorkingCopy | undefined, ifMatch: string) {
  const { id: accountId, email } = context.get(viewerContext)!
  if (!copy?.edit) return noChanges()
  const { pendingEdits, postEditor } = context.get(servicesContext)
  const { postId, edit } = copy.edit
  if (isSeen(copy, ifMatch, accountId) && (await pendingEdits.remove(postId, edit)))
    return new Response(null, { status: 204 })
  const later = await postEditor.findCopy(postId)
  return later?.edit ? changedSince(later, email, 'Nothing was discarded.') : noChanges()
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
  const { status, publishAt } = post
  const { revision, updatedAt, updatedBy } = edit ? { ...edit, revision: edit.baseRevision } : post
  const state = { status, publishAt, ...announcing(post) }
  return {
    ...withoutEmpty({ ...postContent(post), ...edit?.content }),
    ...state,
    revision,
    edit: edit?.edit ?? 0,
    updatedAt,
    updatedBy,
  }
}

function noChanges(): Response {
  return problem(404, { detail: 'This post has no changes that readers do not see.' })
}
