import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'

const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
] as const
const JITTER = 0.2
export const MAX_RETRY_AGE_MS = 48 * HOUR_MS

/**
 * Milliseconds; undefined when there is no next attempt. Each wait varies by up to a fifth, so that mails which failed together
 * are not retried together.
 * @param retryAfterMs the least wait, up to the longest of the schedule
 */
export function waitBeforeRetry(
  earlierFailures: number,
  retryAfterMs = 0,
  random: () => number = Math.random,
): number | undefined {
  const wait = WAITS_MS[earlierFailures]
  if (wait === undefined) return undefined
  const least = Math.min(retryAfterMs, WAITS_MS.at(-1)!)
  return Math.max(least, Math.round(wait * (1 - JITTER + 2 * JITTER * random())))
}
