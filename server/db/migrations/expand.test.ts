import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { LATER, up } from '#test/support/database/later-release.ts'
import type { Database } from '../database.ts'
import { migrateToLatest } from '../migrator.ts'
import { migrations } from './index.ts'

/** The last one whose name does not say whether it only adds: no release had those up to it. */
const LAST_UNSAID = '075-pictures-outside'
const names = Object.keys(migrations)

describe('Migrations', () => {
  it('say whether they only add', () => {
    const unsaid = names.filter((name) => name > LAST_UNSAID && !/^\d{3}-(expand|contract)-/.test(name))
    expect(unsaid).toEqual([])
  })
})

describeEachDatabase('A migration that says so', (open) => {
  it('only adds, as those before the first release did', async () => {
    await using database = await open({ empty: true })
    const expansions = names.slice(1).filter((name) => name <= LAST_UNSAID || name.includes('-expand-'))
    for (const name of expansions) {
      const before = names[names.indexOf(name) - 1]
      await migrateToLatest(database, migrations, before)
      expect([name, ...(await brokenBy(database, { ...migrations }, name))]).toEqual([name])
    }
    await migrateToLatest(database)
    expect(await brokenBy(database, { ...migrations, [LATER]: { up } })).toEqual([])
  })

  it.each<[string, ReturnType<typeof sql>[]]>([
    ['posts.title is another', [sql`alter table posts rename column title to heading`]],
    ['media_removals.begun_at is another', [sql`alter table media_removals drop column begun_at`]],
    ['there is no imports', [sql`alter table imports rename to brought`]],
    ['published_posts.', [sql`drop view published_posts`, sql`create view published_posts as select id from posts`]],
    [
      'redirects.code has no default',
      [sql`alter table redirects rename to r`, sql`create table redirects (code text not null)`],
    ],
    ['on redirects', [sql`create unique index only_one on redirects (target)`]],
    ['without', [sql`drop index terms_by_alphabet`]],
  ])('is found out where %s', async (found, statements) => {
    await using database = await open()
    const narrowing = async (db: Kysely<unknown>) => {
      for (const statement of statements) await statement.execute(db)
    }
    const broken = await brokenBy(database, { ...migrations, [LATER]: { up: narrowing } })
    expect(broken.join('\n')).toContain(found)
  })
})

interface Shape {
  /** Columns of tables and views, as `table.column` and what they are. */
  readonly columns: ReadonlyMap<string, string>
  readonly tables: ReadonlySet<string>
  /** Indexes, constraints and triggers, by their definition. */
  readonly rules: ReadonlyMap<string, string>
}

/** What a version before a migration would miss, or fail on. */
async function brokenBy(database: Database, known: Record<string, Migration>, upTo?: string): Promise<string[]> {
  const before = await shapeOf(database)
  await migrateToLatest(database, known, upTo)
  const after = await shapeOf(database)
  const isOld = (table: string) => before.tables.has(table)
  const isNewColumn = (rule: string) =>
    [...after.columns.keys()].some((column) => !before.columns.has(column) && rule.includes(column.split('.')[1]!))
  return [
    ...[...before.tables].filter((table) => !after.tables.has(table)).map((table) => `there is no ${table}`),
    ...[...before.columns]
      .filter(([column, is]) => after.columns.get(column) !== is)
      .map(([column]) => `${column} is another`),
    ...[...after.columns]
      .filter(([column, is]) => !before.columns.has(column) && isOld(column.split('.')[0]!) && is.endsWith('required'))
      .map(([column]) => `${column} has no default`),
    ...[...before.rules.keys()].filter((rule) => !after.rules.has(rule)).map((rule) => `without ${rule}`),
    ...[...after.rules]
      .filter(([rule, table]) => !before.rules.has(rule) && isOld(table) && !isNewColumn(rule) && !isPlainIndex(rule))
      .map(([rule, table]) => `on ${table}: ${rule}`),
  ]
}

function isPlainIndex(rule: string): boolean {
  return /^create index/i.test(rule)
}

async function shapeOf({ read, dialect }: Database): Promise<Shape> {
  const tables = await read.introspection.getTables()
  const columns = new Map<string, string>()
  for (const table of tables)
    for (const { name, dataType, isNullable, hasDefaultValue } of table.columns)
      columns.set(
        `${table.name}.${name}`,
        `${dataType} ${isNullable ? 'null' : 'not null'} ${table.isView || isNullable || hasDefaultValue ? 'optional' : 'required'}`,
      )
  const { rows } = await sql<{ rule: string; of: string }>`${sql.raw(RULES[dialect])}`.execute(read)
  return {
    columns,
    tables: new Set(tables.map(({ name }) => name)),
    rules: new Map(rows.map(({ rule, of }) => [rule, of])),
  }
}

const RULES: Record<Database['dialect'], string> = {
  sqlite: `select sql as rule, tbl_name as "of" from sqlite_schema where type in ('index', 'trigger') and sql is not null`,
  postgres: `
    select indexdef as rule, tablename as "of" from pg_indexes where schemaname = current_schema()
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid), conrelid::regclass::text
      from pg_constraint where conrelid > 0 and connamespace = current_schema()::regnamespace
    union all select pg_get_triggerdef(oid), tgrelid::regclass::text from pg_trigger where not tgisinternal`,
}
