import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import type { StoredTable } from '#server/db/tables.ts'
import { beginBlog } from '#test/support/database/blog-begin.ts'
import { BlogMonths } from '#test/support/database/blog-month.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { type Growth, KEPT_IN, KEPT_ROWS } from './kept-tables.ts'

const MONTHS = 120
/** Factor and number of rows by which a table may exceed proportional growth, since months differ. */
const TOLERANCE = 1.15
const TOLERATED_ROWS = 5

/** Tables outside the types of Kysely: of the full-text index, of migrations and of SQLite. */
const UNTYPED: readonly (readonly [RegExp, Growth])[] = [
  [/^full_text_index/, 'posts'],
  [/^migration/, 'nothing'],
  [/^sqlite_/, 'nothing'],
]

type Counts = ReadonlyMap<string, number>

describeEachDatabase('ten years of a blog', (open) => {
  it('leave every table as large as posts and subscribers make it', { timeout: 300_000 }, async () => {
    // Ends today, because a trigger on the audit log compares with the clock of the database.
    const clock = { now: Date.now() - 10 * 365.25 * DAY_MS }
    await using database = await open({ now: () => new Date(clock.now) })
    const tables = await tablesOf(database)
    const blog = new BlogMonths(database, clock)
    await beginBlog(database)
    const seen = new Set<string>()
    const years: { five?: Counts; ten?: Counts } = {}
    for (let month = 1; month <= MONTHS; month++) {
      await blog.live()
      if (month === 1) for (const [table, rows] of await countsOf(database, tables)) if (rows > 0) seen.add(table)
      await blog.upkeep()
      if (month === MONTHS / 2) years.five = await countsOf(database, tables)
      if (month === MONTHS) years.ten = await countsOf(database, tables)
    }
    // Some tables, such as the sums of mails, stay empty in the first month.
    for (const [table, rows] of [...years.five!, ...years.ten!]) if (rows > 0) seen.add(table)
    expect.soft(tables.filter((table) => !seen.has(table) && !table.startsWith('sqlite_'))).toEqual([])
    expect(years.ten!.get('posts')).toBeGreaterThan(years.five!.get('posts')! * 1.9)
    expect(years.ten!.get('subscribers')).toBeGreaterThan(years.five!.get('subscribers')! * 1.9)
    expect(tables.flatMap((table) => tooLarge(table, years.five!, years.ten!))).toEqual([])
  })
})

/** Gives a message if a table grew more from the fifth to the tenth year than its growth allows. */
function tooLarge(table: string, five: Counts, ten: Counts): string[] {
  const growth = growthOf(table)
  if (growth === undefined) return [`${table} is not named in kept-tables.ts`]
  const times = growth === 'posts' || growth === 'subscribers' ? ten.get(growth)! / five.get(growth)! : 1
  const most = five.get(table)! * times * TOLERANCE + TOLERATED_ROWS
  return ten.get(table)! <= most
    ? []
    : [`${table}: ${five.get(table)} rows, then ${ten.get(table)}, grows with ${growth}`]
}

function growthOf(table: string): Growth | undefined {
  const kept = KEPT_IN[table as StoredTable]
  return kept ? KEPT_ROWS[kept].growsWith : UNTYPED.find(([name]) => name.test(table))?.[1]
}

/** From the schema, so that new tables are included. */
async function tablesOf({ read, engine }: TestDatabase): Promise<string[]> {
  const { rows } =
    engine.dialect === 'postgres'
      ? await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = current_schema() order by name`.execute(read)
      : await sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`.execute(read)
  return rows.map(({ name }) => name)
}

async function countsOf({ read }: TestDatabase, tables: readonly string[]): Promise<Counts> {
  const counts = new Map<string, number>()
  for (const table of tables) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(read)
    counts.set(table, Number(rows[0]!.rows))
  }
  return counts
}
