import type { Connection } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type Account, AccountRepository } from '../account-repository.ts'

/** Single-use links with which administrators set a new password. Only their hashes are stored. */
export class PasswordResetRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Stores a link. Earlier links stay valid, so that requests of strangers cannot revoke them. Call it in the transaction of its mail. */
  async keep(accountId: string, tokenHash: string, expiresAt: Date): Promise<void> {
    const { write, now } = this.#connection
    await lockRow(this.#connection, 'identity')
    await write.deleteFrom('password_resets').where('expires_at', '<=', now().toISOString()).execute()
    await write
      .insertInto('password_resets')
      .values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt.toISOString() })
      .execute()
  }

  /** The account of a link; undefined if it is unknown, used or expired. */
  find(tokenHash: string): Promise<Account | undefined> {
    const { read, now } = this.#connection
    return read
      .selectFrom('password_resets')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['accounts.id', 'email', 'name', 'role'])
      .where('password_resets.token_hash', '=', tokenHash)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst()
  }

  /** Uses the link and replaces the password in one transaction. False for an invalid link. */
  use(tokenHash: string, passwordHash: string): Promise<boolean> {
    return this.#connection.transaction(async (trx) => {
      await lockRow(trx, 'identity')
      const account = await new PasswordResetRepository(trx).find(tokenHash)
      if (!account) return false
      // Also deletes all links of the account.
      await new AccountRepository(trx).replacePassword(account.id, passwordHash, { keepTokens: false })
      return true
    })
  }
}
