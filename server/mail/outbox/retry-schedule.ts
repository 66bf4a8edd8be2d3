const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
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
/** Milliseconds after its first try from which the next failure of a mail is its last. */
export const GIVE_UP_MS = 48 * HOUR_MS

/**
 * Milliseconds until the next attempt after `failedAttempts` of them; undefined when it is given up. Each wait varies by
 * up to a fifth, so that mails which failed together do not come back together.
 * @param askedForMs of the server's `Retry-After`; it counts up to the longest wait there is
 */
export function waitBeforeRetry(
  failedAttempts: number,
  askedForMs = 0,
  random: () => number = Math.random,
): number | undefined {
  const wait = WAITS_MS[failedAttempts]
  if (wait === undefined) return undefined
  const least = Math.min(askedForMs, WAITS_MS.at(-1)!)
  return Math.max(least, Math.round(wait * (1 - JITTER + 2 * JITTER * random())))
}
