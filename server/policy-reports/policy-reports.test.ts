import { expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { POLICY_REPORT_DAYS, POLICY_REPORTS_MAX, PolicyReports } from './policy-reports.ts'

const INLINE = { directive: 'script-src-elem', blocked: 'inline', page: '/admin/posts' }
const DAY_MS = 24 * 60 * 60_000

describeEachDatabase('Reports of the policy', (open) => {
  it('are counted where they are alike, the last one first, for some days', async () => {
    let now = Date.parse('2026-10-31T00:00:00Z')
    await using database = await open({ now: () => new Date(now) })
    const reports = new PolicyReports(database)
    await reports.add(INLINE)
    now += DAY_MS
    await reports.add({ ...INLINE, page: '/admin' })
    await reports.add(INLINE)
    const [first, last] = ['2026-10-31T00:00:00.000Z', '2026-11-01T00:00:00.000Z']
    expect(await reports.list()).toEqual(
      expect.arrayContaining([
        { ...INLINE, reports: 2, firstAt: first, lastAt: last },
        { ...INLINE, page: '/admin', reports: 1, firstAt: last, lastAt: last },
      ]),
    )
    now += POLICY_REPORT_DAYS * DAY_MS + 1
    expect(await reports.list()).toEqual([])
    await reports.add({ ...INLINE, blocked: 'eval' })
    const { rows } = await database.read
      .selectFrom('policy_reports')
      .select((is) => is.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(1)
  })

  it('have a bound', async () => {
    let now = Date.parse('2026-10-31T00:00:00Z')
    await using database = await open({ now: () => new Date(now++) })
    const reports = new PolicyReports(database)
    for (let host = 0; host < POLICY_REPORTS_MAX + 5; host++)
      await reports.add({ ...INLINE, blocked: `https://h${host}.example` })
    const kept = (await reports.list()).map(({ blocked }) => blocked)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([
      POLICY_REPORTS_MAX,
      `https://h${POLICY_REPORTS_MAX + 4}.example`,
      'https://h5.example',
    ])
  })
})

it('A network sends a few reports at a time, and all together some more', async () => {
  await using database = await openTestSqlite()
  let now = 0
  const reports = new PolicyReports(database, () => now)
  const admitted = (address: string) => Array.from({ length: 30 }, () => reports.admits({ address })).filter(Boolean)
  expect(admitted('192.0.2.1')).toHaveLength(20)
  for (let host = 2; host < 20; host++) admitted(`192.0.2.${host}`)
  expect(admitted('198.51.100.1')).toHaveLength(0)
  now += 10 * 60_000
  expect(admitted('198.51.100.2')).toHaveLength(20)
  now += 10 * 60_000
  const ofPrefix48 = Array.from({ length: 10 }, (_, network) => admitted(`2001:db8:1:${network}::1`)).flat()
  expect(ofPrefix48).toHaveLength(100)
  expect(admitted('198.51.100.3')).toHaveLength(20)
})
