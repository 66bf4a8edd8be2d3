import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { newMail } from '#test/support/mail/mail.ts'
import { IN_STREAM, isInStream, type MailStream } from './mail-streams.ts'
import { OutboxRepository } from './outbox/outbox-repository.ts'

it('says the same of a row in SQL and in TypeScript', async () => {
  await using database = await openTestSqlite()
  const outbox = new OutboxRepository(database)
  const kinds = ['confirmation', 'already-subscribed', 'welcome', 'invitation', 'announcement', 'test'] as const
  for (const kind of kinds)
    for (const transport of [undefined, 'outbox', 'emailjs'] as const)
      await outbox.enqueue(newMail({ kind, ...(transport && { transport }) }))
  const rows = await database.read.selectFrom('deliveries').select(['id', 'kind', 'way']).execute()

  const idsIn = async (stream: MailStream) => {
    const found = await database.read.selectFrom('deliveries').select('id').where(IN_STREAM[stream]).execute()
    return found.map(({ id }) => id).sort()
  }
  const expected = (stream: MailStream) => rows.flatMap((row) => (isInStream(row, stream) ? row.id : [])).sort()
  expect([(await idsIn('announcements')).length, (await idsIn('others')).length]).toEqual([7, 11])
  for (const stream of ['all', 'announcements', 'others'] as const)
    expect(await idsIn(stream)).toEqual(expected(stream))
})
