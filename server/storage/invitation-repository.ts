import { type Account, AccountRepository, insertAccount } from './account-repository.ts'
import type { Connection } from './database.ts'
import { newInvitationId } from './id.ts'
import { takeIdentityTurn } from './identity-turn.ts'

export interface Invitation {
  readonly id: string
  /** Of whom it is for, in small letters. */
  readonly email: string
  /** E-mail address of the administrator who sent it. */
  readonly invitedBy: string
  readonly createdAt: string
  readonly expiresAt: string
}

export interface NewInvitation {
  readonly email: string
  readonly tokenHash: string
  /** Id of an account. */
  readonly invitedBy: string
  readonly expiresAt: Date
}

/** Links with which others become administrators, each once; hashes only. */
export class InvitationRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Those that still count, in the order in which they were sent. */
  all(): Promise<Invitation[]> {
    const { read, now } = this.#connection
    return read
      .selectFrom('invitations')
      .innerJoin('accounts', 'accounts.id', 'invitations.invited_by')
      .select([
        'invitations.id',
        'invitations.email',
        'accounts.email as invitedBy',
        'invitations.created_at as createdAt',
        'expires_at as expiresAt',
      ])
      .where('expires_at', '>', now().toISOString())
      .orderBy('invitations.created_at')
      .orderBy('invitations.id')
      .execute()
  }

  /**
   * Keeps an invitation in the place of any earlier one for the same address, whose link ends with it. Belongs into a
   * transaction, with the mail that tells of it.
   */
  async keep({
    email,
    tokenHash,
    invitedBy,
    expiresAt,
  }: NewInvitation): Promise<'kept' | 'email-taken' | 'nobody-asks'> {
    const { write, now } = this.#connection
    await takeIdentityTurn(this.#connection)
    const accounts = await new AccountRepository(this.#connection).all()
    if (!accounts.some(({ id }) => id === invitedBy)) return 'nobody-asks'
    if (accounts.some((account) => account.email === email)) return 'email-taken'
    await write
      .deleteFrom('invitations')
      .where((is) => is.or([is('email', '=', email), is('expires_at', '<=', now().toISOString())]))
      .execute()
    await write
      .insertInto('invitations')
      .values({
        id: newInvitationId(),
        email,
        token_hash: tokenHash,
        invited_by: invitedBy,
        created_at: now().toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .execute()
    return 'kept'
  }

  /** False when there is none of that id. */
  async withdraw(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('invitations')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Whom a link invites, while it counts. */
  async emailOf(tokenHash: string): Promise<string | undefined> {
    return emailOf(this.#connection, tokenHash)
  }

  /** Uses the link up and makes the account in one step, once. Null when it is none, or counts no more. */
  accept(tokenHash: string, { name, passwordHash }: { name: string; passwordHash: string }): Promise<Account | null> {
    return this.#connection.transaction(async (trx) => {
      await takeIdentityTurn(trx)
      const email = await emailOf(trx, tokenHash)
      if (email === undefined) return null
      await trx.write.deleteFrom('invitations').where('token_hash', '=', tokenHash).execute()
      // Somebody made this account on the command line meanwhile.
      if (await new AccountRepository(trx).findByEmail(email)) return null
      return insertAccount(trx, { email, name, passwordHash })
    })
  }
}

async function emailOf({ read, now }: Connection, tokenHash: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('invitations')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
  return row?.email
}
