import { setTimeout as pause } from 'node:timers/promises'
import { isPasswordHidden, withoutPassword } from '#domain/smtp-password.ts'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Mail, MailStatus } from '../mail/open-mail.ts'
import { CampaignListRepository, type CampaignReport } from '../storage/campaign-list-repository.ts'
import { CampaignRepository } from '../storage/campaign-repository.ts'
import type { Connection } from '../storage/database.ts'
import type { MailCaps } from '../storage/mail-caps.ts'
import { type MailboxMessage, MailboxRepository } from '../storage/mailbox-repository.ts'
import { OutboxRepository } from '../storage/outbox-repository.ts'
import { SettingsRepository } from '../storage/settings-repository.ts'

/** What the mail screen shows. */
export interface MailOverview {
  readonly status: MailStatus
  readonly campaigns: readonly CampaignReport[]
  /** Mails that were kept for lack of a server: one page of them, and how many there are. */
  readonly mailbox: {
    readonly mails: readonly Pick<MailboxMessage, 'id' | 'to' | 'subject' | 'text' | 'createdAt'>[]
    readonly total: number
    readonly page: number
    readonly pages: number
  }
  /** The server as the settings name it, its password hidden; null when they name none. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Whether the environment names one, which wins. */
  readonly isFromEnvironment: boolean
  readonly caps: MailCaps
}

const CAMPAIGNS_SHOWN = 30
const MAILBOX_PAGE = 50
const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 100

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

  /** @param mailboxPage from 1 */
  async overview(mailboxPage = 1): Promise<MailOverview> {
    const [status, campaigns, mailbox, smtp, caps] = await Promise.all([
      this.#mail.status(),
      new CampaignListRepository(this.#database).newest(CAMPAIGNS_SHOWN),
      this.#mailboxPage(mailboxPage),
      this.#stored(),
      this.#mail.caps(),
    ])
    return {
      status,
      campaigns,
      mailbox,
      smtp: smtp && { ...smtp, url: withoutPassword(smtp.url) },
      isFromEnvironment: Boolean(this.#environment),
      caps,
    }
  }

  message(id: string): Promise<MailboxMessage | undefined> {
    return new MailboxRepository(this.#database).find(id)
  }

  /**
   * @param server null takes it away. A hidden password is the one that is kept, for the very server that it is kept for
   * @returns `password` when one is hidden that belongs to another server, `private-host` when the server stands in a network
   * where it may not
   */
  async saveServer(server: { url: string; from: string } | null): Promise<'saved' | 'password' | 'private-host'> {
    const settings = new SettingsRepository(this.#database)
    if (!server) {
      await settings.change({}, ['smtp'])
      return 'saved'
    }
    const kept = (await this.#stored())?.url ?? ''
    const isHidden = isPasswordHidden(server.url)
    if (isHidden && withoutPassword(kept) !== server.url) return 'password'
    if (!(await this.#mail.mayReach(server.url))) return 'private-host'
    await settings.change({ smtp: { ...server, url: isHidden ? kept : server.url } }, [])
    return 'saved'
  }

  /** @param change what it does not name stays as it is; null lifts a cap */
  async saveCaps(change: { readonly [K in keyof MailCaps]?: MailCaps[K] | undefined }): Promise<void> {
    await new SettingsRepository(this.#database).set('mailCaps', { ...(await this.#mail.caps()), ...change })
    // What waited for room may have it now.
    this.#mail.outbox.wake()
  }

  /** Sends one mail now, by that transport if one is named, and gives what the server said to it. */
  async test(to: string, transport?: Mailer['name']): Promise<{ ok: boolean; reply: string }> {
    const way = await this.#mail.way(transport)
    const check = await this.#mail.check(transport)
    if (!way || !check) return { ok: false, reply: `No mail goes by ${transport}.` }
    if (!check.ok) return check
    await this.#mail.resume(way.mailer.name)
    const outbox = new OutboxRepository(this.#database)
    const mail = { kind: 'test', to, subscriberId: null, campaignId: null, data: {}, way: way.name } as const
    const id = await outbox.enqueue(mail)
    this.#mail.outbox.wake()
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(LOOK_EVERY_MS)) {
      const { state, reply } = (await outbox.stateOf(id)) ?? { state: 'cancelled', reply: null }
      if (state === 'sent' || state === 'kept') return { ok: true, reply: reply ?? check.reply }
      if (state !== 'queued' && state !== 'leased' && state !== 'handed') return { ok: false, reply: reply ?? state }
    }
    return { ok: false, reply: 'The server has said nothing yet. The mail stays in the queue.' }
  }

  /**
   * Sends again by a transport that would serve us. Of one that would not it gives the words, and leaves it be.
   * @param transport undefined means all of them
   */
  async resume(transport?: Mailer['name']): Promise<{ ok: boolean; reply: string }> {
    const { ways } = await this.#mail.status()
    const names = ways.map((way) => way.transport).filter((name) => transport === undefined || name === transport)
    let refusal: { ok: boolean; reply: string } | undefined
    for (const name of names) {
      const word = await this.#mail.check(name)
      if (word?.ok) await this.#mail.resume(name)
      else refusal ??= word
    }
    return refusal ?? { ok: true, reply: '' }
  }

  /** False when there is no such announcement. */
  cancel(campaignId: string): Promise<boolean> {
    return new CampaignRepository(this.#database).cancel(campaignId)
  }

  /** The last one for any that is not there. */
  async #mailboxPage(wanted: number): Promise<MailOverview['mailbox']> {
    const mailbox = new MailboxRepository(this.#database)
    const total = await mailbox.count()
    const pages = Math.max(1, Math.ceil(total / MAILBOX_PAGE))
    const page = Math.min(wanted, pages)
    const messages = await mailbox.list((page - 1) * MAILBOX_PAGE, MAILBOX_PAGE)
    const mails = messages.map(({ id, to, subject, text, createdAt }) => ({ id, to, subject, text, createdAt }))
    return { mails, total, page, pages }
  }

  async #stored(): Promise<{ url: string; from: string } | null> {
    const { smtp } = await new SettingsRepository(this.#database).all()
    const { url, from } = (smtp ?? {}) as Record<string, unknown>
    return typeof url === 'string' && typeof from === 'string' ? { url, from } : null
  }
}
