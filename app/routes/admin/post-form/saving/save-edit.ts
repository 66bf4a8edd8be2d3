import { JSON_PATCH } from '#domain/api/post-patch.ts'
import { editEntityTag } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import type { PostVersion } from '../form-state.ts'
import { type FormValues, toDraft } from '../form-values.ts'
import type { Autosaved } from '../post-form-props.ts'
import { differencePatch } from './difference-patch.ts'
import { sendSave } from './lost-answer.ts'
import { noteSavedBody, savedBody } from './saved-body.ts'

type Body = Readonly<Record<string, unknown>>

/** Stores changes of a published post as its pending edit. Values that equal the published ones leave none. */
export async function saveEdit(
  id: string,
  values: FormValues,
  published: FormValues,
  { revision, edit }: PostVersion,
): Promise<CallResult<Autosaved>> {
  if (isSame(values, published)) return discardEdit(id, edit)
  const content = editBody(values)
  const known = savedBody(versionName(id, { revision, edit }))
  const result = await sendSave(id, content, (body) => sendEdit(id, body, { revision, edit }, known))
  if (!('stored' in result)) {
    if (!result.ok) return result
    const version = { revision, edit: result.value.edit }
    noteSavedBody(versionName(id, version), content)
    return { ...result, value: { id, version } }
  }
  const version = { revision: Number(result.document.revision), edit: Number(result.document.edit ?? 0) }
  if (result.stored === 'earlier') return saveEdit(id, values, published, version)
  noteSavedBody(versionName(id, version), content)
  return { ok: true, value: { id, version }, headers: new Headers() }
}

/** The server has these values as that pending edit: a save sends only what differs from them. */
export function noteLoadedEdit(id: string, values: FormValues, version: PostVersion): void {
  noteSavedBody(versionName(id, version), editBody(values))
}

/** A patch keeps the revision that the edit was made over, so another one needs everything to be sent. */
function versionName(id: string, { revision, edit }: PostVersion): string {
  return `${editEntityTag(id, edit)} over ${revision}`
}

function editBody(values: FormValues): Body {
  const { announce: _, ...content } = toDraft(values)
  return content
}

/** @param known the body of the pending edit that is saved over; undefined where there is none, or this tab does not know it */
async function sendEdit(
  id: string,
  body: Body,
  { revision, edit }: PostVersion,
  known: Body | undefined,
): Promise<CallResult<{ edit: number }>> {
  const address = `/api/blogs/${id}/edit`
  if (known) {
    const headers = { 'If-Match': editEntityTag(id, edit), 'Content-Type': JSON_PATCH }
    const result = await call<{ edit: number }>('PATCH', address, differencePatch(body, [known]), headers, true)
    // An edit that was discarded meanwhile is created again.
    if (result.ok || result.refusal.status !== 404) return result
  }
  return call('PUT', address, { ...body, revision, edit }, {}, true)
}

/**
 * Discards the pending edit of a post, if there is one.
 * @param edit a later one is a 412
 */
export async function discardEdit(id: string, edit: number): Promise<CallResult<Autosaved>> {
  const result = await call('DELETE', `/api/blogs/${id}/edit?seen=${edit}`, undefined, {}, true)
  if (!result.ok && result.refusal.status !== 404) return result
  return { ok: true, value: { id, version: { edit: 0 } }, headers: new Headers() }
}
