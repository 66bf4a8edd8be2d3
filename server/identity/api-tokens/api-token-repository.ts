import type { ApiToken } from '#domain/api/api-answers.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { isScope, type Scope } from '#domain/identity/api-token.ts'
import type { Connection } from '../../db/database.ts'
import { storageProblem } from '../../db/health/storage-error.ts'
import { newTokenId } from '../../db/id.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import type { Account } from '../account-repository.ts'
import { isSession } from '../sessions/session-repository.ts'

export interface NewApiToken {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date
}

interface Created {
  readonly id: string
  readonly token: string
}

const LAST_USE_PRECISION_MS = MINUTE_MS

export class ApiTokenRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The token is returned this once; only its hash is stored. */
  create(account: Account, details: NewApiToken): Promise<Created>
  /** @param sessionId a changed password ends the session and all tokens, even one being created; null is returned then */
  create(account: Account, details: NewApiToken, sessionId: string): Promise<Created | null>
  create(account: Account, details: NewApiToken, sessionId?: string): Promise<Created | null> {
    const token = `den_${newToken()}`
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      if (sessionId !== undefined && !(await isSession(trx, sessionId, account.id))) return null
      const id = newTokenId()
      await trx.write
        .insertInto('api_tokens')
        .values({
          id,
          account_id: account.id,
          name: details.name,
          token_hash: tokenHash(token),
          scopes: details.scopes.join(' '),
          created_at: trx.now().toISOString(),
          expires_at: details.expiresAt.toISOString(),
          last_used_at: null,
        })
        .execute()
      return { id, token }
    })
  }

  async list(accountId?: string): Promise<ApiToken[]> {
    const rows = await this.#connection.read
      .selectFrom('api_tokens')
      .innerJoin('accounts', 'accounts.id', 'api_tokens.account_id')
      .select([
        'api_tokens.id',
        'email',
        'api_tokens.name',
        'scopes',
        'api_tokens.created_at',
        'expires_at',
        'last_used_at',
      ])
      .$if(accountId !== undefined, (tokens) => tokens.where('account_id', '=', accountId!))
      .orderBy('api_tokens.created_at')
      .orderBy('api_tokens.id')
      .execute()
    return rows.map(({ scopes, created_at, expires_at, last_used_at, ...row }) => ({
      ...row,
      scopes: scopesIn(scopes),
      createdAt: created_at,
      expiresAt: expires_at,
      lastUsedAt: last_used_at,
    }))
  }

  /** False for an unknown id. */
  async revoke(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('api_tokens')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** The account and scopes of a token; null if it is unknown, revoked or expired. Stores the time of its use once a minute. */
  async use(hash: string): Promise<{ account: Account; scopes: readonly Scope[]; name: string } | null> {
    const row = await this.#connection.read
      .selectFrom('api_tokens')
      .innerJoin('accounts', 'accounts.id', 'api_tokens.account_id')
      .select([
        'accounts.id',
        'email',
        'accounts.name',
        'role',
        'api_tokens.id as token_id',
        'api_tokens.name as token_name',
        'scopes',
        'expires_at',
        'last_used_at',
      ])
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    const now = this.#connection.now()
    if (!row || (row.expires_at !== null && row.expires_at <= now.toISOString())) return null
    const isNoted = row.last_used_at !== null && now.getTime() - Date.parse(row.last_used_at) < LAST_USE_PRECISION_MS
    if (!isNoted)
      await this.#connection.write
        .updateTable('api_tokens')
        .set({ last_used_at: now.toISOString() })
        .where('id', '=', row.token_id)
        .execute()
        // Tokens go on working while nothing can be written.
        .catch((error) => {
          if (!storageProblem(error)) throw error
        })
    return {
      account: { id: row.id, email: row.email, name: row.name, role: row.role },
      scopes: scopesIn(row.scopes),
      name: row.token_name,
    }
  }
}

/** Leaves out scopes of later versions. */
function scopesIn(stored: string): Scope[] {
  return stored.split(' ').filter(isScope)
}
