import { type PostDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import { type FormValues, toChange, toCreation } from '../form-values.ts'
import { isReplayed, isUnanswered } from './lost-answer.ts'

/** Creation keys of publications that got no response. */
const unansweredKeys = new Set<string>()

/**
 * Creates the post of a form whose sections all have a title and a text. A draft with the same creation key becomes the post.
 * After a lost answer the post of the earlier call is changed to the current values.
 * @param revision of the draft that this form saved last; 0 for none
 * @returns 412 where the draft was saved or published elsewhere
 */
export async function createPost(
  values: FormValues,
  creationKey: string,
  revision = 0,
): Promise<CallResult<PostDocument>> {
  const isRetry = unansweredKeys.has(creationKey)
  unansweredKeys.add(creationKey)
  const body = { ...toCreation(values), revision: Math.max(revision, 1) }
  const result = await call<PostDocument>('POST', '/api/blogs', body, { 'Idempotency-Key': creationKey })
  if (result.ok || result.refusal.status !== 0) unansweredKeys.delete(creationKey)
  if (!result.ok && result.refusal.status === 412) {
    const { current, revision: stored } = result.refusal.document
    // The stored draft is an autosave of this tab whose answer was lost, as by a reload.
    if (isUnanswered(creationKey, current, 'draft')) return createPost(values, creationKey, Number(stored))
  }
  if (!result.ok || !isReplayed(result)) return result
  const { id, path } = result.value
  return call('PATCH', `/api/blogs/${id}`, toChange({ ...values, path }, result.value), {
    // The revision that the earlier call created, if it came from this form.
    'If-Match': postEntityTag({ id, revision: isRetry ? revision + 1 : revision }),
  })
}
