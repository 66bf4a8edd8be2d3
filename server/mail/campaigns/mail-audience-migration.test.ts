import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { migrations } from '../../db/migrations/index.ts'
import { migrateToLatest } from '../../db/migrator.ts'
import { OutboxRepository } from '../outbox/outbox-repository.ts'
import { CampaignRepository } from './campaign-repository.ts'

const AT = '2026-10-31T12:00:00.000Z'

describeEachDatabase('Migration 014', (open) => {
  it('keeps every mail, and tells those in the mailbox from those that a server took', async () => {
    await using database = await open({ empty: true })
    const before = Object.entries(migrations).filter(([name]) => name < '013')
    await migrateToLatest(database, Object.fromEntries(before))
    const { write } = database
    await sql`insert into campaigns (id, post_id, subject, post, state, audience, created_at)
      values ('c', 'p', 'The House', '{}', 'sending', 3, ${AT})`.execute(write)
    const mails = [
      ['kept', 'sent', 'kept in the mailbox', 's1'],
      ['taken', 'sent', '250 2.0.0 taken', 's2'],
      ['failed', 'failed', '550 5.1.1 no such user', 's3'],
      ['waiting', 'queued', null, null],
    ]
    for (const [id, state, reply, subscriber] of mails)
      await sql`insert into deliveries
        (id, kind, priority, recipient, subscriber_id, campaign_id, data, state, due_at, claimed_at, reply, created_at, way)
        values (${id}, 'announcement', 1, 'x', ${subscriber}, ${subscriber && 'c'}, '{}', ${state}, ${AT}, ${reply && AT},
          ${reply}, ${AT}, 'outbox')`.execute(write)

    await migrateToLatest(database)
    const rows = await database.read.selectFrom('deliveries').selectAll().orderBy('id').execute()
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['failed', 'failed'],
      ['kept', 'kept'],
      ['taken', 'sent'],
      ['waiting', 'queued'],
    ])
    expect(rows[1]).toMatchObject({ reply: 'kept in the mailbox', way: 'outbox', claimed_at: AT, campaign_id: 'c' })
    // An announcement of before is wholly queued.
    expect((await new CampaignRepository(database).newest(1))[0]?.mails).toEqual({ kept: 1, sent: 1, failed: 1 })
    expect(await new OutboxRepository(database).prepare()).toBe(false)
    const twice = sql`insert into deliveries
      (id, kind, priority, recipient, subscriber_id, campaign_id, data, state, due_at, created_at)
      values ('again', 'announcement', 1, 'x', 's1', 'c', '{}', 'queued', ${AT}, ${AT})`.execute(write)
    await expect(twice).rejects.toThrow(/unique/i)
  })
})
