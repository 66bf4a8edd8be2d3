import { type PostDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { type CallResult, call, type Refusal } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import { type FormValues, toDraft, toScheduled } from '../form-values.ts'
import type { SavedDraft } from '../post-form-props.ts'

export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'
export const SCHEDULED_SAVED = 'Saved. The post comes out as it is now, at its time.'

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

/** Saves a draft, or a scheduled post, which stays what it is: a change of a published post is refused. */
export async function changeDraft(
  id: string,
  values: FormValues,
  seen: number,
  status: 'draft' | 'scheduled' = 'draft',
): Promise<CallResult<SavedDraft>> {
  const headers = { 'If-Match': postEntityTag({ id, revision: seen }) }
  const body = { ...(status === 'draft' ? toDraft(values) : toScheduled(values)), status }
  const earlier = unanswered.get(id)
  unanswered.set(id, body)
  const result = await call<PostDocument>('PATCH', `/api/blogs/${id}`, body, headers, true)
  if (result.ok || result.refusal.status !== 0) unanswered.delete(id)
  if (result.ok || result.refusal.status !== 412) return saved(result)
  // An earlier call of this form succeeded and its answer was lost: no conflict.
  const arrived = savedEarlier(id, result.refusal, body)
  if (arrived) return arrived
  const { current, revision } = result.refusal.document
  return earlier && says(current, earlier) ? changeDraft(id, values, Number(revision), status) : saved(result)
}

/** Schedules a draft with these values, or gives a scheduled post another time. */
export async function scheduleDraft(
  { id, revision }: SavedDraft,
  values: FormValues,
  publishAt: string,
): Promise<CallResult<SavedDraft>> {
  const body = { ...toScheduled(values), status: 'scheduled', publishAt }
  const headers = { 'If-Match': postEntityTag({ id, revision }) }
  const result = await call<PostDocument>('PATCH', `/api/blogs/${id}`, body, headers)
  return (result.ok ? null : savedEarlier(id, result.refusal, body)) ?? saved(result)
}

/** Bodies of requests without an answer, by the id of the draft. */
const unanswered = new Map<string, Record<string, unknown>>()

/** The success of an earlier call with this body whose answer was lost; null for any other refusal. */
function savedEarlier(id: string, { status, document }: Refusal, body: Record<string, unknown>) {
  if (status !== 412 || !says(document.current, body)) return null
  return { ok: true as const, value: { id, revision: Number(document.revision) }, headers: new Headers() }
}

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
