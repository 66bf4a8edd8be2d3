import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import type { StoredTable } from '#server/db/tables.ts'
import { beginBlog } from '#test/support/database/blog-begin.ts'
import { BlogMonths } from '#test/support/database/blog-month.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { type Growth, KEPT_IN, KEPT_ROWS } from './kept-tables.ts'

const MONTHS = 120
/** Rows by which a table may exceed what it should have: months differ a little. */
const SLACK = 1.15
const FEW = 5

/** Tables that no code of ours reads by rows: those of the full-text index and of migrations. */
const FURTHER: readonly (readonly [RegExp, Growth])[] = [
  [/^full_text_index/, 'posts'],
  [/^migration/, 'nothing'],
  // SQLite's own.
  [/^sqlite_/, 'nothing'],
]

type Counts = ReadonlyMap<string, number>

describeEachDatabase('ten years of a blog', (open) => {
  it('leave every table as large as posts and subscribers make it', { timeout: 300_000 }, async () => {
    // Ends today: the audit log refuses to forget what is young by the clock of the database.
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
    // The sums come with the first old mails, and so on.
    for (const [table, rows] of [...years.five!, ...years.ten!]) if (rows > 0) seen.add(table)
    expect.soft(tables.filter((table) => !seen.has(table) && !table.startsWith('sqlite_'))).toEqual([])
    expect(years.ten!.get('posts')).toBeGreaterThan(years.five!.get('posts')! * 1.9)
    expect(years.ten!.get('subscribers')).toBeGreaterThan(years.five!.get('subscribers')! * 1.9)
    expect(tables.flatMap((table) => tooLarge(table, years.five!, years.ten!))).toEqual([])
  })
})

/** What is wrong with the growth of a table from the fifth year to the tenth, if anything is. */
function tooLarge(table: string, five: Counts, ten: Counts): string[] {
  const growth = growthOf(table)
  if (growth === undefined) return [`${table} is not named in kept-tables.ts`]
  const times = growth === 'posts' || growth === 'subscribers' ? ten.get(growth)! / five.get(growth)! : 1
  const most = five.get(table)! * times * SLACK + FEW
  return ten.get(table)! <= most
    ? []
    : [`${table}: ${five.get(table)} rows, then ${ten.get(table)}, grows with ${growth}`]
}

function growthOf(table: string): Growth | undefined {
  const kept = KEPT_IN[table as StoredTable]
  return kept ? KEPT_ROWS[kept].growsWith : FURTHER.find(([name]) => name.test(table))?.[1]
}

/** By the schema, so that no table can be left out. */
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
