import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

export async function columnsOfView(db: Kysely<unknown>, view: string): Promise<string> {
  const rows = columnTypes(db).isPostgres
    ? sql<{ name: string }>`
        select attname as name from pg_attribute
        where attrelid = ${view}::regclass and attnum > 0 order by attnum`
    : sql<{ name: string }>`select name from pragma_table_info(${view})`
  return (await rows.execute(db)).rows.map(({ name }) => name).join(', ')
}

/**
 * Adds a column to `posts`, of which no view stands. SQLite adds a column at the end, where reading it means reading the long texts before
 * it: there the table is made anew.
 */
export async function addBeforeLongColumns(db: Kysely<unknown>, definition: string): Promise<void> {
  if (columnTypes(db).isPostgres) {
    await sql`alter table posts add column ${sql.raw(definition)}`.execute(db)
    return
  }
  const schema = sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'posts' and sql is not null and type in ('table', 'index')`
  const { rows } = await schema.execute(db)
  const columns = sql<{ name: string }>`select name from pragma_table_info('posts')`
  const names = (await columns.execute(db)).rows.map(({ name }) => name).join(', ')
  const table = rows.find(({ type }) => type === 'table')!.sql
  const statements = [
    'alter table posts rename to former_posts',
    table.replace(/\btrashed_at text,/, (found) => `${found} ${definition},`),
    `insert into posts (${names}) select ${names} from former_posts`,
    'drop table former_posts',
    ...rows.flatMap(({ type, sql }) => (type === 'index' ? sql : [])),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
