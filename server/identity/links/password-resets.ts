import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { Log } from '../../log/log.ts'
import type { OutboxClient } from '../../mail/outbox/outbox.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import type { Client } from '../../network/network.ts'
import { type Account, AccountRepository } from '../account-repository.ts'
import type { Administrators } from '../administrators.ts'
import { BUSY } from '../identity-results.ts'
import { type Passwords, PasswordsBusyError } from '../passwords.ts'
import type { SignInThrottle } from '../sign-in-throttle.ts'
import { AccountLinks } from './account-links.ts'

/** Minimum delay of the mail after the answer, in milliseconds. */
const SENT_AFTER_MS = 100

interface Parts {
  readonly database: Connection
  readonly administrators: Administrators
  readonly passwords: Passwords
  readonly throttle: SignInThrottle
  readonly outbox: Pick<OutboxClient, 'wake'>
  /** Whether mails are sent, not stored in the mailbox, where every administrator could read the link. */
  readonly isMailed: () => Promise<boolean>
  readonly siteUrl: string
  readonly log: Log
}

type RequestResult =
  /** The same for known and unknown addresses. */
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'not-mailed' }
  | { readonly ok: false; readonly problem: 'too-many-attempts'; readonly retryAfterSeconds: number }

type ResetResult =
  | { readonly ok: true; readonly account: Account }
  | { readonly ok: false; readonly problem: 'no-such-link' }
  | { readonly ok: false; readonly problem: 'weak-password'; readonly detail: string }
  | typeof BUSY

export class PasswordResets {
  readonly #parts: Parts
  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Queues the mail after the answer, so that the response time does not reveal whether the account exists. */
  async request(typed: string, client: Client): Promise<RequestResult> {
    const { database, isMailed, throttle, log } = this.#parts
    if (!(await isMailed())) return { ok: false, problem: 'not-mailed' }
    const email = accountEmail(typed)
    const reservation = await throttle.reservePasswordReset(email, client.address)
    if (!reservation.ok) return { ...reservation, problem: 'too-many-attempts' }
    // A text that is no address may hold a NUL, on which PostgreSQL fails.
    const account = accountEmailProblem(email) ? undefined : await new AccountRepository(database).findByEmail(email)
    if (account && reservation.isMailed)
      setTimeout(
        () => {
          this.#send(account).catch((error) =>
            log.error({ err: error }, 'the link for a new password could not be queued'),
          )
        },
        SENT_AFTER_MS + Math.random() * SENT_AFTER_MS,
      )
    return { ok: true }
  }

  async reset(token: string, password: string): Promise<ResetResult> {
    const { administrators, database, passwords, throttle, log } = this.#parts
    // Checked before the password is hashed, which is costly.
    const account = await accountOf(database, token)
    if (!account) return { ok: false, problem: 'no-such-link' }
    const detail = await administrators.passwordProblem(account.email, password)
    if (detail) return { ok: false, problem: 'weak-password', detail }
    try {
      if (!(await useLink(database, token, await passwords.hash(password))))
        return { ok: false, problem: 'no-such-link' }
    } catch (error) {
      if (error instanceof PasswordsBusyError) return BUSY
      throw error
    }
    await throttle.forgetAccount(account.email)
    log.info({ event: 'password reset', account: account.id }, 'a password was set anew by a link')
    return { ok: true, account }
  }

  async #send({ id, email }: Account): Promise<void> {
    const { database, outbox, siteUrl, log } = this.#parts
    const isQueued = await lockedTransaction(database, 'identity', async (trx) => {
      // The account may have another address by now: a link to the former one would let its mailbox set the password.
      if ((await new AccountRepository(trx).findByEmail(email))?.id !== id) return false
      // Earlier links stay valid, so that requests of strangers cannot revoke them.
      const { url } = await new AccountLinks(trx).make('password-reset', { accountId: id, email }, siteUrl)
      const mail = { kind: 'password-reset', to: email } as const
      await new OutboxRepository(trx).enqueue({ ...mail, data: { resetUrl: url } })
      return true
    })
    if (!isQueued) return
    outbox.wake()
    log.info({ event: 'password reset requested', account: id }, 'the link for a new password was queued')
  }
}

/** The account of a link; undefined if it is unknown, used or expired. */
async function accountOf(connection: Connection, token: string): Promise<Account | undefined> {
  const link = await new AccountLinks(connection).find('password-reset', token)
  return link && new AccountRepository(connection).find(link.accountId)
}

/** Uses the link and replaces the password in one transaction. False for an invalid link. */
function useLink(database: Connection, token: string, passwordHash: string): Promise<boolean> {
  return lockedTransaction(database, 'identity', async (trx) => {
    const account = await accountOf(trx, token)
    if (!account) return false
    // Also deletes all links of the account.
    await new AccountRepository(trx).replacePassword(account.id, passwordHash)
    return true
  })
}
