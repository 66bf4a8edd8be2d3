import { MINUTE_MS } from '#domain/durations.ts'
import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import type { Log } from '../log/log.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import { OutboxRepository } from '../mail/outbox/outbox-repository.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { type Account, AccountRepository } from './account-repository.ts'
import { isSession } from './sessions/session-repository.ts'
import type { FoundSession } from './sessions/sessions.ts'

const LINK_LIFETIME_MS = 30 * MINUTE_MS

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

/** Changes the address of an account after a confirmation by mail. Notifies the old address of the request and of the change. */
export class AddressChanges {
  readonly #parts: Parts

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
    const token = newToken()
    // After the #, a browser does not send it: it appears in no log and no referrer.
    const confirmAddressUrl = `${siteUrl}/admin/confirm-address#${new URLSearchParams({ t: token, e: email })}`
    const expiresAt = new Date(database.now().getTime() + LINK_LIFETIME_MS)
    const refused = await lockedTransaction(database, 'identity', async (trx) => {
      if (!(await isSession(trx, id, viewer.id))) return 'signed-out'
      if (!(await keepAddressChange(trx, viewer.id, email, tokenHash(token), expiresAt))) return 'email-taken'
      const mail = { kind: 'address-change', to: email } as const
      const outbox = new OutboxRepository(trx)
      await outbox.enqueue({ ...mail, data: { confirmAddressUrl } })
      await outbox.enqueue({ ...mail, kind: 'address-change-notice', to: viewer.email, data: { newAddress: email } })
      return null
    })
    if (refused === 'signed-out') return null
    if (refused) return { ok: false, problem: refused, detail: `${email} is the address of an administrator already` }
    outbox.wake()
    log.info({ event: 'address change requested', account: viewer.id }, 'a new address is to be confirmed')
    return { ok: true, email }
  }

  /** Changes the address by the token of a link and notifies the old address. Null for an invalid link. */
  async confirm(token: string): Promise<Applied | null> {
    const { database, outbox, log } = this.#parts
    const applied = await lockedTransaction(database, 'identity', async (trx) => {
      const applied = await applyAddressChange(trx, tokenHash(token))
      if (!applied) return null
      const mail = { kind: 'address-changed', to: applied.account.email } as const
      await new OutboxRepository(trx).enqueue({ ...mail, data: { newAddress: applied.email } })
      return applied
    })
    if (!applied) return null
    outbox.wake()
    log.info({ event: 'address changed', account: applied.account.id }, 'an administrator has another address')
    return applied
  }
}

/**
 * Call it in the transaction of the mail that holds the link, which holds the row lock `identity`.
 * @returns false if another account has the address
 */
export async function keepAddressChange(
  trx: Connection,
  accountId: string,
  email: string,
  tokenHash: string,
  expiresAt: Date,
): Promise<boolean> {
  if (await new AccountRepository(trx).findByEmail(email)) return false
  await trx.write.deleteFrom('address_changes').where('account_id', '=', accountId).execute()
  const row = { token_hash: tokenHash, account_id: accountId, email, expires_at: expiresAt.toISOString() }
  await trx.write.insertInto('address_changes').values(row).execute()
  return true
}

/** Uses a link and changes the address. Null if the link is invalid or another account has the address. */
async function applyAddressChange(trx: Connection, tokenHash: string): Promise<Applied | null> {
  const row = await trx.read
    .selectFrom('address_changes')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['accounts.id', 'accounts.email', 'name', 'role', 'address_changes.email as next'])
    .where('address_changes.token_hash', '=', tokenHash)
    .where('expires_at', '>', trx.now().toISOString())
    .executeTakeFirst()
  if (!row) return null
  const { next, ...account } = row
  return (await new AccountRepository(trx).changeEmail(account.id, next)) ? { account, email: next } : null
}
