import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

const NAMES =
  'id, path, date, featured, tag, title, tagline, description, author, article_image, article_img_src, article_image_alt, film, ' +
  'ratings, views, revision, created_at, updated_at, updated_by, creation_key, author_id, created_seq, content_warnings, sections, ' +
  'comments, tags, series'

/** The series of posts, and the parts by which the page of a series is sorted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, smallint, isJson } = columnTypes(db)
  const statements = [
    sql`alter table posts add column series ${text} check (series is null or ${isJson('series', 'object')})`,
    sql`drop view published_posts`,
    sql`
      create view published_posts as
        select ${sql.raw(NAMES)} from posts where status = 'published' and trashed_at is null`,
    sql`alter table post_terms add column part ${smallint}`,
    sql`create index post_terms_by_part on post_terms (term_id, part, date, created_seq) where part is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
