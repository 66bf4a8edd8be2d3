import { sql } from 'kysely'
import type { TokenIndex, TokenQuery } from './token-index.ts'

/** A GIN index over `tsvector` without positions. */
export const postgresTokenIndex: TokenIndex = {
  async put(trx, feedOrder, tokens) {
    await sql`
      insert into search_tokens (feed_order, tokens) values (${feedOrder}, array_to_tsvector(${tokens}::text[]))
      on conflict (feed_order) do update set tokens = excluded.tokens`.execute(trx.write)
  },
  async remove(trx, feedOrders) {
    await sql`delete from search_tokens where feed_order = any(${feedOrders}::bigint[])`.execute(trx.write)
  },
  async addTerms(trx, terms) {
    // What is there is left out before: to run into it costs more.
    await sql`
      insert into search_terms (term, is_name)
      select term, is_name from unnest(${[...terms.keys()]}::text[], ${[...terms.values()].map(Number)}::integer[]) as added (term, is_name)
      where not exists (select from search_terms where term = added.term and is_name >= added.is_name)
      on conflict (term) do update set is_name = 1`.execute(trx.write)
  },
  async find({ read }, _slices, searches) {
    const queries = searches.map(({ tokens }) => queryExpression(tokens))
    const befores = searches.map(({ before = Number.MAX_SAFE_INTEGER }) => before)
    const limits = searches.map(({ limit }) => limit)
    const { rows } = await sql<{ search: number; feed_order: number }>`
      select search, feed_order
      from unnest(${queries}::text[], ${befores}::bigint[], ${limits}::integer[]) with ordinality as s (query, before, most, search)
        cross join lateral search_tokens_matching(query::tsquery, before, most) as feed_order`.execute(read)
    const found: number[][] = searches.map(() => [])
    for (const { search, feed_order } of rows) found[search - 1]!.push(feed_order)
    // The order of the function's rows is lost where the planner joins them otherwise.
    for (const places of found) places.sort((a, b) => b - a)
    return found
  },
}

/** @see https://www.postgresql.org/docs/current/datatype-textsearch.html#DATATYPE-TSQUERY */
function queryExpression(query: TokenQuery): string {
  return query.map((group) => `(${group.map((token) => `'${token}'`).join(' | ')})`).join(' & ')
}
