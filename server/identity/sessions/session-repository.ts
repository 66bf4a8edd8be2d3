import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { Connection } from '../../db/database.ts'
import { storageProblem } from '../../db/health/storage-error.ts'
import { newId } from '../../db/id.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { Tables } from '../../db/tables.ts'
import type { Account } from '../account-repository.ts'
import { lacksRequiredSecondFactor } from '../second-factor/has-second-factor.ts'
import { SESSION_IDLE_S } from './cookies.ts'

const IDLE_MS = SESSION_IDLE_S * 1_000
/** Lifetime after the sign-in, however often the session is used. */
const MAX_AGE_MS = 30 * DAY_MS
const RENEW_EVERY_MS = HOUR_MS
const USER_AGENT_MAX_LENGTH = 300

/** How long a replaced token is accepted, for requests under way. */
const REPLACED_MS = 10_000

type StoredSession = Pick<
  Selectable<Tables['account_sessions']>,
  'id' | 'token_hash' | 'replaced_hash' | 'user_agent' | 'created_at' | 'updated_at' | 'network'
>

interface FoundAccount {
  readonly sessionId: string
  readonly account: Account
  readonly isSecondFactorMissing: boolean
  readonly isRenewed: boolean
}

export class SessionRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Waits for a change of the account under way, which would not end a session that is stored meanwhile. */
  async open(
    accountId: string,
    tokenHash: string,
    userAgent: string,
    network: string | null = null,
    provider: string | null = null,
    idTokenHash: string | null = null,
  ): Promise<void> {
    const now = this.#connection.now()
    const opened = now.toISOString()
    const row = {
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
      id_token_hash: idTokenHash,
    }
    await lockedTransaction(this.#connection, 'identity', async ({ write }) => {
      await write.insertInto('account_sessions').values(row).execute()
    })
  }

  /** Null for a session that is unknown or has ended. Renews it at most once an hour, and stores `network` with that. */
  async find(tokenHash: string, network: string | null = null): Promise<FoundAccount | null> {
    const row = await this.#connection.read
      .selectFrom('account_sessions')
      .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
      .select(['accounts.id', 'email', 'name', 'role', 'expires_at', 'provider', 'token_hash'])
      .select(['account_sessions.id as session_id', 'account_sessions.created_at'])
      // Part of this statement to save a query.
      .select(lacksRequiredSecondFactor(sql.ref('accounts.id')).as('lacks_second_factor'))
      .where(this.#hasToken(tokenHash))
      .executeTakeFirst()
    if (!row) return null
    const now = this.#connection.now()
    if (row.expires_at <= now.toISOString() || row.created_at <= after(now, -MAX_AGE_MS)) {
      await this.end(tokenHash).catch(unlessUnwritable)
      return null
    }
    const account = { id: row.id, email: row.email, name: row.name, role: row.role }
    // The provider decides which factors it asks for.
    const isSecondFactorMissing = row.provider === null && Boolean(row.lacks_second_factor)
    const found = { sessionId: row.session_id, account, isSecondFactorMissing }
    const isDue = row.expires_at <= after(now, IDLE_MS - RENEW_EVERY_MS)
    // A replaced token is not renewed: the browser would store it in place of the new one.
    if (!isDue || row.token_hash !== tokenHash) return { ...found, isRenewed: false }
    const isThere = await this.#renew(tokenHash, now, network).catch(unlessUnwritable)
    if (isThere === undefined) return { ...found, isRenewed: false }
    // The session may have been ended since it was read.
    return isThere ? { ...found, isRenewed: true } : null
  }

  async end(tokenHash: string): Promise<void> {
    await this.#connection.write.deleteFrom('account_sessions').where(this.#hasToken(tokenHash)).execute()
  }

  list(accountId: string): Promise<StoredSession[]> {
    const now = this.#connection.now()
    return this.#connection.read
      .selectFrom('account_sessions')
      .select(['id', 'token_hash', 'replaced_hash', 'user_agent', 'created_at', 'updated_at', 'network'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now.toISOString())
      .where('created_at', '>', after(now, -MAX_AGE_MS))
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute()
  }

  /** Ends one session of an account. @returns the hashes of its tokens; undefined for an unknown id */
  async endById(accountId: string, id: string): Promise<string[] | undefined> {
    const ended = await this.#connection.write
      .deleteFrom('account_sessions')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning(['token_hash', 'replaced_hash'])
      .executeTakeFirst()
    return ended && [ended.token_hash, ended.replaced_hash]
  }

  /** Ends the session that an ID token opened. @returns the account that held it; undefined for none */
  async endByIdToken(idTokenHash: string): Promise<Account | undefined> {
    const session = await this.#connection.read
      .selectFrom('account_sessions')
      .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
      .select(['account_sessions.id as session_id', 'accounts.id', 'email', 'name', 'role'])
      .where('id_token_hash', '=', idTokenHash)
      .executeTakeFirst()
    if (!session) return undefined
    const { session_id, ...account } = session
    return (await this.endById(account.id, session_id)) && account
  }

  async endOthers(accountId: string, tokenHash: string): Promise<void> {
    await this.#connection.write
      .deleteFrom('account_sessions')
      .where('account_id', '=', accountId)
      .where(({ not }) => not(this.#hasToken(tokenHash)))
      .execute()
  }

  /** @param isConfirmed whether all factors of the account were checked. @returns false when the session has ended */
  async replaceToken(id: string, tokenHash: string, isConfirmed: boolean): Promise<boolean> {
    const now = this.#connection.now().toISOString()
    const { numUpdatedRows } = await this.#connection.write
      .updateTable('account_sessions')
      .set(({ ref }) => ({ token_hash: tokenHash, replaced_hash: ref('token_hash'), replaced_at: now }))
      .$if(isConfirmed, (sessions) => sessions.set({ password_at: now }))
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Whether a session had this token before its present one. */
  async isReplaced(tokenHash: string): Promise<boolean> {
    const { read } = this.#connection
    const sessions = read.selectFrom('account_sessions').select('id').where('replaced_hash', '=', tokenHash)
    return (await sessions.executeTakeFirst()) !== undefined
  }

  /** When the holder of this session was last authenticated; null for never, and for a token that has ended or was replaced. */
  async confirmedAt(tokenHash: string): Promise<Date | null> {
    const row = await this.#connection.read
      .selectFrom('account_sessions')
      .select('password_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return row?.password_at ? new Date(row.password_at) : null
  }

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

  #hasToken(tokenHash: string): RawBuilder<SqlBool> {
    const since = after(this.#connection.now(), -REPLACED_MS)
    return sql`(
      account_sessions.token_hash = ${tokenHash}
      or (account_sessions.replaced_hash = ${tokenHash} and account_sessions.replaced_at > ${since})
    )`
  }
}

/** Sessions go on while nothing can be written: administrators have to see why. */
function unlessUnwritable(error: unknown): undefined {
  if (!storageProblem(error)) throw error
}

/** Whether the session exists and belongs to the account. A change of its password would have ended it. */
export async function isSession({ read }: Connection, id: string, accountId: string): Promise<boolean> {
  const row = await read
    .selectFrom('account_sessions')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

function after(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString()
}
