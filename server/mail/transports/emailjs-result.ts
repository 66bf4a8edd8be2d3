import { STATUS_CODES } from 'node:http'
import type { Answer } from './http-post.ts'
import type { SendResult } from './transport.ts'

/** Statuses about account, settings or provider, which concern every mail. */
const NOT_SERVED = new Set([401, 403, 404, 412])
/** 408 Request Timeout, 425 Too Early, 429 Too Many Requests: a later attempt may succeed. */
const RETRYABLE = new Set([408, 425, 429])

export function replyOf({ status, text }: Answer): string {
  return `${status} ${text || (STATUS_CODES[status] ?? '')}`.trim()
}

export function resultOfAnswer(answer: Answer, now: () => number = Date.now): SendResult {
  const { status } = answer
  const reply = replyOf(answer)
  if (status === 200) return { kind: 'accepted', reply }
  // EmailJS has no other status of success.
  if (status > 200 && status < 300) return { kind: 'uncertain', reply }
  if (RETRYABLE.has(status) || status >= 500) {
    const waitMs = retryAfterMs(answer.retryAfter, now)
    return { kind: 'retry', reply, isConnection: true, ...(waitMs !== undefined && { waitMs }) }
  }
  // Not an answer of EmailJS, such as a redirect, which is not followed.
  if (status < 400) return { kind: 'transport-fault', reply, mayBeMessage: false }
  return { kind: 'transport-fault', reply, mayBeMessage: !NOT_SERVED.has(status) }
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
function retryAfterMs(retryAfter: string | undefined, now: () => number): number | undefined {
  if (retryAfter === undefined) return undefined
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now()
  return waitMs > 0 ? waitMs : undefined
}
