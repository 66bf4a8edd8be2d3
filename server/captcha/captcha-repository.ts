import type { Connection } from '../db/database.ts'

/** Remembers which captchas were used up, for all instances together. */
export class CaptchaRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Uses one up; false when it was before. Within a transaction it counts only if that one commits. */
  async use(nonce: string, expiresAt: Date): Promise<boolean> {
    const row = await this.#connection.write
      .insertInto('captcha_used')
      .values({ nonce, expires_at: expiresAt.toISOString() })
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .returning('nonce')
      .executeTakeFirst()
    return row !== undefined
  }

  /** Forgets those that have expired, and so are refused anyway; gives their number. */
  async purge(): Promise<number> {
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('captcha_used')
      .where('expires_at', '<', this.#connection.now().toISOString())
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
}
