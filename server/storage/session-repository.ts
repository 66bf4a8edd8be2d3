import type { Connection } from './database.ts'

/** Ends sessions. better-auth makes, finds and renews them. */
export class SessionRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async end(tokenHash: string): Promise<void> {
    await this.#connection.write.deleteFrom('account_sessions').where('token_hash', '=', tokenHash).execute()
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
