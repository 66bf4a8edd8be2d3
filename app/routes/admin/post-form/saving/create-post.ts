import type { PostDocument } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import { type FormValues, toChange, toCreation } from '../form-values.ts'

/**
 * Creates the post, of a form whose sections all have a title and a text. An earlier try with the same key may have arrived, though its answer did not: then what was typed since
 * is saved over that post, and there is still one.
 */
export async function createPost(values: FormValues, creationKey: string): Promise<CallResult<PostDocument>> {
  const result = await call<PostDocument>('POST', '/api/blogs', toCreation(values), { 'Idempotency-Key': creationKey })
  if (!result.ok || result.headers.get('Idempotent-Replayed') !== 'true') return result
  const { id, path } = result.value
  return call('PATCH', `/api/blogs/${id}`, toChange({ ...values, path }, result.value), {
    'If-Match': result.headers.get('ETag')!,
  })
}
