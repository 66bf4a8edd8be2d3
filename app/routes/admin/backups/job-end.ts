import type { JobStatus } from '#server/backup/backup-overview.ts'
import { type CallResult, call } from '../../../ui/call.ts'

const POLL_MS = 500

/** Waits for the end of a job that a call started. If the job fails, or its server stops, the result is a refusal. */
export async function jobEnd(begun: CallResult<{ id: string }>): Promise<CallResult<JobStatus>> {
  if (!begun.ok) return begun
  for (;;) {
    const found = await call<JobStatus>('GET', `/api/backup-jobs/${begun.value.id}`)
    // Without a response (status 0) the job may still be running.
    if (!found.ok && found.refusal.status !== 0) return found
    if (found.ok && found.value.state === 'done') return found
    if (found.ok && found.value.state === 'failed') return refused(found.value.problem ?? '')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function refused(detail: string): CallResult<never> {
  return { ok: false, refusal: { status: 422, detail, errors: {}, document: {} } }
}
