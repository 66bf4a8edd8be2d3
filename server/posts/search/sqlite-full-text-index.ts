import { type RawBuilder, sql } from 'kysely'
import type { FullTextIndex, FullTextSearch } from './full-text-index.ts'

/** Searches in one slice: SQLite answers within this process, and each takes a millisecond or two. */
const SEARCHES_AT_ONCE = 4
/** Pages that one step merges, which takes a millisecond or two. */
const MERGED_AT_ONCE = 64

/**
 * FTS5. A transaction writes a small index of its own, and `compact` merges those.
 * @see https://sqlite.org/fts5.html
 */
export const sqliteFullTextIndex: FullTextIndex = {
  async put(trx, entries) {
    for (const { feedOrder, sequence, others } of entries) {
      const lexemes = [...sequence, ...others].join(' ')
      await sql`insert or replace into full_text_index (rowid, lexemes) values (${feedOrder}, ${lexemes})`.execute(
        trx.write,
      )
    }
  },
  async remove(trx, feedOrders) {
    for (const feedOrder of feedOrders)
      await sql`delete from full_text_index where rowid = ${feedOrder}`.execute(trx.write)
  },
  async addStems(trx, stems, { areNames }) {
    await sql`
      insert into vocabulary (stem, is_name)
      select value, ${Number(areNames)} from json_each(${JSON.stringify([...stems])}) where true
      on conflict (stem) do update set is_name = 1 where is_name < excluded.is_name`.execute(trx.write)
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
  compact: (connection) =>
    connection.transaction(async ({ write }) => {
      const changes = async () =>
        (await sql<{ changes: number }>`select total_changes() as changes`.execute(write)).rows[0]!.changes
      const before = await changes()
      await sql`insert into full_text_index (full_text_index, rank) values ('merge', ${MERGED_AT_ONCE})`.execute(write)
      // The command itself counts as one change.
      return (await changes()) - before > 1
    }),
}

function selectOf(
  { lexemes, limit, phrases = [], comparedMax = limit, before = Number.MAX_SAFE_INTEGER }: FullTextSearch,
  index: number,
): RawBuilder<unknown> {
  const words = lexemes.map((group) => `(${group.map((lexeme) => `"${lexeme}"`).join(' OR ')})`).join(' AND ')
  const all = [words, ...phrases.map((phrase) => `"${phrase.join(' ')}"`)].join(' AND ')
  const newest = sql`(select min(place) from (select rowid as place from full_text_index
    where full_text_index match ${words} and rowid < ${before} order by rowid desc limit ${comparedMax}))`
  return sql`select * from (
    select ${sql.lit(index)} as search, rowid as place from full_text_index
    where full_text_index match ${all} and rowid < ${before} ${phrases.length > 0 ? sql`and rowid >= ${newest}` : sql``}
    order by rowid desc limit ${limit})`
}
