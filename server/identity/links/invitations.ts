import type { Invitation } from '#domain/api/account-answers.ts'
import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import type { Role } from '#domain/identity/role.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { mayBeStored } from '../../db/text.ts'
import type { Log } from '../../log/log.ts'
import type { OutboxClient } from '../../mail/outbox/outbox.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { type Account, AccountRepository } from '../account-repository.ts'
import { AccountLinks, endLinks } from './account-links.ts'

interface Parts {
  readonly database: Connection
  readonly outbox: Pick<OutboxClient, 'wake'>
  readonly siteUrl: string
  readonly log: Log
}

type InviteResult =
  /** The link is returned this once; only its hash is stored. */
  | { readonly ok: true; readonly id: string; readonly email: string; readonly link: string }
  | { readonly ok: false; readonly problem: 'invalid-email' | 'email-taken'; readonly detail: string }
  | { readonly ok: false; readonly problem: 'caller-gone' }

export class Invitations {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  list(): Promise<Invitation[]> {
    return new AccountLinks(this.#parts.database).openInvitations()
  }

  async openBy({ email: sender }: Pick<Account, 'email'>): Promise<string[]> {
    return (await this.list()).filter(({ invitedBy }) => invitedBy === sender).map(({ email }) => email)
  }

  async invite(typed: string, role: Role, by: Account): Promise<InviteResult> {
    const { database, outbox, siteUrl, log } = this.#parts
    const email = accountEmail(typed)
    const detail = accountEmailProblem(email)
    if (detail) return { ok: false, problem: 'invalid-email', detail }
    const made = await lockedTransaction(database, 'identity', async (trx) => {
      const accounts = await new AccountRepository(trx).all()
      if (!accounts.some((account) => account.id === by.id && account.role === 'owner')) return 'caller-gone'
      if (accounts.some((account) => account.email === email)) return 'email-taken'
      await endLinks(trx, (is) => is.and({ purpose: 'invitation', email }))
      const links = new AccountLinks(trx)
      const link = await links.make('invitation', { accountId: by.id, email, role }, siteUrl)
      const data = { inviteUrl: link.url, invitedBy: by.email, role }
      await links.setMail(link.id, await new OutboxRepository(trx).enqueue({ kind: 'invitation', to: email, data }))
      return link
    })
    if (made === 'caller-gone') return { ok: false, problem: made }
    if (made === 'email-taken') return { ok: false, problem: made, detail: `${email} has an account already` }
    outbox.wake()
    log.info({ event: 'invited', account: by.id, role }, 'an administrator was invited')
    return { ok: true, id: made.id, email, link: made.url }
  }

  /** Ends an invitation, and its mail unless that was sent; false for an unknown id. */
  async withdraw(id: string, by: Account): Promise<boolean> {
    const { database, log } = this.#parts
    if (!mayBeStored(id)) return false
    const isThere = await lockedTransaction(database, 'identity', async (trx) => {
      return (await endLinks(trx, (is) => is.and({ purpose: 'invitation', id }))) > 0
    })
    if (isThere) log.info({ event: 'invitation withdrawn', account: by.id }, 'an invitation was withdrawn')
    return isThere
  }
}
