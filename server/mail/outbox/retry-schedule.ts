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

/**
 * How long a mail waits that was tried in vain so often before; undefined when it was tried often enough. Each wait is up
 * to a fifth shorter or longer, so that mails which failed together do not come back together.
 * @param askedForMs the server wants to be left alone for so long; it counts up to the longest wait there is
 */
export function waitBeforeRetry(
  triesBefore: number,
  askedForMs = 0,
  random: () => number = Math.random,
): number | undefined {
  const wait = WAITS_MS[triesBefore]
  if (wait === undefined) return undefined
  const least = Math.min(askedForMs, WAITS_MS.at(-1)!)
  return Math.max(least, Math.round(wait * (1 - JITTER + 2 * JITTER * random())))
}
