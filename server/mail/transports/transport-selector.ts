import type { MailSender } from '#domain/mail/mail-sender.ts'
import type { DkimConfig, SmtpConfig } from '../../config/service-config.ts'
import type { PrivateHosts } from '../../network/private-hosts.ts'
import type { MailCaps } from '../mail-caps.ts'
import type { MailStream } from '../mail-streams.ts'
import { PRIMARY_TRANSPORT, type TransportKey } from '../mail-tables.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { nameOfServer, smtpServer } from './smtp-server-address.ts'
import { SmtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

export interface ActiveTransport {
  readonly key: TransportKey
  readonly stream: MailStream
  readonly transport: Transport
  readonly breaker: CircuitBreaker
  /** Null means the contact address of the site. */
  readonly from: MailSender | null
  readonly description: string
  /** Limits of the service, which hold even if the settings allow more. */
  readonly caps: Partial<MailCaps>
}

interface Parts {
  readonly smtp: SmtpConfig | undefined
  readonly dkim: DkimConfig | undefined
  readonly siteUrl: string
  /** Checks the addresses of a server from the settings; one from the environment may have any address. */
  readonly privateHosts: PrivateHosts
  readonly mailbox: Transport
  readonly emailJs: Pick<ActiveTransport, 'transport' | 'description' | 'caps'> | undefined
  readonly breakers: Readonly<Record<TransportKey, CircuitBreaker>>
}

type WithoutStream = Omit<ActiveTransport, 'stream'>

/** With a mail server and EmailJS the server sends announcements, whose headers EmailJS does not carry, and EmailJS the rest. */
export class TransportSelector {
  readonly #parts: Parts
  readonly #emailJs: WithoutStream | undefined
  #smtpKey: string | undefined
  #primary: WithoutStream | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    const breaker = parts.breakers.emailjs
    this.#emailJs = parts.emailJs && { ...parts.emailJs, key: 'emailjs', breaker, from: null }
  }

  async current(smtpOfSettings: SmtpConfig | null): Promise<readonly ActiveTransport[]> {
    const primary = await this.#currentPrimary(this.#parts.smtp ?? smtpOfSettings)
    const emailJs = this.#emailJs
    if (primary && emailJs)
      return [
        { ...primary, stream: 'announcements' },
        { ...emailJs, stream: 'others' },
      ]
    return [primary, emailJs].filter((active) => active !== undefined).map((active) => ({ ...active, stream: 'all' }))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#primary?.transport[Symbol.asyncDispose]()
    await this.#emailJs?.transport[Symbol.asyncDispose]()
  }

  /** The SMTP server or the mailbox; undefined where EmailJS alone sends. Replaces the transport when its settings changed. */
  async #currentPrimary(smtp: SmtpConfig | null): Promise<WithoutStream | undefined> {
    const smtpKey = smtp ? JSON.stringify(smtp) : ''
    if (smtpKey === this.#smtpKey) return this.#primary
    const isFirst = this.#smtpKey === undefined
    const previous = this.#primary
    this.#primary = this.#open(smtp)
    this.#smtpKey = smtpKey
    const opened = this.#primary
    // A pause of the previous server says nothing about the new one.
    if (!isFirst) await this.#parts.breakers[PRIMARY_TRANSPORT].repository.probeNow()
    // Mails that are being sent over it end by themselves.
    await previous?.transport[Symbol.asyncDispose]()
    return opened
  }

  #open(config: SmtpConfig | null): WithoutStream | undefined {
    const { dkim, siteUrl, smtp, privateHosts, mailbox, breakers } = this.#parts
    const base = { key: PRIMARY_TRANSPORT, breaker: breakers[PRIMARY_TRANSPORT], caps: {} } as const
    if (!config) return this.#emailJs ? undefined : { ...base, transport: mailbox, from: null, description: 'mailbox' }
    const server = smtpServer(config.url)
    const connecting = smtp ? undefined : privateHosts
    const transport = new SmtpTransport({ server, hostName: new URL(siteUrl).hostname, dkim, connecting })
    return { ...base, transport, from: config.from, description: nameOfServer(server) }
  }
}
