import type { Invitation } from '#domain/api/account-answers.ts'
import { DAY_MS } from '#domain/durations.ts'
import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import type { Role } from '#domain/identity/role.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import type { OutboxClient } from '../../mail/outbox/outbox.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import type { Account } from '../account-repository.ts'
import { InvitationRepository } from './invitation-repository.ts'

const LINK_LIFETIME_MS = 7 * DAY_MS

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
    return new InvitationRepository(this.#parts.database).all()
  }

  async openBy({ email: sender }: Pick<Account, 'email'>): Promise<string[]> {
    return (await this.list()).filter(({ invitedBy }) => invitedBy === sender).map(({ email }) => email)
  }

  async invite(typed: string, role: Role, by: Account): Promise<InviteResult> {
    const { database, outbox, siteUrl, log } = this.#parts
    const email = accountEmail(typed)
    const detail = accountEmailProblem(email)
    if (detail) return { ok: false, problem: 'invalid-email', detail }
    const token = newToken()
    // After the #, a browser does not send it: it appears in no log and no referrer.
    const link = `${siteUrl}/admin/invitation#${new URLSearchParams({ t: token, e: email })}`
    const expiresAt = new Date(database.now().getTime() + LINK_LIFETIME_MS)
    const kept = await database.transaction(async (trx) => {
      const repository = new InvitationRepository(trx)
      const result = await repository.keep({ email, role, tokenHash: tokenHash(token), invitedBy: by.id, expiresAt })
      if (!result.ok) return result
      const data = { inviteUrl: link, invitedBy: by.email, role }
      const mail = { kind: 'invitation', to: email, data } as const
      await repository.setMail(result.id, await new OutboxRepository(trx).enqueue(mail))
      return result
    })
    if (!kept.ok && kept.problem === 'caller-gone') return { ok: false, problem: kept.problem }
    if (!kept.ok) return { ok: false, problem: kept.problem, detail: `${email} has an account already` }
    outbox.wake()
    log.info({ event: 'invited', account: by.id, role }, 'an administrator was invited')
    return { ok: true, id: kept.id, email, link }
  }

  /** Ends an invitation, and its mail unless that was sent; false for an unknown id. */
  async withdraw(id: string, by: Account): Promise<boolean> {
    const { database, log } = this.#parts
    const isThere = await new InvitationRepository(database).withdraw(id)
    if (isThere) log.info({ event: 'invitation withdrawn', account: by.id }, 'an invitation was withdrawn')
    return isThere
  }
}
