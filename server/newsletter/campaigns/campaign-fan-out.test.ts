import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { addSubscribers, announcePost } from '#test/support/mail/mail.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { StatisticsRepository } from '../../statistics/statistics-repository.ts'
import { SubscriberListRepository } from '../subscribers/subscriber-list-repository.ts'
import { SubscriberRepository } from '../subscribers/subscriber-repository.ts'
import { notYetQueued, queueAnnounced } from './campaign-fan-out.ts'
import { CampaignRepository } from './campaign-repository.ts'

const CONSENT = 'Asked at the fair'

describeEachDatabase('Queueing an announcement', (open) => {
  it('takes as many statements for thousands as for three, and says at once to how many it goes', async () => {
    const statements: string[] = []
    await using database = await open({ onQuery: ({ sql }) => statements.push(sql) })
    const announcing = async () => {
      statements.length = 0
      const { audience } = await announce(database)
      expect(statements.filter((statement) => statement.includes('deliveries'))).toEqual([])
      return { audience, statements: statements.length }
    }
    await addSubscribers(database, 3)
    // The first post also inserts its words into the search index.
    await announcing()
    const few = await announcing()
    await addSubscribers(database, 2_000, 'active', 'many')
    expect(await announcing()).toEqual({ audience: 2_003, statements: few.statements })
    expect(few.audience).toBe(3)
  })

  it('goes in batches, each of which ends where the next begins', async () => {
    await using database = await open()
    await addSubscribers(database, 23)
    const { id } = await announce(database)
    expect([await waiting(database), await queuedFor(database, id)]).toEqual([23, 0])
    const sizes = []
    for (let before = 0; await queueAnnounced(database, 10); ) {
      const now = await queuedFor(database, id)
      sizes.push(now - before)
      before = now
    }
    expect(sizes).toEqual([10, 10, 3])
    expect(await waiting(database)).toBe(23)
    expect(await recipients(database, id)).toHaveLength(new Set(await recipients(database, id)).size)
  })

  it('mails nobody who joined later, however they did, and nobody who left before their batch', async () => {
    await using database = await open()
    const subscribers = new SubscriberRepository(database)
    const pending = (key: string) => {
      const link = { hash: key, expiresAt: new Date(Date.now() + 60_000) }
      return subscribers.insertPending({ email: `${key}@mail.example`, key, source: 'footer' }, link)
    }
    const [waiting, away] = [await pending('w'), await pending('a')]
    await subscribers.setStatus(away.id, 'unsubscribed')
    await addSubscribers(database, 6)
    await new SubscriberListRepository(database).add([{ email: 'i@mail.example', key: 'i' }], 'active', CONSENT)

    const { id, audience } = await announce(database)
    expect(audience).toBe(7)
    await queueAnnounced(database, 2)
    await subscribers.confirm(waiting.id)
    await subscribers.setStatus(away.id, 'active')
    await new SubscriberListRepository(database).add([{ email: 'l@mail.example', key: 'l' }], 'active', CONSENT)
    await subscribers.setStatus('s_5', 'unsubscribed')
    while (await queueAnnounced(database, 2));
    expect((await recipients(database, id)).sort()).toEqual([
      'i@mail.example',
      's1@mail.example',
      's2@mail.example',
      's3@mail.example',
      's4@mail.example',
      's6@mail.example',
    ])

    // The next announcement reaches all of them.
    const next = await announce(database)
    while (await queueAnnounced(database, 2));
    expect([next.audience, (await recipients(database, next.id)).length]).toEqual([9, 9])
  })

  it('is taken up by another process at the watermark, and queues nothing twice beside it', async () => {
    await using database = await open()
    await addSubscribers(database, 40)
    const { id } = await announce(database)
    await queueAnnounced(database, 7)
    await using other = await openDatabase(database.config)
    const all = async (instance: Database) => {
      while (await queueAnnounced(instance, 5));
    }
    await Promise.all([all(database), all(other)])
    expect((await recipients(database, id)).length).toBe(40)
    expect(new Set(await recipients(database, id)).size).toBe(40)
  })

  it('leaves nothing of a batch that breaks, and does it again', async () => {
    await using database = await open()
    await addSubscribers(database, 12)
    const { id } = await announce(database)
    await queueAnnounced(database, 5)
    const broken = {
      ...database,
      transaction: (work: Parameters<Database['transaction']>[0]) =>
        database.transaction(async (trx) => {
          await work(trx)
          throw new Error('killed')
        }),
    } as Database
    await expect(queueAnnounced(broken, 5)).rejects.toThrow('killed')
    expect(await queuedFor(database, id)).toBe(5)
    while (await queueAnnounced(database, 5));
    expect(new Set(await recipients(database, id)).size).toBe(12)
  })

  it('ends with the announcement; what was not queued counts as not sent', async () => {
    await using database = await open()
    await addSubscribers(database, 9)
    const { id } = await announce(database)
    await queueAnnounced(database, 4)
    const report = async () => (await new CampaignRepository(database).newest(1))[0]!
    expect((await report()).mails).toEqual({ queued: 9 })
    expect(await new OutboxRepository(database).counts()).toEqual({ queued: 4 })
    expect(await notYetQueued(database)).toBe(5)
    expect(await waiting(database)).toBe(9)

    await new CampaignRepository(database).cancel(id)
    expect(await queueAnnounced(database)).toBe(false)
    expect((await report()).mails).toEqual({ cancelled: 9 })
    expect(await waiting(database)).toBe(0)
  })

  it('counts whoever left before their batch as not sent', async () => {
    await using database = await open()
    await addSubscribers(database, 4)
    await announce(database)
    await new SubscriberRepository(database).setStatus('s_2', 'unsubscribed')
    while (await queueAnnounced(database));
    const [report] = await new CampaignRepository(database).newest(1)
    expect([report!.audience, report!.mails]).toEqual([4, { queued: 3, cancelled: 1 }])
  })

  it('cancels thousands in batches', async () => {
    const statements: string[] = []
    await using database = await open({ onQuery: ({ sql }) => statements.push(sql) })
    await addSubscribers(database, 1_200)
    const { id } = await announce(database)
    while (await queueAnnounced(database));
    statements.length = 0
    await new CampaignRepository(database).cancel(id)
    expect(await new OutboxRepository(database).counts(id)).toEqual({ cancelled: 1_200 })
    expect(statements.filter((statement) => statement.trim().startsWith('update "deliveries"'))).toHaveLength(3)
  })
})

async function announce(database: TestDatabase) {
  return (await announcePost(database)).campaign
}

function waiting(database: TestDatabase): Promise<number> {
  return new StatisticsRepository(database).waitingMails()
}

async function queuedFor(database: TestDatabase, id: string): Promise<number> {
  return (await new OutboxRepository(database).counts(id)).queued ?? 0
}

async function recipients({ read }: TestDatabase, id: string): Promise<string[]> {
  const rows = await read.selectFrom('deliveries').select('recipient').where('campaign_id', '=', id).execute()
  return rows.map(({ recipient }) => recipient)
}
