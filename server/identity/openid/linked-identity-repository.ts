import type { Role } from '#domain/identity/role.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { type Account, AccountRepository, insertAccount, type NewAccount } from '../account-repository.ts'
import { endLinks } from '../links/account-links.ts'

export interface ProvenPerson {
  readonly issuer: string
  readonly subject: string
  /** Verified by the provider, in lower case. */
  readonly email: string
  readonly name: string
}

export type Link = 'known' | 'linked' | 'created'

export type Admission =
  | { readonly ok: true; readonly account: Account; readonly link: Link }
  | { readonly ok: false; readonly problem: 'other-person' | 'removed' }

export class LinkedIdentityRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /**
   * Finds or creates the account of a person: the linked account, regardless of the address; else the account of the address, which is linked;
   * else a new one, with the role of an open invitation for the address, which is used up. The address of a removed account needs an
   * invitation. An account is linked to one subject of an issuer, so that an address that the provider reassigns gives no access.
   */
  admit(person: ProvenPerson): Promise<Admission> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      const identities = new LinkedIdentityRepository(trx)
      const known = await identities.#find(person)
      if (known?.account) {
        await identities.#store(person, known.account.id)
        return { ok: true, account: known.account, link: 'known' }
      }
      const accounts = new AccountRepository(trx)
      const sameAddress = await accounts.findByEmail(person.email)
      const invitedAs = sameAddress ? undefined : await invitedRole(trx, person.email)
      if (!sameAddress && !invitedAs && (known || (await wasRemoved(trx, person.email))))
        return { ok: false, problem: 'removed' }
      if (sameAddress && (await identities.isLinked(sameAddress.id, person.issuer)))
        return { ok: false, problem: 'other-person' }
      const account = sameAddress ?? (await insertAccount(trx, await newAccount(trx, person, invitedAs)))
      await identities.#store(person, account.id)
      return { ok: true, account, link: sameAddress ? 'linked' : 'created' }
    })
  }

  async accountId(person: Pick<ProvenPerson, 'issuer' | 'subject'>): Promise<string | null> {
    return (await this.#find(person))?.account?.id ?? null
  }

  /** @param issuer any, if left out */
  async isLinked(accountId: string, issuer?: string): Promise<boolean> {
    const linked = this.#connection.read
      .selectFrom('linked_identities')
      .select('subject')
      .where('account_id', '=', accountId)
    return (await (issuer ? linked.where('issuer', '=', issuer) : linked).executeTakeFirst()) !== undefined
  }

  /** Also ends the sessions that providers opened for the account. @returns how many persons were linked */
  unlink(accountId: string): Promise<number> {
    return lockedTransaction(this.#connection, 'identity', async ({ write }) => {
      const { numDeletedRows } = await write
        .deleteFrom('linked_identities')
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      await write
        .deleteFrom('account_sessions')
        .where('account_id', '=', accountId)
        .where('provider', 'is not', null)
        .execute()
      return Number(numDeletedRows)
    })
  }

  /** Marks a sign-in as answered. False if it was answered before. */
  async use(stateHash: string, expiresAt: Date): Promise<boolean> {
    const { write, now } = this.#connection
    await write.deleteFrom('openid_sign_ins').where('expires_at', '<=', now().toISOString()).execute()
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('openid_sign_ins')
      .values({ state_hash: stateHash, outcome: null, expires_at: expiresAt.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  async settle(stateHash: string, outcome: string): Promise<void> {
    await this.#connection.write
      .updateTable('openid_sign_ins')
      .set({ outcome })
      .where('state_hash', '=', stateHash)
      .execute()
  }

  /** The outcome of a sign-in, for ten minutes; null before it has one. */
  async outcome(stateHash: string): Promise<string | null> {
    const row = await this.#connection.read
      .selectFrom('openid_sign_ins')
      .select('outcome')
      .where('state_hash', '=', stateHash)
      .where('expires_at', '>', this.#connection.now().toISOString())
      .executeTakeFirst()
    return row?.outcome ?? null
  }

  async #find({
    issuer,
    subject,
  }: Pick<ProvenPerson, 'issuer' | 'subject'>): Promise<{ account: Account | null } | undefined> {
    const row = await this.#connection.read
      .selectFrom('linked_identities')
      .leftJoin('accounts', 'accounts.id', 'account_id')
      .select(['accounts.id', 'accounts.email', 'accounts.name', 'accounts.role'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
    if (!row) return undefined
    const { id, email, name, role } = row
    const isThere = id !== null && email !== null && name !== null && role !== null
    return { account: isThere ? { id, email, name, role } : null }
  }

  async #store({ issuer, subject, email }: ProvenPerson, accountId: string): Promise<void> {
    const now = this.#connection.now().toISOString()
    const changed = { account_id: accountId, email, last_used_at: now }
    await this.#connection.write
      .insertInto('linked_identities')
      .values({ issuer, subject, created_at: now, ...changed })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(changed))
      .execute()
  }
}

async function wasRemoved({ read }: Connection, email: string): Promise<boolean> {
  const removed = read.selectFrom('removed_addresses').select('email').where('email', '=', email)
  return (await removed.executeTakeFirst()) !== undefined
}

async function invitedRole({ read, now }: Connection, email: string): Promise<Role | undefined> {
  const invitation = read
    .selectFrom('account_links')
    .select('role')
    .where('purpose', '=', 'invitation')
    .where('email', '=', email)
    .where('expires_at', '>', now().toISOString())
  return (await invitation.executeTakeFirst())?.role ?? undefined
}

/** The first account of the site is an owner. Others have the role of their invitation, which is used up, or are authors. */
async function newAccount(
  trx: Connection,
  { email, name }: ProvenPerson,
  invitedAs: Role = 'author',
): Promise<NewAccount> {
  const isFirst = await new AccountRepository(trx).isEmpty()
  await endLinks(trx, (is) => is.and({ purpose: 'invitation', email }))
  return { email, name, role: isFirst ? 'owner' : invitedAs, passwordHash: null }
}
