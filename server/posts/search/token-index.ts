import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import type { SearchEntry } from './search-entry.ts'

export interface TokenSearch {
  /** A match has at least one token of each group. No group is empty. */
  readonly tokens: readonly (readonly string[])[]
  /** A match has the tokens of each list in a row. They are among `tokens` as well. */
  readonly phrases?: readonly (readonly string[])[]
  /** How many posts are compared with the phrases: the newest of those that have all words. */
  readonly comparedMax?: number
  /** Limits the search to places below this one. */
  readonly before?: number
  readonly limit: number
}

/** Results are places (`feedOrder`), the highest first. Tokens are letters, marks, digits, emoji, fullwidth signs and `_`. */
export interface TokenIndex {
  put(trx: Connection, feedOrder: number, entry: Pick<SearchEntry, 'sequence' | 'others'>): Promise<void>
  remove(trx: Connection, feedOrders: readonly number[]): Promise<void>
  /** Adds missing terms to `search_terms`; a term that is a name stays one. */
  addTerms(trx: Connection, terms: ReadonlySet<string>, kind: { readonly areNames: boolean }): Promise<void>
  find(connection: Connection, slices: Slices, searches: readonly TokenSearch[]): Promise<number[][]>
  /** Merges what `put` has added, in one short step, so that no save has to wait for it. False when nothing is left to merge. */
  compact(connection: Connection): Promise<boolean>
}

export async function tokenIndexOf({ engine }: Connection): Promise<TokenIndex> {
  return engine.dialect === 'sqlite'
    ? (await import('./sqlite-token-index.ts')).sqliteTokenIndex
    : (await import('./postgres-token-index.ts')).postgresTokenIndex
}
