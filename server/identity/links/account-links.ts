import type { Expression, ExpressionBuilder, NotNull, SqlBool } from 'kysely'
import type { Invitation } from '#domain/api/account-answers.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import type { Role } from '#domain/identity/role.ts'
import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import type { Tables } from '../../db/tables.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { newToken, tokenHash } from '../../tokens.ts'

/** The facts that a link of each purpose stores. */
interface Subjects {
  'set-up': object
  /** The account is that of the owner who invites. */
  invitation: { accountId: string; email: string; role: Role }
  'password-reset': { accountId: string; email: string }
  /** The address is the new one. */
  'address-change': { accountId: string; email: string }
}

export type LinkPurpose = keyof Subjects

/** Lifetime of all links but invitations. */
export const LINK_MINUTES = 30

const KINDS: Readonly<Record<LinkPurpose, { readonly page: string; readonly lifetimeMs: number }>> = {
  'set-up': { page: 'setup', lifetimeMs: LINK_MINUTES * MINUTE_MS },
  invitation: { page: 'invitation', lifetimeMs: 7 * DAY_MS },
  'password-reset': { page: 'reset-password', lifetimeMs: LINK_MINUTES * MINUTE_MS },
  'address-change': { page: 'confirm-address', lifetimeMs: LINK_MINUTES * MINUTE_MS },
}

/** Single-use links to accounts. Only hashes of their tokens are stored. */
export class AccountLinks {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Stores a link. Call it in the transaction of its mail, with the row lock `identity`. @returns the address, which is not stored */
  async make<P extends LinkPurpose>(
    purpose: P,
    subject: Subjects[P],
    siteUrl: string,
  ): Promise<{ id: string; url: string }> {
    const { write, now } = this.#connection
    const at = now()
    await endLinks(this.#connection, (is) =>
      is.and([is('purpose', '=', purpose), is('expires_at', '<=', at.toISOString())]),
    )
    const { page, lifetimeMs } = KINDS[purpose]
    const { accountId, email = '', role }: Partial<Subjects['invitation']> = subject
    const [id, token] = [newId('account-link'), newToken()]
    await write
      .insertInto('account_links')
      .values({
        id,
        purpose,
        token_hash: tokenHash(token),
        account_id: accountId ?? null,
        email,
        role: role ?? null,
        mail_id: null,
        created_at: at.toISOString(),
        expires_at: new Date(at.getTime() + lifetimeMs).toISOString(),
      })
      .execute()
    // After the #, a browser does not send it: it appears in no log and no referrer.
    return { id, url: `${siteUrl}/admin/${page}#${new URLSearchParams({ t: token, ...(email && { e: email }) })}` }
  }

  /** Stores the mail that holds the link: it is cancelled with the link if it was not sent yet. */
  async setMail(id: string, mailId: string): Promise<void> {
    await this.#connection.write.updateTable('account_links').set({ mail_id: mailId }).where('id', '=', id).execute()
  }

  /** The facts of a link; undefined if the token is unknown, used, expired or of another purpose. */
  async find<P extends LinkPurpose>(purpose: P, token: string): Promise<(Subjects[P] & { id: string }) | undefined> {
    const { read, now } = this.#connection
    const link = await read
      .selectFrom('account_links')
      .select(['id', 'account_id as accountId', 'email', 'role'])
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', '=', purpose as LinkPurpose)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst()
    return link as (Subjects[P] & { id: string }) | undefined
  }

  openInvitations(): Promise<Invitation[]> {
    const { read, now } = this.#connection
    return read
      .selectFrom('account_links as links')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['links.id', 'links.email', 'links.role', 'accounts.email as invitedBy'])
      .select(['links.created_at as createdAt', 'expires_at as expiresAt'])
      .$narrowType<{ role: NotNull }>()
      .where('purpose', '=', 'invitation')
      .where('expires_at', '>', now().toISOString())
      .orderBy('links.created_at')
      .orderBy('links.id')
      .execute()
  }
}

/** Deletes links, and cancels their mails that were not sent yet. Call it in a transaction with the row lock `identity`: no link is used meanwhile. */
export async function endLinks(
  trx: Connection,
  which: (is: ExpressionBuilder<Tables, 'account_links'>) => Expression<SqlBool>,
): Promise<number> {
  const ended = await trx.write.deleteFrom('account_links').where(which).returning('mail_id').execute()
  await new OutboxRepository(trx).cancel(ended.flatMap(({ mail_id }) => mail_id ?? []))
  return ended.length
}
