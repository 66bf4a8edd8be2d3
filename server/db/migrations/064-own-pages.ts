import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

const KIND = `kind text not null default 'post' check (kind in ('post', 'page'))`
const PUBLISHED = `status = 'published' and trashed_at is null`
const PUBLISHED_POST = `${PUBLISHED} and kind = 'post'`

/**
 * Own pages are rows of `posts`. The view `published_posts` has no pages, so that no list of posts can show one; `published_content` has
 * both. Indexes of lists are made anew for posts alone, and those that count a list name the kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = await columnsOfView(db)
  await sql`drop view published_posts`.execute(db)
  if (columnTypes(db).isPostgres) await sql`alter table posts add column ${sql.raw(KIND)}`.execute(db)
  else await addBeforeLongColumns(db)
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

async function columnsOfView(db: Kysely<unknown>): Promise<string> {
  const rows = columnTypes(db).isPostgres
    ? sql<{ name: string }>`
        select attname as name from pg_attribute
        where attrelid = 'published_posts'::regclass and attnum > 0 order by attnum`
    : sql<{ name: string }>`select name from pragma_table_info('published_posts')`
  return (await rows.execute(db)).rows.map(({ name }) => name).join(', ')
}

/** SQLite adds a column at the end, where reading it means reading the long texts before it. So the table is made anew. */
async function addBeforeLongColumns(db: Kysely<unknown>): Promise<void> {
  const schema = sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'posts' and sql is not null and type in ('table', 'index')`
  const { rows } = await schema.execute(db)
  const columns = sql<{ name: string }>`select name from pragma_table_info('posts')`
  const names = (await columns.execute(db)).rows.map(({ name }) => name).join(', ')
  const table = rows.find(({ type }) => type === 'table')!.sql
  const statements = [
    'alter table posts rename to former_posts',
    table.replace(/\btrashed_at text,/, `$& ${KIND},`),
    `insert into posts (${names}) select ${names} from former_posts`,
    'drop table former_posts',
    ...rows.flatMap(({ type, sql }) => (type === 'index' ? sql : [])),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
