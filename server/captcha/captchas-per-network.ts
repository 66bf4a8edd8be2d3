import { MINUTE_MS } from '#domain/durations.ts'

/** How many captchas of one network are being checked or were refused. */
export const CAPTCHAS_PER_NETWORK = { limit: 20, windowMs: 10 * MINUTE_MS }
