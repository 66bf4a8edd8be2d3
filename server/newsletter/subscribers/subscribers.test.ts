import { beforeEach, expect, it, vi } from 'vitest'
import type { SubscriberStatus } from '#domain/subscribers/subscriber.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { Subscribers } from './subscribers.ts'

const NOBODY = { id: '' }
const CONSENT = 'They ticked a box on the old site, which names these mails.'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

async function withAddresses(database: TestDatabase, ...addresses: string[]) {
  const subscribers = new Subscribers(database)
  for (const address of addresses) {
    await subscribers.importCsv(address, CONSENT)
    vi.setSystemTime(Date.now() + 1000)
  }
  return subscribers
}

async function addressesOf(subscribers: Subscribers, filter = {}) {
  return (await subscribers.list(filter)).subscribers.map(({ email }) => email)
}

async function setStatus(database: TestDatabase, email: string, status: SubscriberStatus) {
  await database.write.updateTable('subscribers').set({ status }).where('email', '=', email).execute()
}

describeEachDatabase('Subscribers', (open) => {
  it('are found by their names too, whatever case and accents', async () => {
    await using database = await open()
    const list =
      'email,name\nm@den.example,Zoë Müller\nl@den.example,ŁUCJA Straße\nn@den.example,\nv@den.example,Mara  Vell'
    const subscribers = new Subscribers(database)
    await subscribers.importCsv(list, CONSENT)
    for (const [q, found] of [
      ['zoe mul', ['m@den.example']],
      ['MÜLLER', ['m@den.example']],
      ['lucja', ['l@den.example']],
      ['strasse', ['l@den.example']],
      ['mara vell', ['v@den.example']],
      ['zo%', []],
      ['\u0308', []],
    ] as const)
      expect([q, await addressesOf(subscribers, { q })]).toEqual([q, found])
    expect(await addressesOf(subscribers, { q: 'mara', status: 'bounced' })).toEqual([])
    expect(await addressesOf(subscribers, { q: 'den.example' })).toHaveLength(4)
  })

  it('are listed newest first, by part of an address and by how they stand', async () => {
    await using database = await open()
    const subscribers = await withAddresses(database, 'a@den.example', 'B@den.example', 'a_b@crypt.example')
    expect(await addressesOf(subscribers)).toEqual(['a_b@crypt.example', 'B@den.example', 'a@den.example'])
    expect(await addressesOf(subscribers, { q: 'b@DEN' })).toEqual(['B@den.example'])
    // Nothing in it is a wildcard.
    expect(await addressesOf(subscribers, { q: '_' })).toEqual(['a_b@crypt.example'])
    expect(await addressesOf(subscribers, { q: '%' })).toEqual([])
    expect(await addressesOf(subscribers, { q: "'; drop table subscribers; --" })).toEqual([])
    expect(await addressesOf(subscribers, { q: '\0' })).toEqual([])
    await setStatus(database, 'a@den.example', 'bounced')
    expect(await addressesOf(subscribers, { status: 'bounced' })).toEqual(['a@den.example'])
    expect(await addressesOf(subscribers, { status: 'active', q: 'den' })).toEqual(['B@den.example'])
    expect(await subscribers.counts()).toEqual({ pending: 0, active: 2, unsubscribed: 0, bounced: 1, suppressed: 0 })
  })

  it('come fifty at a time', async () => {
    await using database = await open()
    const subscribers = new Subscribers(database)
    const lines = Array.from({ length: 120 }, (_, index) => `reader${index}@den.example`)
    await subscribers.importCsv(lines.join('\n'), CONSENT)
    const pages = await Promise.all([0, 50, 100, 150].map((offset) => subscribers.list({ offset })))
    expect(pages.map((page) => page.subscribers.length)).toEqual([50, 50, 20, 0])
    expect(new Set(pages.flatMap((page) => page.subscribers.map(({ id }) => id))).size).toBe(120)
    expect(pages.map(({ total }) => total)).toEqual([120, 120, 120, 120])
  })

  it('can be blocked', async () => {
    await using database = await open()
    const subscribers = await withAddresses(database, 'a@den.example')
    const [{ id } = { id: '' }] = (await subscribers.list()).subscribers
    for (let time = 0; time < 2; time++) expect(await subscribers.suppress(id)).toBe(true)
    expect((await subscribers.list()).subscribers).toMatchObject([{ status: 'suppressed' }])
    expect(await subscribers.suppress('s_nobody')).toBe(false)
    const events = await database.read.selectFrom('consent_log').select('event').orderBy('at').execute()
    expect(events.map(({ event }) => event)).toEqual(['imported', 'suppressed'])
  })

  it('can be unblocked, as those who left', async () => {
    await using database = await open()
    const subscribers = await withAddresses(database, 'a@den.example', 'b@den.example')
    const [b = NOBODY, a = NOBODY] = (await subscribers.list()).subscribers
    await subscribers.suppress(a.id)
    vi.setSystemTime(Date.now() + 1000)
    for (let time = 0; time < 2; time++) expect(await subscribers.unsuppress(a.id)).toBe('done')
    expect(await subscribers.unsuppress(b.id)).toBe('not-suppressed')
    expect(await subscribers.unsuppress('s_nobody')).toBe('unknown')
    expect(await subscribers.counts()).toMatchObject({ active: 1, unsubscribed: 1, suppressed: 0 })
    const notes = await database.read
      .selectFrom('consent_log')
      .select(['event', 'statement'])
      .where('subscriber_id', '=', a.id)
      .orderBy('at')
      .execute()
    expect(notes.map(({ event }) => event)).toEqual(['imported', 'suppressed', 'unsubscribed'])
    expect(notes.at(-1)?.statement).toBe('Unblocked by an administrator')
  })
})
