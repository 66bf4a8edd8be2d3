import { type PostDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { type FormValues, toDraft } from './form-values.ts'
import type { SavedDraft } from './post-form-props.ts'

export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'

/**
 * Keeps a new post as a draft. Repeated after a lost answer, the same creation key makes no second one.
 * @param seen the revision that this form saved last; 0 for none
 */
export async function createDraft(values: FormValues, seen: number): Promise<CallResult<SavedDraft>> {
  const body = { ...toDraft(values), status: 'draft' }
  const result = await call<PostDocument>('POST', '/api/blogs', body, { 'Idempotency-Key': values.creationKey })
  if (!result.ok || result.headers.get('Idempotent-Replayed') !== 'true') return saved(result)
  // An earlier try arrived: what was typed since is saved over what it made, and not over what others have saved since.
  return changeDraft(result.value.id, values, seen || 1)
}

export async function changeDraft(id: string, values: FormValues, seen: number): Promise<CallResult<SavedDraft>> {
  const headers = { 'If-Match': postEntityTag({ id, revision: seen }) }
  const body = { ...toDraft(values), status: 'draft' }
  return saved(await call<PostDocument>('PATCH', `/api/blogs/${id}`, body, headers, true))
}

function saved(result: CallResult<PostDocument>): CallResult<SavedDraft> {
  return result.ok ? { ...result, value: { id: result.value.id, revision: revisionIn(result.headers) } } : result
}

function revisionIn(headers: Headers): number {
  return Number(/\.(\d+)[;"]/.exec(headers.get('ETag') ?? '')?.[1])
}
