import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { PrivateHostError, type PrivateHosts } from '../private-hosts.ts'
import type { Connection } from '../storage/database.ts'
import type { MailCaps } from '../storage/mail-caps.ts'
import { isOfShare, type MailShare } from '../storage/mail-share.ts'
import type { MailWay } from '../storage/mail-tables.ts'
import { type MailPause, MailTransportRepository } from '../storage/mail-transport-repository.ts'
import type { MailboxMessage } from '../storage/mailbox-repository.ts'
import { MailboxRepository } from '../storage/mailbox-repository.ts'
import { OutboxRepository } from '../storage/outbox-repository.ts'
import { SettingsRepository } from '../storage/settings-repository.ts'
import { EmailJsMailer } from './emailjs-mailer.ts'
import type { MailLinks } from './links.ts'
import { readMailSettings } from './mail-settings.ts'
import { MailWriter } from './mail-writer.ts'
import { MailboxMailer } from './mailbox-mailer.ts'
import type { Mailer } from './mailer.ts'
import { Outbox } from './outbox.ts'
import { type MailRound, OutboxWorker } from './outbox-worker.ts'
import { smtpServer } from './smtp-server-address.ts'
import { type Way, WayOut } from './way-out.ts'

export interface MailWayStatus {
  readonly transport: Mailer['name']
  /** Such as `mail.example:587`. */
  readonly description: string
  /** Which mails go by it. */
  readonly share: MailShare
  /** Why nothing is sent by it, in the server's words. */
  readonly pause: MailPause | null
  /** Milliseconds for which an unreachable server is left alone. */
  readonly breakMs: number
  /** How that showed last; while it is left alone. */
  readonly breakReply?: string
}

export interface MailStatus {
  /** The mail server or the mailbox first, then EmailJS; one of them at least. */
  readonly ways: readonly MailWayStatus[]
  /** Mails by state; `sent` means that the server took it, not that it arrived. */
  readonly mails: Awaited<ReturnType<OutboxRepository['counts']>>
}

export interface Mail extends AsyncDisposable {
  readonly outbox: Outbox
  /** Sends one mail after another; started by whoever serves. */
  readonly worker: Pick<OutboxWorker, 'start' | 'stop'>
  /** The way with that transport, or the one that stands first; undefined where nothing goes by it. */
  way(transport?: Mailer['name']): Promise<Way | undefined>
  status(): Promise<MailStatus>
  /**
   * Whether the settings may name that mail server: false where it is known to stand in a private network. Its name is
   * resolved and looked at anew for each connection.
   */
  mayReach(smtpUrl: string): Promise<boolean>
  /** How fast mails go out, as far as it was decided in the settings. */
  caps(): Promise<MailCaps>
  /** Asks a server whether it would serve us. One that answers is left alone no longer; undefined as with {@link way}. */
  check(transport?: Mailer['name']): Promise<Awaited<ReturnType<Mailer['check']>> | undefined>
  /** An administrator says that a server is in order again; all of them where none is named. */
  resume(transport?: Mailer['name']): Promise<void>
  /** Mails that were kept for lack of a server, the newest first. */
  mailbox(offset?: number): Promise<MailboxMessage[]>
}

type Settings = Pick<Config, 'siteUrl' | 'smtp' | 'dkim' | 'emailJs'> & { readonly privateHosts: PrivateHosts }

/** A little more than the second that the service asks for, since a call is now longer on its way, now shorter. */
const EMAILJS_CALL_EVERY_MS = 1_050
const RESOLVING_MS = 3_000

export type MailSchedule = NonNullable<ConstructorParameters<typeof OutboxWorker>[0]['schedule']> & {
  /** The least time between two calls of the hosted service. */
  readonly emailJsCallEveryMs?: number
}

/** Puts mail together over a database; asks nothing of it yet, and loads no library. */
export function openMail(
  database: Connection,
  config: Settings,
  log: Log,
  links: MailLinks,
  site: () => Promise<{ blogName: string; contact: string }>,
  schedule?: MailSchedule,
): Mail {
  const { siteUrl, emailJs } = config
  const callEveryMs = schedule?.emailJsCallEveryMs ?? EMAILJS_CALL_EVERY_MS
  const settings = new SettingsRepository(database)
  const mailbox = new MailboxRepository(database)
  const writer = new MailWriter({ database, siteUrl, links, site })
  const transports = {
    outbox: new MailTransportRepository(database),
    emailjs: new MailTransportRepository(database, 'emailjs'),
  }
  const wayOut = new WayOut({
    smtp: config.smtp,
    dkim: config.dkim,
    siteUrl,
    privateHosts: config.privateHosts,
    mailbox: new MailboxMailer(mailbox),
    emailJs: emailJs && {
      mailer: new EmailJsMailer({ ...emailJs, takeCall: () => transports.emailjs.takeCall(callEveryMs) }),
      description: `EmailJS: service ${emailJs.serviceId}, template ${emailJs.templateId}`,
    },
    // What the old way was blamed for says nothing about the new one.
    onChange: () => transports.outbox.probeNow(),
  })
  const ways = async () => wayOut.current((await readMailSettings(settings)).smtp)

  /** Each way has a worker of its own, so that none waits for another one's server. */
  function workerOf(name: MailWay): OutboxWorker {
    const isOurs = (way: Way) => way.name === name
    const round = async (): Promise<MailRound | null> => {
      const { smtp, caps } = await readMailSettings(settings)
      const way = (await wayOut.current(smtp)).find(isOurs)
      return way ? { mailer: way.mailer, caps: { ...caps, ...way.caps }, write: await writer.begin(way.from) } : null
    }
    return new OutboxWorker({
      outbox: new OutboxRepository(database, undefined, name),
      transport: transports[name],
      ...(emailJs && { share: async () => (await ways()).find(isOurs)?.share ?? null }),
      round,
      log,
      ...(schedule && { schedule }),
    })
  }
  const workers = { outbox: workerOf('outbox'), emailjs: emailJs && workerOf('emailjs') }
  const running = [workers.outbox, workers.emailjs].filter((worker) => worker !== undefined)
  const wake = () => {
    for (const worker of running) worker.wake()
  }
  const breakMsOf = (name: MailWay) => workers[name]?.breakMs ?? 0
  const wayBy = async (transport?: Mailer['name']) => {
    const all = await ways()
    return transport === undefined ? all[0] : all.find(({ mailer }) => mailer.name === transport)
  }

  return {
    outbox: new Outbox(database, wake, async (mail) => {
      const way = (await ways()).find(({ share }) => isOfShare(mail, share))
      if (!way) return undefined
      const { name, mailer } = way
      return { name, mailer, isBarred: async () => breakMsOf(name) > 0 || (await transports[name].pause()) !== null }
    }),
    worker: {
      start() {
        for (const worker of running) worker.start()
      },
      async stop() {
        await Promise.all(running.map((worker) => worker.stop()))
      },
    },
    way: wayBy,
    async check(transport) {
      const way = await wayBy(transport)
      const word = await way?.mailer.check()
      if (way && word?.ok) workers[way.name]?.endBreak()
      // Whoever looks at a pause sees what was said last.
      else if (way && word) await transports[way.name].note(word.reply)
      return word
    },
    async status() {
      const statusOf = async ({ name, mailer, description, share }: Way): Promise<MailWayStatus> => {
        const pause = await transports[name].pause()
        const { breakMs = 0, breakReply = '' } = workers[name] ?? {}
        return { transport: mailer.name, description, share, pause, breakMs, ...(breakMs > 0 && { breakReply }) }
      }
      const [ofWays, mails] = await Promise.all([
        ways().then((all) => Promise.all(all.map(statusOf))),
        new OutboxRepository(database).counts(),
      ])
      return { ways: ofWays, mails }
    },
    async mayReach(smtpUrl) {
      const { host, port } = smtpServer(smtpUrl)
      const resolved = config.privateHosts.addresses(host, port)
      try {
        await Promise.race([resolved, pause(RESOLVING_MS, undefined, { ref: false })])
        return true
      } catch (error) {
        // A name that cannot be resolved just now may be right.
        return !(error instanceof PrivateHostError)
      }
    },
    caps: async () => (await readMailSettings(settings)).caps,
    async resume(transport) {
      for (const { name, mailer } of await ways())
        if (transport === undefined || mailer.name === transport) {
          await transports[name].resume()
          workers[name]?.endBreak()
        }
    },
    mailbox: (offset) => mailbox.list(offset),
    [Symbol.asyncDispose]: () => wayOut[Symbol.asyncDispose](),
  }
}
