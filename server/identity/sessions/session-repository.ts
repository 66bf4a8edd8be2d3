import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import type { Account } from '../account-repository.ts'
import { SESSION_IDLE_S } from './cookies.ts'

const IDLE_MS = SESSION_IDLE_S * 1_000
/** Lifetime of a session after signing in, however often it is used. */
const LONGEST_MS = 30 * 24 * 60 * 60_000
const RENEWED_EVERY_MS = 60 * 60_000
const USER_AGENT_LENGTH = 300

/** Sessions of accounts; of their tokens, hashes only. */
export class SessionRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** A new session, in which the account's password was typed just now. */
  async open(accountId: string, tokenHash: string, userAgent: string): Promise<void> {
    const now = this.#connection.now()
    const opened = now.toISOString()
    await this.#connection.write
      .insertInto('account_sessions')
      .values({
        id: newId('session'),
        account_id: accountId,
        token_hash: tokenHash,
        user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
        created_at: opened,
        updated_at: opened,
        expires_at: after(now, IDLE_MS),
        password_at: opened,
      })
      .execute()
  }

  /** Whose session it is; null when it is unknown, or its time is over. Renews it at most once an hour. */
  async find(tokenHash: string): Promise<{ account: Account; isRenewed: boolean } | null> {
    const row = await this.#connection.read
      .selectFrom('account_sessions')
      .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
      .select(['accounts.id', 'email', 'name', 'account_sessions.created_at', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (!row) return null
    const now = this.#connection.now()
    if (row.expires_at <= now.toISOString() || row.created_at <= after(now, -LONGEST_MS)) {
      await this.end(tokenHash)
      return null
    }
    const account = { id: row.id, email: row.email, name: row.name }
    if (row.expires_at > after(now, IDLE_MS - RENEWED_EVERY_MS)) return { account, isRenewed: false }
    // The session may have been ended since it was read.
    return (await this.#renew(tokenHash, now)) ? { account, isRenewed: true } : null
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
  async purge(): Promise<void> {
    const now = this.#connection.now()
    await this.#connection.write
      .deleteFrom('account_sessions')
      .where((row) =>
        row.or([row('expires_at', '<=', now.toISOString()), row('created_at', '<=', after(now, -LONGEST_MS))]),
      )
      .execute()
  }

  /** False when there is no such session. */
  async #renew(tokenHash: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#connection.write
      .updateTable('account_sessions')
      .set({ expires_at: after(now, IDLE_MS), updated_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}

function after(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString()
}
