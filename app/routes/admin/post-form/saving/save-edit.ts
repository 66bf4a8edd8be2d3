import { JSON_PATCH, type PatchOperation } from '#domain/api/post-patch.ts'
import { editEntityTag, type PostDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import type { PostVersion } from '../form-state.ts'
import { type FormValues, toDraft } from '../form-values.ts'
import type { Autosaved } from '../post-form-props.ts'
import { differencePatch } from './difference-patch.ts'
import { sendSave, unanswered } from './lost-answer.ts'
import { noteSavedBody, savedBody } from './saved-body.ts'

type Body = Readonly<Record<string, unknown>>

export interface Published {
  readonly document: PostDocument
  readonly values: FormValues
  readonly revision: number
}

/** Stores changes of a published post as its pending edit. Values that equal the published ones leave none. */
export async function saveEdit(
  published: Published,
  values: FormValues,
  { revision, edit }: PostVersion,
): Promise<CallResult<Autosaved>> {
  const { id } = published.document
  if (isSame(values, published.values)) return discardEdit(id, edit)
  const content = editBody(values)
  const known = bodyOf(published, { revision, edit })
  const result = await sendSave(id, content, (body) => sendEdit(id, body, { revision, edit }, known))
  if (!('stored' in result)) {
    if (!result.ok) return result
    const version = { revision, edit: result.value.edit }
    noteSavedBody(versionName(id, version), content)
    return { ...result, value: { id, version } }
  }
  const version = { revision: Number(result.document.revision), edit: Number(result.document.edit ?? 0) }
  if (result.stored === 'earlier') return saveEdit(published, values, version)
  noteSavedBody(versionName(id, version), content)
  return { ok: true, value: { id, version }, headers: new Headers() }
}

/** Notes the values of that pending edit, so that a save sends only the difference. */
export function noteLoadedEdit(id: string, values: FormValues, version: PostVersion): void {
  noteSavedBody(versionName(id, version), editBody(values))
}

/**
 * Saves when the page is left during another save; either may arrive first. If the other save creates the edit and arrives first,
 * this one is refused, since it cannot name the new edit's number; the copy in the browser keeps the input.
 */
export function flushEdit(published: Published, values: FormValues, { revision, edit }: PostVersion): void {
  const { id } = published.document
  if (isSame(values, published.values)) return void discardEdit(id, edit + 1)
  const known = bodyOf(published, { revision, edit })
  const patch = (body: Body) =>
    edit === 0
      ? patchEdit(id, differencePatch(body, [known!]), postEntityTag({ id, revision }))
      : patchEdit(id, differencePatch(body, [known!, ...unanswered(id)]), tagsFrom(id, edit))
  void sendSave(id, editBody(values), (body) => (known ? patch(body) : putEdit(id, body, { revision, edit })))
}

/** Body of a version: the pending edit, or without one the published post. Undefined where this tab does not have it. */
function bodyOf({ document, revision }: Published, version: PostVersion): Body | undefined {
  const isPublished = version.edit === 0 && version.revision === revision
  return isPublished ? { ...document } : savedBody(versionName(document.id, version))
}

/** Includes the revision: a patch leaves the revision that the edit was made over, so over another one the whole body is sent. */
function versionName(id: string, { revision, edit }: PostVersion): string {
  return `${editEntityTag(id, edit)} over ${revision}`
}

function editBody(values: FormValues): Body {
  const { announce: _, ...content } = toDraft(values)
  return content
}

/** @param known the body of the version that is overwritten; undefined where this tab does not have it */
async function sendEdit(
  id: string,
  body: Body,
  { revision, edit }: PostVersion,
  known: Body | undefined,
): Promise<CallResult<{ edit: number }>> {
  if (known) {
    const tag = edit === 0 ? postEntityTag({ id, revision }) : editEntityTag(id, edit)
    const result = await patchEdit(id, differencePatch(body, [known]), tag)
    // An edit that was discarded meanwhile is created again.
    if (result.ok || result.refusal.status !== 404) return result
  }
  return putEdit(id, body, { revision, edit })
}

function patchEdit(id: string, patch: PatchOperation[], ifMatch: string): Promise<CallResult<{ edit: number }>> {
  const headers = { 'If-Match': ifMatch, 'Content-Type': JSON_PATCH }
  return call('PATCH', `/api/blogs/${id}/edit`, patch, headers, true)
}

function putEdit(id: string, body: Body, { revision, edit }: PostVersion): Promise<CallResult<{ edit: number }>> {
  return call('PUT', `/api/blogs/${id}/edit`, { ...body, revision, edit }, {}, true)
}

/** `If-Match` for an edit and for its next version, which an unanswered save may have created. */
function tagsFrom(id: string, edit: number): string {
  return [edit, edit + 1].map((number) => editEntityTag(id, number)).join(', ')
}

/**
 * Discards the pending edit of a post, if there is one.
 * @param edit its number; 412 where the server has a later one
 */
export async function discardEdit(id: string, edit: number): Promise<CallResult<Autosaved>> {
  const result = await call('DELETE', `/api/blogs/${id}/edit?seen=${edit}`, undefined, {}, true)
  if (!result.ok && result.refusal.status !== 404) return result
  return { ok: true, value: { id, version: { edit: 0 } }, headers: new Headers() }
}
