import type { Connection } from '../db/database.ts'

/**
 * Uses a captcha up, for all instances together; false when it was before. Within a transaction it counts only if that one commits.
 * @param nonce identifies the captcha, with its provider
 */
export async function consumeCaptcha({ write }: Connection, nonce: string, expiresAt: Date): Promise<boolean> {
  const row = await write
    .insertInto('captcha_used')
    .values({ nonce, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets those that have expired, and so are refused anyway; gives their number. */
export async function purgeCaptchas({ write, now }: Connection): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('captcha_used')
    .where('expires_at', '<', now().toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
