import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Index for the search of published posts. `feed_order` is a number that is higher the earlier a post comes in lists: its date and
 * the position of its creation. The tokens of a post are in an inverted index alone, FTS5 or GIN.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const key = sql.raw(isPostgres ? 'bigint primary key' : 'integer primary key')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`
    create table search_documents (
      feed_order ${key},
      post_id ${text} not null unique,
      path ${text} not null,
      names ${text} not null,
      facts ${text} not null,
      captions ${text} not null,
      topics ${text} not null
    ) ${strict}`.execute(db)
  await sql`
    create table search_terms (
      term ${text} primary key,
      is_name integer not null check (is_name in (0, 1))
    ) ${strict}`.execute(db)
  if (isPostgres) await createPostgresIndex(db)
  else await createSqliteIndex(db)
}

/**
 * The index stores no texts. Tokens consist of ASCII letters of lower case, digits, `_`, and other scripts. Merging is left to
 * `compact`: within a save it would take most of the time.
 */
async function createSqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table search_tokens using fts5(
      tokens, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'"
    )`.execute(db)
  await sql`insert into search_tokens (search_tokens, rank) values ('automerge', 0)`.execute(db)
  await sql`insert into search_tokens (search_tokens, rank) values ('crisismerge', 64)`.execute(db)
}

async function createPostgresIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_tokens (feed_order bigint primary key, tokens tsvector not null)`.execute(db)
  await sql`create index search_tokens_tokens on search_tokens using gin (tokens)`.execute(db)
  // The planner does not count what it costs to unpack a tsvector, and would rather compare every row than use the index.
  await sql`
    create function search_tokens_matching(words tsquery, phrases tsquery, before bigint, most integer, compared integer)
      returns setof bigint language sql stable set enable_seqscan = off set enable_indexscan = off as $$
      select feed_order from (
        select feed_order, tokens from search_tokens
        where tokens @@ words and feed_order + 0 < before
        order by feed_order desc limit case when phrases is null then most else compared end
      ) as newest
      where phrases is null or tokens @@ phrases
      order by feed_order desc limit most
    $$`.execute(db)
}
