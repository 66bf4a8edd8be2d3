import type { MailSender } from '#domain/mail/mail-sender.ts'
import type { DkimConfig, SmtpConfig } from '../../config/service-config.ts'
import type { PrivateHosts } from '../../network/private-hosts.ts'
import type { MailCaps } from '../mail-caps.ts'
import type { MailScope } from '../mail-scope.ts'
import type { TransportKey } from '../mail-tables.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { nameOfServer, smtpServer } from './smtp-server-address.ts'
import { SmtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** A transport that sends mails just now. */
export interface ActiveTransport {
  readonly key: TransportKey
  /** Which mails it sends. */
  readonly scope: MailScope
  readonly transport: Transport
  readonly breaker: CircuitBreaker
  /** Null means the contact address of the site. */
  readonly from: MailSender | null
  /** Shown to administrators, such as `mail.example:587`. */
  readonly description: string
  /** Limits of the service, which hold whatever the settings allow. */
  readonly caps: Partial<MailCaps>
}

interface Parts {
  /** Wins over the settings. */
  readonly smtp: SmtpConfig | undefined
  readonly dkim: DkimConfig | undefined
  readonly siteUrl: string
  /** Checks the addresses of a server from the settings; one from the environment may have any address. */
  readonly privateHosts: PrivateHosts
  readonly mailbox: Transport
  readonly emailJs: Pick<ActiveTransport, 'transport' | 'description' | 'caps'> | undefined
  readonly breakers: Readonly<Record<TransportKey, CircuitBreaker>>
}

type Unscoped = Omit<ActiveTransport, 'scope'>

/**
 * Selects the transports: the mail server of the environment, else of the settings; EmailJS where the environment configures
 * it. With both the server sends announcements, whose headers EmailJS does not carry, and EmailJS the rest. With neither the
 * mailbox takes every mail.
 */
export class TransportSelector {
  readonly #parts: Parts
  readonly #emailJs: Unscoped | undefined
  #smtpKey: string | undefined
  #own: Unscoped | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    const breaker = parts.breakers.emailjs
    this.#emailJs = parts.emailJs && { ...parts.emailJs, key: 'emailjs', breaker, from: null }
  }

  /** @param settled the server that the settings name now */
  async current(settled: SmtpConfig | null): Promise<readonly ActiveTransport[]> {
    const own = await this.#ownNow(this.#parts.smtp ?? settled)
    const emailJs = this.#emailJs
    if (own && emailJs)
      return [
        { ...own, scope: 'announcements' },
        { ...emailJs, scope: 'others' },
      ]
    return [own, emailJs].filter((active) => active !== undefined).map((active) => ({ ...active, scope: 'all' }))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#own?.transport[Symbol.asyncDispose]()
    await this.#emailJs?.transport[Symbol.asyncDispose]()
  }

  /** Server or mailbox; undefined where EmailJS alone sends. */
  async #ownNow(smtp: SmtpConfig | null): Promise<Unscoped | undefined> {
    const smtpKey = smtp ? JSON.stringify(smtp) : ''
    if (smtpKey === this.#smtpKey) return this.#own
    const isFirst = this.#smtpKey === undefined
    const before = this.#own
    this.#own = this.#open(smtp)
    this.#smtpKey = smtpKey
    const now = this.#own
    // A pause of the server before says nothing of the new one.
    if (!isFirst) await this.#parts.breakers.outbox.stored.probeNow()
    // Mails that are being sent over it end by themselves.
    await before?.transport[Symbol.asyncDispose]()
    return now
  }

  #open(config: SmtpConfig | null): Unscoped | undefined {
    const { dkim, siteUrl, smtp, privateHosts, mailbox, breakers } = this.#parts
    const base = { key: 'outbox', breaker: breakers.outbox, caps: {} } as const
    if (!config) return this.#emailJs ? undefined : { ...base, transport: mailbox, from: null, description: 'mailbox' }
    const server = smtpServer(config.url)
    const connecting = smtp ? undefined : privateHosts
    const transport = new SmtpTransport({ server, hostName: new URL(siteUrl).hostname, dkim, connecting })
    return { ...base, transport, from: config.from, description: nameOfServer(server) }
  }
}
