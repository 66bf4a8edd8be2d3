import type SMTPPool from 'nodemailer/lib/smtp-pool'
import type { DkimConfig } from '../../config/service-config.ts'
import type { CheckResult } from '../../network/check-result.ts'
import type { PrivateHosts } from '../../network/private-hosts.ts'
import { serializeMessage } from '../messages/message-bytes.ts'
import { HandOverStream } from './hand-over-stream.ts'
import { type Phase, replyIn, resultOf, type SmtpFailure } from './smtp-result.ts'
import type { SmtpServer } from './smtp-server-address.ts'
import type { Message, SendResult, Transport } from './transport.ts'
import { warmConnection } from './warm-connection.ts'

export interface SmtpOptions {
  readonly server: SmtpServer
  readonly hostName: string
  readonly dkim?: DkimConfig | undefined
  /** Opens connections to allowed addresses only; undefined where every address is allowed. */
  readonly connecting?: Pick<PrivateHosts, 'connect'> | undefined
  /** Milliseconds; shorter in tests. */
  readonly timeouts?: Partial<typeof TIMEOUTS>
}

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** While waiting for the next byte of the server. */
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
}
const MAX_CONNECTIONS = 5

const CLOSED = { kind: 'retry', reply: 'the transport was replaced', isConnection: false, isClosed: true } as const

/** Sends over SMTP, several messages over each connection. nodemailer is loaded with the first one. */
export class SmtpTransport implements Transport {
  readonly name = 'smtp'
  readonly #options: SmtpOptions
  #pool: Promise<SMTPPool> | undefined
  #isClosed = false

  constructor(options: SmtpOptions) {
    this.#options = options
  }

  async send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendResult> {
    if (this.#isClosed) return CLOSED
    let isHandedOver = false
    const stream = new HandOverStream(await serializeMessage(message, this.#options.dkim), async () => {
      await onHandOver()
      isHandedOver = true
    })
    const phase = (): Phase => (isHandedOver ? (stream.isWhollyRead() ? 'wholly' : 'partly') : 'before')
    try {
      const pool = await this.#open()
      return { kind: 'accepted', reply: await sendOver(pool, message, stream, signal) }
    } catch (error) {
      if (signal.aborted && phase() !== 'wholly') return { kind: 'retry', reply: 'interrupted', isConnection: false }
      if (this.#isClosed && phase() === 'before') return CLOSED
      return resultOf(error as SmtpFailure, phase())
    } finally {
      stream.destroy()
    }
  }

  async warmUp(): Promise<boolean> {
    try {
      await warmConnection(await this.#open())
      return true
    } catch {
      return false
    }
  }

  async check(): Promise<CheckResult> {
    try {
      await (await this.#open()).verify()
      return { ok: true, reply: 'the server is ready to take messages' }
    } catch (error) {
      return { ok: false, reply: replyIn(error as SmtpFailure) }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    const pool = await this.#pool?.catch(() => undefined)
    pool?.close()
  }

  #open(): Promise<SMTPPool> {
    this.#pool ??= this.#load().catch((error) => {
      this.#pool = undefined
      throw error
    })
    return this.#pool
  }

  async #load(): Promise<SMTPPool> {
    // Also loads the composer, so that the first mail does not wait for it.
    const [{ default: Pool }] = await Promise.all([
      import('nodemailer/lib/smtp-pool'),
      import('nodemailer/lib/mail-composer'),
    ])
    const { server, hostName, connecting } = this.#options
    const timeouts = { ...TIMEOUTS, ...this.#options.timeouts }
    const pool = new Pool({
      ...server,
      ...timeouts,
      ...(connecting && { getSocket: socketsBy(connecting, server, timeouts.connectionTimeout) }),
      name: hostName,
      maxConnections: MAX_CONNECTIONS,
      // Retries are left to the outbox.
      maxRequeues: 0,
      idleTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    // Failures are reported to the message's callback; others need no handling.
    pool.on('error', () => {})
    return pool
  }
}

/** nodemailer would resolve the name again, perhaps to a private address. TLS still verifies the name. */
function socketsBy(
  connecting: Pick<PrivateHosts, 'connect'>,
  { host, port }: SmtpServer,
  timeoutMs: number,
): NonNullable<SMTPPool.Options['getSocket']> {
  return (_options, callback) => {
    connecting.connect(host, port, timeoutMs).then(
      (connection) => callback(null, { connection }),
      (error) => callback(error, false),
    )
  }
}

/**
 * Bypasses nodemailer's composing, which reads the stream before the server is asked: the pool takes any message with an
 * envelope and a stream, and reads the stream after 354.
 */
function sendOver(pool: SMTPPool, message: Message, stream: HandOverStream, signal: AbortSignal): Promise<string> {
  const mail = {
    data: { signal },
    message: {
      getEnvelope: () => ({ from: message.from.address, to: [message.to] }),
      messageId: () => message.id,
      getHeader: () => message.id,
      createReadStream: () => stream,
    },
  }
  return new Promise((resolve, reject) => {
    pool.send(mail as unknown as Parameters<SMTPPool['send']>[0], (error, info) => {
      if (error) reject(error)
      else resolve(info?.response ?? '')
    })
  })
}
