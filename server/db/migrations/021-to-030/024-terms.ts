import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Terms of posts, such as categories, authors and films, and the position of each post on the pages of its terms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const id = sql.raw(isPostgres ? 'bigint generated always as identity' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table terms (
      id ${id} primary key,
      kind ${text} not null,
      slug ${text} not null,
      label ${text} not null,
      year integer not null,
      director ${text} not null,
      letter ${text} not null,
      sort_key ${text} not null,
      posts integer not null default 0,
      reviews integer not null default 0,
      unique (kind, slug),
      unique (kind, label, year)
    ) ${strict}`.execute(db)
  await sql`create index terms_by_letter on terms (kind, letter, sort_key, id)`.execute(db)

  // One page of a term's posts is read from this key alone, without the table.
  const including = sql.raw(isPostgres ? 'include (post_id, score)' : '')
  const clustered = sql.raw(isPostgres ? '' : 'strict, without rowid')
  await sql`
    create table post_terms (
      term_id ${integer} not null,
      date ${text} not null,
      created_seq ${integer} not null,
      post_id ${text} not null,
      score integer,
      primary key (term_id, date, created_seq) ${including}
    ) ${clustered}`.execute(db)
  await sql`create index post_terms_of_post on post_terms (post_id)`.execute(db)
  await sql`create index post_terms_by_score on post_terms (term_id, score) where score is not null`.execute(db)
}
