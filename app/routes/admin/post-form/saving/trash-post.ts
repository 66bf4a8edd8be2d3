import type { Locale } from '#domain/locales/locale.ts'
import { postEntityTag } from '#domain/posts/entity-tags.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import { toastTrashed } from '../../post-list/restore-post.ts'
import { type FormValues, hasWords } from '../form-values.ts'

/** @param revision that the form has seen; by default the post goes to the trash in any case */
export function trashPost(id: string, revision?: number): Promise<CallResult<unknown>> {
  const headers = revision === undefined ? {} : { 'If-Match': postEntityTag({ id, revision }) }
  return call('DELETE', `/api/blogs/${id}`, undefined, headers)
}

/**
 * Moves what is typed of a new post to the trash, from where *Undo* restores it as a draft.
 * @param save saves the draft
 * @returns ok where there is nothing to move, too
 */
export async function discardNewPost(
  t: Locale['t'],
  typed: FormValues,
  save: () => Promise<CallResult<unknown>>,
  onRestored: () => unknown,
): Promise<CallResult<unknown>> {
  const done: CallResult<unknown> = { ok: true, value: undefined, headers: new Headers() }
  if (!hasWords(typed)) return done
  const last = await save()
  const result = last.ok ? await trashPost(typed.id) : last
  if (result.ok) toastTrashed(t, t('saving.discarded'), typed.id, onRestored)
  return !result.ok && result.refusal.status === 404 ? done : result
}
