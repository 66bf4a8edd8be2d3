// A process that does nothing but send what is in an outbox, until it is killed.
import { pino } from 'pino'
import { MailWriter } from '#server/mail/mail-writer.ts'
import { OutboxWorker } from '#server/mail/outbox-worker.ts'
import { openDatabase } from '#server/storage/database.ts'
import { MailTransportRepository } from '#server/storage/mail-transport-repository.ts'
import { OutboxRepository } from '#server/storage/outbox-repository.ts'
import { smtpMailer } from './mail.ts'
import type { MailWorkerOptions } from './mail-kills.ts'

const { dataDir, databaseUrl, port, leaseMs }: MailWorkerOptions = JSON.parse(process.argv[2]!)
const database = await openDatabase({ dataDir, databaseUrl })
const mailer = smtpMailer(port, { timeouts: {} })
const writer = new MailWriter({
  database,
  siteUrl: 'https://den.example',
  links: { unsubscribing: async () => (leaver) => `https://den.example/unsubscribe?token=${leaver.id}` },
  site: async () => ({ blogName: 'The Midnight Den', contact: 'keeper@den.example' }),
})
const worker = new OutboxWorker({
  outbox: new OutboxRepository(database, leaseMs),
  transport: new MailTransportRepository(database),
  schedule: { firstMs: 0, pollMs: 50 },
  log: pino({ level: 'warn' }),
  round: async () => ({
    mailer,
    caps: { perSecond: null, perHour: null, perDay: null },
    write: await writer.begin(null),
  }),
})
worker.start()
// The worker alone keeps no process alive; a parent that is gone ends this one.
process.stdin.resume().on('end', () => process.exit())
