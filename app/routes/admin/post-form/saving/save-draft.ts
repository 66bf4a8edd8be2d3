import { type PostDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import type { Seen } from '../form-state.ts'
import { type FormValues, toDraft, toScheduled } from '../form-values.ts'
import type { Autosaved } from '../post-form-props.ts'
import { sendSave } from './lost-answer.ts'

export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'
export const SCHEDULED_SAVED = 'Saved. The post comes out as it is now, at its time.'

/**
 * Saves the draft of a new form.
 * @param id of the draft that this form made; null before its first answer
 * @param seen with the revision that this form saved last; 0 for none
 */
export async function saveNewDraft(
  id: string | null,
  values: FormValues,
  { revision: seen }: Pick<Seen, 'revision'>,
): Promise<CallResult<Autosaved>> {
  const result = id === null ? null : await changeDraft(id, values, seen)
  // A draft that was deleted elsewhere during editing is created again.
  return result === null || (!result.ok && result.refusal.status === 404) ? createDraft(values, seen) : result
}

/** Repeated after a lost answer, the same creation key makes no second draft. */
async function createDraft(values: FormValues, seen: number): Promise<CallResult<Autosaved>> {
  const body = { ...toDraft(values), status: 'draft' }
  const result = await call<PostDocument>('POST', '/api/blogs', body, { 'Idempotency-Key': values.creationKey }, true)
  if (!result.ok || result.headers.get('Idempotent-Replayed') !== 'true') return saved(result)
  // The draft exists since an earlier call. This form's revision of it is overwritten, and no later one.
  return changeDraft(result.value.id, values, seen || 1)
}

/**
 * Saves a draft when the page is left while another save of it is under way, which may arrive before or after this one.
 * @param id null while the draft is created
 */
export function flushDraft(id: string | null, values: FormValues, seen: number, status: 'draft' | 'scheduled'): void {
  const body = { ...(status === 'draft' ? toDraft(values) : toScheduled(values)), status }
  if (id === null) {
    const headers = { 'Idempotency-Key': values.creationKey }
    void call('POST', '/api/blogs', { ...body, revision: Math.max(seen, 1) }, headers, true)
    return
  }
  const revisions = [seen, seen + 1].map((revision) => postEntityTag({ id, revision }))
  void sendSave(id, body, (body) => call('PATCH', `/api/blogs/${id}`, body, { 'If-Match': revisions.join(', ') }, true))
}

/** Saves a draft or a scheduled post, which stays what it is: a change of a published post is refused. */
export function changeDraft(
  id: string,
  values: FormValues,
  seen: number,
  status: 'draft' | 'scheduled' = 'draft',
): Promise<CallResult<Autosaved>> {
  return patchDraft(id, { ...(status === 'draft' ? toDraft(values) : toScheduled(values)), status }, seen)
}

/** Schedules a draft with these values, or gives a scheduled post another time. */
export function scheduleDraft(
  id: string,
  values: FormValues,
  seen: number,
  publishAt: string,
): Promise<CallResult<Autosaved>> {
  return patchDraft(id, { ...toScheduled(values), status: 'scheduled', publishAt }, seen)
}

async function patchDraft(id: string, body: Record<string, unknown>, seen: number): Promise<CallResult<Autosaved>> {
  const headers = { 'If-Match': postEntityTag({ id, revision: seen }) }
  const result = await sendSave(id, body, (body) =>
    call<PostDocument>('PATCH', `/api/blogs/${id}`, body, headers, true),
  )
  if (!('stored' in result)) return saved(result)
  const revision = Number(result.document.revision)
  if (result.stored === 'earlier') return patchDraft(id, body, revision)
  return { ok: true, value: { id, seen: { revision } }, headers: new Headers() }
}

function saved(result: CallResult<PostDocument>): CallResult<Autosaved> {
  return result.ok
    ? { ...result, value: { id: result.value.id, seen: { revision: revisionIn(result.headers) } } }
    : result
}

function revisionIn(headers: Headers): number {
  return Number(/\.(\d+)[;"]/.exec(headers.get('ETag') ?? '')?.[1])
}
