import { JSON_PATCH } from '#domain/api/post-patch.ts'
import { type PostDocument, postEntityTag } from '#domain/posts/post-document.ts'
import type { UnpublishedStatus } from '#domain/posts/status/status.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import type { PostVersion } from '../form-state.ts'
import { type FormValues, toDraft, toScheduled } from '../form-values.ts'
import type { Autosaved } from '../post-form-props.ts'
import { differencePatch } from './difference-patch.ts'
import { isReplayed, isUnanswered, type OwnConflict, sendSave, unanswered } from './lost-answer.ts'
import { noteSavedBody, savedBody } from './saved-body.ts'

type Body = Readonly<Record<string, unknown>>

/** A revision that no post has, so the server answers with a conflict that contains the stored version. */
const NO_REVISION = 0
export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'
export const SCHEDULED_SAVED = 'Saved. The post comes out as it is now, at its time.'

/**
 * Saves the draft of a new form.
 * @param id of the draft that this form made; null before its first answer
 * @param version its `revision` is the one that this form saved last; 0 before the first save
 */
export async function saveNewDraft(
  id: string | null,
  values: FormValues,
  { revision }: Pick<PostVersion, 'revision'>,
): Promise<CallResult<Autosaved>> {
  const result = id === null ? null : await changeDraft(id, values, revision)
  // A draft that was deleted elsewhere during editing is created again.
  return result === null || (!result.ok && result.refusal.status === 404) ? createDraft(values, revision) : result
}

/** Creates the draft, or changes the one that an earlier call with its creation key made, unless others saved it since. */
async function createDraft(values: FormValues, revision: number): Promise<CallResult<Autosaved>> {
  const { creationKey } = values
  const body = draftBody(values, 'draft')
  // Without a revision it creates only: it may arrive after a flush, whose later values it must not overwrite.
  const sent = revision > 0 ? { ...body, revision } : body
  const result = await sendSave(creationKey, body, () => postDraft(creationKey, sent))
  if ('stored' in result) return overOwnSave(result, creationKey, body)
  if (!result.ok || !isReplayed(result)) return saved(result, body)
  const { id, status } = result.value
  if (status === 'published') return changeDraft(id, values, NO_REVISION)
  const isOwn = isUnanswered(creationKey, result.value, 'draft')
  return changeDraft(id, values, isOwn ? revisionIn(result.headers) : revision || 1)
}

function postDraft(creationKey: string, body: Body): Promise<CallResult<PostDocument & { readonly status: string }>> {
  return call('POST', '/api/blogs', body, { 'Idempotency-Key': creationKey }, true)
}

/** Notes the values of that revision of a draft or scheduled post, so that a save sends only the difference. */
export function noteLoadedDraft(id: string, values: FormValues, revision: number, status: UnpublishedStatus): void {
  noteSavedBody(postEntityTag({ id, revision }), draftBody(values, status))
}

/**
 * Saves a draft when the page is left during another save of it; either may arrive first.
 * @param id null while the draft is created
 */
export function flushDraft(id: string | null, values: FormValues, revision: number, status: UnpublishedStatus): void {
  const body = draftBody(values, status)
  if (id === null) {
    const { creationKey } = values
    void sendSave(creationKey, body, () => postDraft(creationKey, { ...body, revision: Math.max(revision, 1) }))
    return
  }
  const tags = [revision, revision + 1].map((each) => postEntityTag({ id, revision: each }))
  const known = savedBody(tags[0]!)
  const bases = known && ([known, ...unanswered(keyOf(id, values))] as const)
  void sendSave(keyOf(id, values), body, (body) => sendDraft(id, body, bases, tags.join(', ')))
}

/** Saves a draft or a scheduled post without changing its status: a post that is published meanwhile refuses the change. */
export function changeDraft(
  id: string,
  values: FormValues,
  revision: number,
  status: UnpublishedStatus = 'draft',
): Promise<CallResult<Autosaved>> {
  return patchDraft(id, keyOf(id, values), draftBody(values, status), revision)
}

/** Schedules a draft with these values, or gives a scheduled post another time. */
export function scheduleDraft(
  id: string,
  values: FormValues,
  revision: number,
  publishAt: string,
): Promise<CallResult<Autosaved>> {
  return patchDraft(id, keyOf(id, values), { ...draftBody(values, 'scheduled'), publishAt }, revision)
}

/** The key for `sendSave`, which stays the same when a new form learns the id of its draft. */
function keyOf(id: string, { creationKey }: FormValues): string {
  return creationKey || id
}

function draftBody(values: FormValues, status: UnpublishedStatus): Body {
  return { ...(status === 'draft' ? toDraft(values) : toScheduled(values)), status }
}

async function patchDraft(id: string, key: string, body: Body, revision: number): Promise<CallResult<Autosaved>> {
  const entityTag = postEntityTag({ id, revision })
  const known = savedBody(entityTag)
  const result = await sendSave(key, body, (body) => sendDraft(id, body, known && [known], entityTag))
  return 'stored' in result ? overOwnSave(result, key, body) : saved(result, body)
}

/** Saves over the version that an earlier save of this tab stored; sends nothing if that was the same. */
async function overOwnSave({ stored, document }: OwnConflict, key: string, body: Body): Promise<CallResult<Autosaved>> {
  const { id } = document.current as PostDocument
  const revision = Number(document.revision)
  if (stored === 'earlier') return patchDraft(id, key, body, revision)
  noteSavedBody(postEntityTag({ id, revision }), body)
  return { ok: true, value: { id, version: { revision } }, headers: new Headers() }
}

/** @param bases bodies that the server may have; undefined if unknown, so that everything is sent */
function sendDraft(
  id: string,
  body: Body,
  bases: readonly [Body, ...Body[]] | undefined,
  ifMatch: string,
): Promise<CallResult<PostDocument>> {
  const headers = { 'If-Match': ifMatch }
  if (!bases) return call('PATCH', `/api/blogs/${id}`, body, headers, true)
  // The status is always sent: the server refuses it for a post that was published meanwhile.
  const { status, ...fields } = body
  const patch = [{ op: 'replace', path: '/status', value: status }, ...differencePatch(fields, bases)]
  return call('PATCH', `/api/blogs/${id}`, patch, { ...headers, 'Content-Type': JSON_PATCH }, true)
}

function saved(result: CallResult<PostDocument>, body: Body): CallResult<Autosaved> {
  if (!result.ok) return result
  const { id } = result.value
  const revision = revisionIn(result.headers)
  noteSavedBody(postEntityTag({ id, revision }), body)
  return { ...result, value: { id, version: { revision } } }
}

function revisionIn(headers: Headers): number {
  return Number(/\.(\d+)[;"]/.exec(headers.get('ETag') ?? '')?.[1])
}
