import type { CallResult } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'

/** Bodies that this tab sent last, by the id of the post. */
const sent = new Map<string, readonly Record<string, unknown>[]>()
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
  body: Record<string, unknown>,
  send: (body: Record<string, unknown>) => Promise<CallResult<T>>,
): Promise<CallResult<T> | OwnConflict> {
  sent.set(id, [body, ...(sent.get(id) ?? [])].slice(0, REMEMBERED))
  const result = await send(body)
  if (result.ok || result.refusal.status !== 412) return result
  const { document } = result.refusal
  if (holds(document.current, body)) return { stored: 'this', document }
  return sent.get(id)!.some((other) => holds(document.current, other)) ? { stored: 'earlier', document } : result
}

function holds(current: unknown, body: Record<string, unknown>): boolean {
  if (typeof current !== 'object' || current === null) return false
  return Object.entries(body).every(([name, value]) => isSame(current[name as keyof object], value))
}
