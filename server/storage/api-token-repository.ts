import type { Account } from './account-repository.ts'
import type { Connection } from './database.ts'
import { newTokenId } from './id.ts'

export interface ApiToken {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly createdAt: string
  /** To the minute; null when it never was. */
  readonly lastUsedAt: string | null
}

const USE_IS_NOTED_EVERY_MS = 60_000

/** Tokens of programs; hashes only. */
export class ApiTokenRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async insert(accountId: string, name: string, tokenHash: string): Promise<string> {
    const id = newTokenId()
    const created_at = this.#connection.now().toISOString()
    await this.#connection.write
      .insertInto('api_tokens')
      .values({ id, account_id: accountId, name, token_hash: tokenHash, created_at, last_used_at: null })
      .execute()
    return id
  }

  async all(): Promise<ApiToken[]> {
    const rows = await this.#connection.read
      .selectFrom('api_tokens')
      .innerJoin('accounts', 'accounts.id', 'api_tokens.account_id')
      .select(['api_tokens.id', 'email', 'api_tokens.name', 'api_tokens.created_at', 'last_used_at'])
      .orderBy('api_tokens.created_at')
      .orderBy('api_tokens.id')
      .execute()
    return rows.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }))
  }

  /** False when there is none of that id. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('api_tokens')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Whose token it is. Its use is noted, at most once a minute. */
  async use(tokenHash: string): Promise<Account | null> {
    const row = await this.#connection.read
      .selectFrom('api_tokens')
      .innerJoin('accounts', 'accounts.id', 'api_tokens.account_id')
      .select(['accounts.id', 'email', 'accounts.name', 'api_tokens.id as token_id', 'last_used_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (!row) return null
    const now = this.#connection.now()
    const isNoted = row.last_used_at !== null && now.getTime() - Date.parse(row.last_used_at) < USE_IS_NOTED_EVERY_MS
    if (!isNoted)
      await this.#connection.write
        .updateTable('api_tokens')
        .set({ last_used_at: now.toISOString() })
        .where('id', '=', row.token_id)
        .execute()
    return { id: row.id, email: row.email, name: row.name }
  }
}
