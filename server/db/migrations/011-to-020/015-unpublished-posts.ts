import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Posts that readers do not see have a table of their own, so that no statement for readers can find them. They keep their
 * pictures and their former paths, which therefore no longer refer to a row of `posts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  // `status` is the status outside of the trash; published posts are in this table only while they are in the trash.
  await sql`
    create table unpublished_posts (
      id ${text} primary key,
      status ${text} not null check (status in ('draft', 'scheduled', 'published')),
      trashed_at ${text} check (status <> 'published' or trashed_at is not null),
      created_seq ${integer},
      path ${text} unique,
      date ${text} not null,
      featured integer not null,
      tag ${text} not null,
      title ${text} not null,
      tagline ${text} not null,
      description ${text} not null,
      author ${text} not null,
      article_image ${text} not null,
      article_img_src ${text} not null,
      article_image_alt ${text} not null,
      film ${text},
      ratings ${text},
      views ${integer} not null,
      revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      updated_by ${text},
      search_text ${text} not null,
      sections ${text} not null,
      comments ${text} not null,
      creation_key ${text} unique,
      announces integer not null default 0 check (announces in (0, 1))
    ) ${strict}`.execute(db)
  await sql`create index unpublished_posts_trashed on unpublished_posts (trashed_at, id)`.execute(db)
  await sql`create index unpublished_posts_updated on unpublished_posts (status, updated_at, id)`.execute(db)

  if (isPostgres) {
    for (const table of ['old_paths', 'media_use'])
      await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(`${table}_post_id_fkey`)}`.execute(db)
    return
  }
  await rebuiltInSqlite(
    db,
    'old_paths',
    sql`path text primary key check (octet_length(path) <= 2000), post_id text not null, created_at text not null`,
  )
  await sql`create index old_paths_of_post on old_paths (post_id)`.execute(db)
  await rebuiltInSqlite(db, 'media_use', sql`hash text not null, post_id text not null, primary key (hash, post_id)`)
  await sql`create index media_use_post on media_use (post_id)`.execute(db)
}

/** SQLite cannot drop a constraint, so the table is copied, with its columns in the same order. */
async function rebuiltInSqlite(db: Kysely<unknown>, table: string, columns: ReturnType<typeof sql>): Promise<void> {
  const copy = `${table}_copy`
  await sql`create table ${sql.ref(copy)} (${columns}) strict`.execute(db)
  await sql`insert into ${sql.ref(copy)} select * from ${sql.ref(table)}`.execute(db)
  await sql`drop table ${sql.ref(table)}`.execute(db)
  await sql`alter table ${sql.ref(copy)} rename to ${sql.ref(table)}`.execute(db)
}
