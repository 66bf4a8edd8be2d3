import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'

/** Each of these groups has to be there, by one of its tokens. None of them is empty. */
export type TokenQuery = readonly (readonly string[])[]

export interface TokenSearch {
  readonly tokens: TokenQuery
  /** Places below this one. */
  readonly before?: number
  readonly limit: number
}

/**
 * The inverted index of an engine: which posts have which tokens. It gives places (`feedOrder`), the highest first. Tokens are
 * made of letters, digits and `_`.
 */
export interface TokenIndex {
  /** Replaces the tokens at a place. */
  put(trx: Connection, feedOrder: number, tokens: readonly string[]): Promise<void>
  remove(trx: Connection, feedOrders: readonly number[]): Promise<void>
  /** Adds to the table of terms what it lacks; a term that is a name stays one. */
  addTerms(trx: Connection, terms: ReadonlyMap<string, boolean>): Promise<void>
  /** The places that each search finds. */
  find(connection: Connection, slices: Slices, searches: readonly TokenSearch[]): Promise<number[][]>
}

/** The engine of the connection's database. */
export async function tokenIndexOf({ engine }: Connection): Promise<TokenIndex> {
  return engine.dialect === 'sqlite'
    ? (await import('./sqlite-token-index.ts')).sqliteTokenIndex
    : (await import('./postgres-token-index.ts')).postgresTokenIndex
}
