// A process that sends the mails of an outbox until it is killed.
import { pino } from 'pino'
import { openDatabase } from '#server/db/database.ts'
import { MailTransportRepository } from '#server/mail/outbox/mail-transport-repository.ts'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { OutboxWorker } from '#server/mail/outbox/outbox-worker.ts'
import { CircuitBreaker } from '#server/mail/transports/circuit-breaker.ts'
import { smtpTransport, testMailWriter, testNewsletter } from './mail.ts'
import type { MailWorkerOptions } from './mail-kills.ts'
import { NO_CAPS } from './outbox.ts'

const { dataDir, databaseUrl, port, leaseMs }: MailWorkerOptions = JSON.parse(process.argv[2]!)
const database = await openDatabase({ dataDir, databaseUrl })
const transport = smtpTransport(port, { timeouts: {} })
const mailWriter = testMailWriter(database)
const worker = new OutboxWorker({
  outbox: new OutboxRepository(database, leaseMs),
  newsletter: testNewsletter(database),
  breaker: new CircuitBreaker(new MailTransportRepository(database)),
  schedule: { firstMs: 0, pollMs: 50 },
  log: pino({ level: 'warn' }),
  context: async () => ({ transport, stream: 'all', caps: NO_CAPS, writer: () => mailWriter.begin(null) }),
})
worker.start()
// The worker's timers keep no process alive; the end of the parent ends this one.
process.stdin.resume().on('end', () => process.exit())
