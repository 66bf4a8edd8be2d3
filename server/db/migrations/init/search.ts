import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const search = ({ isPostgres, text, bigint, smallint, rising, strict }: ColumnTypes): RawBuilder<unknown>[] => [
  sql`
    create table indexed_posts (
      post_id ${text} primary key,
      revision integer not null,
      index_version integer not null
    ) ${strict}`,
  // `feed_order` is a number that is higher the earlier a post comes in lists: its date and the position of its creation. The lexemes of
  // a post are in an inverted index alone, FTS5 or GIN.
  sql`
    create table search_documents (
      feed_order ${bigint} primary key,
      post_id ${text} not null unique,
      path ${text} not null,
      names ${text} not null,
      facts ${text} not null,
      captions ${text} not null,
      topics ${text} not null,
      has_new_stems integer not null default 0
    ) ${strict}`,
  sql`create index search_documents_new_stems on search_documents (feed_order) where has_new_stems = 1`,
  sql`
    create table vocabulary (
      stem ${text} primary key,
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
      part ${smallint},
      primary key (term_id, date, created_seq) ${isPostgres ? sql`include (post_id, score)` : sql``}
    ) ${isPostgres ? sql`` : sql`strict, without rowid`}`,
  sql`create index post_terms_of_post on post_terms (post_id)`,
  sql`create index post_terms_by_score on post_terms (term_id, score) where score is not null`,
  // The page of a series is sorted by the parts of its posts.
  sql`create index post_terms_by_part on post_terms (term_id, part, date, created_seq) where part is not null`,
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
  ...(isPostgres ? postgresIndex : sqliteIndex),
]

/**
 * The index stores no texts. Lexemes consist of ASCII letters of lower case, digits, `_`, and other scripts. Merging is left to
 * `compact`: within a save it would take most of the time.
 */
const sqliteIndex = [
  sql`
    create virtual table full_text_index using fts5(
      lexemes, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'"
    )`,
  sql`insert into full_text_index (full_text_index, rank) values ('automerge', 0)`,
  sql`insert into full_text_index (full_text_index, rank) values ('crisismerge', 64)`,
]

const postgresIndex = [
  sql`create table full_text_index (feed_order bigint primary key, lexemes tsvector not null)`,
  // Compression would take a sixth of the time of storing them, and saves no byte.
  sql`alter table full_text_index alter column lexemes set storage external`,
  sql`create index full_text_index_lexemes on full_text_index using gin (lexemes)`,
  // The planner does not count what it costs to unpack a tsvector, and would rather compare every row than use the index.
  // A restore drops tables, and leaves functions.
  sql`
    create or replace function full_text_matching(
      words tsquery, phrases tsquery, before bigint, most integer, compared integer
    )
      returns setof bigint language sql stable set enable_seqscan = off set enable_indexscan = off as $$
      select feed_order from (
        select feed_order, lexemes from full_text_index
        where lexemes @@ words and feed_order + 0 < before
        order by feed_order desc limit case when phrases is null then most else compared end
      ) as newest
      where phrases is null or lexemes @@ phrases
      order by feed_order desc limit most
    $$`,
]
