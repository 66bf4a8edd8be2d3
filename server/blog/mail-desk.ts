import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Mail, MailStatus } from '../mail/open-mail.ts'
import { CampaignListRepository, type CampaignReport } from '../storage/campaign-list-repository.ts'
import { CampaignRepository } from '../storage/campaign-repository.ts'
import type { Connection } from '../storage/database.ts'
import { type MailboxMessage, MailboxRepository } from '../storage/mailbox-repository.ts'
import { OutboxRepository } from '../storage/outbox-repository.ts'
import { SettingsRepository } from '../storage/settings-repository.ts'

/** What the mail screen shows. */
export interface MailOverview {
  readonly status: MailStatus
  readonly campaigns: readonly CampaignReport[]
  /** Mails that were kept for lack of a server. */
  readonly mailbox: readonly Pick<MailboxMessage, 'id' | 'to' | 'subject' | 'text' | 'createdAt'>[]
  /** The server as the settings name it, its password hidden; null when they name none. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Whether the environment names one, which wins. */
  readonly isFromEnvironment: boolean
}

const CAMPAIGNS_SHOWN = 30
const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 100
/** Stands in the place of a password, and means the one that is kept when it comes back. */
const HIDDEN = '•••'

/** What administrators do about mail. */
export class MailDesk {
  readonly #database: Connection
  readonly #mail: Mail
  readonly #environment: Config['smtp']

  constructor(database: Connection, mail: Mail, environment: Config['smtp']) {
    this.#database = database
    this.#mail = mail
    this.#environment = environment
  }

  async overview(): Promise<MailOverview> {
    const [status, campaigns, mailbox, smtp] = await Promise.all([
      this.#mail.status(),
      new CampaignListRepository(this.#database).newest(CAMPAIGNS_SHOWN),
      this.#mail.mailbox(),
      this.#stored(),
    ])
    return {
      status,
      campaigns,
      mailbox: mailbox.map(({ id, to, subject, text, createdAt }) => ({ id, to, subject, text, createdAt })),
      smtp: smtp && { ...smtp, url: withoutPassword(smtp.url) },
      isFromEnvironment: Boolean(this.#environment),
    }
  }

  message(id: string): Promise<MailboxMessage | undefined> {
    return new MailboxRepository(this.#database).find(id)
  }

  /**
   * @param server null takes it away. A hidden password is the one that is kept, for the very server that it is kept for
   * @returns false when a password is hidden that belongs to another server
   */
  async saveServer(server: { url: string; from: string } | null): Promise<boolean> {
    const settings = new SettingsRepository(this.#database)
    if (!server) {
      await settings.change({}, ['smtp'])
      return true
    }
    const kept = (await this.#stored())?.url ?? ''
    const isHidden = server.url.includes(HIDDEN)
    if (isHidden && withoutPassword(kept) !== server.url) return false
    await settings.change({ smtp: { ...server, url: isHidden ? kept : server.url } }, [])
    return true
  }

  /** Sends one mail now, and gives what the server said to it. */
  async test(to: string): Promise<{ ok: boolean; reply: string }> {
    const mailer = await this.#mail.mailer()
    const check = await mailer.check()
    if (!check.ok) return check
    await this.#mail.resume()
    const outbox = new OutboxRepository(this.#database)
    const id = await outbox.enqueue({ kind: 'test', to, subscriberId: null, campaignId: null, data: {} })
    this.#mail.outbox.wake()
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(LOOK_EVERY_MS)) {
      const { state, reply } = (await outbox.stateOf(id)) ?? { state: 'cancelled', reply: null }
      if (state === 'sent') return { ok: true, reply: reply ?? check.reply }
      if (state !== 'queued' && state !== 'leased' && state !== 'handed') return { ok: false, reply: reply ?? state }
    }
    return { ok: false, reply: 'The server has said nothing yet. The mail stays in the queue.' }
  }

  resume(): Promise<void> {
    return this.#mail.resume()
  }

  cancel(campaignId: string): Promise<void> {
    return new CampaignRepository(this.#database).cancel(campaignId)
  }

  async #stored(): Promise<{ url: string; from: string } | null> {
    const { smtp } = await new SettingsRepository(this.#database).all()
    const { url, from } = (smtp ?? {}) as Record<string, unknown>
    return typeof url === 'string' && typeof from === 'string' ? { url, from } : null
  }
}

function withoutPassword(url: string): string {
  return url.replace(/^(smtps?:\/\/[^:@/]*:)[^@/]*@/, `$1${HIDDEN}@`)
}
