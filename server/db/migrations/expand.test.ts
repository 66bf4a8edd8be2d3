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
    [
      'on redirects',
      [
        sql`alter table redirects add column targ text not null default ''`,
        sql`create unique index only_one on redirects (target, targ)`,
      ],
    ],
    [
      'on redirects',
      [
        sql`alter table redirects add column targ text not null default ''`,
        sql`create unique index only_one on redirects (target)`,
      ],
    ],
    [
      'labels keeps an older server from deleting from accounts',
      [sql`create table labels (id text primary key, account text references accounts (id))`],
    ],
    [
      'published_content selects other rows',
      [
        sql`drop view published_posts`,
        sql`drop view published_content`,
        sql`create view published_content as select * from posts where status = 'published'`,
        sql`create view published_posts as select * from posts where status = 'published' and trashed_at is null and kind = 'post'`,
      ],
    ],
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
  readonly rules: ReadonlyMap<string, Rule>
  /** What follows the columns in the definition of a view. */
  readonly views: ReadonlyMap<string, string>
  /** Foreign keys whose rows keep those that they refer to from being deleted. */
  readonly keepingKeys: readonly ForeignKey[]
}

interface ForeignKey {
  readonly of: string
  readonly to: string
}

interface Rule {
  readonly of: string
  /** All that it depends on; none where the catalogues do not say. */
  readonly columns: readonly string[]
}

/** What a version before a migration would miss, or fail on. */
async function brokenBy(database: Database, known: Record<string, Migration>, upTo?: string): Promise<string[]> {
  const before = await shapeOf(database)
  await migrateToLatest(database, known, upTo)
  const after = await shapeOf(database)
  const isOld = (table: string) => before.tables.has(table)
  const isOfNewColumns = ({ of, columns }: Rule) =>
    columns.length > 0 && columns.every((column) => !before.columns.has(`${of}.${column}`))
  return [
    ...[...before.tables].filter((table) => !after.tables.has(table)).map((table) => `there is no ${table}`),
    ...[...before.columns]
      .filter(([column, is]) => after.columns.get(column) !== is)
      .map(([column]) => `${column} is another`),
    ...[...after.columns]
      .filter(([column, is]) => !before.columns.has(column) && isOld(column.split('.')[0]!) && is.endsWith('required'))
      .map(([column]) => `${column} has no default`),
    ...[...before.views]
      .filter(([view, rows]) => after.views.get(view) !== rows)
      .map(([view]) => `${view} selects other rows`),
    ...[...before.rules.keys()].filter((rule) => !after.rules.has(rule)).map((rule) => `without ${rule}`),
    ...[...after.rules]
      .filter(([name]) => !before.rules.has(name) && !isPlainIndex(name))
      .filter(([, rule]) => isOld(rule.of) && !isOfNewColumns(rule))
      .map(([name, { of }]) => `on ${of}: ${name}`),
    ...after.keepingKeys
      .filter(({ of, to }) => !isOld(of) && isOld(to))
      .map(({ of, to }) => `${of} keeps an older server from deleting from ${to}`),
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
  const { rows } = await sql<{ rule: string; of: string; columns: string }>`${sql.raw(RULES[dialect])}`.execute(read)
  const keys = await sql<ForeignKey>`${sql.raw(KEEPING_KEYS[dialect])}`.execute(read)
  const views = await sql<{ name: string; definition: string }>`${sql.raw(VIEWS[dialect])}`.execute(read)
  return {
    columns,
    tables: new Set(tables.map(({ name }) => name)),
    keepingKeys: keys.rows,
    rules: new Map(rows.map(({ rule, of, columns }) => [rule, { of, columns: JSON.parse(columns) }])),
    views: new Map(views.rows.map(({ name, definition }) => [name, definition.replace(/^.*?\sfrom\s+/is, '')])),
  }
}

const RULES: Record<Database['dialect'], string> = {
  // What is not indexed by the names of columns alone, such as expressions and conditions, is not told.
  sqlite: `
    select sql as rule, tbl_name as "of", case
      when type = 'index' and sql not like '%where%' and not exists (select 1 from pragma_index_info(name) as info where info.name is null)
      then (select json_group_array(info.name) from pragma_index_info(sqlite_schema.name) as info) else '[]' end as columns
    from sqlite_schema where type in ('index', 'trigger') and sql is not null`,
  postgres: `
    select pg_get_indexdef(indexrelid) as rule, indrelid::regclass::text as "of", to_json(array(
      select attname::text from pg_attribute where attrelid = indrelid and attnum > 0 and (attnum = any(indkey::smallint[]) or attnum in (
        select refobjsubid from pg_depend where classid = 'pg_class'::regclass and objid = indexrelid and refobjid = indrelid))))::text as columns
      from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = current_schema()::regnamespace
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid), conrelid::regclass::text,
      to_json(array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)))::text
      from pg_constraint where conrelid > 0 and connamespace = current_schema()::regnamespace
    union all select pg_get_triggerdef(pg_trigger.oid), tgrelid::regclass::text, '[]' from pg_trigger where not tgisinternal`,
}

const VIEWS: Record<Database['dialect'], string> = {
  sqlite: `select name, sql as definition from sqlite_schema where type = 'view'`,
  postgres: `select viewname as name, definition from pg_views where schemaname = current_schema()`,
}

const KEEPING_KEYS: Record<Database['dialect'], string> = {
  sqlite: `
    select schema.name as "of", key."table" as "to" from sqlite_schema as schema, pragma_foreign_key_list(schema.name) as key
    where schema.type = 'table' and key.on_delete in ('NO ACTION', 'RESTRICT')`,
  postgres: `
    select conrelid::regclass::text as "of", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and confdeltype in ('a', 'r') and connamespace = current_schema()::regnamespace`,
}
