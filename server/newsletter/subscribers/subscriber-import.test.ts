import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import * as messages from '#domain/messages.ts'
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#domain/subscribers/subscriber.ts'
import { parseCsv } from '#domain/text/csv.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { putSubscriber } from '#test/support/mail/subscriptions.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { importSubscribers } from './subscriber-import.ts'
import { Subscribers } from './subscribers.ts'

const CONSENT = 'They ticked a box on the old site, which names these mails.'
const NOTHING = {
  added: 0,
  gone: 0,
  skipped: 0,
  unconfirmed: 0,
  unclear: 0,
  unclearWords: [],
  refused: [],
  refusedCount: 0,
  erased: 0,
  stoppedAt: null,
}

async function importInto(database: TestDatabase, csv: string) {
  return succeeded(await importSubscribers(database, csv, CONSENT)).report
}

async function statusesIn(database: TestDatabase) {
  const rows = await database.read.selectFrom('subscribers').select(['email', 'status']).orderBy('email').execute()
  return Object.fromEntries(rows.map(({ email, status }) => [email, status]))
}

async function exported(database: TestDatabase): Promise<string> {
  let csv = ''
  for await (const piece of new Subscribers(database).exportCsv()) csv += piece
  return csv
}

const readers = (count: number) => Array.from({ length: count }, (_, index) => `r${index}@den.example`).join('\n')

describeEachDatabase('Importing a list', (open) => {
  it('adds whom nobody knows yet, says which lines hold no address, and keeps what was said about consent', async () => {
    await using database = await open()
    const list = [
      'Name,E-Mail Address,Status',
      'A,a@den.example,subscribed',
      'Nobody,,subscribed',
      '"Two, lines',
      'and a quote: """,b@Den.example,Active',
      'A again, A@den.example ,active',
      'Broken,broken@den,active',
      "Formula,'=sum@den.example,",
    ].join('\r\n')
    const result = await importSubscribers(database, list, ` ${CONSENT}\0 `)
    expect(result).toEqual({
      ok: true,
      report: {
        ...NOTHING,
        added: 3,
        skipped: 1,
        refused: [
          { line: 3, problem: messages.emailInvalid },
          { line: 7, problem: messages.emailInvalid },
        ],
        refusedCount: 2,
        columns: { address: 'E-Mail Address', status: ['Status'], name: 'Name' },
      },
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

  it('keeps names and dates of the members of Ghost, and lets nobody back in', async () => {
    await using database = await open()
    const list = [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      '1,a@den.example,"Mara  Vell",,true,false,,2020-01-01T10:00:00.000Z,,"Patrons, Early  birds,Patrons",',
      '2,b@den.example,Ruth,,false,false,,2021-02-03T00:00:00.000Z,,VIP,',
      '3,c@den.example,Late,,true,false,,2999-01-01T00:00:00.000Z,,,',
    ].join('\n')
    const report = await importInto(database, list)
    expect(report).toMatchObject({
      added: 2,
      gone: 1,
      columns: { name: 'name', labels: 'labels', since: 'created_at' },
    })
    const rows = await database.read.selectFrom('subscribers').selectAll().orderBy('email').execute()
    expect(rows.map(({ email, name, status, confirmed_at }) => [email, name, status, confirmed_at])).toEqual([
      ['a@den.example', 'Mara Vell', 'active', '2020-01-01T10:00:00.000Z'],
      ['b@den.example', '', 'unsubscribed', null],
      ['c@den.example', 'Late', 'active', expect.any(String)],
    ])
    expect(rows.map(({ labels }) => labels)).toEqual(['Patrons, Early birds', '', ''])
    expect((await new Subscribers(database).list({ q: 'early B' })).subscribers).toMatchObject([{ name: 'Mara Vell' }])
    expect(rows[1]!.created_at).toBe('2021-02-03T00:00:00.000Z')
    expect(rows[2]!.created_at < '2999').toBe(true)
    await new Subscribers(database).suppress(rows[2]!.id)
    expect(await exported(database)).not.toContain('Late')
    expect(await exported(database)).toContain(
      'a@den.example,active,import,2020-01-01T10:00:00.000Z,2020-01-01T10:00:00.000Z,Mara Vell,"Patrons, Early birds"',
    )
  })

  it('leaves out who never confirmed and of whom nobody understands what the list says', async () => {
    await using database = await open()
    const list = 'email,status\na@den.example,aktiv\nb@den.example,unconfirmed\nc@den.example,Gold\nd@den.example,Gold'
    expect(await importInto(database, list)).toEqual({
      ...NOTHING,
      added: 1,
      unconfirmed: 1,
      unclear: 2,
      unclearWords: ['Gold'],
      columns: { address: 'email', status: ['status'] },
    })
    expect(await statusesIn(database)).toEqual({ 'a@den.example': 'active' })
  })

  it('adds those who left as they stood, also when the list names them twice', async () => {
    await using database = await open()
    const list = [
      'email,status',
      'left@den.example,subscribed',
      'left@den.example,unsubscribed',
      'dead@den.example,cleaned',
      'never@den.example,blocklisted',
    ].join('\n')
    expect(await importInto(database, list)).toMatchObject({ added: 0, gone: 3, skipped: 1 })
    const statuses = {
      'left@den.example': 'unsubscribed',
      'dead@den.example': 'bounced',
      'never@den.example': 'suppressed',
    } as const
    expect(await statusesIn(database)).toEqual(statuses)
    const events = await database.read.selectFrom('consent_log').select(['event', 'statement']).execute()
    expect(events.map(({ event }) => event).sort()).toEqual(['suppressed', 'suppressed', 'unsubscribed'])
    expect(new Set(events.map(({ statement }) => statement))).toEqual(new Set([CONSENT]))
    // A later list does not bring them back either.
    const addresses = Object.keys(statuses).join('\n')
    expect(await importInto(database, addresses)).toMatchObject({ added: 0, gone: 0, skipped: 3 })
    expect(await statusesIn(database)).toEqual(statuses)
  })

  it('revives nobody who left', async () => {
    await using database = await open()
    for (const status of SUBSCRIBER_STATUSES) await putSubscriber(database, status, `${status}@den.example`)
    const before = await database.read.selectFrom('subscribers').selectAll().orderBy('id').execute()
    const list = SUBSCRIBER_STATUSES.map((status) => `${status}@DEN.example`).join('\n')
    expect(await importInto(database, list)).toMatchObject({ added: 0, skipped: 5 })
    expect(await database.read.selectFrom('subscribers').selectAll().orderBy('id').execute()).toEqual(before)
  })

  it('adds nobody without a word about their consent, and says what is no list', async () => {
    await using database = await open()
    for (const nothing of ['', ' \n'])
      expect(await importSubscribers(database, 'a@den.example', nothing)).toMatchObject({
        problem: { consent: expect.any(String) },
      })
    for (const nothing of ['', '\n \n', 'email,name\n'])
      expect(await importSubscribers(database, nothing, CONSENT)).toEqual({
        ok: false,
        problem: { csv: 'The list holds no addresses' },
      })
    expect(await statusesIn(database)).toEqual({})
  })

  it('takes thousands, and names the first thousand lines that it refuses', async () => {
    await using database = await open()
    const lines = Array.from({ length: 3_000 }, (_, index) => (index % 2 ? 'nobody' : `r${index}@den.example`))
    const report = await importInto(database, lines.join('\n'))
    expect(report).toMatchObject({ added: 1_500, skipped: 0, refusedCount: 1_500 })
    expect(report.refused).toHaveLength(1_000)
  })

  it('lets others have their turn again and again', async () => {
    await using database = await open()
    let isOver = false
    let turns = 0
    const others = (async () => {
      for (; !isOver; turns++) await nextTurn()
    })()
    await importInto(database, readers(2_000))
    isOver = true
    await others
    expect(turns).toBeGreaterThan(20)
  })

  it('ends where it is when the server closes: what was taken in stays, and another time goes on', async () => {
    await using database = await open()
    const lists = new Subscribers(database)
    const running = lists.importCsv(readers(2_000), CONSENT)
    while (Object.keys(await statusesIn(database)).length === 0) await nextTurn()
    lists.stopImports()
    const result = await running
    const report = result.ok ? result.report : undefined
    expect(report?.added).toBeGreaterThan(0)
    expect(report?.added).toBeLessThan(2_000)
    expect(report?.stoppedAt).toBe((report?.added ?? 0) + 1)
    expect(Object.keys(await statusesIn(database))).toHaveLength(report!.added)
    const rest = 2_000 - report!.added
    expect(await importInto(database, readers(2_000))).toMatchObject({ added: rest, skipped: report!.added })
  })

  it('gives back what was exported, with nothing in it that a spreadsheet would run', async () => {
    await using database = await open()
    const odd = ['=cmd@den.example', '+1@den.example', '-1@den.example', "'=x@den.example", "o'hara@den.example"]
    const quoted = odd.map((email) => email.replace(/^(?=['=+-])/, "'"))
    await importInto(database, `${quoted.join('\n')}\n${readers(1_200)}`)
    const csv = await exported(database)
    // As in the files of the statistics: so that Excel reads UTF-8.
    expect(csv.startsWith('\ufeff')).toBe(true)
    const records = [...parseCsv(csv)].map(({ cells }) => cells)
    expect(records).toHaveLength(1 + 1_205)
    expect(records[0]).toEqual(['email', 'status', 'source', 'created_at', 'confirmed_at', 'name', 'labels'])
    for (const cell of records.flat()) expect(cell).not.toMatch(/^[=+\-@]/)

    await database.write.deleteFrom('subscribers').execute()
    expect(await importInto(database, csv)).toMatchObject({ added: 1_205, refusedCount: 0 })
    const kept = await database.read.selectFrom('subscribers').select('email').where('email', 'in', odd).execute()
    expect(kept).toHaveLength(odd.length)
  })

  it('keeps those gone who are gone, when everybody moves to another site', async () => {
    await using database = await open()
    for (const status of SUBSCRIBER_STATUSES) await putSubscriber(database, status, `${status}@den.example`)
    const csv = await exported(database)
    await using other = await open()
    expect(await importInto(other, csv)).toMatchObject({ added: 1, gone: 3, unconfirmed: 1 })
    const moved: SubscriberStatus[] = ['active', 'bounced', 'suppressed', 'unsubscribed']
    expect(await statusesIn(other)).toEqual(
      Object.fromEntries(moved.map((status) => [`${status}@den.example`, status])),
    )
  })
})
