import type { Connection } from '../db/database.ts'

/**
 * Marks a captcha as used, for all instances; false if it was used before. Within a transaction this counts only on commit.
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

/** Deletes used captchas that have expired, and so are refused anyway; returns their number. */
export async function purgeCaptchas({ write, now }: Connection): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('captcha_used')
    .where('expires_at', '<', now().toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
