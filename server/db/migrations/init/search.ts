import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const search = ({ isPostgres, text, bigint, smallint, rising, strict }: ColumnTypes): RawBuilder<unknown>[] => [
  sql`
    create table indexed_posts (
      post_id ${text} primary key,
      revision integer not null,
      index_version integer not null
    ) ${strict}`,
  // `feed_order` is a number that is higher the earlier a post comes in lists: its date and the position of its creation. The tokens of a
  // post are in an inverted index alone, FTS5 or GIN.
  sql`
    create table search_documents (
      feed_order ${bigint} primary key,
      post_id ${text} not null unique,
      path ${text} not null,
      names ${text} not null,
      facts ${text} not null,
      captions ${text} not null,
      topics ${text} not null,
      has_new_terms integer not null default 0
    ) ${strict}`,
  sql`create index search_documents_new_terms on search_documents (feed_order) where has_new_terms = 1`,
  sql`
    create table search_terms (
      term ${text} primary key,
      is_name integer not null check (is_name in (0, 1))
    ) ${strict}`,
  sql`
    create table terms (
      id ${rising} primary key,
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
    ) ${strict}`,
  sql`create index terms_by_letter on terms (kind, letter, sort_key, id)`,
  // One page of a term's posts is read from this key alone, without the table.
  sql`
    create table post_terms (
      term_id ${bigint} not null,
      date ${text} not null,
      created_seq ${bigint} not null,
      post_id ${text} not null,
      score integer,
      primary key (term_id, date, created_seq) ${isPostgres ? sql`include (post_id, score)` : sql``}
    ) ${isPostgres ? sql`` : sql`strict, without rowid`}`,
  sql`create index post_terms_of_post on post_terms (post_id)`,
  sql`create index post_terms_by_score on post_terms (term_id, score) where score is not null`,
  // The values by which reviews are filtered, sorted and compared, in rows that are short enough to read all of them.
  sql`
    create table post_scores (
      post_id ${text} primary key,
      date ${text} not null,
      created_seq ${bigint} not null,
      category ${text} not null,
      year ${smallint},
      film ${bigint},
      director ${bigint},
      warnings ${text} not null,
      terror ${smallint},
      suspense ${smallint},
      originality ${smallint},
      cinematography ${smallint},
      acting ${smallint},
      soundtrack ${smallint},
      overall ${smallint}
    ) ${strict}`,
  sql`create index post_scores_in_feed_order on post_scores (date, created_seq)`,
  ...(isPostgres ? postgresTokens : sqliteTokens),
]

/**
 * The index stores no texts. Tokens consist of ASCII letters of lower case, digits, `_`, and other scripts. Merging is left to
 * `compact`: within a save it would take most of the time.
 */
const sqliteTokens = [
  sql`
    create virtual table search_tokens using fts5(
      tokens, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'"
    )`,
  sql`insert into search_tokens (search_tokens, rank) values ('automerge', 0)`,
  sql`insert into search_tokens (search_tokens, rank) values ('crisismerge', 64)`,
]

const postgresTokens = [
  sql`create table search_tokens (feed_order bigint primary key, tokens tsvector not null)`,
  // Compression would take a sixth of the time of storing them, and saves no byte.
  sql`alter table search_tokens alter column tokens set storage external`,
  sql`create index search_tokens_tokens on search_tokens using gin (tokens)`,
  // The planner does not count what it costs to unpack a tsvector, and would rather compare every row than use the index.
  // A restore drops tables, and leaves functions.
  sql`
    create or replace function search_tokens_matching(
      words tsquery, phrases tsquery, before bigint, most integer, compared integer
    )
      returns setof bigint language sql stable set enable_seqscan = off set enable_indexscan = off as $$
      select feed_order from (
        select feed_order, tokens from search_tokens
        where tokens @@ words and feed_order + 0 < before
        order by feed_order desc limit case when phrases is null then most else compared end
      ) as newest
      where phrases is null or tokens @@ phrases
      order by feed_order desc limit most
    $$`,
]
