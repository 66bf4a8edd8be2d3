import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const blob = sql.raw(isPostgres ? 'bytea' : 'blob')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  // Text, not jsonb: both engines give back the very bytes they were given.
  const isJson = (column: string, kind: 'array' | 'object') =>
    isPostgres
      ? sql`(json_typeof(${sql.ref(column)}::json) = ${sql.lit(kind)})`
      : sql`(case when json_valid(${sql.ref(column)}) then json_type(${sql.ref(column)}) = ${sql.lit(kind)} else false end)`

  // The columns of lists come before the long ones, which SQLite then need not read. PostgreSQL cannot index more than
  // about 2,700 bytes; the limits below make both engines refuse the same rows.
  await sql`
    create table posts (
      created_seq ${integer} primary key,
      id ${text} not null unique,
      path ${text} not null unique check (path like '/%' and octet_length(path) <= 2000),
      date ${text} not null check (length(date) = 10),
      featured integer not null check (featured in (0, 1)),
      tag ${text} not null check (octet_length(tag) <= 1000),
      title ${text} not null,
      tagline ${text} not null,
      description ${text} not null,
      author ${text} not null,
      article_image ${text} not null,
      article_img_src ${text} not null,
      article_image_alt ${text} not null,
      film ${text} check (film is null or ${isJson('film', 'object')}),
      ratings ${text} check (ratings is null or ${isJson('ratings', 'object')}),
      views ${integer} not null default 0,
      revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      search_text ${text} not null,
      sections ${text} not null check ${isJson('sections', 'array')},
      comments ${text} not null check ${isJson('comments', 'array')}
    ) ${strict}`.execute(db)
  await sql`create index posts_feed on posts (featured, date, created_seq)`.execute(db)
  await sql`create index posts_feed_of_tag on posts (tag, featured, date, created_seq)`.execute(db)
  await sql`create index posts_newest on posts (date, created_seq, path)`.execute(db)

  await sql`
    create table old_paths (
      path ${text} primary key check (octet_length(path) <= 2000),
      post_id ${text} not null references posts (id) on delete cascade,
      created_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index old_paths_of_post on old_paths (post_id)`.execute(db)

  await sql`
    create table media (
      hash ${text} primary key,
      type ${text} not null,
      width integer not null,
      height integer not null,
      byte_length integer not null check (byte_length = octet_length(bytes)),
      placeholder ${text},
      created_at ${text} not null,
      bytes ${blob} not null
    ) ${strict}`.execute(db)

  await sql`create table settings (key ${text} primary key, value ${text} not null, updated_at ${text} not null) ${strict}`.execute(
    db,
  )
  await sql`create table secrets (name ${text} primary key, value ${text} not null, created_at ${text} not null) ${strict}`.execute(
    db,
  )
  await sql`create table counters (name ${text} primary key, value ${integer} not null) ${strict}`.execute(db)
  await sql`insert into counters (name, value) values ('content', 1)`.execute(db)
}
