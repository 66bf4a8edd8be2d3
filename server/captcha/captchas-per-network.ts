import { MINUTE_MS } from '#domain/durations.ts'

/** Counts captchas that are being checked or were refused. */
export const CAPTCHAS_PER_NETWORK = { limit: 20, windowMs: 10 * MINUTE_MS }
