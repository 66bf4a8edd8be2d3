import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { CheckResult } from '../network/check-result.ts'
import { PrivateHostError, type PrivateHosts } from '../network/private-hosts.ts'
import { SettingsRepository } from '../settings/settings-repository.ts'
import { readMailSettings } from './mail-settings.ts'
import type { MailStream } from './mail-streams.ts'
import { PRIMARY_TRANSPORT, type TransportKey } from './mail-tables.ts'
import { MailWriter } from './messages/mail-writer.ts'
import type { SiteContact } from './messages/message-content.ts'
import type { Newsletter } from './newsletter.ts'
import { type MailPause, MailTransportRepository, pausedTransports } from './outbox/mail-transport-repository.ts'
import { MailboxRepository } from './outbox/mailbox-repository.ts'
import { Outbox } from './outbox/outbox.ts'
import { OutboxRepository, type WaitingMails } from './outbox/outbox-repository.ts'
import { OutboxWorker, type SendingContext } from './outbox/outbox-worker.ts'
import { CircuitBreaker } from './transports/circuit-breaker.ts'
import { EmailJsTransport } from './transports/emailjs-transport.ts'
import { MailboxTransport } from './transports/mailbox-transport.ts'
import { smtpServer } from './transports/smtp-server-address.ts'
import type { Transport } from './transports/transport.ts'
import { type ActiveTransport, TransportSelector } from './transports/transport-selector.ts'

export interface TransportStatus {
  readonly name: Transport['name']
  readonly description: string
  readonly stream: MailStream
  readonly pause: MailPause | null
  /** Milliseconds until this process tries an unreachable server again. */
  readonly breakMs: number
  /** How the last connection failed, if it did. */
  readonly breakReply?: string
}

export interface MailStatus {
  /** The primary one first, then EmailJS; one of them at least. */
  readonly transports: readonly TransportStatus[]
  /** Mails by state; `sent` means that the server accepted it, not that it arrived. */
  readonly mails: Awaited<ReturnType<OutboxRepository['counts']>>
}

export type Mail = ReturnType<typeof openMail>

type Settings = Pick<Config, 'siteUrl' | 'smtp' | 'dkim' | 'emailJs'> & { readonly privateHosts: PrivateHosts }

/** More than the second between two calls that EmailJS requires, since the latency of calls varies. */
const EMAILJS_CALL_EVERY_MS = 1_050
const RESOLVE_TIMEOUT_MS = 3_000

export type MailSchedule = NonNullable<ConstructorParameters<typeof OutboxWorker>[0]['schedule']> & {
  /** The least time between two calls of the hosted service. */
  readonly emailJsCallEveryMs?: number
}

/** Wires mail over a database; runs no query and loads no library. */
export function openMail(
  database: Connection,
  config: Settings,
  log: Log,
  newsletter: Newsletter,
  site: () => Promise<Omit<SiteContact, 'siteUrl'>>,
  schedule?: MailSchedule,
) {
  const { siteUrl, emailJs, privateHosts } = config
  const callEveryMs = schedule?.emailJsCallEveryMs ?? EMAILJS_CALL_EVERY_MS
  const settings = new SettingsRepository(database)
  const mailWriter = new MailWriter({ database, siteUrl, newsletter, site })
  const breakerOf = (key: TransportKey) => new CircuitBreaker(new MailTransportRepository(database, key))
  const breakers: Readonly<Record<TransportKey, CircuitBreaker>> = {
    [PRIMARY_TRANSPORT]: breakerOf(PRIMARY_TRANSPORT),
    emailjs: breakerOf('emailjs'),
  }
  const selector = new TransportSelector({
    ...config,
    mailbox: new MailboxTransport(new MailboxRepository(database)),
    emailJs: emailJs && {
      transport: new EmailJsTransport({
        ...emailJs,
        takeCall: () => breakers.emailjs.repository.takeCall(callEveryMs),
      }),
      description: `EmailJS: service ${emailJs.serviceId}, template ${emailJs.templateId}`,
      caps: callEveryMs > 0 ? { perSecond: 1 } : {},
    },
    breakers,
  })
  const active = async () => selector.current((await readMailSettings(settings)).smtp)
  const find = async (name?: Transport['name']) =>
    (await active()).find(({ transport }) => name === undefined || transport.name === name)

  /** Each transport has a worker of its own, so that none waits for the server of another. */
  function openWorker(key: TransportKey): OutboxWorker {
    const context = async (): Promise<SendingContext | null> => {
      // Mails wait while the settings are unreadable: without a server they would be put into the mailbox.
      await settings.refuseUnreadable()
      const { smtp, caps } = await readMailSettings(settings)
      const found = (await selector.current(smtp)).find((candidate) => candidate.key === key)
      return found ? { ...found, caps: { ...caps, ...found.caps }, writer: () => mailWriter.begin(found.from) } : null
    }
    return new OutboxWorker({
      outbox: new OutboxRepository(database, undefined, key),
      newsletter,
      breaker: breakers[key],
      context,
      onSettled: () => outbox.deliverySettled(),
      log,
      ...(schedule && { schedule }),
    })
  }
  const workers = [openWorker(PRIMARY_TRANSPORT), ...(emailJs ? [openWorker('emailjs')] : [])]
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  const outbox = new Outbox(database, active, wake)

  return {
    outbox,
    /** Sends mails; started by the server only. */
    worker: {
      start() {
        for (const worker of workers) worker.start()
      },
      async stop() {
        await Promise.all(workers.map((worker) => worker.stop()))
      },
    },
    /** The active transport of that name, or the first one; undefined where that one is not active. */
    transport: find,
    /** Checks whether a server accepts us, and if so sends waiting mails at once. Undefined where `transport` is. */
    async check(name?: Transport['name']): Promise<CheckResult | undefined> {
      const found = await find(name)
      const result = await found?.transport.check()
      if (!found || !result) return undefined
      if (!result.ok) await found.breaker.repository.recordReply(result.reply)
      else {
        found.breaker.recordSuccess()
        wake()
      }
      return result
    },
    async status(): Promise<MailStatus> {
      const outbox = new OutboxRepository(database)
      const [transports, mails, more] = await Promise.all([active(), outbox.counts(), newsletter.notYetQueued()])
      return {
        transports: await Promise.all(transports.map(statusOf)),
        mails: more > 0 ? { ...mails, queued: (mails.queued ?? 0) + more } : mails,
      }
    },
    async waiting(): Promise<WaitingMails> {
      const [mails, more] = await Promise.all([new OutboxRepository(database).waiting(), newsletter.notYetQueued()])
      return { ...mails, waiting: mails.waiting + more }
    },
    /** Whether a transport in use is paused, or its last connection failed. One query unless one is. */
    async isFailing(): Promise<boolean> {
      const paused = await pausedTransports(database)
      const failing = Object.entries(breakers)
        .filter(([key, { hasFailed }]) => hasFailed || paused.includes(key as TransportKey))
        .map(([key]) => key)
      return failing.length > 0 && (await active()).some(({ key }) => failing.includes(key))
    },
    /** False where the server is known to be in a private network. Its name is checked again for each connection. */
    async mayReach(smtpUrl: string): Promise<boolean> {
      const { host, port } = smtpServer(smtpUrl)
      const resolved = privateHosts.addresses(host, port)
      try {
        await Promise.race([resolved, pause(RESOLVE_TIMEOUT_MS, undefined, { ref: false })])
        return true
      } catch (error) {
        // A name that cannot be resolved now may be valid.
        return !(error instanceof PrivateHostError)
      }
    },
    caps: async () => (await readMailSettings(settings)).caps,
    async resume(name?: Transport['name']) {
      for (const { transport, breaker } of await active())
        if (name === undefined || transport.name === name) {
          await breaker.repository.probeNow()
          await breaker.resume()
        }
      wake()
    },
    [Symbol.asyncDispose]: () => selector[Symbol.asyncDispose](),
  }
}

async function statusOf({ transport, description, stream, breaker }: ActiveTransport): Promise<TransportStatus> {
  const pause = await breaker.repository.currentPause()
  const { waitMs: breakMs, reply: breakReply } = breaker
  return { name: transport.name, description, stream, pause, breakMs, ...(breaker.hasFailed && { breakReply }) }
}
