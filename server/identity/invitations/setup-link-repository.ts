import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { type Account, AccountRepository, type NewAccount } from '../account-repository.ts'

/** Single-use links that create the first administrator. Only their hashes are stored. */
export class SetupLinkRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** On PostgreSQL many servers may start at once: the link that each of them prints works until it expires. */
  keep(tokenHash: string, expiresAt: Date): Promise<boolean> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      if (!(await new AccountRepository(trx).isEmpty())) return false
      const old = trx.write.deleteFrom('setup_links')
      await (trx.engine.dialect === 'sqlite' ? old : old.where('expires_at', '<=', trx.now().toISOString())).execute()
      await trx.write
        .insertInto('setup_links')
        .values({ token_hash: tokenHash, expires_at: expiresAt.toISOString() })
        .execute()
      return true
    })
  }

  async isValid(tokenHash: string): Promise<boolean> {
    const { read, now } = this.#connection
    const link = await read
      .selectFrom('setup_links')
      .select('token_hash')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst()
    return link !== undefined
  }

  /** Consumes the link and creates the first account in one transaction; all other links end with it. Null for an invalid link. */
  claim(tokenHash: string, account: Omit<NewAccount, 'role'>): Promise<Account | null> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      if (!(await new SetupLinkRepository(trx).isValid(tokenHash))) return null
      await trx.write.deleteFrom('setup_links').execute()
      return new AccountRepository(trx).insertFirst(account)
    })
  }
}
