import { type PostDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import { type FormValues, toDraft } from '../form-values.ts'
import type { SavedDraft } from '../post-form-props.ts'

export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'

/**
 * Saves the draft of a new form.
 * @param id of the draft that this form made; null before its first answer
 * @param seen the revision that this form saved last; 0 for none
 */
export async function saveNewDraft(
  id: string | null,
  values: FormValues,
  seen: number,
): Promise<CallResult<SavedDraft>> {
  const result = id === null ? null : await changeDraft(id, values, seen)
  // A draft that was deleted elsewhere during editing is created again.
  return result === null || (!result.ok && result.refusal.status === 404) ? createDraft(values, seen) : result
}

/** Repeated after a lost answer, the same creation key makes no second draft. */
async function createDraft(values: FormValues, seen: number): Promise<CallResult<SavedDraft>> {
  const body = { ...toDraft(values), status: 'draft' }
  const result = await call<PostDocument>('POST', '/api/blogs', body, { 'Idempotency-Key': values.creationKey }, true)
  if (!result.ok || result.headers.get('Idempotent-Replayed') !== 'true') return saved(result)
  // The draft exists since an earlier call. This form's revision of it is overwritten, and no later one.
  return changeDraft(result.value.id, values, seen || 1)
}

export async function changeDraft(id: string, values: FormValues, seen: number): Promise<CallResult<SavedDraft>> {
  const headers = { 'If-Match': postEntityTag({ id, revision: seen }) }
  const body = { ...toDraft(values), status: 'draft' }
  const earlier = unanswered.get(id)
  unanswered.set(id, body)
  const result = await call<PostDocument>('PATCH', `/api/blogs/${id}`, body, headers, true)
  if (result.ok || result.refusal.status !== 0) unanswered.delete(id)
  if (result.ok || result.refusal.status !== 412) return saved(result)
  // An earlier call of this form succeeded and its answer was lost: no conflict.
  const { current, revision } = result.refusal.document
  if (says(current, body)) return { ok: true, value: { id, revision: Number(revision) }, headers: new Headers() }
  return earlier && says(current, earlier) ? changeDraft(id, values, Number(revision)) : saved(result)
}

/** Bodies of requests without an answer, by the id of the draft. */
const unanswered = new Map<string, Record<string, unknown>>()

function says(current: unknown, body: Record<string, unknown>): boolean {
  if (typeof current !== 'object' || current === null) return false
  return Object.entries(body).every(([name, value]) => isSame(current[name as keyof object], value))
}

function saved(result: CallResult<PostDocument>): CallResult<SavedDraft> {
  return result.ok ? { ...result, value: { id: result.value.id, revision: revisionIn(result.headers) } } : result
}

function revisionIn(headers: Headers): number {
  return Number(/\.(\d+)[;"]/.exec(headers.get('ETag') ?? '')?.[1])
}
