import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'
import { addBeforeLongColumns, columnsOfView } from './init/columns-of-posts.ts'

const VIEWS = [
  ['published_content', `status = 'published' and trashed_at is null`],
  ['published_posts', `status = 'published' and trashed_at is null and kind = 'post'`],
] as const

/** The authors of posts beside the first. Lists show them, so they come before the long columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, isJson } = columnTypes(db)
  const columns = await columnsOfView(db, 'published_posts')
  for (const [view] of VIEWS) await sql`drop view ${sql.raw(view)}`.execute(db)
  const definition = sql`authors ${text} not null default '[]' check ${isJson('authors', 'array')}`
  await addBeforeLongColumns(db, definition.compile(db).sql)
  for (const [view, condition] of VIEWS)
    await sql.raw(`create view ${view} as select ${columns}, authors from posts where ${condition}`).execute(db)
  // Posts of an account that name it beside another author.
  await sql`create index posts_of_several on posts (author_id) where authors <> '[]'`.execute(db)
}
