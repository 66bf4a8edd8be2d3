import { pino } from 'pino'
import { expect } from 'vitest'
import { Circuit } from '#server/mail/circuit.ts'
import { MailWriter } from '#server/mail/mail-writer.ts'
import { OutboxWorker } from '#server/mail/outbox-worker.ts'
import { CampaignRepository } from '#server/storage/campaign-repository.ts'
import { MailTransportRepository } from '#server/storage/mail-transport-repository.ts'
import { OutboxRepository } from '#server/storage/outbox-repository.ts'
import { PostRepository } from '#server/storage/post-repository.ts'
import type { OpenTestDatabase } from './databases.ts'
import { addSubscribers, smtpMailer } from './mail.ts'
import { NO_CAPS } from './outbox.ts'
import { postDraft } from './posts.ts'
import { type Moment, openFakeSmtp, type SmtpFault } from './smtp.ts'

interface Options {
  patienceMs?: number
  /** How long the mailer waits for the server at each step; a busy machine takes its time. */
  timeoutMs?: number
  caps?: typeof NO_CAPS | { perSecond: number; perHour: null; perDay: null }
}

/** A worker between a database and a server, both under our hand. */
export async function openPost(
  open: OpenTestDatabase,
  fault?: (moment: Moment) => SmtpFault | undefined,
  { patienceMs = 4_000, timeoutMs = 5_000, caps = NO_CAPS }: Options = {},
) {
  const database = await open()
  const fake = await openFakeSmtp(fault)
  const mailer = smtpMailer(fake.port, {
    timeouts: {
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
    },
  })
  const outbox = new OutboxRepository(database)
  const transport = new MailTransportRepository(database)
  const links = {
    unsubscribing:
      async () =>
      ({ id }: { id: string }) =>
        `https://den.example/unsubscribe?token=${id}`,
  }
  const site = async () => ({ blogName: 'The Midnight Den', contact: 'keeper@den.example' })
  const mailWriter = new MailWriter({ database, siteUrl: 'https://den.example', links, site })
  const writer = { fail: false }
  let clock = 0
  let looks = 0
  const worker = new OutboxWorker({
    outbox,
    transport,
    async share() {
      looks++
      return 'all'
    },
    circuit: new Circuit(() => clock),
    schedule: { firstMs: 0, pollMs: 10, patienceMs },
    log: pino({ level: 'silent' }),
    async round() {
      const write = await mailWriter.begin(null)
      return {
        mailer,
        caps,
        async write(delivery) {
          if (writer.fail) throw new Error('the database is away')
          return write(delivery)
        },
      }
    },
  })
  worker.start()
  return {
    database,
    fake,
    outbox,
    transport,
    worker,
    writer,
    states: () => outbox.counts(),
    async underWay() {
      const { leased = 0, handed = 0 } = await outbox.counts()
      return leased + handed
    },
    /** Waits until the worker has looked at the outbox again, and so acted on what is there now. */
    async looked() {
      const seen = looks
      await expect.poll(() => looks).toBeGreaterThan(seen + 2)
    },
    wait(milliseconds: number) {
      clock += milliseconds
    },
    async announce(subscribers: number) {
      await addSubscribers(database, subscribers)
      await database.transaction(async (trx) => {
        const result = await new PostRepository(trx).insert(postDraft())
        if (!result.ok) throw new Error(result.problem)
        await new CampaignRepository(trx).announce(result.post)
      })
      worker.wake()
    },
    async [Symbol.asyncDispose]() {
      await worker.stop()
      await mailer[Symbol.asyncDispose]()
      await fake[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}
