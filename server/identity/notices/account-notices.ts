import { HOUR_MS } from '#domain/durations.ts'
import {
  ACCOUNT_NOTICES,
  type AccountNotice,
  isNoticeEvent,
  NOTICES_PER_HOUR,
} from '#domain/identity/account-notices.ts'
import type { AuditNotices, AuditRecord } from '../../audit/audit-log.ts'
import { RateLimiter } from '../../concurrency/rate-limiter.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import type { OutboxClient } from '../../mail/outbox/outbox.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { networkName } from '../../network/network.ts'
import { type Account, AccountRepository } from '../account-repository.ts'

interface Parts {
  readonly database: Connection
  readonly outbox: Pick<OutboxClient, 'wake'>
  readonly timeZone: () => Promise<string>
  readonly log: Log
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
}

/** Mails administrators what happened to their accounts, as the audit log records it. Each process limits its mails by itself. */
export class AccountNotices implements AuditNotices {
  readonly #parts: Parts
  readonly #limiter: RateLimiter

  constructor(parts: Parts) {
    this.#parts = parts
    const { clock } = parts
    this.#limiter = new RateLimiter({ limit: NOTICES_PER_HOUR, windowMs: HOUR_MS, ...(clock && { clock }) })
  }

  async prepare(record: AuditRecord): Promise<((trx: Connection) => Promise<void>) | null> {
    const { what } = record
    if (!isNoticeEvent(what) || (what === 'account.signed-in' && !record.isNewDevice)) return null
    const { database, timeZone, log } = this.#parts
    const recipients = (await this.#recipients(record)).filter(({ id }) => {
      const { ok } = this.#limiter.take(`${what} ${id}`)
      if (!ok) log.warn({ event: 'notice not mailed', account: id, about: what }, 'too many notices for one account')
      return ok
    })
    if (recipients.length === 0) return null
    const { account, who, about = '', device = '', client } = record
    const { isToOthers, isAboutEntry }: AccountNotice = ACCOUNT_NOTICES[what]
    const data = {
      event: what,
      about: (isToOthers && !isAboutEntry && (account?.email ?? who.name)) || about,
      at: database.now().toISOString(),
      timeZone: await timeZone(),
      device,
      network: client ? networkName(client.address) : '',
    }
    return async (trx) => {
      const outbox = new OutboxRepository(trx)
      for (const { email } of recipients) await outbox.enqueue({ kind: 'account-notice', to: email, data })
    }
  }

  wake(): void {
    this.#parts.outbox.wake()
  }

  async #recipients({ what, account, who }: AuditRecord): Promise<readonly Account[]> {
    const holder = account?.id ?? who.accountId
    if (!isNoticeEvent(what) || holder === null) return []
    const { isToOthers }: AccountNotice = ACCOUNT_NOTICES[what]
    const accounts = await new AccountRepository(this.#parts.database).all()
    return accounts.filter(({ id, role }) => (isToOthers ? role === 'owner' && id !== holder : id === holder))
  }
}
