import type { Connection } from '../../db/database.ts'

/** Ends sessions, and notes when one proved its password. better-auth makes, finds and renews them. */
export class SessionRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async end(tokenHash: string): Promise<void> {
    await this.#connection.write.deleteFrom('account_sessions').where('token_hash', '=', tokenHash).execute()
  }

  /** The account's password was typed in this session just now. */
  async notePassword(tokenHash: string): Promise<void> {
    await this.#connection.write
      .updateTable('account_sessions')
      .set({ password_at: this.#connection.now().toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute()
  }

  /** When that was last; null for never, and for a session that is gone. */
  async passwordAt(tokenHash: string): Promise<Date | null> {
    const row = await this.#connection.read
      .selectFrom('account_sessions')
      .select('password_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return row?.password_at ? new Date(row.password_at) : null
  }

  /** Forgets sessions whose time is over. */
  async purge(madeBefore: Date): Promise<void> {
    await this.#connection.write
      .deleteFrom('account_sessions')
      .where((row) =>
        row.or([
          row('expires_at', '<=', this.#connection.now().toISOString()),
          row('created_at', '<=', madeBefore.toISOString()),
        ]),
      )
      .execute()
  }
}
