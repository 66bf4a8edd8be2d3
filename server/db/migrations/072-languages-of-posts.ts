import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'
import { VIEWED_POSTS } from './init/posts.ts'

const PUBLISHED = `status = 'published' and trashed_at is null`

/** The language of a post, which lists do not read: it comes after the long columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db)
  const columns = `${VIEWED_POSTS}, language`
  const statements = [
    sql`alter table posts add column language ${text} not null default ''`,
    sql`drop view published_posts`,
    sql`drop view published_content`,
    sql.raw(`create view published_content as select ${columns} from posts where ${PUBLISHED}`),
    sql.raw(`create view published_posts as select ${columns} from posts where ${PUBLISHED} and kind = 'post'`),
  ]
  for (const statement of statements) await statement.execute(db)
}
