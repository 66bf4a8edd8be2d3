import { sql } from 'kysely'
import type { FullTextIndex, FullTextSearch } from './full-text-index.ts'
import { GAP } from './search-entry.ts'

/**
 * A GIN index over `tsvector`. A save appends to the list of pending entries, and `compact` brings them into the index.
 * @see https://www.postgresql.org/docs/current/gin.html
 */
export const postgresFullTextIndex: FullTextIndex = {
  async put(trx, entries) {
    const places = entries.map(({ feedOrder }) => feedOrder)
    const vectors = entries.map(({ sequence, others }) => vectorOf(sequence, others))
    await sql`
      insert into full_text_index (feed_order, lexemes)
      select place, vector::tsvector from unnest(${places}::bigint[], ${vectors}::text[]) as added (place, vector)
      on conflict (feed_order) do update set lexemes = excluded.lexemes`.execute(trx.write)
  },
  async remove(trx, feedOrders) {
    await sql`delete from full_text_index where feed_order = any(${feedOrders}::bigint[])`.execute(trx.write)
  },
  async addStems(trx, stems, { areNames }) {
    const isName = Number(areNames)
    // Existing stems are filtered out, since conflicts cost more. The subquery uses the index for each stem, where
    // `not exists` reads the whole table.
    await sql`
      insert into vocabulary (stem, is_name)
      select stem, ${isName}::integer from unnest(${[...stems]}::text[]) as added (stem)
      where ((select stored.is_name from vocabulary as stored where stored.stem = added.stem) >= ${isName}::integer) is not true
      on conflict (stem) do update set is_name = greatest(vocabulary.is_name, excluded.is_name)`.execute(trx.write)
  },
  async find({ read }, _slices, searches) {
    const words = searches.map(({ lexemes }) => wordsOf(lexemes))
    const phrases = searches.map((search) => phrasesOf(search))
    const befores = searches.map(({ before = Number.MAX_SAFE_INTEGER }) => before)
    const compared = searches.map(({ comparedMax, limit }) => comparedMax ?? limit)
    const limits = searches.map(({ limit }) => limit)
    const { rows } = await sql<{ search: number; place: number }>`
      select search, place
      from unnest(${words}::text[], ${phrases}::text[], ${befores}::bigint[], ${limits}::integer[],
        ${compared}::integer[]) with ordinality as wanted (words, phrases, before, most, compared, search)
      cross join lateral full_text_matching(words::tsquery, phrases::tsquery, before, most, compared) as place`.execute(
      read,
    )
    const found: number[][] = searches.map(() => [])
    for (const { search, place } of rows) found[search - 1]!.push(place)
    // The planner may join the rows in a way that loses the function's order.
    for (const places of found) places.sort((a, b) => b - a)
    return found
  },
  async compact({ write }) {
    await sql`select gin_clean_pending_list('full_text_index_lexemes')`.execute(write)
    return false
  },
}

/** @see https://www.postgresql.org/docs/current/datatype-textsearch.html */
function vectorOf(sequence: readonly string[], others: readonly string[]): string {
  const positions = new Map<string, number[]>(others.map((lexeme) => [lexeme, []]))
  for (const [index, lexeme] of sequence.entries()) {
    if (lexeme === GAP) continue
    const known = positions.get(lexeme)
    if (known) known.push(index + 1)
    else positions.set(lexeme, [index + 1])
  }
  return [...positions].map(([lexeme, at]) => (at.length > 0 ? `'${lexeme}':${at.join(',')}` : `'${lexeme}'`)).join(' ')
}

function wordsOf(lexemes: FullTextSearch['lexemes']): string {
  return lexemes.map((group) => `(${group.map((lexeme) => `'${lexeme}'`).join(' | ')})`).join(' & ')
}

function phrasesOf({ phrases = [] }: FullTextSearch): string | null {
  if (phrases.length === 0) return null
  return phrases.map((phrase) => `(${phrase.map((lexeme) => `'${lexeme}'`).join(' <-> ')})`).join(' & ')
}
