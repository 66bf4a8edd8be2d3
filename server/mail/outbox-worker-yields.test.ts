import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/databases.ts'
import { addSubscribers, message } from '#test/support/mail.ts'
import { NO_CAPS } from '#test/support/outbox.ts'
import { postDraft } from '#test/support/posts.ts'
import { CampaignRepository } from '../storage/campaign-repository.ts'
import { MailTransportRepository } from '../storage/mail-transport-repository.ts'
import { MailboxRepository } from '../storage/mailbox-repository.ts'
import { OutboxRepository } from '../storage/outbox-repository.ts'
import { PostRepository } from '../storage/post-repository.ts'
import { MailboxMailer } from './mailbox-mailer.ts'
import { OutboxWorker } from './outbox-worker.ts'

const MAILS = 60
const AT_ONCE = 5

it('gives way to requests after each round, though mailbox and SQLite never wait for the system', async () => {
  await using database = await openTestSqlite()
  const outbox = new OutboxRepository(database)
  const mailer = new MailboxMailer(new MailboxRepository(database))
  const worker = new OutboxWorker({
    outbox,
    transport: new MailTransportRepository(database),
    round: async () => ({ mailer, caps: NO_CAPS, write: async ({ id }) => message({ id, kind: 'announcement' }) }),
    log: pino({ level: 'silent' }),
    schedule: { firstMs: 0 },
  })
  await addSubscribers(database, MAILS)
  const post = await new PostRepository(database).insert(postDraft())
  if (!post.ok) throw new Error(post.problem)
  await new CampaignRepository(database).announce(post.post)
  worker.start()

  let mostInOneTurn = 0
  for (let before = 0; before < MAILS; ) {
    await setImmediate()
    const { kept = 0 } = await outbox.counts()
    mostInOneTurn = Math.max(mostInOneTurn, kept - before)
    before = kept
  }
  await worker.stop()
  // A round of five may end within the turn in which the next one is begun.
  expect(mostInOneTurn).toBeLessThanOrEqual(2 * AT_ONCE)
})
