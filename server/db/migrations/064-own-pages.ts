import { type Kysely, sql } from 'kysely'
import { addBeforeLongColumns, columnsOfView } from './init/columns-of-posts.ts'

const KIND = `kind text not null default 'post' check (kind in ('post', 'page'))`
const PUBLISHED = `status = 'published' and trashed_at is null`
const PUBLISHED_POST = `${PUBLISHED} and kind = 'post'`

/**
 * Own pages are rows of `posts`. The view `published_posts` has no pages, so that no list of posts can show one; `published_content` has
 * both. Indexes of lists are made anew for posts alone, and those that count a list name the kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = await columnsOfView(db, 'published_posts')
  await sql`drop view published_posts`.execute(db)
  await addBeforeLongColumns(db, KIND)
  const statements = [
    'drop index posts_saved',
    'drop index posts_feed',
    'drop index posts_feed_of_tag',
    'drop index posts_newest',
    'drop index posts_drafts',
    'drop index posts_scheduled',
    'drop index posts_trashed',
    'create index posts_saved on posts (updated_at, id, status, trashed_at, author_id, kind)',
    `create index posts_feed on posts (featured, date, created_seq) where ${PUBLISHED_POST}`,
    `create index posts_feed_of_tag on posts (tag, featured, date, created_seq) where ${PUBLISHED_POST}`,
    `create index posts_newest on posts (date, created_seq, path) where ${PUBLISHED_POST}`,
    `create index posts_drafts on posts (updated_at, id, kind) where status = 'draft' and trashed_at is null`,
    `create index posts_scheduled on posts (publish_at, id, kind) where status = 'scheduled' and trashed_at is null`,
    'create index posts_trashed on posts (trashed_at, id, kind) where trashed_at is not null',
    `create index posts_pages on posts (updated_at, id, status) where kind = 'page' and trashed_at is null`,
    `create view published_content as select ${columns}, kind from posts where ${PUBLISHED}`,
    `create view published_posts as select ${columns}, kind from posts where ${PUBLISHED_POST}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
