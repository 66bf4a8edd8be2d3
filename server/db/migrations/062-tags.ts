import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

const NAMES =
  'id, path, date, featured, tag, title, tagline, description, author, article_image, article_img_src, article_image_alt, film, ' +
  'ratings, views, revision, created_at, updated_at, updated_by, creation_key, author_id, created_seq, content_warnings, sections, ' +
  'comments, tags'

/** Tags of posts, beside the one category. The column comes after the long ones, so lists of posts do not read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, isJson } = columnTypes(db)
  await sql`alter table posts add column tags ${text} not null default '[]' check ${isJson('tags', 'array')}`.execute(
    db,
  )
  await sql`drop view published_posts`.execute(db)
  await sql`
    create view published_posts as
      select ${sql.raw(NAMES)} from posts where status = 'published' and trashed_at is null`.execute(db)
}
