import { type PostDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { type FormValues, toDraft } from './form-values.ts'
import type { SavedDraft } from './post-form-props.ts'

export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'

/** Keeps a new post as a draft. Repeated after a lost answer, the same creation key makes no second one. */
export async function createDraft(values: FormValues): Promise<CallResult<SavedDraft>> {
  const body = { ...toDraft(values), status: 'draft' }
  const result = await call<PostDocument>('POST', '/api/blogs', body, { 'Idempotency-Key': values.creationKey })
  if (!result.ok || result.headers.get('Idempotent-Replayed') !== 'true') return saved(result)
  // An earlier try arrived, though its answer did not: what was typed since is saved over that draft.
  return changeDraft(result.value.id, values, revisionIn(result.headers))
}

export async function changeDraft(id: string, values: FormValues, seen: number): Promise<CallResult<SavedDraft>> {
  const headers = { 'If-Match': postEntityTag({ id, revision: seen }) }
  return saved(await call<PostDocument>('PATCH', `/api/blogs/${id}`, toDraft(values), headers, true))
}

function saved(result: CallResult<PostDocument>): CallResult<SavedDraft> {
  return result.ok ? { ...result, value: { id: result.value.id, revision: revisionIn(result.headers) } } : result
}

function revisionIn(headers: Headers): number {
  return Number(/\.(\d+)[;"]/.exec(headers.get('ETag') ?? '')?.[1])
}
