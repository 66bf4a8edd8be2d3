import type { MailSender } from '#domain/mail-sender.ts'
import type { PrivateHosts } from '../private-hosts.ts'
import type { MailCaps } from '../storage/mail-caps.ts'
import type { MailShare } from '../storage/mail-share.ts'
import type { MailWay } from '../storage/mail-tables.ts'
import type { Mailer } from './mailer.ts'
import type { Dkim } from './message-bytes.ts'
import { SmtpMailer } from './smtp-mailer.ts'
import { nameOfServer, smtpServer } from './smtp-server-address.ts'

/** What the operator decided. */
export interface SmtpConfig {
  /** `smtp://user:password@host:587`; a secret. */
  readonly url: string
  readonly from: MailSender
}

export interface Way {
  readonly name: MailWay
  /** Which mails go by it. */
  readonly share: MailShare
  readonly mailer: Mailer
  /** Whom mail comes from; null leaves it to the site's own contact address. */
  readonly from: MailSender | null
  /** Such as `mail.example:587`, for people. */
  readonly description: string
  /** What it takes no more than, whatever the settings allow. */
  readonly caps: Partial<MailCaps>
}

interface Parts {
  /** Wins over what the settings say. */
  readonly smtp: SmtpConfig | undefined
  readonly dkim: Dkim | undefined
  readonly siteUrl: string
  /** Where a server that the settings name may stand; one that the environment names may stand anywhere. */
  readonly privateHosts: PrivateHosts
  /** What takes the mails while nothing else is known. */
  readonly mailbox: Mailer
  readonly emailJs: Pick<Way, 'mailer' | 'description'> | undefined
  /** The mail server has changed while the process ran. */
  readonly onChange: () => Promise<void>
}

type Route = Omit<Way, 'share'>

/** What the service takes. */
const EMAILJS_CAPS = { perSecond: 1 }

/**
 * Which ways mail goes just now. By the mail server that the environment names, else the settings; by EmailJS where that is
 * configured. With both the server sends announcements, whose headers EmailJS would not carry, and EmailJS the rest; with
 * neither all goes to the mailbox.
 */
export class WayOut {
  readonly #parts: Parts
  readonly #hosted: Route | undefined
  #key: string | undefined
  #own: Route | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#hosted = parts.emailJs && { ...parts.emailJs, name: 'emailjs', from: null, caps: EMAILJS_CAPS }
  }

  /** @param settled what the settings say now */
  async current(settled: SmtpConfig | null): Promise<readonly Way[]> {
    const own = await this.#ownNow(this.#parts.smtp ?? settled)
    const hosted = this.#hosted
    if (!hosted) return own ? [{ ...own, share: 'all' }] : []
    if (!own) return [{ ...hosted, share: 'all' }]
    return [
      { ...own, share: 'announcements' },
      { ...hosted, share: 'others' },
    ]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#own?.mailer[Symbol.asyncDispose]()
    await this.#hosted?.mailer[Symbol.asyncDispose]()
  }

  /** Server or mailbox; undefined where EmailJS alone sends. */
  async #ownNow(smtp: SmtpConfig | null): Promise<Route | undefined> {
    const key = smtp ? JSON.stringify(smtp) : ''
    if (key === this.#key) return this.#own
    const isFirst = this.#key === undefined
    const before = this.#own
    this.#own = smtp ? this.#bySmtp(smtp) : this.#hosted ? undefined : this.#byMailbox()
    this.#key = key
    const now = this.#own
    if (!isFirst) await this.#parts.onChange()
    // Whatever is under way over it ends by itself; nobody waits for that.
    await before?.mailer[Symbol.asyncDispose]()
    return now
  }

  #byMailbox(): Route {
    return { name: 'outbox', mailer: this.#parts.mailbox, from: null, description: 'mailbox', caps: {} }
  }

  #bySmtp({ url, from }: SmtpConfig): Route {
    const { dkim, siteUrl, smtp, privateHosts } = this.#parts
    const server = smtpServer(url)
    const connecting = smtp ? undefined : privateHosts
    const mailer = new SmtpMailer({ server, hostName: new URL(siteUrl).hostname, dkim, connecting })
    return { name: 'outbox', mailer, from, description: nameOfServer(server), caps: {} }
  }
}
