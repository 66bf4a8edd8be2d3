import { type CallResult, call } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import type { Seen } from '../form-state.ts'
import { type FormValues, toDraft } from '../form-values.ts'
import type { Autosaved } from '../post-form-props.ts'
import { sendSave } from './lost-answer.ts'

/** Stores changes of a published post as its pending edit. Values that equal the published ones leave none. */
export async function saveEdit(
  id: string,
  values: FormValues,
  published: FormValues,
  { revision, edit }: Seen,
): Promise<CallResult<Autosaved>> {
  if (isSame(values, published)) return discardEdit(id, edit)
  const { announce: _, ...content } = toDraft(values)
  const result = await sendSave(id, content, (body) =>
    call<{ edit: number }>('PUT', `/api/blogs/${id}/edit`, { ...body, revision, edit }, {}, true),
  )
  if (!('stored' in result))
    return result.ok ? { ...result, value: autosaved(id, revision, result.value.edit) } : result
  const seen = { revision: Number(result.document.revision), edit: Number(result.document.edit ?? 0) }
  if (result.stored === 'earlier') return saveEdit(id, values, published, seen)
  return { ok: true, value: autosaved(id, seen.revision, seen.edit), headers: new Headers() }
}

/**
 * Discards the pending edit of a post, if there is one.
 * @param seen a later edit is a 412
 */
export async function discardEdit(id: string, seen: number): Promise<CallResult<Autosaved>> {
  const result = await call('DELETE', `/api/blogs/${id}/edit?seen=${seen}`, undefined, {}, true)
  if (!result.ok && result.refusal.status !== 404) return result
  return { ok: true, value: { id, seen: { edit: 0 } }, headers: new Headers() }
}

function autosaved(id: string, revision: number, edit: number): Autosaved {
  return { id, seen: { revision, edit } }
}
