import { sql } from 'kysely'
import type { TokenIndex, TokenQuery } from './token-index.ts'

/** FTS5. Each search is a slice of its own, since SQLite answers within this process. */
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
    const found: number[][] = []
    for (const { tokens, before = Number.MAX_SAFE_INTEGER, limit } of searches) {
      const query = sql<{ rowid: number }>`
        select rowid from search_tokens where search_tokens match ${matchExpression(tokens)} and rowid < ${before}
        order by rowid desc limit ${limit}`
      const { rows } = await slices.run(() => query.execute(read))
      found.push(rows.map(({ rowid }) => rowid))
    }
    return found
  },
}

/** @see https://sqlite.org/fts5.html#full_text_query_syntax */
function matchExpression(query: TokenQuery): string {
  return query.map((group) => `(${group.map((token) => `"${token}"`).join(' OR ')})`).join(' AND ')
}
