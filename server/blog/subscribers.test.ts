import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseCsv } from '#domain/csv.ts'
import { messages } from '#domain/messages.ts'
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#domain/subscriber.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/databases.ts'
import { Subscribers } from './subscribers.ts'

const CONSENT = 'They ticked a box on the old site, which names these mails.'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

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

  it('can be taken out for good', async () => {
    await using database = await open()
    const subscribers = await withAddresses(database, 'a@den.example')
    const [{ id } = { id: '' }] = (await subscribers.list()).subscribers
    for (let time = 0; time < 2; time++) expect(await subscribers.suppress(id)).toBe(true)
    expect((await subscribers.list()).subscribers).toMatchObject([{ status: 'suppressed' }])
    expect(await subscribers.suppress('s_nobody')).toBe(false)
    const events = await database.read.selectFrom('consent_log').select('event').orderBy('at').execute()
    expect(events.map(({ event }) => event)).toEqual(['imported', 'suppressed'])
  })
})

describeEachDatabase('Importing a list', (open) => {
  it('adds whom nobody knows yet, says which lines hold no address, and keeps what was said about consent', async () => {
    await using database = await open()
    const subscribers = new Subscribers(database)
    const list = [
      'Name,E-Mail Address,Status',
      'A,a@den.example,subscribed',
      'Nobody,,subscribed',
      '"Two, lines',
      'and a quote: """,b@Den.example,Active',
      'A again, A@den.example ,active',
      'Gone,gone@den.example,unsubscribed',
      'Broken,broken@den,active',
      "Formula,'=sum@den.example,",
    ].join('\r\n')
    expect(await subscribers.importCsv(list, ` ${CONSENT}\0 `)).toEqual({
      added: 3,
      skipped: 2,
      refused: [
        { line: 3, problem: messages.emailInvalid },
        { line: 8, problem: messages.emailInvalid },
      ],
      refusedCount: 2,
    })
    const rows = await database.read.selectFrom('subscribers').selectAll().orderBy('email').execute()
    expect(rows.map(({ email, status, source }) => [email, status, source])).toEqual([
      ['=sum@den.example', 'active', 'import'],
      ['a@den.example', 'active', 'import'],
      ['b@den.example', 'active', 'import'],
    ])
    const consents = await database.read.selectFrom('consent_log').selectAll().execute()
    expect(consents.map(({ event, statement }) => [event, statement])).toEqual(Array(3).fill(['imported', CONSENT]))
  })

  it('needs no line of names', async () => {
    await using database = await open()
    const subscribers = new Subscribers(database)
    expect(await subscribers.importCsv('A;a@den.example\nB;b@den.example', CONSENT)).toMatchObject({ added: 2 })
    expect(await subscribers.importCsv('', CONSENT)).toEqual({ added: 0, skipped: 0, refused: [], refusedCount: 0 })
    expect(await subscribers.importCsv('name\nnobody', CONSENT)).toMatchObject({ added: 0, refused: [{ line: 2 }] })
  })

  it('revives nobody who left', async () => {
    await using database = await open()
    const subscribers = new Subscribers(database)
    const list = SUBSCRIBER_STATUSES.map((status) => `${status}@den.example`).join('\n')
    await subscribers.importCsv(list, CONSENT)
    for (const status of SUBSCRIBER_STATUSES) await setStatus(database, `${status}@den.example`, status)
    const before = await database.read.selectFrom('subscribers').selectAll().orderBy('id').execute()
    expect(await subscribers.importCsv(list.toUpperCase(), CONSENT)).toMatchObject({ added: 0, skipped: 5 })
    expect(await database.read.selectFrom('subscribers').selectAll().orderBy('id').execute()).toEqual(before)
  })

  it('adds nobody without a word about their consent', async () => {
    await using database = await open()
    const subscribers = new Subscribers(database)
    for (const nothing of ['', ' \n']) expect(await subscribers.importCsv('a@den.example', nothing)).toBeNull()
    expect((await subscribers.list()).total).toBe(0)
  })

  it('takes thousands, and names the first thousand lines that it refuses', async () => {
    await using database = await open()
    const subscribers = new Subscribers(database)
    const lines = Array.from({ length: 3_000 }, (_, index) => (index % 2 ? 'nobody' : `r${index}@den.example`))
    const result = await subscribers.importCsv(lines.join('\n'), CONSENT)
    expect(result).toMatchObject({ added: 1_500, skipped: 0, refusedCount: 1_500 })
    expect(result?.refused).toHaveLength(1_000)
  })

  it('gives back what was exported, with nothing in it that a spreadsheet would run', async () => {
    await using database = await open()
    const subscribers = new Subscribers(database)
    const odd = ['=cmd@den.example', '+1@den.example', '-1@den.example', "'=x@den.example", "o'hara@den.example"]
    const many = Array.from({ length: 1_200 }, (_, index) => `r${index}@den.example`)
    await subscribers.importCsv([...odd, ...many].map((email) => email.replace(/^(?=['=+-])/, "'")).join('\n'), CONSENT)
    let csv = ''
    for await (const piece of subscribers.exportCsv()) csv += piece
    const records = [...parseCsv(csv)].map(({ cells }) => cells)
    expect(records).toHaveLength(1 + 1_205)
    expect(records[0]).toEqual(['email', 'status', 'source', 'created_at', 'confirmed_at'])
    for (const cell of records.flat()) expect(cell).not.toMatch(/^[=+\-@]/)

    await database.write.deleteFrom('subscribers').execute()
    expect(await subscribers.importCsv(csv, CONSENT)).toMatchObject({ added: 1_205, refusedCount: 0 })
    const kept = await database.read.selectFrom('subscribers').select('email').where('email', 'in', odd).execute()
    expect(kept).toHaveLength(odd.length)
  })
})
