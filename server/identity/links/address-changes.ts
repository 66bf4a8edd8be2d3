import { DAY_MS } from '#domain/durations.ts'
import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import { mailboxKey } from '#domain/subscribers/subscriber.ts'
import { RateLimiter } from '../../concurrency/rate-limiter.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { Log } from '../../log/log.ts'
import type { OutboxClient } from '../../mail/outbox/outbox.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { languageOf } from '../account-languages.ts'
import { type Account, AccountRepository } from '../account-repository.ts'
import { isSession } from '../sessions/session-repository.ts'
import type { FoundSession } from '../sessions/sessions.ts'
import { AccountLinks, endLinks } from './account-links.ts'

/** For one account: each request sends a mail to an address that the account chooses. */
const CHANGES_PER_DAY = 10
/** To one mailbox, from all accounts. */
const MAILS_PER_DAY = 3

interface Applied {
  readonly account: Account
  readonly email: string
}

interface Parts {
  readonly database: Connection
  readonly outbox: Pick<OutboxClient, 'wake'>
  /** Whether mails are sent, not stored in the mailbox, where every administrator could read the link. */
  readonly isMailed: () => Promise<boolean>
  readonly siteUrl: string
  readonly log: Log
}

export type AddressChangeRequest =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly problem: 'invalid-email' | 'email-taken'; readonly detail: string }
  | { readonly ok: false; readonly problem: 'not-mailed' }
  | { readonly ok: false; readonly problem: 'too-many-attempts'; readonly retryAfterSeconds: number }

/** Changes the address of an account after a confirmation by mail. Notifies the old address of the request and of the change. */
export class AddressChanges {
  readonly #parts: Parts
  readonly #perAccount = new RateLimiter({ limit: CHANGES_PER_DAY, windowMs: DAY_MS })
  readonly #perMailbox = new RateLimiter({ limit: MAILS_PER_DAY, windowMs: DAY_MS })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @returns null if the session has ended: a new password ends it, and changes of the address that are not confirmed */
  async request(
    { id, viewer }: Pick<FoundSession, 'id' | 'viewer'>,
    typed: string,
  ): Promise<AddressChangeRequest | null> {
    const { database, outbox, isMailed, siteUrl, log } = this.#parts
    const email = accountEmail(typed)
    const detail = accountEmailProblem(email)
    if (detail) return { ok: false, problem: 'invalid-email', detail }
    if (!(await isMailed())) return { ok: false, problem: 'not-mailed' }
    const refusal = this.#take(viewer.id, email)
    if (refusal) return { ok: false, problem: 'too-many-attempts', ...refusal }
    const refused = await lockedTransaction(database, 'identity', async (trx) => {
      if (!(await isSession(trx, id, viewer.id))) return 'signed-out'
      if (await new AccountRepository(trx).findByEmail(email)) return 'email-taken'
      await endLinks(trx, (is) => is.and({ purpose: 'address-change', account_id: viewer.id }))
      const { url } = await new AccountLinks(trx).make('address-change', { accountId: viewer.id, email }, siteUrl)
      const mail = { kind: 'address-change', to: email } as const
      const outbox = new OutboxRepository(trx)
      const language = await languageOf(trx, viewer.id)
      await outbox.enqueue({ ...mail, data: { confirmAddressUrl: url, ...(language && { language }) } })
      await outbox.enqueue({ ...mail, kind: 'address-change-notice', to: viewer.email, data: { newAddress: email } })
      return null
    })
    if (refused) {
      // No mail is sent.
      this.#perAccount.refund(viewer.id)
      this.#perMailbox.refund(mailboxKey(email))
    }
    if (refused === 'signed-out') return null
    if (refused) return { ok: false, problem: refused, detail: `${email} is the address of an administrator already` }
    outbox.wake()
    log.info({ event: 'address change requested', account: viewer.id }, 'a new address is to be confirmed')
    return { ok: true, email }
  }

  /** Counts a mail to that address; null if it may be sent. */
  #take(accountId: string, email: string): { readonly retryAfterSeconds: number } | null {
    const account = this.#perAccount.take(accountId)
    if (!account.ok) return account
    const mailbox = this.#perMailbox.take(mailboxKey(email))
    if (mailbox.ok) return null
    this.#perAccount.refund(accountId)
    return mailbox
  }

  /** Changes the address by the token of a link and notifies the old address. Null for an invalid link. */
  async confirm(token: string): Promise<Applied | null> {
    const { database, outbox, log } = this.#parts
    const applied = await lockedTransaction(database, 'identity', async (trx) => {
      const accounts = new AccountRepository(trx)
      const link = await new AccountLinks(trx).find('address-change', token)
      const account = link && (await accounts.find(link.accountId))
      if (!account || !(await accounts.changeEmail(account.id, link.email))) return null
      const mail = { kind: 'address-changed', to: account.email } as const
      const language = await languageOf(trx, account.id)
      await new OutboxRepository(trx).enqueue({
        ...mail,
        data: { newAddress: link.email, ...(language && { language }) },
      })
      return { account, email: link.email }
    })
    if (!applied) return null
    outbox.wake()
    log.info({ event: 'address changed', account: applied.account.id }, 'an administrator has another address')
    return applied
  }
}
