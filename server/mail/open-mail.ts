import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Connection } from '../storage/database.ts'
import { type MailPause, MailTransportRepository } from '../storage/mail-transport-repository.ts'
import type { MailboxMessage } from '../storage/mailbox-repository.ts'
import { MailboxRepository } from '../storage/mailbox-repository.ts'
import { OutboxRepository } from '../storage/outbox-repository.ts'
import { SettingsRepository } from '../storage/settings-repository.ts'
import type { MailLinks } from './links.ts'
import { readMailSettings } from './mail-settings.ts'
import { MailWriter } from './mail-writer.ts'
import { MailboxMailer } from './mailbox-mailer.ts'
import type { Mailer } from './mailer.ts'
import { Outbox } from './outbox.ts'
import { type MailRound, OutboxWorker } from './outbox-worker.ts'
import { type Way, WayOut } from './way-out.ts'

export interface MailStatus {
  readonly transport: Mailer['name']
  /** Such as `mail.example:587`. */
  readonly description: string
  /** Why nothing is sent, in the server's words. */
  readonly pause: MailPause | null
  /** Milliseconds for which an unreachable server is left alone. */
  readonly breakMs: number
  /** Mails by state; `sent` means that the server took it, not that it arrived. */
  readonly mails: Awaited<ReturnType<OutboxRepository['counts']>>
}

export interface Mail extends AsyncDisposable {
  readonly outbox: Outbox
  readonly worker: OutboxWorker
  /** Sends one mail after another; started by whoever serves. */
  mailer(): Promise<Mailer>
  status(): Promise<MailStatus>
  /** An administrator says that the server is in order again. */
  resume(): Promise<void>
  /** Mails that were kept for lack of a server, the newest first. */
  mailbox(offset?: number): Promise<MailboxMessage[]>
}

type Settings = Pick<Config, 'siteUrl' | 'smtp' | 'dkim'>

/** Puts mail together over a database; asks nothing of it yet, and loads no library. */
export function openMail(
  database: Connection,
  config: Settings,
  log: Log,
  links: MailLinks,
  site: () => Promise<{ blogName: string; contact: string }>,
  schedule?: ConstructorParameters<typeof OutboxWorker>[0]['schedule'],
): Mail {
  const { siteUrl } = config
  const settings = new SettingsRepository(database)
  const outbox = new OutboxRepository(database)
  const transport = new MailTransportRepository(database)
  const mailbox = new MailboxRepository(database)
  const writer = new MailWriter({ database, siteUrl, links, site })
  const wayOut = new WayOut({
    smtp: config.smtp,
    dkim: config.dkim,
    siteUrl,
    mailbox: new MailboxMailer(mailbox),
    // What the old way was blamed for says nothing about the new one.
    onChange: () => transport.probeNow(),
  })
  const way = async (): Promise<Way> => wayOut.current((await readMailSettings(settings)).smtp)
  const round = async (): Promise<MailRound> => {
    const { smtp, caps } = await readMailSettings(settings)
    const { mailer, from } = await wayOut.current(smtp)
    return { mailer, caps, write: await writer.begin(from) }
  }
  const worker = new OutboxWorker({ outbox, transport, round, log, ...(schedule && { schedule }) })

  return {
    outbox: new Outbox(database, () => worker.wake()),
    worker,
    mailer: async () => (await way()).mailer,
    async status() {
      const { mailer, description } = await way()
      const [pause, mails] = await Promise.all([transport.pause(), outbox.counts()])
      return { transport: mailer.name, description, pause, breakMs: worker.breakMs, mails }
    },
    async resume() {
      await transport.resume()
      worker.wake()
    },
    mailbox: (offset) => mailbox.list(offset),
    [Symbol.asyncDispose]: () => wayOut[Symbol.asyncDispose](),
  }
}
