import { JSON_PATCH } from '#domain/api/post-patch.ts'
import { editEntityTag, type PostDocument, postEntityTag, saveEntityTag } from '#domain/posts/post-document.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import type { PostVersion } from '../form-state.ts'
import { type FormValues, randomKey, toCreation, toDraft, toScheduled } from '../form-values.ts'
import type { Autosaved } from '../post-form-props.ts'
import { differencePatch } from './difference-patch.ts'

export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'

type Body = Readonly<Record<string, unknown>>

/** Keys of saves without an answer that are remembered for each post, in `sessionStorage` as well: a reload loses answers. */
const REMEMBERED = 20
const PREFIX = 'den-unanswered-2:'

/** By post, the newest first. */
const keys = new Map<string, readonly string[]>()
/** Bodies of the saves without an answer that this page sent, by key. */
const bodies = new Map<string, Body>()
/** The body that the server has in a version. Only one form at a time is saved. */
let known: { readonly version: string; readonly body: Body } | null = null

/**
 * Saves what is typed, which readers do not see.
 * @param version that the form has seen; revision 0 makes the post
 * @param form its name, where that is not the id
 * @returns 412 where something else was saved since
 */
export async function saveCopy(
  id: string,
  body: Body,
  version: PostVersion,
  form = id,
): Promise<CallResult<Autosaved>> {
  const result = await sendSave({ id, form }, body, version, (...sent) => sendCopy(id, body, version, ...sent))
  if (!result.ok) return result
  const { revision, edit } = result.value
  noteCopy(id, { revision, edit }, body)
  return { ...result, value: { id, version: { revision, edit } } }
}

/** Saves when the page is left during another save; either may arrive first. */
export function flushCopy(id: string, body: Body, version: PostVersion, form = id): void {
  void sendSave({ id, form }, body, version, (...sent) => sendCopy(id, body, version, ...sent))
}

/** Notes the body that the server has in a version, so that the next save sends only the difference. */
export function noteCopy(id: string, version: PostVersion, body: Body): void {
  known = { version: nameOf(id, version), body }
}

/** Changes a post together with its status: publishes, schedules, updates or hides it. */
export function changePost(id: string, body: Body, version: PostVersion, form = id): Promise<CallResult<PostDocument>> {
  const send = (headers: Record<string, string>) => call<PostDocument>('PATCH', `/api/blogs/${id}`, body, headers)
  return sendSave({ id, form }, body, { ...version, edit: 0 }, send)
}

/** Takes a scheduled post back to the drafts, with what is typed. */
export async function unschedule(values: FormValues, version: PostVersion): Promise<CallResult<Autosaved>> {
  const { id } = values
  const body = copyOf(values, 'draft')
  const result = await changePost(id, body, version)
  if (!result.ok) return result
  const saved = { revision: Number(/\.(\d+)(?:[;"]|-gzip|-br)/.exec(result.headers.get('ETag') ?? '')?.[1]), edit: 0 }
  noteCopy(id, saved, body)
  return { ...result, value: { id, version: saved } }
}

/** Publishes a draft with these values. */
export function publishPost(
  values: FormValues,
  version: PostVersion,
  form = values.id,
): Promise<CallResult<PostDocument>> {
  // Also an empty path: the stored draft may have another.
  const body = { ...toCreation(values), path: values.path, status: 'published' }
  return changePost(values.id, body, version, form)
}

/** What a form saves of a post that has this status: where it has another by now, the save is refused. */
export function copyOf(values: FormValues, status: PostStatus): Body {
  if (status === 'scheduled') return { ...toScheduled(values), status }
  const { announce, ...content } = toDraft(values)
  return { ...content, ...(status === 'draft' && { announce }), status }
}

/**
 * Discards the changes of a published post, if there are any.
 * @param edit their number; 412 where the server has later ones
 */
export async function discardCopy(id: string, edit: number): Promise<CallResult<Autosaved>> {
  const result = await call('DELETE', `/api/blogs/${id}/edit?seen=${edit}`, undefined, {}, true)
  if (!result.ok && result.refusal.status !== 404) return result
  return { ok: true, value: { id, version: { edit: 0 } }, headers: new Headers() }
}

/**
 * Sends a save under a new key. `If-Match` names the version that the form has seen, and the saves of this tab whose answers are
 * missing, since one of them may have stored another version meanwhile.
 * @param send gets bodies one of which the server has; undefined where this page does not know them
 */
async function sendSave<T>(
  { id, form }: { readonly id: string; readonly form: string },
  body: Body,
  version: PostVersion,
  send: (headers: Record<string, string>, bases?: readonly [Body, ...Body[]]) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  // Two forms of one post do not save over each other.
  const place = form === id ? id : `${form}:${id}`
  const before = unanswered(place)
  const [last] = before
  const isRepeated = last !== undefined && isSame(bodies.get(last), body)
  const key = isRepeated ? last : randomKey()
  const tags = [seenTag(id, version), ...before.map((other) => saveEntityTag(id, other))]
  const sent = before.map((other) => bodies.get(other))
  const isKnown = known?.version === nameOf(id, version) && sent.every((other) => other !== undefined)
  bodies.set(key, body)
  // The first may be the one that was stored.
  if (!isRepeated) remember(place, [key, ...before.slice(0, REMEMBERED - 2), ...before.slice(REMEMBERED - 2).slice(-1)])
  const headers = { 'If-Match': tags.join(', '), 'Idempotency-Key': key }
  const result = await send(headers, isKnown ? [known!.body, ...(sent as Body[])] : undefined)
  // A save that was answered replaces those before it. One that was refused has stored nothing.
  const rest = unanswered(place)
  if (result.ok) remember(place, rest.slice(0, Math.max(0, rest.indexOf(key))))
  else if (result.refusal.status >= 400 && result.refusal.status < 500)
    remember(
      place,
      rest.filter((other) => other !== key),
    )
  return result
}

async function sendCopy(
  id: string,
  body: Body,
  version: PostVersion,
  headers: Record<string, string>,
  bases?: readonly [Body, ...Body[]],
): Promise<CallResult<PostVersion>> {
  const address = `/api/blogs/${id}/edit`
  if (bases) {
    // Always with the status, which the server compares.
    const { status, ...fields } = body
    const patch = [{ op: 'replace', path: '/status', value: status }, ...differencePatch(fields, bases)]
    const result = await call<PostVersion>('PATCH', address, patch, { ...headers, 'Content-Type': JSON_PATCH }, true)
    // Changes that were discarded meanwhile are made again.
    if (result.ok || result.refusal.status !== 404) return result
  }
  // The revision over which changes of a published post are made.
  const tags = version.edit === 0 ? headers['If-Match'] : `${headers['If-Match']}, ${postEntityTag({ id, ...version })}`
  return call('PUT', address, body, { ...headers, 'If-Match': tags! }, true)
}

function seenTag(id: string, { revision, edit }: PostVersion): string {
  return edit === 0 ? postEntityTag({ id, revision }) : editEntityTag(id, edit)
}

/** Includes the revision: a patch leaves the revision that changes were made over, so over another one the whole body is sent. */
function nameOf(id: string, version: PostVersion): string {
  return `${seenTag(id, version)} over ${version.revision}`
}

function unanswered(id: string): readonly string[] {
  return keys.get(id) ?? stored(id)
}

function stored(id: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + id) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

function remember(id: string, kept: readonly string[]): void {
  for (const key of unanswered(id)) if (!kept.includes(key)) bodies.delete(key)
  keys.set(id, kept)
  try {
    if (kept.length > 0) sessionStorage.setItem(PREFIX + id, JSON.stringify(kept))
    else sessionStorage.removeItem(PREFIX + id)
  } catch {
    // Storage is full or disabled: the keys are remembered until a reload.
  }
}
