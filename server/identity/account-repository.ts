import type { Role } from '#domain/identity/role.ts'
import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { endLinks } from './links/account-links.ts'

export interface Account {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly name: string
  readonly role: Role
}

export interface NewAccount {
  readonly email: string
  readonly name: string
  /** The name as printed; absent where it was not given. */
  readonly authorName?: string | undefined
  readonly role: Role
  /** Null for an account without a password, until one is set by a link. */
  readonly passwordHash: string | null
}

/** `themselves`: the account that asks. `last`: the last owner. `caller-gone`: the account that asks is no owner any more. */
type AccountRefusal = 'unknown' | 'themselves' | 'last' | 'caller-gone'
export type Removal = 'removed' | AccountRefusal
export type RoleChange = 'changed' | AccountRefusal

const BY_PASSWORD = 'credential'

export class AccountRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  all(): Promise<Account[]> {
    return this.#accounts().orderBy('created_at').orderBy('id').execute()
  }

  async isEmpty(): Promise<boolean> {
    const first = await this.#connection.read.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
    return first === undefined
  }

  find(id: string): Promise<Account | undefined> {
    return this.#accounts().where('id', '=', id).executeTakeFirst()
  }

  findByEmail(email: string): Promise<Account | undefined> {
    return this.#accounts().where('email', '=', email).executeTakeFirst()
  }

  insert(account: NewAccount): Promise<{ ok: true; account: Account } | { ok: false; problem: 'email-taken' }> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      if (await new AccountRepository(trx).findByEmail(account.email)) return { ok: false, problem: 'email-taken' }
      return { ok: true, account: await insertAccount(trx, account) }
    })
  }

  /** Inserts the first owner; null if there is an account already. Safe against concurrent calls. */
  insertFirst(account: Omit<NewAccount, 'role'>): Promise<Account | null> {
    return lockedTransaction(this.#connection, 'identity', async (trx) =>
      (await new AccountRepository(trx).isEmpty()) ? insertAccount(trx, { ...account, role: 'owner' }) : null,
    )
  }

  /**
   * Sessions and API tokens end with the account. All invitations end: the removed person may know their links from the mailbox.
   * Sign-ins through a provider create no new account for the address. An account cannot remove itself, and the last owner stays.
   * @param by the account that asks, which may have been removed meanwhile; null for the command line
   */
  remove(accountId: string, by: string | null): Promise<Removal> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      const { account, refusal } = await checked(trx, accountId, by)
      if (refusal || !account) return refusal ?? 'unknown'
      await endLinks(trx, (is) => is('purpose', '=', 'invitation'))
      // Its profile goes with it. Before the row: other transactions lock them in this order.
      await raiseContentVersion(trx)
      await trx.write.deleteFrom('accounts').where('id', '=', accountId).execute()
      await endPreviewLinks(trx, account)
      await trx.write
        .insertInto('removed_addresses')
        .values({ email: account.email, removed_at: trx.now().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return 'removed'
    })
  }

  /** Effective from the next request. When an owner loses the role all invitations end, as with a removal. */
  setRole(accountId: string, role: Role, by: string | null): Promise<RoleChange> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      const { account, refusal } = await checked(trx, accountId, by)
      if (refusal && !(refusal === 'last' && role === 'owner')) return refusal
      if (account?.role === 'owner' && role !== 'owner') await endLinks(trx, (is) => is('purpose', '=', 'invitation'))
      if (account && role === 'author') await endPreviewLinks(trx, account)
      const columns = { role, updated_at: trx.now().toISOString() }
      await trx.write.updateTable('accounts').set(columns).where('id', '=', accountId).execute()
      return 'changed'
    })
  }

  /** The name as printed, with which a new post of the account begins; empty until it is given. */
  async authorName(accountId: string): Promise<string> {
    const { read } = this.#connection
    const row = await read.selectFrom('accounts').select('author_name').where('id', '=', accountId).executeTakeFirst()
    return row?.author_name ?? ''
  }

  /** The names as printed that were given, by e-mail address. */
  async authorNames(): Promise<Map<string, string>> {
    const accounts = this.#connection.read.selectFrom('accounts').select(['email', 'author_name'])
    const rows = await accounts.where('author_name', '!=', '').execute()
    return new Map(rows.map(({ email, author_name }) => [email, author_name]))
  }

  /** Takes the author of a post as the name as printed, unless that was given before. */
  async noteAuthorName(accountId: string, name: string): Promise<void> {
    // Most publications change nothing, and need no lock.
    if ((await this.authorName(accountId)) !== '') return
    await this.#print(({ write }) =>
      write
        .updateTable('accounts')
        .set({ author_name: name })
        .where('id', '=', accountId)
        .where('author_name', '=', '')
        .executeTakeFirst(),
    )
  }

  /** The same name is printed and shown to other administrators. */
  rename(accountId: string, name: string): Promise<void> {
    return this.#print(({ write, now }) =>
      write
        .updateTable('accounts')
        .set({ name, author_name: name, updated_at: now().toISOString() })
        .where('id', '=', accountId)
        .executeTakeFirst(),
    )
  }

  /** Pages of posts show the profile of the account that has the name of their author. */
  async #print(update: (trx: Connection) => Promise<{ readonly numUpdatedRows: bigint }>): Promise<void> {
    await lockedTransaction(this.#connection, 'content', async (trx) => {
      if ((await update(trx)).numUpdatedRows > 0n) await raiseContentVersion(trx)
    })
  }

  /**
   * Also ends links for a new password or address, which may lie in the old mailbox. Preview links of drafts follow the account, with
   * which they end. @returns false when another account has the address
   */
  changeEmail(accountId: string, email: string): Promise<boolean> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      if (await new AccountRepository(trx).findByEmail(email)) return false
      await endLinks(trx, (is) => is.and([is('account_id', '=', accountId), is('purpose', '!=', 'invitation')]))
      await trx.write
        .updateTable('preview_links')
        .set({ created_by: email })
        .where('created_by', '=', (eb) => eb.selectFrom('accounts').select('email').where('id', '=', accountId))
        .execute()
      const columns = { email, updated_at: trx.now().toISOString() }
      await trx.write.updateTable('accounts').set(columns).where('id', '=', accountId).execute()
      return true
    })
  }

  /** Records that an account has signed in. @returns whether it was for the first time */
  async noteSignIn(accountId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#connection.write
      .updateTable('accounts')
      .set({ has_signed_in: 1 })
      .where('id', '=', accountId)
      .where('has_signed_in', '=', 0)
      .executeTakeFirst()
    return numUpdatedRows > 0n
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

  async passwordHashOf(email: string): Promise<string | undefined> {
    const row = await this.#connection.read
      .selectFrom('accounts')
      .innerJoin('account_credentials', 'provider_account_id', 'accounts.id')
      .select('password')
      .where('email', '=', email)
      .where('provider_id', '=', BY_PASSWORD)
      .executeTakeFirst()
    return row?.password ?? undefined
  }

  /**
   * Ends what is of the old password: sessions, links for a new password or address and, unless kept, tokens and invitations.
   * @returns false if `replaces` is not the hash of the account's password any more
   */
  replacePassword(
    accountId: string,
    passwordHash: string,
    { keepTokens, keepInvitations, replaces }: KeptWithPassword & { readonly replaces?: string | undefined } = {},
  ): Promise<boolean> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      if (replaces !== undefined && (await new AccountRepository(trx).passwordHash(accountId)) !== replaces)
        return false
      await endLinks(trx, (is) =>
        is.and([is('account_id', '=', accountId), ...(keepInvitations ? [is('purpose', '!=', 'invitation')] : [])]),
      )
      await trx.write
        .updateTable('account_credentials')
        .set({ password: passwordHash, updated_at: trx.now().toISOString() })
        .where('provider_id', '=', BY_PASSWORD)
        .where('provider_account_id', '=', accountId)
        .execute()
      await trx.write.deleteFrom('account_sessions').where('account_id', '=', accountId).execute()
      if (!keepTokens) await trx.write.deleteFrom('api_tokens').where('account_id', '=', accountId).execute()
      return true
    })
  }

  #accounts() {
    return this.#connection.read.selectFrom('accounts').select(['id', 'email', 'name', 'role'])
  }
}

export interface KeptWithPassword {
  readonly keepTokens?: boolean | undefined
  readonly keepInvitations?: boolean | undefined
}

/** An account that is to be removed or changed, and why it cannot be. Call it inside a transaction that holds the row lock `identity`. */
async function checked(
  trx: Connection,
  accountId: string,
  by: string | null,
): Promise<{ account?: Account; refusal?: AccountRefusal }> {
  const accounts = await new AccountRepository(trx).all()
  const owners = accounts.filter(({ role }) => role === 'owner')
  if (by !== null && !owners.some(({ id }) => id === by)) return { refusal: 'caller-gone' }
  if (accountId === by) return { refusal: 'themselves' }
  const account = accounts.find(({ id }) => id === accountId)
  if (!account) return { refusal: 'unknown' }
  const isLast = owners.length === 1 && account.role === 'owner'
  return { account, ...(isLast && { refusal: 'last' }) }
}

/** Ends the preview links that an account made: it may no longer read the drafts of others. */
async function endPreviewLinks({ write }: Connection, { email }: Account): Promise<void> {
  await write.deleteFrom('preview_links').where('created_by', '=', email).execute()
}

/** Call it inside a transaction that holds the row lock `identity` and found the address free. */
export async function insertAccount(
  trx: Connection,
  { email, name, authorName = '', role, passwordHash }: NewAccount,
): Promise<Account> {
  const account = { id: newId('account'), email, name, role }
  const now = trx.now().toISOString()
  const times = { created_at: now, updated_at: now }
  await trx.write.deleteFrom('removed_addresses').where('email', '=', email).execute()
  await trx.write
    .insertInto('accounts')
    .values({ ...account, author_name: authorName, email_verified: 0, ...times })
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
