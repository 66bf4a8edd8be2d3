import type { Invitation } from '#domain/api/account-answers.ts'
import type { Role } from '#domain/identity/role.ts'
import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { lockedTransaction, lockRow } from '../../db/lock-row.ts'
import { mayBeStored } from '../../db/text.ts'
import { type Account, AccountRepository, insertAccount } from '../account-repository.ts'
import { endInvitations } from './end-invitations.ts'

interface NewInvitation {
  readonly email: string
  readonly role: Role
  readonly tokenHash: string
  /** Id of an account. */
  readonly invitedBy: string
  readonly expiresAt: Date
}

type Kept =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problem: 'email-taken' | 'caller-gone' }

interface Asked {
  readonly email: string
  readonly role: Role
  /** Id of an account. */
  readonly invitedBy: string
}

/** Links with which others get an account of a role, each once; hashes only. */
export class InvitationRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  all(): Promise<Invitation[]> {
    const { read, now } = this.#connection
    return read
      .selectFrom('invitations')
      .innerJoin('accounts', 'accounts.id', 'invitations.invited_by')
      .select([
        'invitations.id',
        'invitations.email',
        'invitations.role',
        'accounts.email as invitedBy',
        'invitations.created_at as createdAt',
        'expires_at as expiresAt',
      ])
      .where('expires_at', '>', now().toISOString())
      .orderBy('invitations.created_at')
      .orderBy('invitations.id')
      .execute()
  }

  /** Ends the link of an earlier invitation for the same address. Call it in the transaction of its mail. */
  async keep({ email, role, tokenHash, invitedBy, expiresAt }: NewInvitation): Promise<Kept> {
    const { write, now } = this.#connection
    await lockRow(this.#connection, 'identity')
    const accounts = await new AccountRepository(this.#connection).all()
    if (!accounts.some((account) => account.id === invitedBy && account.role === 'owner'))
      return { ok: false, problem: 'caller-gone' }
    if (accounts.some((account) => account.email === email)) return { ok: false, problem: 'email-taken' }
    const id = newId('invitation')
    await endInvitations(this.#connection, (is) =>
      is.or([is('email', '=', email), is('expires_at', '<=', now().toISOString())]),
    )
    await write
      .insertInto('invitations')
      .values({
        id,
        email,
        role,
        token_hash: tokenHash,
        invited_by: invitedBy,
        mail_id: null,
        created_at: now().toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .execute()
    return { ok: true, id }
  }

  /** Stores the mail that holds the link: it is cancelled with the invitation if it was not sent yet. */
  async setMail(id: string, mailId: string): Promise<void> {
    await this.#connection.write.updateTable('invitations').set({ mail_id: mailId }).where('id', '=', id).execute()
  }

  /** False for an unknown id. */
  async withdraw(id: string): Promise<boolean> {
    if (!mayBeStored(id)) return false
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      return (await endInvitations(trx, (is) => is('id', '=', id))) > 0
    })
  }

  /** The invitation of a link; undefined if it is unknown or expired. */
  find(tokenHash: string): Promise<Asked | undefined> {
    const { read, now } = this.#connection
    return read
      .selectFrom('invitations')
      .select(['email', 'role', 'invited_by as invitedBy'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst()
  }

  /** Consumes the link and creates the account in one transaction. Null for an invalid or expired link. */
  accept(tokenHash: string, { name, passwordHash }: { name: string; passwordHash: string }): Promise<Account | null> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      const asked = await new InvitationRepository(trx).find(tokenHash)
      if (!asked) return null
      await endInvitations(trx, (is) => is('token_hash', '=', tokenHash))
      // The account was created on the command line meanwhile.
      if (await new AccountRepository(trx).findByEmail(asked.email)) return null
      return insertAccount(trx, { email: asked.email, role: asked.role, name, passwordHash })
    })
  }
}
