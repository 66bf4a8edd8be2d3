import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'
import { columnsOfView } from './init/columns-of-posts.ts'

const PUBLISHED = `status = 'published' and trashed_at is null`

/**
 * What search engines get of a post, and until when it is held at the top. The columns come after the long ones, so lists of posts do not
 * read them. Sitemaps and the front page find the few posts concerned by indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, smallint, isJson } = columnTypes(db)
  const columns = `${await columnsOfView(db, 'published_posts')}, pinned_until, seo, off_sitemap`
  const statements = [
    sql`alter table posts add column pinned_until ${text}`,
    sql`alter table posts add column seo ${text} check (seo is null or ${isJson('seo', 'object')})`,
    sql`alter table posts add column off_sitemap ${smallint} not null default 0`,
    sql`drop view published_posts`,
    sql`drop view published_content`,
    sql.raw(`create view published_content as select ${columns} from posts where ${PUBLISHED}`),
    sql.raw(`create view published_posts as select ${columns} from posts where ${PUBLISHED} and kind = 'post'`),
    sql.raw(
      `create index posts_pinned on posts (pinned_until, created_seq)
        where pinned_until is not null and ${PUBLISHED} and kind = 'post'`,
    ),
    sql.raw(
      `create index posts_off_sitemap on posts (created_seq) where off_sitemap = 1 and ${PUBLISHED} and kind = 'post'`,
    ),
  ]
  for (const statement of statements) await statement.execute(db)
}
