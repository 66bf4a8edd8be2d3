import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import type { SearchEntry } from './search-entry.ts'

export interface FullTextSearch {
  /** A match has at least one lexeme of each group. No group is empty. */
  readonly lexemes: readonly (readonly string[])[]
  /** A match has the lexemes of each list in a row. They are among `lexemes` as well. */
  readonly phrases?: readonly (readonly string[])[]
  /** How many posts are compared with the phrases: the newest of those that have all words. */
  readonly comparedMax?: number
  /** Limits the search to places below this one. */
  readonly before?: number
  readonly limit: number
}

export interface FullTextEntry extends Pick<SearchEntry, 'sequence' | 'others'> {
  readonly feedOrder: number
}

/** Results are places (`feedOrder`), the highest first. Lexemes are letters, marks, digits, emoji, fullwidth signs and `_`. */
export interface FullTextIndex {
  put(trx: Connection, entries: readonly FullTextEntry[]): Promise<void>
  remove(trx: Connection, feedOrders: readonly number[]): Promise<void>
  /** Adds missing stems to `vocabulary`; a stem that is a name stays one. */
  addStems(trx: Connection, stems: ReadonlySet<string>, kind: { readonly areNames: boolean }): Promise<void>
  find(connection: Connection, slices: Slices, searches: readonly FullTextSearch[]): Promise<number[][]>
  /** Merges what `put` has added, in one short step, so that no save has to wait for it. False when nothing is left to merge. */
  compact(connection: Connection): Promise<boolean>
}

export async function fullTextIndexOf({ engine }: Connection): Promise<FullTextIndex> {
  return engine.dialect === 'sqlite'
    ? (await import('./sqlite-full-text-index.ts')).sqliteFullTextIndex
    : (await import('./postgres-full-text-index.ts')).postgresFullTextIndex
}
