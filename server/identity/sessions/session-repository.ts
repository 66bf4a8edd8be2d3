import { type Selectable, sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Account } from '../account-repository.ts'
import { lacksRequiredSecondFactor } from '../second-factor/has-second-factor.ts'
import { SESSION_IDLE_S } from './cookies.ts'

const IDLE_MS = SESSION_IDLE_S * 1_000
/** After signing in, however often the session is used. */
const MAX_AGE_MS = 30 * DAY_MS
const RENEW_EVERY_MS = HOUR_MS
const USER_AGENT_MAX_LENGTH = 300

type StoredSession = Pick<
  Selectable<Tables['account_sessions']>,
  'id' | 'token_hash' | 'user_agent' | 'created_at' | 'updated_at' | 'network'
>

interface FoundAccount {
  readonly account: Account
  readonly isSecondFactorMissing: boolean
  readonly isRenewed: boolean
}

/** Sessions of accounts. Their tokens are stored as hashes only. */
export class SessionRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Stores a new session; its password counts as given now. */
  async open(
    accountId: string,
    tokenHash: string,
    userAgent: string,
    network: string | null = null,
    provider: string | null = null,
  ): Promise<void> {
    const now = this.#connection.now()
    const opened = now.toISOString()
    await this.#connection.write
      .insertInto('account_sessions')
      .values({
        id: newId('session'),
        account_id: accountId,
        token_hash: tokenHash,
        user_agent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
        created_at: opened,
        updated_at: opened,
        expires_at: after(now, IDLE_MS),
        password_at: opened,
        network,
        provider,
      })
      .execute()
  }

  /**
   * The account of a session; null for one that is unknown or has ended. Renews it at most once an hour.
   * @param network stored with a renewal, where it is known
   */
  async find(tokenHash: string, network: string | null = null): Promise<FoundAccount | null> {
    const row = await this.#connection.read
      .selectFrom('account_sessions')
      .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
      .select(['accounts.id', 'email', 'name', 'role', 'account_sessions.created_at', 'expires_at', 'provider'])
      // Part of this statement to save a query.
      .select(lacksRequiredSecondFactor(sql.ref('accounts.id')).as('lacks_second_factor'))
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (!row) return null
    const now = this.#connection.now()
    if (row.expires_at <= now.toISOString() || row.created_at <= after(now, -MAX_AGE_MS)) {
      await this.end(tokenHash)
      return null
    }
    const account = { id: row.id, email: row.email, name: row.name, role: row.role }
    // The provider decides which factors it asks for.
    const found = { account, isSecondFactorMissing: row.provider === null && Boolean(row.lacks_second_factor) }
    if (row.expires_at > after(now, IDLE_MS - RENEW_EVERY_MS)) return { ...found, isRenewed: false }
    // The session may have been ended since it was read.
    return (await this.#renew(tokenHash, now, network)) ? { ...found, isRenewed: true } : null
  }

  async end(tokenHash: string): Promise<void> {
    await this.#connection.write.deleteFrom('account_sessions').where('token_hash', '=', tokenHash).execute()
  }

  /** The sessions of an account that have not ended, the one that was used last first. */
  list(accountId: string): Promise<StoredSession[]> {
    const now = this.#connection.now()
    return this.#connection.read
      .selectFrom('account_sessions')
      .select(['id', 'token_hash', 'user_agent', 'created_at', 'updated_at', 'network'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now.toISOString())
      .where('created_at', '>', after(now, -MAX_AGE_MS))
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute()
  }

  /** Ends one session of an account. @returns the hash of its token; undefined for none of that id */
  async endById(accountId: string, id: string): Promise<string | undefined> {
    const ended = await this.#connection.write
      .deleteFrom('account_sessions')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('token_hash')
      .executeTakeFirst()
    return ended?.token_hash
  }

  /** Ends the sessions of an account but one. */
  async endOthers(accountId: string, tokenHash: string): Promise<void> {
    await this.#connection.write
      .deleteFrom('account_sessions')
      .where('account_id', '=', accountId)
      .where('token_hash', '<>', tokenHash)
      .execute()
  }

  /** Stores that the password was given in this session now. */
  async notePassword(tokenHash: string): Promise<void> {
    await this.#connection.write
      .updateTable('account_sessions')
      .set({ password_at: this.#connection.now().toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute()
  }

  /** When the password was last given in this session; null for never, and for a session that has ended. */
  async passwordAt(tokenHash: string): Promise<Date | null> {
    const row = await this.#connection.read
      .selectFrom('account_sessions')
      .select('password_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return row?.password_at ? new Date(row.password_at) : null
  }

  /** Deletes sessions that have ended. */
  async purge(): Promise<void> {
    const now = this.#connection.now()
    await this.#connection.write
      .deleteFrom('account_sessions')
      .where((row) =>
        row.or([row('expires_at', '<=', now.toISOString()), row('created_at', '<=', after(now, -MAX_AGE_MS))]),
      )
      .execute()
  }

  /** False when there is no such session. */
  async #renew(tokenHash: string, now: Date, network: string | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#connection.write
      .updateTable('account_sessions')
      .set({ expires_at: after(now, IDLE_MS), updated_at: now.toISOString(), ...(network && { network }) })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}

function after(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString()
}
