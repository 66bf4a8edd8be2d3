import { MINUTE_MS } from '#domain/durations.ts'
import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import type { Log } from '../log/log.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import { OutboxRepository } from '../mail/outbox/outbox-repository.ts'
import type { Client } from '../network/network.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { type Account, AccountRepository } from './account-repository.ts'
import type { Administrators } from './administrators.ts'
import { BUSY } from './identity-results.ts'
import { type Passwords, PasswordsBusyError } from './passwords.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

const RESET_LINK_MINUTES = 30
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
    const hash = tokenHash(token)
    // Checked before the password is hashed, which is costly.
    const account = await accountOf(database, hash)
    if (!account) return { ok: false, problem: 'no-such-link' }
    const detail = await administrators.passwordProblem(account.email, password)
    if (detail) return { ok: false, problem: 'weak-password', detail }
    try {
      if (!(await useLink(database, hash, await passwords.hash(password))))
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
    const token = newToken()
    // After the #, a browser does not send it: it appears in no log and no referrer.
    const resetUrl = `${siteUrl}/admin/reset-password#${new URLSearchParams({ t: token, e: email })}`
    const expiresAt = new Date(database.now().getTime() + RESET_LINK_MINUTES * MINUTE_MS)
    const isQueued = await lockedTransaction(database, 'identity', async (trx) => {
      // Whoever has the old mailbox gets no link once the address was changed.
      if ((await new AccountRepository(trx).findByEmail(email))?.id !== id) return false
      await keepPasswordReset(trx, id, tokenHash(token), expiresAt)
      const mail = { kind: 'password-reset', to: email } as const
      await new OutboxRepository(trx).enqueue({ ...mail, data: { resetUrl } })
      return true
    })
    if (!isQueued) return
    outbox.wake()
    log.info({ event: 'password reset requested', account: id }, 'the link for a new password was queued')
  }
}

/**
 * Stores the hash of a single-use link. Earlier links stay valid, so that requests of strangers cannot revoke them. Call it in the
 * transaction of its mail.
 */
export async function keepPasswordReset(
  trx: Connection,
  accountId: string,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await trx.write.deleteFrom('password_resets').where('expires_at', '<=', trx.now().toISOString()).execute()
  const row = { token_hash: tokenHash, account_id: accountId, expires_at: expiresAt.toISOString() }
  await trx.write.insertInto('password_resets').values(row).execute()
}

/** The account of a link; undefined if it is unknown, used or expired. */
function accountOf({ read, now }: Connection, tokenHash: string): Promise<Account | undefined> {
  return read
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['accounts.id', 'email', 'name', 'role'])
    .where('password_resets.token_hash', '=', tokenHash)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
}

/** Uses the link and replaces the password in one transaction. False for an invalid link. */
function useLink(database: Connection, tokenHash: string, passwordHash: string): Promise<boolean> {
  return lockedTransaction(database, 'identity', async (trx) => {
    const account = await accountOf(trx, tokenHash)
    if (!account) return false
    // Also deletes all links of the account.
    await new AccountRepository(trx).replacePassword(account.id, passwordHash)
    return true
  })
}
