import type { Connection } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type Account, AccountRepository } from '../account-repository.ts'

export interface Applied {
  /** The account before the change. */
  readonly account: Account
  readonly email: string
}

/** Unconfirmed new addresses of accounts, at most one each, with the hashes of their links. */
export class AddressChangeRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Stores a change in place of an earlier one. Call it in the transaction of its mail. False if another account has the address. */
  async keep(accountId: string, email: string, tokenHash: string, expiresAt: Date): Promise<boolean> {
    const { write } = this.#connection
    await lockRow(this.#connection, 'identity')
    if (await new AccountRepository(this.#connection).findByEmail(email)) return false
    await write.deleteFrom('address_changes').where('account_id', '=', accountId).execute()
    await write
      .insertInto('address_changes')
      .values({ token_hash: tokenHash, account_id: accountId, email, expires_at: expiresAt.toISOString() })
      .execute()
    return true
  }

  /** Uses a link and changes the address. Null if the link is invalid or another account has the address. */
  async apply(tokenHash: string): Promise<Applied | null> {
    const { read, now } = this.#connection
    await lockRow(this.#connection, 'identity')
    const row = await read
      .selectFrom('address_changes')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['accounts.id', 'accounts.email', 'name', 'role', 'address_changes.email as next'])
      .where('address_changes.token_hash', '=', tokenHash)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst()
    if (!row || !(await new AccountRepository(this.#connection).changeEmail(row.id, row.next))) return null
    return { account: { id: row.id, email: row.email, name: row.name, role: row.role }, email: row.next }
  }
}
