import { sql } from 'kysely'
import { GAP } from './search-entry.ts'
import type { TokenIndex, TokenSearch } from './token-index.ts'

/**
 * A GIN index over `tsvector`. A save appends to the list of pending entries, and `compact` brings them into the index.
 * @see https://www.postgresql.org/docs/current/gin.html
 */
export const postgresTokenIndex: TokenIndex = {
  async put(trx, feedOrder, { sequence, others }) {
    await sql`
      insert into search_tokens (feed_order, tokens) values (${feedOrder}, ${vectorOf(sequence, others)}::tsvector)
      on conflict (feed_order) do update set tokens = excluded.tokens`.execute(trx.write)
  },
  async remove(trx, feedOrders) {
    await sql`delete from search_tokens where feed_order = any(${feedOrders}::bigint[])`.execute(trx.write)
  },
  async addTerms(trx, terms, { areNames }) {
    const isName = Number(areNames)
    // Existing terms are filtered out, since conflicts cost more. The subquery uses the index for each term, where
    // `not exists` reads the whole table.
    await sql`
      insert into search_terms (term, is_name)
      select term, ${isName}::integer from unnest(${[...terms]}::text[]) as added (term)
      where ((select stored.is_name from search_terms as stored where stored.term = added.term) >= ${isName}::integer) is not true
      on conflict (term) do update set is_name = greatest(search_terms.is_name, excluded.is_name)`.execute(trx.write)
  },
  async find({ read }, _slices, searches) {
    const words = searches.map(({ tokens }) => wordsOf(tokens))
    const phrases = searches.map((search) => phrasesOf(search))
    const befores = searches.map(({ before = Number.MAX_SAFE_INTEGER }) => before)
    const compared = searches.map(({ comparedMax, limit }) => comparedMax ?? limit)
    const limits = searches.map(({ limit }) => limit)
    const { rows } = await sql<{ search: number; place: number }>`
      select search, place
      from unnest(${words}::text[], ${phrases}::text[], ${befores}::bigint[], ${limits}::integer[],
        ${compared}::integer[]) with ordinality as wanted (words, phrases, before, most, compared, search)
      cross join lateral search_tokens_matching(words::tsquery, phrases::tsquery, before, most, compared) as place`.execute(
      read,
    )
    const found: number[][] = searches.map(() => [])
    for (const { search, place } of rows) found[search - 1]!.push(place)
    // The planner may join the rows in a way that loses the function's order.
    for (const places of found) places.sort((a, b) => b - a)
    return found
  },
  async compact({ write }) {
    await sql`select gin_clean_pending_list('search_tokens_tokens')`.execute(write)
    return false
  },
}

/** @see https://www.postgresql.org/docs/current/datatype-textsearch.html */
function vectorOf(sequence: readonly string[], others: readonly string[]): string {
  const positions = new Map<string, number[]>(others.map((token) => [token, []]))
  for (const [index, token] of sequence.entries()) {
    if (token === GAP) continue
    const known = positions.get(token)
    if (known) known.push(index + 1)
    else positions.set(token, [index + 1])
  }
  return [...positions].map(([token, at]) => (at.length > 0 ? `'${token}':${at.join(',')}` : `'${token}'`)).join(' ')
}

function wordsOf(tokens: TokenSearch['tokens']): string {
  return tokens.map((group) => `(${group.map((token) => `'${token}'`).join(' | ')})`).join(' & ')
}

function phrasesOf({ phrases = [] }: TokenSearch): string | null {
  if (phrases.length === 0) return null
  return phrases.map((phrase) => `(${phrase.map((token) => `'${token}'`).join(' <-> ')})`).join(' & ')
}
