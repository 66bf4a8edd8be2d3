import { JSON_PATCH } from '#domain/api/post-patch.ts'
import type { JudgedCategories } from '#domain/posts/categories/category.ts'
import { editEntityTag, postEntityTag, saveEntityTag } from '#domain/posts/entity-tags.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import type { PostVersion } from '../form-state.ts'
import { type FormValues, toChange, toCreation, toDraft, toScheduled } from '../form-values.ts'
import { differencePatch } from './difference-patch.ts'
import { type Body, beginSave, endSave, savingForm } from './unanswered-saves.ts'

export interface Autosaved {
  readonly id: string
  /** The version on the server after the save. */
  readonly version: Partial<PostVersion>
}

interface SaveOptions {
  /** Name of the form; by default the id of the post. */
  readonly form?: string
  /** The page is being left, so its version of the post is not updated by the answer. */
  readonly isLeaving?: boolean
  /** Called once the key of the save is remembered, before it is sent. */
  readonly onBegin?: () => void
}

type Send<T> = (headers: Record<string, string>, bases?: readonly [Body, ...Body[]]) => Promise<CallResult<T>>

/** The body that the server has in a version. Only one form at a time is saved. */
let known: { readonly version: string; readonly body: Body } | null = null

/**
 * Saves the working copy of a post.
 * @param version that the form has seen; revision 0 creates a draft
 * @returns 412 where something else was saved since
 */
export async function saveCopy(
  id: string,
  body: Body,
  version: PostVersion,
  options: SaveOptions = {},
): Promise<CallResult<Autosaved>> {
  const result = await sendSave(id, body, version, options, (...sent) => sendCopy(id, body, version, ...sent))
  if (!result.ok) return result
  const { revision, edit } = result.value
  if (!options.isLeaving) noteCopy(id, { revision, edit }, body)
  return { ...result, value: { id, version: { revision, edit } } }
}

/** Notes the body that the server has in a version, so that the next save sends only the difference. */
export function noteCopy(id: string, version: PostVersion, body: Body): void {
  known = { version: nameOf(id, version), body }
}

/** Changes a post together with its status: publishes, schedules, updates or unpublishes it. */
export function changePost(
  id: string,
  body: Body,
  version: PostVersion,
  options: SaveOptions = {},
): Promise<CallResult<PostDocument>> {
  const send: Send<PostDocument> = (headers) => call('PATCH', `/api/blogs/${id}`, body, headers)
  return sendSave(id, body, { ...version, edit: 0 }, options, send)
}

/** Turns a scheduled post into a draft, with the values of the form. */
export async function unschedule(
  values: FormValues,
  version: PostVersion,
  categories: JudgedCategories,
): Promise<CallResult<Autosaved>> {
  const { id } = values
  const body = copyOf(values, 'draft', categories)
  const result = await changePost(id, body, version)
  if (!result.ok) return result
  const saved = { revision: Number(/\.(\d+)(?:[;"]|-gzip|-br)/.exec(result.headers.get('ETag') ?? '')?.[1]), edit: 0 }
  noteCopy(id, saved, body)
  return { ...result, value: { id, version: saved } }
}

/** Brings the values of the form to readers. @param before the published post; null before its publication */
export function publishPost(
  values: FormValues,
  version: PostVersion,
  before: PostDocument | null,
  categories: JudgedCategories,
  options: SaveOptions = {},
): Promise<CallResult<PostDocument>> {
  // An empty path is sent as well, since the stored draft may have one.
  const body = before
    ? { ...toChange(values, before, categories), edit: version.edit }
    : { ...toCreation(values, categories), path: values.path }
  return changePost(values.id, { ...body, status: 'published' }, version, options)
}

/** Turns a published post into a draft with the values of the form. */
export function unpublish(values: FormValues, version: PostVersion): Promise<CallResult<PostDocument>> {
  return changePost(values.id, { ...toDraft(values), status: 'draft', edit: version.edit }, version)
}

/** The body of a save. The server refuses it for a post that has another status by now. */
export function copyOf(values: FormValues, status: PostStatus, categories: JudgedCategories): Body {
  if (status === 'scheduled') return { ...toScheduled(values, categories), status }
  const { announce, announcement, ...content } = toDraft(values)
  return { ...content, ...(status === 'draft' && { announce, announcement }), status }
}

/** Discards the unpublished changes of a published post. @returns 412 where the server has changes that the form has not seen */
export async function discardCopy(
  id: string,
  version: PostVersion,
  options: SaveOptions = {},
): Promise<CallResult<Autosaved>> {
  const send: Send<unknown> = (headers) => call('DELETE', `/api/blogs/${id}/edit`, undefined, headers, true)
  const result = await sendSave(id, DISCARDED, version, options, send)
  if (!result.ok && result.refusal.status !== 404) return result
  return { ok: true, value: { id, version: { edit: 0 } }, headers: new Headers() }
}

const DISCARDED: Body = {}

/**
 * Sends a save. `If-Match` names the version that the form has seen, and the earlier saves without an answer, since one of them may
 * have stored another version.
 * @param send gets bodies one of which the server has; undefined where this page does not know them
 */
async function sendSave<T>(
  id: string,
  body: Body,
  version: PostVersion,
  { form = id, isLeaving = false, onBegin }: SaveOptions,
  send: Send<T>,
): Promise<CallResult<T>> {
  const name = savingForm(form, id)
  const { key, before } = beginSave(name, body)
  onBegin?.()
  const tags = [seenTag(id, version), ...before.map((other) => saveEntityTag(id, other.key))]
  const headers = { 'If-Match': tags.join(', '), 'Idempotency-Key': key }
  const sent = before.map((other) => other.body)
  const isKnown = known?.version === nameOf(id, version) && sent.every((other) => other !== undefined)
  const result = await send(headers, isKnown ? [known!.body, ...(sent as Body[])] : undefined)
  // A page that comes back from the browser's cache does not know the answer to the save with which it was left.
  if (result.ok && !isLeaving) endSave(name, key, 'stored')
  else if (!result.ok && result.refusal.status >= 400 && result.refusal.status < 500) endSave(name, key, 'refused')
  return result
}

async function sendCopy(
  id: string,
  body: Body,
  version: PostVersion,
  ...[headers, bases]: Parameters<Send<PostVersion>>
): Promise<CallResult<PostVersion>> {
  const address = `/api/blogs/${id}/edit`
  if (bases) {
    // The status is always sent: the server compares it.
    const { status, ...fields } = body
    const patch = [{ op: 'replace', path: '/status', value: status }, ...differencePatch(fields, bases)]
    const result = await call<PostVersion>('PATCH', address, patch, { ...headers, 'Content-Type': JSON_PATCH }, true)
    // Changes of a published post that were discarded meanwhile are created again.
    if (result.ok || result.refusal.status !== 404) return result
  }
  // New changes of a published post need the revision that they are based on.
  const tags = version.edit === 0 ? headers['If-Match'] : `${headers['If-Match']}, ${postEntityTag({ id, ...version })}`
  return call('PUT', address, body, { ...headers, 'If-Match': tags! }, true)
}

function seenTag(id: string, { revision, edit }: PostVersion): string {
  return edit === 0 ? postEntityTag({ id, revision }) : editEntityTag(id, edit)
}

/** Includes the revision: a patch does not change the revision that changes are based on, so for another one the whole body is sent. */
function nameOf(id: string, version: PostVersion): string {
  return `${seenTag(id, version)} over ${version.revision}`
}
