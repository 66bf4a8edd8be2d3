import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { ZonedDays } from '#domain/statistics/zoned-days.ts'
import { describeEachDatabase, openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { TURN_LIMIT_MS, turnsOf } from '#test/support/event-loop.ts'
import { addSubscribers, announcePost, newMail } from '#test/support/mail/mail.ts'
import { openBox } from '#test/support/mail/outbox.ts'
import { CampaignRepository } from '../../newsletter/campaigns/campaign-repository.ts'
import { StatisticsRepository } from '../../statistics/statistics-repository.ts'
import type { DeliveryTable } from '../mail-tables.ts'
import { codesOf } from './mail-sums.ts'
import { sumUpMails } from './mail-upkeep.ts'
import { MailsOfSubscriber } from './mails-of-subscriber.ts'

const SENT_AT = '2026-03-01T12:07:30.000Z'
const JUST_AFTER = '2026-03-01T12:14:59.999Z'
const NEXT = '2026-03-01T12:15:00.000Z'

describeEachDatabase('old mails of announcements', (open) => {
  it('become sums, by which every number stays as it was', async () => {
    const clock = { now: Date.parse(SENT_AT) }
    await using box = await openBox(open, () => new Date(clock.now))
    const { campaign, post } = await box.announce(8)
    const results: Partial<DeliveryTable>[] = [
      { state: 'sent', claimed_at: SENT_AT },
      { state: 'sent', claimed_at: JUST_AFTER },
      { state: 'sent', claimed_at: NEXT },
      { state: 'kept', claimed_at: SENT_AT },
      { state: 'failed', claimed_at: SENT_AT, reply: '550 5.1.1 <s5@mail.example> is unknown' },
      { state: 'failed', claimed_at: NEXT, reply: '550 5.1.1 <s6@mail.example> is unknown' },
      { state: 'uncertain', claimed_at: SENT_AT, reply: 'The line broke.' },
      { state: 'cancelled', claimed_at: null },
    ]
    await settle(box.database, results)
    const figures = async () => ({
      all: await box.outbox.counts(),
      of: await box.outbox.counts(campaign.id),
      ofPost: (await new CampaignRepository(box.database).ofPost(post.id))?.mails,
      audience: await new CampaignRepository(box.database).audiencesOf([post.id]),
      days: await new StatisticsRepository(box.database).mails(march('UTC')),
      kathmandu: await new StatisticsRepository(box.database).mails(march('Asia/Kathmandu')),
    })
    const before = await figures()
    expect(before.of).toEqual({ sent: 3, kept: 1, failed: 2, uncertain: 1, cancelled: 1 })

    clock.now += 89 * DAY_MS
    expect(await sumUpMails(box.database)).toBe(0)
    clock.now += 2 * DAY_MS
    expect(await sumUpMails(box.database)).toBe(8)
    expect(await sumUpMails(box.database)).toBe(0)
    expect(await figures()).toEqual(before)
    expect(await box.database.read.selectFrom('deliveries').select('id').execute()).toEqual([])

    // After 13 months the quarters of an hour are merged.
    clock.now += 366 * DAY_MS
    await sumUpMails(box.database)
    const rows = await box.database.read.selectFrom('mail_sums').selectAll().orderBy('state').execute()
    expect(rows.map(({ quarter, state, mails }) => [quarter, state, mails])).toEqual([
      ['', 'cancelled', 1],
      ['', 'failed', 2],
      ['', 'kept', 1],
      ['', 'sent', 3],
      ['', 'uncertain', 1],
    ])
    expect(await box.outbox.counts(campaign.id)).toEqual(before.of)
  })

  it('leave nothing that says who got them', async () => {
    const clock = { now: Date.parse(SENT_AT) }
    await using box = await openBox(open, () => new Date(clock.now))
    const { campaign } = await box.announce(2)
    await settle(box.database, [
      { state: 'failed', claimed_at: SENT_AT, reply: '550-5.1.1 s1@mail.example\n550 5.1.1 is unknown' },
      { state: 'sent', claimed_at: SENT_AT, reply: '250 queued for s2@mail.example' },
    ])
    expect(await new MailsOfSubscriber(box.database, 's_1').newest(9)).toHaveLength(1)
    clock.now += 91 * DAY_MS
    await sumUpMails(box.database)
    const rows = await box.database.read.selectFrom('mail_sums').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/s_?[12]\b|mail\.example/)
    expect((await new CampaignRepository(box.database).newest(9))[0]).toMatchObject({
      id: campaign.id,
      mails: { sent: 1, failed: 1 },
      reasons: [{ reply: '550 5.1.1', mails: 1 }],
    })
    expect(await new MailsOfSubscriber(box.database, 's_1').newest(9)).toEqual([])
  })

  it('stay while they wait, however long, and those of a campaign that is not wholly queued count once', async () => {
    const clock = { now: Date.parse(SENT_AT) }
    await using box = await openBox(open, () => new Date(clock.now))
    await addSubscribers(box.database, 5)
    await announcePost(box.database)
    await box.newsletter.queueNext()
    await box.database.write.updateTable('campaigns').set({ queued_to: 's_3' }).execute()
    const rows = await box.database.read.selectFrom('deliveries').select('id').orderBy('subscriber_id').execute()
    for (const { id } of rows.slice(3)) await box.database.write.deleteFrom('deliveries').where('id', '=', id).execute()
    await settle(box.database, [
      { state: 'sent', claimed_at: SENT_AT },
      { state: 'retry', claimed_at: SENT_AT },
    ])
    expect(await box.newsletter.notYetQueued()).toBe(2)
    clock.now += 400 * DAY_MS
    expect(await sumUpMails(box.database)).toBe(1)
    expect(await box.newsletter.notYetQueued()).toBe(2)
    expect(await box.outbox.counts()).toEqual({ sent: 1, retry: 1, queued: 1 })
  })

  it('and other mails of a month ago are counted by the statistics of a year', async () => {
    const clock = { now: Date.parse(SENT_AT) }
    await using box = await openBox(open, () => new Date(clock.now))
    for (let count = 0; count < 3; count++) await box.outbox.enqueue(newMail())
    await settle(box.database, [
      { state: 'sent', claimed_at: SENT_AT },
      { state: 'cancelled', claimed_at: null },
    ])
    const statistics = new StatisticsRepository(box.database)
    clock.now += 29 * DAY_MS
    expect(await sumUpMails(box.database)).toBe(0)
    clock.now += 2 * DAY_MS
    expect(await sumUpMails(box.database)).toBe(2)
    expect(await box.outbox.counts(null)).toEqual({ queued: 1 })
    expect(await box.outbox.counts()).toEqual({ queued: 1 })
    expect(await statistics.mails(march('UTC'))).toMatchObject([{ day: '2026-03-01', sent: 1 }])
    clock.now += 400 * DAY_MS
    await sumUpMails(box.database)
    // The sum of cancelled mails has no quarter, by which others are deleted.
    expect(await box.database.read.selectFrom('mail_sums').select(['quarter', 'mails']).execute()).toEqual([
      { quarter: '', mails: 1 },
    ])
  })
})

it('codes of replies are kept without the words', () => {
  for (const [reply, codes] of [
    ['550 5.1.1 <anna@mail.example> unknown', '550 5.1.1'],
    ['452-4.2.2 full', '452 4.2.2'],
    ['421 try later', '421'],
    ['5501 nonsense', ''],
    ['connect ECONNREFUSED', ''],
    [null, ''],
  ] as const)
    expect(codesOf(reply)).toBe(codes)
})

it('old mails become sums without holding up the event loop', { timeout: 240_000 }, async () => {
  await using database = await openTestSqlite({ now: () => new Date('2026-09-01T00:00:00Z') })
  const { campaign } = await announcePost(database)
  const turns = await turnsOf(
    () => sumUpMails(database),
    () => addOldMails(database, campaign.id),
  )
  expect(Math.min(...turns)).toBeLessThanOrEqual(TURN_LIMIT_MS)
  expect(await database.read.selectFrom('deliveries').select('id').execute()).toEqual([])
})

async function addOldMails({ write }: TestDatabase, campaignId: string): Promise<void> {
  await sql`
    insert into deliveries (id, kind, priority, recipient, subscriber_id, campaign_id, data, state, due_at, claimed_at, created_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 20000)
    select printf('%08x', i * 2654435761 % 4294967296), 'announcement', 5, 'r' || i || '@mail.example', 's' || i, ${campaignId}, '{}',
      'sent', ${SENT_AT}, strftime('%Y-%m-%dT%H:%M:%fZ', ${SENT_AT}, (i / 10) || ' seconds'), ${SENT_AT}
    from n`.execute(write)
}

function march(timeZone: string): ZonedDays {
  return new ZonedDays({ from: '2026-02-28', to: '2026-03-31' }, timeZone)
}

/** Gives the mails these results, in the order of their subscribers. */
async function settle({ read, write }: TestDatabase, results: readonly Partial<DeliveryTable>[]): Promise<void> {
  const rows = await read.selectFrom('deliveries').select('id').orderBy('subscriber_id').orderBy('id').execute()
  for (const [index, result] of results.entries())
    await write.updateTable('deliveries').set(result).where('id', '=', rows[index]!.id).execute()
}
