import type { CallResult } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import { NO_RATINGS } from '../form-values.ts'

type Body = Readonly<Record<string, unknown>>

/** By key, the last bodies that this tab sent without an answer, newest first. Also in `sessionStorage`: a reload loses answers. */
const sent = new Map<string, readonly Body[]>()
const REMEMBERED = 4
/** The number is increased whenever the shape of the bodies changes. */
const PREFIX = 'den-unanswered-1:'

/** A 412 in which the stored version is the one just sent, or one that an earlier save of this tab sent. */
export interface OwnConflict {
  readonly stored: 'this' | 'earlier'
  readonly document: Readonly<Record<string, unknown>>
}

/**
 * Sends a save, and recognizes a conflict with another save of this tab, whose answer was lost or is pending.
 * @param key of the form: the id of its post, or the creation key of a new one
 */
export async function sendSave<T>(
  key: string,
  body: Body,
  send: (body: Body) => Promise<CallResult<T>>,
): Promise<CallResult<T> | OwnConflict> {
  const recent = () => unanswered(key)
  remember(key, [body, ...recent()].slice(0, REMEMBERED))
  const result = await send(body)
  // Answered bodies are dropped: a later version that equals one of them was saved by another form.
  if (result.ok && !isReplayed(result)) remember(key, recent().slice(0, Math.max(0, recent().indexOf(body))))
  if (result.ok || result.refusal.status !== 412) return result
  const { document } = result.refusal
  if (hasFieldsOf(document.current, body)) return { stored: 'this', document }
  return isUnanswered(key, document.current, body.status) ? { stored: 'earlier', document } : result
}

/** Whether the response to a creation repeats the result of an earlier call with the same key. */
export function isReplayed({ headers }: { readonly headers: Headers }): boolean {
  return headers.get('Idempotent-Replayed') === 'true'
}

/** Whether a stored version is one that this tab sent with that status and has no answer to. */
export function isUnanswered(key: string, current: unknown, status: unknown): boolean {
  return unanswered(key).some((other) => other.status === status && hasFieldsOf(current, other))
}

/** Bodies that the server may have, because no answer came yet or it was lost. */
export function unanswered(key: string): readonly Body[] {
  const known = sent.get(key)
  if (known) return known
  const stored = read(key)
  sent.set(key, stored)
  return stored
}

function read(key: string): readonly Body[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function remember(key: string, bodies: readonly Body[]): void {
  sent.set(key, bodies)
  try {
    if (bodies.length > 0) sessionStorage.setItem(PREFIX + key, JSON.stringify(bodies))
    else sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is full or disabled: the bodies are remembered until a reload.
  }
}

/** Whether a stored version has the values of a body. */
export function hasFieldsOf(current: unknown, body: Body): boolean {
  if (typeof current !== 'object' || current === null) return false
  return Object.entries(body).every(([name, value]) => {
    const stored: unknown = current[name as keyof object]
    // A draft that a program made may have no scores, which the form shows as zeros and does not send.
    return isSame(stored, value) || (name === 'ratings' && stored === null && isSame(value, NO_RATINGS))
  })
}
