import type { Connection } from '../db/database.ts'

/** For all instances; false if it was used before. Counts on commit only. @param nonce names the provider as well */
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
