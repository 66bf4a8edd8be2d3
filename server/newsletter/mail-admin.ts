import { isPasswordHidden, withoutPassword } from '#domain/mail/smtp-password.ts'
import type { Announcement } from '#domain/posts/announcement.ts'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/database.ts'
import type { MailCaps } from '../mail/mail-caps.ts'
import type { Mail, MailStatus } from '../mail/open-mail.ts'
import type { NewMail } from '../mail/outbox/delivery.ts'
import { type MailboxMessage, MailboxRepository } from '../mail/outbox/mailbox-repository.ts'
import { OutboxRepository } from '../mail/outbox/outbox-repository.ts'
import type { Transport } from '../mail/transports/transport.ts'
import type { CheckResult } from '../network/check-result.ts'
import { SettingsRepository } from '../settings/settings-repository.ts'
import { activeSubscribers } from './campaigns/campaign-fan-out.ts'
import {
  announcedPost,
  type CampaignReport,
  CampaignRepository,
  mailsWholePosts,
  type PostAnnouncement,
  type PostToAnnounce,
} from './campaigns/campaign-repository.ts'

interface MailOverview {
  readonly status: MailStatus
  readonly campaigns: readonly CampaignReport[]
  /** Mails of older announcements by state; null while all are in `campaigns`. */
  readonly earlierMails: MailCounts | null
  readonly singleMails: MailCounts
  readonly mailbox: {
    readonly mails: readonly Pick<MailboxMessage, 'id' | 'to' | 'subject' | 'text' | 'createdAt'>[]
    readonly total: number
    readonly page: number
    readonly pages: number
  }
  /** The mail server of the settings, its password masked; null when they name none. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Whether the environment names a server, which takes precedence. */
  readonly isFromEnvironment: boolean
  readonly caps: MailCaps
}

type MailCounts = MailStatus['mails']

export interface AnnouncementAudience {
  readonly recipients: number
  /** Whether the mails would be kept in the mailbox, for lack of a server. */
  readonly keepsMail: boolean
}

const CAMPAIGNS_SHOWN = 30
const MAILBOX_PAGE_SIZE = 50
const TEST_RESULT_TIMEOUT_MS = 10_000

export class MailAdmin {
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
    const [status, campaigns, singleMails, mailbox, smtp, caps] = await Promise.all([
      this.#mail.status(),
      new CampaignRepository(this.#database).newest(CAMPAIGNS_SHOWN),
      new OutboxRepository(this.#database).counts(null),
      this.#mailboxPage(mailboxPage),
      this.#stored(),
      this.#mail.caps(),
    ])
    return {
      status,
      campaigns,
      earlierMails:
        campaigns.length < CAMPAIGNS_SHOWN
          ? null
          : without(status.mails, [singleMails, ...campaigns.map(({ mails }) => mails)]),
      singleMails,
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
   * @param server null removes it. A masked password stands for the stored one, if the rest of the address is unchanged;
   *   else the result is `password`
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

  /** @param change caps that it lacks stay unchanged; null removes a cap */
  async saveCaps(change: { readonly [K in keyof MailCaps]?: MailCaps[K] | undefined }): Promise<void> {
    await new SettingsRepository(this.#database).set('mailCaps', { ...(await this.#mail.caps()), ...change })
    this.#mail.outbox.wake()
  }

  async audience(): Promise<AnnouncementAudience> {
    const recipients = await activeSubscribers(this.#database)
    // The first transport sends announcements.
    const keepsMail = (await this.#mail.transport())?.transport.name === 'mailbox'
    return { recipients, keepsMail }
  }

  announcementOf(postId: string): Promise<PostAnnouncement | undefined> {
    return new CampaignRepository(this.#database).ofPost(postId)
  }

  audiencesOf(postIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new CampaignRepository(this.#database).audiencesOf(postIds)
  }

  async testAnnouncement(
    to: string,
    post: Omit<PostToAnnounce, 'id'>,
    announcement: Announcement | null = null,
  ): Promise<CheckResult> {
    const isWhole = await mailsWholePosts(this.#database)
    const announced = announcedPost({ ...post, id: '' }, { announcement, isWhole })
    return this.test(to, undefined, { post: JSON.stringify(announced) })
  }

  /** Sends one mail now, by the named transport or the first one, and returns the server's words. */
  async test(to: string, name?: Transport['name'], data: NewMail['data'] = {}): Promise<CheckResult> {
    const active = await this.#mail.transport(name)
    const check = await this.#mail.check(name)
    if (!active || !check) return { ok: false, reply: `No mail goes by ${name}.` }
    if (!check.ok) return check
    await this.#mail.resume(active.transport.name)
    const mail = { kind: 'test', to, data, transport: active.key } as const
    const id = await new OutboxRepository(this.#database).enqueue(mail)
    this.#mail.outbox.wake()
    const { outcome, state, reply } = await this.#mail.outbox.resultOf(id, TEST_RESULT_TIMEOUT_MS)
    if (outcome === 'accepted') return { ok: true, reply: reply ?? check.reply }
    if (state !== 'queued' && state !== 'leased' && state !== 'handed') return { ok: false, reply: reply ?? state }
    return { ok: false, reply: 'The server has said nothing yet. The mail stays in the queue.' }
  }

  /**
   * Resumes transports whose server accepts us. Others stay paused, and the reply of the first of them is returned.
   * @param name undefined means all of them
   */
  async resume(name?: Transport['name']): Promise<CheckResult> {
    const { transports } = await this.#mail.status()
    let refusal: CheckResult | undefined
    for (const { name: each } of transports.filter((status) => name === undefined || status.name === name)) {
      const result = await this.#mail.check(each)
      if (result?.ok) await this.#mail.resume(each)
      else refusal ??= result
    }
    return refusal ?? { ok: true, reply: '' }
  }

  /** False when there is no such announcement. */
  cancel(campaignId: string): Promise<boolean> {
    return new CampaignRepository(this.#database).cancel(campaignId)
  }

  async #mailboxPage(wanted: number): Promise<MailOverview['mailbox']> {
    const mailbox = new MailboxRepository(this.#database)
    const total = await mailbox.count()
    const pages = Math.max(1, Math.ceil(total / MAILBOX_PAGE_SIZE))
    const page = Math.min(wanted, pages)
    const messages = await mailbox.list((page - 1) * MAILBOX_PAGE_SIZE, MAILBOX_PAGE_SIZE)
    const mails = messages.map(({ id, to, subject, text, createdAt }) => ({ id, to, subject, text, createdAt }))
    return { mails, total, page, pages }
  }

  async #stored(): Promise<{ url: string; from: string } | null> {
    const { smtp } = await new SettingsRepository(this.#database).all()
    const { url, from } = (smtp ?? {}) as Record<string, unknown>
    return typeof url === 'string' && typeof from === 'string' ? { url, from } : null
  }
}

/** Counts that were read a moment apart may differ by the mails sent meanwhile. */
function without(all: MailCounts, parts: readonly MailCounts[]): MailCounts {
  const rest = Object.entries(all).map(([name, count]) => {
    const state = name as keyof MailCounts
    return [
      state,
      Math.max(
        0,
        parts.reduce((left, part) => left - (part[state] ?? 0), count),
      ),
    ] as const
  })
  return Object.fromEntries(rest)
}
