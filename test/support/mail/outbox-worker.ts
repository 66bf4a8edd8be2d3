import { pino } from 'pino'
import { expect } from 'vitest'
import { MailTransportRepository } from '#server/mail/outbox/mail-transport-repository.ts'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { OutboxWorker } from '#server/mail/outbox/outbox-worker.ts'
import { CircuitBreaker } from '#server/mail/transports/circuit-breaker.ts'
import type { OpenTestDatabase } from '../database/databases.ts'
import { announcePost, smtpTransport, testMailWriter, testNewsletter, timeoutsOf } from './mail.ts'
import { NO_CAPS } from './outbox.ts'
import { type Moment, openFakeSmtp, type SmtpFault } from './smtp.ts'

interface Options {
  drainTimeoutMs?: number
  /** Timeout of the transport for each step of the server. */
  timeoutMs?: number
  /** Interval at which the worker polls the outbox. */
  pollMs?: number
  caps?: typeof NO_CAPS | { perSecond: number; perHour: null; perDay: null }
}

/** A worker between a database and a fake mail server. */
export async function openWorker(
  open: OpenTestDatabase,
  fault?: (moment: Moment) => SmtpFault | undefined,
  { drainTimeoutMs = 60_000, timeoutMs = 60_000, pollMs = 20, caps = NO_CAPS }: Options = {},
) {
  const database = await open()
  const fake = await openFakeSmtp(fault)
  const transport = smtpTransport(fake.port, { timeouts: timeoutsOf(timeoutMs) })
  const outbox = new OutboxRepository(database)
  const newsletter = testNewsletter(database)
  const mailWriter = testMailWriter(database)
  const writer = { fail: false, before: () => Promise.resolve() }
  let clock = 0
  let looks = 0
  const breaker = new CircuitBreaker(new MailTransportRepository(database), () => clock)
  const worker = new OutboxWorker({
    outbox,
    newsletter,
    breaker,
    schedule: { firstMs: 0, pollMs, drainTimeoutMs },
    log: pino({ level: 'silent' }),
    async context() {
      looks++
      return {
        transport,
        stream: 'all',
        caps,
        async writer() {
          const write = await mailWriter.begin(null)
          return async (delivery) => {
            if (writer.fail) throw new Error('the database is away')
            await writer.before()
            return write(delivery)
          }
        },
      }
    },
  })
  worker.start()
  return {
    database,
    fake,
    outbox,
    breaker,
    worker,
    writer,
    states: () => outbox.counts(),
    /** Number of mails that are being sent. */
    async underWay() {
      const { leased = 0, handed = 0 } = await outbox.counts()
      return leased + handed
    },
    /** Waits until the worker has read the outbox again, and so handled its present state. */
    async looked() {
      const seen = looks
      await expect.poll(() => looks).toBeGreaterThan(seen + 2)
    },
    wait(milliseconds: number) {
      clock += milliseconds
    },
    async announce(subscribers: number) {
      await announcePost(database, subscribers)
      worker.wake()
    },
    async [Symbol.asyncDispose]() {
      await worker.stop()
      await transport[Symbol.asyncDispose]()
      await fake[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}
