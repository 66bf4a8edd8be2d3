import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { openOldDatabase } from '#test/support/database/upgrade/old-database.ts'
import { migrations } from './migrations/index.ts'
import { migrateToLatest, pendingMigrations } from './migrator.ts'

type Row = Record<string, unknown>

const NEW_MIGRATIONS = Object.keys(migrations).filter((name) => name > '012-invitations')

/** Tables of the old version that are empty once a site has an administrator. */
const EMPTY = ['setup_links']

/** Changes that migrations make to existing rows on purpose. */
const CHANGED: Readonly<Record<string, (old: Row) => Row>> = {
  // 014
  deliveries: (old) => (old.reply === 'kept in the mailbox' ? { ...old, state: 'kept' } : old),
  // 026 drops the column.
  subscribers: (old) => ({ ...old, unsubscribe_version: undefined }),
  // 027 drops the column.
  posts: (old) => ({ ...old, search_text: undefined }),
}

describeEachDatabase('An upgrade from commit 1197be7', (open) => {
  it('keeps every row and every value, and runs once', async () => {
    await using database = await openOldDatabase(open)
    const before = await contentOf(database)
    expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual(EMPTY)

    expect(await migrateToLatest(database)).toEqual(NEW_MIGRATIONS)
    const after = await contentOf(database)
    for (const [table, old] of before) {
      const columns = Object.keys(old[0] ?? {})
      const rows = (after.get(table) ?? [])
        .filter(({ name }) => table !== 'migrations' || !NEW_MIGRATIONS.includes(String(name)))
        .map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
      expect({ table, rows: sorted(rows) }).toEqual({ table, rows: sorted(old.map(CHANGED[table] ?? ((row) => row))) })
    }
    expect(await pendingMigrations(database)).toEqual([])
    expect(await migrateToLatest(database)).toEqual([])
    expect(await contentOf(database)).toEqual(after)
  })

  it('keeps every index, and gives the tables, indexes and rules of a new database', async () => {
    await using database = await openOldDatabase(open)
    const indexes = await indexesOf(database)
    expect(indexes).toContain('deliveries_waiting')
    await migrateToLatest(database)
    expect(await indexesOf(database)).toEqual(expect.arrayContaining(indexes))
    await using fresh = await open()
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh))
  })
})

/** The rows of every table. */
async function contentOf({ read }: TestDatabase): Promise<Map<string, Row[]>> {
  const tables = await read.introspection.getTables({ withInternalKyselyTables: true })
  const content = new Map<string, Row[]>()
  for (const { name } of tables) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(read)
    content.set(name, rows)
  }
  return content
}

/** Rebuilding a table may change the order of its rows. */
function sorted(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

async function indexesOf({ read, dialect }: TestDatabase): Promise<string[]> {
  const query =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'index'`
      : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'`
  return (await query.execute(read)).rows.map(({ name }) => name)
}

async function schemaOf({ read, dialect }: TestDatabase): Promise<Row[]> {
  const { rows } = await (dialect === 'sqlite' ? SQLITE_SCHEMA : POSTGRES_SCHEMA).execute(read)
  return rows
}

const SQLITE_SCHEMA = sql<Row>`select type, name, tbl_name, sql from sqlite_schema order by type, name`

/** NOT NULL is compared as part of its column: only newer servers keep it as a constraint as well. */
const POSTGRES_SCHEMA = sql<Row>`
  select table_name as owner, column_name as name,
    concat_ws(' ', data_type, collation_name, is_nullable, column_default, identity_generation) as definition
  from information_schema.columns where table_schema = 'public'
  union all
  select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
  order by owner, name, definition`
