import type { MailSender } from '#domain/mail-sender.ts'
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
  readonly mailer: Mailer
  /** Whom mail comes from; null leaves it to the site's own contact address. */
  readonly from: MailSender | null
  /** Such as `mail.example:587`, for people. */
  readonly description: string
}

interface Parts {
  /** Wins over what the settings say. */
  readonly smtp: SmtpConfig | undefined
  readonly dkim: Dkim | undefined
  readonly siteUrl: string
  /** What takes the mails while no server is known. */
  readonly mailbox: Mailer
  /** The way has changed while the process ran. */
  readonly onChange: () => Promise<void>
}

/** Which way mail goes just now: the environment first, then the settings, else the mailbox. */
export class WayOut {
  readonly #parts: Parts
  #key = ''
  #way: Way | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @param settled what the settings say now */
  async current(settled: SmtpConfig | null): Promise<Way> {
    const smtp = this.#parts.smtp ?? settled
    const key = smtp ? JSON.stringify(smtp) : 'mailbox'
    if (this.#way && key === this.#key) return this.#way
    const before = this.#way
    this.#way = smtp ? this.#bySmtp(smtp) : { mailer: this.#parts.mailbox, from: null, description: 'mailbox' }
    this.#key = key
    if (before) {
      await this.#parts.onChange()
      // Whatever is under way over it ends by itself; nobody waits for that.
      await before.mailer[Symbol.asyncDispose]()
    }
    return this.#way
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#way?.mailer[Symbol.asyncDispose]()
  }

  #bySmtp({ url, from }: SmtpConfig): Way {
    const { dkim, siteUrl } = this.#parts
    const server = smtpServer(url)
    const mailer = new SmtpMailer({ server, hostName: new URL(siteUrl).hostname, dkim })
    return { mailer, from, description: nameOfServer(server) }
  }
}
