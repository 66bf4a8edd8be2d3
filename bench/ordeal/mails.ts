import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Stack } from './stack.ts'

/** Mails that one server may be sending at a moment. */
const IN_FLIGHT = 5
/** Milliseconds. */
const DEADLINE_MS = 10 * 60_000
const POLL_MS = 500

/**
 * Waits until no mail waits, and counts what the mail server took.
 * @param wanted subscribers `s1@mail.example` and so on, who get the newsletter, and new ones, who are asked to confirm
 */
export async function deliveredMails(
  stack: Stack,
  { recipients, subscribed }: { readonly recipients: number; readonly subscribed: readonly string[] },
): Promise<{ sent: number; lost: string[]; twice: number; inFlight: number }> {
  const client = new pg.Client({ connectionString: stack.directUrl })
  await client.connect()
  const deadline = performance.now() + DEADLINE_MS
  const waiting = async () =>
    (await client.query("select 1 from deliveries where state in ('queued', 'retry', 'leased', 'handed') limit 1")).rows
      .length > 0
  while ((await waiting()) && performance.now() < deadline) await pause(POLL_MS)
  await client.end()
  const counts = new Map<string, number>()
  for (const { to } of stack.smtp.taken) counts.set(to, (counts.get(to) ?? 0) + 1)
  const newsletter = Array.from({ length: recipients }, (_, index) => `s${index + 1}@mail.example`)
  const wanted = [...newsletter, ...subscribed]
  return {
    sent: stack.smtp.taken.length,
    lost: wanted.filter((to) => !counts.has(to)),
    twice: wanted.reduce((sum, to) => sum + Math.max(0, (counts.get(to) ?? 0) - 1), 0),
    inFlight: IN_FLIGHT,
  }
}
