import { createHash, randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { HOUR_MS } from '#domain/durations.ts'
import { pagePathMeantBy } from '#domain/posts/pages/page-path.ts'
import { pathFromRequest } from '#domain/posts/path.ts'
import { today } from '#domain/text/civil-time.ts'
import { percentDecoded } from '#domain/text/percent-decoded.ts'
import type { Connection } from '../db/database.ts'

/** How often a screen was shown to one reader on one day since the last flush. */
export interface CountedViews {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** Identifies a reader. It is stored hashed with the day's salt, so that it says nothing about the reader once the salt is deleted. */
  readonly reader: string
  readonly screen: string
  readonly path: string
  readonly views: number
}

export interface CountedReferrer {
  readonly day: string
  readonly host: string
  readonly views: number
}

/** Rows in one statement: both engines take some thirty thousand values in one. */
const BATCH_SIZE = 1_000
const DELETED_AT_ONCE = 5_000
const MONTHS_KEPT = 13

/** Adds everything in one transaction. Neither the content version nor the revision of a post changes. */
export function addViews(
  connection: Connection,
  views: readonly CountedViews[],
  referrers: readonly CountedReferrer[],
): Promise<void> {
  return connection.transaction(async (trx) => {
    const pages = await pagesAt(
      trx,
      views.flatMap(({ screen, path }) => (screen === 'Page' ? path : [])),
    )
    // An address of one segment is that of an own page only while there is one.
    const shown = views.filter(({ screen, path }) => screen !== 'Page' || pages.has(pagePathIn(path) ?? ''))
    const salts = new Map<string, string>()
    for (const day of [...new Set(shown.map(({ day }) => day))].sort()) salts.set(day, await saltOf(trx, day))
    const posts = await postsAt(
      trx,
      new Set(shown.filter(({ screen }) => screen === 'Article').map(({ path }) => path)),
    )

    const rows = shown.flatMap(({ day, reader, screen, path, views }) => {
      const visitor = createHash('sha256').update(salts.get(day)!).update(reader).digest('hex').slice(0, 16)
      const row = { day, visitor, screen, post_id: (screen === 'Article' && posts.get(path)) || '', views }
      return [row, { ...row, screen: '', post_id: '' }]
    })
    const fresh = await recordVisitors(trx, rows)
    await addDays(trx, rows, fresh)
    await addReferrers(trx, referrers)
    await addPostViews(
      trx,
      fresh.map(({ post_id }) => post_id),
    )
  })
}

/** The salt of the hashes that identify readers on that day; deleted a day later. The first instance to ask creates it. */
export async function saltOf({ read, write }: Connection, day: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  await write
    .insertInto('analytics_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const row = await read.selectFrom('analytics_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return row.salt
}

/** Deletes the data that identifies readers of past days, and everything older than 13 months. */
export async function purgeViews(connection: Connection, timeZone: string): Promise<void> {
  const now = connection.now()
  // Views from before midnight are stored shortly after it, and need the salt of their day.
  const current = today(timeZone, new Date(now.getTime() - HOUR_MS))
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_KEPT)
  const kept = today(timeZone, oldest)
  await connection.write.deleteFrom('analytics_salts').where('day', '<', current).execute()
  await deleteBefore(connection, 'analytics_visitors', ['day', 'visitor', 'screen', 'post_id'], current)
  await deleteBefore(connection, 'analytics_days', ['day', 'screen', 'post_id'], kept)
  await deleteBefore(connection, 'analytics_referrers', ['day', 'host'], kept)
}

/** Deletes in statements that are short, and lets other requests run in between. */
async function deleteBefore({ write }: Connection, name: string, key: string[], day: string): Promise<void> {
  const table = sql.table(name)
  const columns = sql.join(key.map((column) => sql.ref(column)))
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${table} where (${columns}) in
        (select ${columns} from ${table} where day < ${day} order by day limit ${sql.lit(DELETED_AT_ONCE)})`.execute(
      write,
    )
    if (Number(numAffectedRows) < DELETED_AT_ONCE) return
    await nextTurn()
  }
}

async function pagesAt({ read }: Connection, paths: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of inParts([...new Set(paths.flatMap((path) => pagePathIn(path) ?? []))]))
    for (const { path } of await read
      .selectFrom('published_content')
      .select('path')
      .where('path', 'in', some)
      .execute())
      found.add(path)
  return found
}

/** @param path as a browser sends it, percent-encoded */
function pagePathIn(path: string): string | null {
  return pagePathMeantBy(percentDecoded(path))
}

async function postsAt({ read }: Connection, paths: ReadonlySet<string>): Promise<Map<string, string>> {
  const stored = new Map([...paths].map((path) => [path, pathFromRequest(path)?.toWellFormed() ?? '']))
  const ids = new Map<string, string>()
  for (const some of inParts([...new Set(stored.values())])) {
    const rows = await read.selectFrom('published_posts').select(['id', 'path']).where('path', 'in', some).execute()
    for (const { id, path } of rows) ids.set(path, id)
  }
  return new Map([...stored].flatMap(([path, at]) => (ids.has(at) ? [[path, ids.get(at)!] as const] : [])))
}

type VisitorRow = { day: string; visitor: string; screen: string; post_id: string }
type ViewRow = VisitorRow & { views: number }

/** @returns the rows that were not counted before */
async function recordVisitors({ write }: Connection, rows: readonly ViewRow[]): Promise<VisitorRow[]> {
  // Sorted here and below: instances that lock the same rows in the same order cannot deadlock.
  const sorted = [...Map.groupBy(rows, (row) => `${row.day} ${row.visitor} ${row.screen} ${row.post_id}`)].sort(byKey)
  const fresh: VisitorRow[] = []
  for (const some of inParts(sorted))
    fresh.push(
      ...(await write
        .insertInto('analytics_visitors')
        .values(
          some.map(([, [row]]) => ({
            day: row!.day,
            visitor: row!.visitor,
            screen: row!.screen,
            post_id: row!.post_id,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute()),
    )
  return fresh
}

async function addDays({ write }: Connection, rows: readonly ViewRow[], fresh: readonly VisitorRow[]): Promise<void> {
  const keyOf = ({ day, screen, post_id }: VisitorRow) => `${day} ${screen} ${post_id}`
  const visitors = Map.groupBy(fresh, keyOf)
  const days = [...Map.groupBy(rows, keyOf)].sort(byKey).map(([key, same]) => {
    const { day, screen, post_id } = same[0]!
    return { day, screen, post_id, views: sum(same), visitors: visitors.get(key)?.length ?? 0 }
  })
  for (const some of inParts(days))
    await write
      .insertInto('analytics_days')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['day', 'screen', 'post_id']).doUpdateSet((eb) => ({
          views: eb('analytics_days.views', '+', eb.ref('excluded.views')),
          visitors: eb('analytics_days.visitors', '+', eb.ref('excluded.visitors')),
        })),
      )
      .execute()
}

async function addReferrers({ write }: Connection, referrers: readonly CountedReferrer[]): Promise<void> {
  const sorted = referrers.toSorted((a, b) => (`${a.day} ${a.host}` < `${b.day} ${b.host}` ? -1 : 1))
  for (const some of inParts(sorted))
    await write
      .insertInto('analytics_referrers')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['day', 'host']).doUpdateSet((eb) => ({
          views: eb('analytics_referrers.views', '+', eb.ref('excluded.views')),
        })),
      )
      .execute()
}

async function addPostViews({ write }: Connection, readPosts: readonly string[]): Promise<void> {
  const counts = [...Map.groupBy(readPosts.filter(Boolean), (id) => id)].sort(byKey)
  for (const [id, { length }] of counts)
    await write
      .updateTable('posts')
      .set((eb) => ({ views: eb('views', '+', length) }))
      .where('id', '=', id)
      .execute()
}

function sum(rows: readonly ViewRow[]): number {
  return rows.reduce((total, { views }) => total + views, 0)
}

function byKey([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]): number {
  return a < b ? -1 : 1
}

function* inParts<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE)
}
