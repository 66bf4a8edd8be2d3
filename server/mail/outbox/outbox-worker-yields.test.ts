import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { announcePost, message, testNewsletter } from '#test/support/mail/mail.ts'
import { NO_CAPS } from '#test/support/mail/outbox.ts'
import { CircuitBreaker } from '../transports/circuit-breaker.ts'
import { MailboxTransport } from '../transports/mailbox-transport.ts'
import { MailTransportRepository } from './mail-transport-repository.ts'
import { MailboxRepository } from './mailbox-repository.ts'
import { OutboxRepository } from './outbox-repository.ts'
import { OutboxWorker } from './outbox-worker.ts'

const MAILS = 60
const MAX_CONCURRENT = 5

it('gives way to requests after each context, though mailbox and SQLite never wait for the system', async () => {
  await using database = await openTestSqlite()
  const outbox = new OutboxRepository(database)
  const transport = new MailboxTransport(new MailboxRepository(database))
  const worker = new OutboxWorker({
    outbox,
    newsletter: testNewsletter(database),
    breaker: new CircuitBreaker(new MailTransportRepository(database)),
    context: async () => ({
      transport,
      stream: 'all',
      caps: NO_CAPS,
      writer:
        async () =>
        async ({ id }) =>
          message({ id, kind: 'announcement' }),
    }),
    log: pino({ level: 'silent' }),
    schedule: { firstMs: 0 },
  })
  await announcePost(database, MAILS)
  worker.start()

  let mostInOneTurn = 0
  for (let before = 0; before < MAILS; ) {
    await setImmediate()
    const { kept = 0 } = await outbox.counts()
    mostInOneTurn = Math.max(mostInOneTurn, kept - before)
    before = kept
  }
  await worker.stop()
  // A context of five may end within the turn in which the next one is begun.
  expect(mostInOneTurn).toBeLessThanOrEqual(2 * MAX_CONCURRENT)
})
