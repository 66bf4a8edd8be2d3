import type { Connection } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { lockRow } from '../db/lock-row.ts'
import { endInvitations } from './invitations/open-invitations.ts'

export interface Account {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly name: string
}

export interface NewAccount {
  readonly email: string
  readonly name: string
  /** Null for an account without a password, until one is set by a link. */
  readonly passwordHash: string | null
}

/** Result of removing an account. */
export type Removal = 'removed' | 'unknown' | 'themselves' | 'last' | 'caller-gone'

/** Provider id of passwords. */
const BY_PASSWORD = 'credential'

/** Accounts and their passwords. */
export class AccountRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** In the order of creation. */
  all(): Promise<Account[]> {
    return this.#connection.read
      .selectFrom('accounts')
      .select(['id', 'email', 'name'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  }

  async isEmpty(): Promise<boolean> {
    const first = await this.#connection.read.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
    return first === undefined
  }

  findByEmail(email: string): Promise<Account | undefined> {
    return this.#connection.read
      .selectFrom('accounts')
      .select(['id', 'email', 'name'])
      .where('email', '=', email)
      .executeTakeFirst()
  }

  insert(account: NewAccount): Promise<{ ok: true; account: Account } | { ok: false; problem: 'email-taken' }> {
    return this.#connection.transaction(async (trx) => {
      await lockRow(trx, 'identity')
      if (await new AccountRepository(trx).findByEmail(account.email)) return { ok: false, problem: 'email-taken' }
      return { ok: true, account: await insertAccount(trx, account) }
    })
  }

  /** Only while there is no account, safe against concurrent calls; null when there is one. */
  insertFirst(account: NewAccount): Promise<Account | null> {
    return this.#connection.transaction(async (trx) => {
      await lockRow(trx, 'identity')
      return (await new AccountRepository(trx).isEmpty()) ? insertAccount(trx, account) : null
    })
  }

  /**
   * Deletes an account with its sessions and API tokens, and ends all invitations: the removed person may know their links
   * from the mailbox. An account cannot remove itself, and the last one stays.
   * @param by the account that asks, which may have been removed meanwhile; null for the command line
   */
  remove(accountId: string, by: string | null): Promise<Removal> {
    return this.#connection.transaction(async (trx) => {
      await lockRow(trx, 'identity')
      const ids = (await new AccountRepository(trx).all()).map(({ id }) => id)
      if (by !== null && !ids.includes(by)) return 'caller-gone'
      if (accountId === by) return 'themselves'
      if (!ids.includes(accountId)) return 'unknown'
      if (ids.length === 1) return 'last'
      await endInvitations(trx)
      await trx.write.deleteFrom('accounts').where('id', '=', accountId).execute()
      return 'removed'
    })
  }

  async rename(accountId: string, name: string): Promise<void> {
    const { write, now } = this.#connection
    await write
      .updateTable('accounts')
      .set({ name, updated_at: now().toISOString() })
      .where('id', '=', accountId)
      .execute()
  }

  /** Also ends links for a new password or address, which may lie in the old mailbox. False when another account has the address. */
  changeEmail(accountId: string, email: string): Promise<boolean> {
    return this.#connection.transaction(async (trx) => {
      await lockRow(trx, 'identity')
      if (await new AccountRepository(trx).findByEmail(email)) return false
      for (const table of ['address_changes', 'password_resets'] as const)
        await trx.write.deleteFrom(table).where('account_id', '=', accountId).execute()
      const columns = { email, updated_at: trx.now().toISOString() }
      await trx.write.updateTable('accounts').set(columns).where('id', '=', accountId).execute()
      return true
    })
  }

  async passwordHash(accountId: string): Promise<string | undefined> {
    const row = await this.#connection.read
      .selectFrom('account_credentials')
      .select('password')
      .where('provider_id', '=', BY_PASSWORD)
      .where('provider_account_id', '=', accountId)
      .executeTakeFirst()
    return row?.password ?? undefined
  }

  /**
   * Replaces the password, and ends what was created under the old one: sessions, links for a new password or address, invitations,
   * and API tokens unless they are kept.
   * @param replaces the hash of the password that was checked
   * @returns false where the account has another password than `replaces` meanwhile
   */
  replacePassword(
    accountId: string,
    passwordHash: string,
    { keepTokens, replaces }: { keepTokens: boolean; replaces?: string | undefined },
  ): Promise<boolean> {
    return this.#connection.transaction(async (trx) => {
      await lockRow(trx, 'identity')
      if (replaces !== undefined && (await new AccountRepository(trx).passwordHash(accountId)) !== replaces)
        return false
      await endInvitations(trx, (is) => is('invited_by', '=', accountId))
      await trx.write
        .updateTable('account_credentials')
        .set({ password: passwordHash, updated_at: trx.now().toISOString() })
        .where('provider_id', '=', BY_PASSWORD)
        .where('provider_account_id', '=', accountId)
        .execute()
      for (const table of ['account_sessions', 'password_resets', 'address_changes'] as const)
        await trx.write.deleteFrom(table).where('account_id', '=', accountId).execute()
      if (!keepTokens) await trx.write.deleteFrom('api_tokens').where('account_id', '=', accountId).execute()
      return true
    })
  }
}

/** Call it inside a transaction that holds the row lock `identity` and found the address free. */
export async function insertAccount(trx: Connection, { email, name, passwordHash }: NewAccount): Promise<Account> {
  const account = { id: newId('account'), email, name }
  const now = trx.now().toISOString()
  const times = { created_at: now, updated_at: now }
  await trx.write
    .insertInto('accounts')
    .values({ ...account, email_verified: 0, ...times })
    .execute()
  await trx.write
    .insertInto('account_credentials')
    .values({
      id: newId('account'),
      account_id: account.id,
      provider_id: BY_PASSWORD,
      provider_account_id: account.id,
      password: passwordHash,
      ...times,
    })
    .execute()
  return account
}
