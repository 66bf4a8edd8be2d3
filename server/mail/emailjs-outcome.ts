import { STATUS_CODES } from 'node:http'
import type { Answer } from './handed-over-post.ts'
import type { SendOutcome } from './mailer.ts'

/** Statuses that name the account, its settings or the provider behind it, and concern every mail. */
const NOT_SERVED = new Set([401, 403, 404, 412])
/** Too slow, too many. */
const LATER = new Set([408, 425, 429])

/** The service's own words, behind its status. */
export function wordsOf({ status, text }: Answer): string {
  return `${status} ${text || (STATUS_CODES[status] ?? '')}`.trim()
}

/** Reads an answer by its status alone: 200 is success, as it is to the service's own library. */
export function outcomeOfAnswer(answer: Answer, now: () => number = Date.now): SendOutcome {
  const { status } = answer
  const reply = wordsOf(answer)
  if (status === 200) return { kind: 'accepted', reply }
  // It was taken, for whatever that means here.
  if (status > 200 && status < 300) return { kind: 'uncertain', reply }
  if (LATER.has(status) || status >= 500) {
    const waitMs = waitAskedFor(answer.retryAfter, now)
    return { kind: 'retry', reply, isConnection: true, ...(waitMs !== undefined && { waitMs }) }
  }
  // Somebody else answers there: nothing of ours is followed to another address.
  if (status < 400) return { kind: 'transport-fault', reply, mayBeMessage: false }
  return { kind: 'transport-fault', reply, mayBeMessage: !NOT_SERVED.has(status) }
}

/** Seconds, or an instant. */
function waitAskedFor(retryAfter: string | undefined, now: () => number): number | undefined {
  if (retryAfter === undefined) return undefined
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now()
  return waitMs > 0 ? waitMs : undefined
}
