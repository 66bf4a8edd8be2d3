import type SMTPPool from 'nodemailer/lib/smtp-pool'
import type { PrivateHosts } from '../private-hosts.ts'
import { HandOverStream } from './hand-over-stream.ts'
import type { Mailer, Message, SendOutcome } from './mailer.ts'
import { type Dkim, writtenOut } from './message-bytes.ts'
import { outcomeOf, type Phase, replyIn, type SmtpFailure } from './smtp-outcome.ts'
import type { SmtpServer } from './smtp-server-address.ts'
import { warmConnection } from './warm-connection.ts'

export interface SmtpOptions {
  readonly server: SmtpServer
  /** How we introduce ourselves. */
  readonly hostName: string
  readonly dkim?: Dkim | undefined
  /** What connects to the server, where not every address will do. */
  readonly connecting?: Pick<PrivateHosts, 'connect'> | undefined
  /** Milliseconds; tests have less patience. */
  readonly timeouts?: Partial<typeof TIMEOUTS>
}

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Without a byte from the server. */
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
}
const CONNECTIONS = 5

/** Sends over SMTP, several messages over each connection. nodemailer is loaded with the first one. */
export class SmtpMailer implements Mailer {
  readonly name = 'smtp'
  readonly #options: SmtpOptions
  #pool: Promise<SMTPPool> | undefined

  constructor(options: SmtpOptions) {
    this.#options = options
  }

  async send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendOutcome> {
    let isHandedOver = false
    const stream = new HandOverStream(await writtenOut(message, this.#options.dkim), async () => {
      await onHandOver()
      isHandedOver = true
    })
    const phase = (): Phase => (isHandedOver ? (stream.isWhollyRead() ? 'wholly' : 'partly') : 'before')
    try {
      const pool = await this.#open()
      return { kind: 'accepted', reply: await sendOver(pool, message, stream, signal) }
    } catch (error) {
      if (signal.aborted && phase() !== 'wholly') return { kind: 'retry', reply: 'interrupted', isConnection: false }
      return outcomeOf(error as SmtpFailure, phase())
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

  async check(): Promise<{ ok: boolean; reply: string }> {
    try {
      await (await this.#open()).verify()
      return { ok: true, reply: 'the server is ready to take messages' }
    } catch (error) {
      return { ok: false, reply: replyIn(error as SmtpFailure) }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
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
    // What writes a message is loaded as well, lest the first mail wait for it alone.
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
      maxConnections: CONNECTIONS,
      // What is not sent is the outbox's to send again, which knows what became of it.
      maxRequeues: 0,
      idleTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    // Each failure is told to its message; one without a message needs nobody's attention.
    pool.on('error', () => {})
    return pool
  }
}

/** nodemailer would resolve the name again, maybe to a private address. TLS still verifies the name. */
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
 * Past nodemailer's own composing, which would read the stream before the server is asked: the pool takes any message
 * that can name its envelope and give a stream, and reads that after 354.
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
