import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** Names what belongs to search so that *terms* are what posts are gathered by, and *tokens* are secrets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table search_terms rename to vocabulary`,
    sql`alter table vocabulary rename column term to stem`,
    sql`drop index search_documents_new_terms`,
    sql`alter table search_documents rename column has_new_terms to has_new_stems`,
    sql`create index search_documents_new_stems on search_documents (feed_order) where has_new_stems = 1`,
    ...(columnTypes(db).isPostgres ? postgres : sqlite),
    // The full-text index is empty now: the server, or the restore that runs this, fills it.
    sql`delete from indexed_posts`,
    sql`delete from counters where name = 'index_version'`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/**
 * The index stores no texts. Lexemes consist of ASCII letters of lower case, digits, `_`, and other scripts. Merging is left to
 * `compact`: within a save it would take most of the time.
 */
const sqlite = [
  sql`drop table search_tokens`,
  sql`
    create virtual table full_text_index using fts5(
      lexemes, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'"
    )`,
  sql`insert into full_text_index (full_text_index, rank) values ('automerge', 0)`,
  sql`insert into full_text_index (full_text_index, rank) values ('crisismerge', 64)`,
]

const postgres = [
  sql`drop function search_tokens_matching`,
  sql`drop table search_tokens`,
  sql`create table full_text_index (feed_order bigint primary key, lexemes tsvector not null)`,
  // Compression would take a sixth of the time of storing them, and saves no byte.
  sql`alter table full_text_index alter column lexemes set storage external`,
  sql`create index full_text_index_lexemes on full_text_index using gin (lexemes)`,
  // The planner does not count what it costs to unpack a tsvector, and would rather compare every row than use the index.
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
