import { sql } from 'kysely'
import type { TokenIndex, TokenQuery, TokenSearch } from './token-index.ts'

/** In one slice, since SQLite answers within this process: each takes a millisecond or two. */
const SEARCHES_AT_ONCE = 4

/** FTS5. */
export const sqliteTokenIndex: TokenIndex = {
  async put(trx, feedOrder, tokens) {
    await this.remove(trx, [feedOrder])
    await sql`insert into search_tokens (rowid, tokens) values (${feedOrder}, ${tokens.join(' ')})`.execute(trx.write)
  },
  async remove(trx, feedOrders) {
    for (const feedOrder of feedOrders)
      await sql`delete from search_tokens where rowid = ${feedOrder}`.execute(trx.write)
  },
  async addTerms(trx, terms) {
    await sql`
      insert into search_terms (term, is_name)
      select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${JSON.stringify([...terms])}) where true
      on conflict (term) do update set is_name = 1 where is_name < excluded.is_name`.execute(trx.write)
  },
  async find({ read }, slices, searches) {
    const found: number[][] = searches.map(() => [])
    for (let start = 0; start < searches.length; start += SEARCHES_AT_ONCE) {
      const some = searches.slice(start, start + SEARCHES_AT_ONCE).map(selectOf)
      const query = sql<{ search: number; place: number }>`${sql.join(some, sql` union all `)}`
      const { rows } = await slices.run(() => query.execute(read))
      for (const { search, place } of rows) found[start + search]!.push(place)
    }
    return found
  },
}

function selectOf({ tokens, before = Number.MAX_SAFE_INTEGER, limit }: TokenSearch, index: number) {
  return sql`select * from (
    select ${sql.lit(index)} as search, rowid as place from search_tokens
    where search_tokens match ${matchExpression(tokens)} and rowid < ${before} order by rowid desc limit ${limit})`
}

/** @see https://sqlite.org/fts5.html#full_text_query_syntax */
function matchExpression(query: TokenQuery): string {
  return query.map((group) => `(${group.map((token) => `"${token}"`).join(' OR ')})`).join(' AND ')
}
