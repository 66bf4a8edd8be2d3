import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The content warnings of posts, as JSON text. Both engines append a column to the row, after the long columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const isList = isPostgres
    ? sql`json_typeof(content_warnings::json) = 'array'`
    : sql`case when json_valid(content_warnings) then json_type(content_warnings) = 'array' else false end`
  for (const table of ['posts', 'unpublished_posts'])
    await sql`
      alter table ${sql.ref(table)}
      add column content_warnings ${text} not null default '[]' check (${isList})`.execute(db)
}
