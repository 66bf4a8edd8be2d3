import type { CallResult } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import { NO_RATINGS } from '../form-values.ts'

type Body = Readonly<Record<string, unknown>>

/** By the id of the post, the last bodies that this tab sent without an answer, newest first. */
const sent = new Map<string, readonly Body[]>()
const REMEMBERED = 4

/** A 412 where the stored version is the one that was just sent, or that an earlier save of this tab sent. */
interface OwnConflict {
  readonly stored: 'this' | 'earlier'
  /** The problem document. */
  readonly document: Readonly<Record<string, unknown>>
}

/**
 * Sends a save, and recognizes a conflict with another one of this tab, whose answer was lost or is still to come.
 * @param id of the post
 */
export async function sendSave<T>(
  id: string,
  body: Body,
  send: (body: Body) => Promise<CallResult<T>>,
): Promise<CallResult<T> | OwnConflict> {
  const recent = () => unanswered(id)
  sent.set(id, [body, ...recent()].slice(0, REMEMBERED))
  const result = await send(body)
  // Answered bodies are dropped: a later version that equals one of them was saved by another form.
  if (result.ok) sent.set(id, recent().slice(0, Math.max(0, recent().indexOf(body))))
  if (result.ok || result.refusal.status !== 412) return result
  const { document } = result.refusal
  if (hasFieldsOf(document.current, body)) return { stored: 'this', document }
  const isOwn = recent().some((other) => other.status === body.status && hasFieldsOf(document.current, other))
  return isOwn ? { stored: 'earlier', document } : result
}

/** Bodies of a post that the server may have, because no answer came yet or it was lost. */
export function unanswered(id: string): readonly Body[] {
  return sent.get(id) ?? []
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
