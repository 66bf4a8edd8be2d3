import { basename } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { columnTypes } from '#server/db/migrations/init/column-types.ts'

/** The name of {@link up} for a version that does not know it. */
export const LATER = '998-expand-later'

/**
 * A migration of a later release, which adds what releases add: a column of posts, in their views as well, a table and an index. The
 * ordeal copies this file into the releases that it makes, each under another number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, strict } = columnTypes(db)
  const added = `later_${/^\d+/.exec(basename(import.meta.filename))?.[0] ?? 'release'}`
  const published = `status = 'published' and trashed_at is null`
  const columns = `${await viewedColumns(db)}, ${added}`
  const statements = [
    sql`alter table posts add column ${sql.id(added)} ${text} not null default ''`,
    sql`create index ${sql.id(`posts_by_${added}`)} on posts (${sql.id(added)})`,
    sql`create table ${sql.id(`${added}_notes`)} (id ${text} primary key, note ${text} not null) ${strict}`,
    sql`drop view published_posts`,
    sql`drop view published_content`,
    sql.raw(`create view published_content as select ${columns} from posts where ${published}`),
    sql.raw(`create view published_posts as select ${columns} from posts where ${published} and kind = 'post'`),
  ]
  for (const statement of statements) await statement.execute(db)
}

async function viewedColumns(db: Kysely<unknown>): Promise<string> {
  const tables = await db.introspection.getTables()
  return tables
    .find(({ name }) => name === 'published_posts')!
    .columns.map(({ name }) => name)
    .join(', ')
}
