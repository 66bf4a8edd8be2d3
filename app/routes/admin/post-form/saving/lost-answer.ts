import type { CallResult } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'

/** Bodies of saves without an answer, by the id of the post. */
const unanswered = new Map<string, Record<string, unknown>>()

/** A 412 where the stored version is the one that was just sent, or that an earlier save of this tab sent. */
interface OwnConflict {
  readonly stored: 'this' | 'earlier'
  /** The problem document. */
  readonly document: Readonly<Record<string, unknown>>
}

/**
 * Sends a save, and recognizes a conflict with an earlier one of this tab that succeeded although its answer was lost.
 * @param id of the post
 */
export async function sendSave<T>(
  id: string,
  body: Record<string, unknown>,
  send: (body: Record<string, unknown>) => Promise<CallResult<T>>,
): Promise<CallResult<T> | OwnConflict> {
  const earlier = unanswered.get(id)
  unanswered.set(id, body)
  const result = await send(body)
  if (result.ok || result.refusal.status !== 0) unanswered.delete(id)
  if (result.ok || result.refusal.status !== 412) return result
  const { document } = result.refusal
  if (holds(document.current, body)) return { stored: 'this', document }
  return earlier && holds(document.current, earlier) ? { stored: 'earlier', document } : result
}

function holds(current: unknown, body: Record<string, unknown>): boolean {
  if (typeof current !== 'object' || current === null) return false
  return Object.entries(body).every(([name, value]) => isSame(current[name as keyof object], value))
}
