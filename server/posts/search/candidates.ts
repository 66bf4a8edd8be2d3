import type { ResolvedPart } from '#domain/search/resolved-query.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import { type Scope, tokenOf } from './search-entry.ts'
import { type TokenSearch, tokenIndexOf } from './token-index.ts'

/** Maximum number of results. Beyond it, the oldest of the posts that contain the words only in their texts are left out. */
export const FOUND_MAX = 1_000
/** Posts taken from each narrower scope, so that many posts that only mention the words do not crowd them out. */
const CLOSE_MAX = 100
const COMPARED_MAX = 300
const SCOPES: readonly Scope[] = ['names', 'captions', 'topics', 'anywhere']

/** Posts by their places (`feedOrder`), each with the parts of the query that it has. In the order in which they were found. */
export type Candidates = Map<number, boolean[]>

interface FindOptions {
  readonly limit?: number
  readonly scopes?: readonly Scope[]
}

export class CandidateFinder {
  readonly #connection: Connection
  readonly #slices: Slices

  constructor(connection: Connection, slices: Slices) {
    this.#connection = connection
    this.#slices = slices
  }

  /**
   * Posts that have all parts of one of the tries (indexes of parts), those of the first try first. Captions and topics are left
   * out where enough names have the parts, since they take most of the time of a search for frequent words.
   */
  async find(
    parts: readonly ResolvedPart[],
    tries: readonly (readonly number[])[],
    { limit = FOUND_MAX, scopes = SCOPES }: FindOptions = {},
  ): Promise<Candidates> {
    const wanted = tries.map((indexes) => indexes.map((index) => parts[index]!))
    const [closest, between, widest] = [scopes.slice(0, 1), scopes.slice(1, -1), scopes.slice(1).slice(-1)]
    const outer = await this.#inScopes(wanted, [...closest, ...widest], limit)
    const tooFew = wanted.filter((_, index) => outer[index]![0]!.length < Math.min(limit, CLOSE_MAX))
    const inner = await this.#inScopes(tooFew, between, limit)
    const found: Candidates = new Map()
    for (const [index, indexes] of tries.entries()) {
      const [close = [], ...wide] = outer[index]!
      const middle = inner[tooFew.indexOf(wanted[index]!)] ?? []
      for (const place of [...new Set([close, ...middle, ...wide].flat())].slice(0, limit)) {
        const known = found.get(place)
        const isFound = parts.map((_, at) => indexes.includes(at) || known?.[at] === true)
        found.set(place, isFound)
      }
    }
    return found
  }

  async #inScopes(
    groups: readonly (readonly ResolvedPart[])[],
    scopes: readonly Scope[],
    limit: number,
  ): Promise<number[][][]> {
    const places = await this.#search(groups.flatMap((parts) => searchesFor(parts, scopes, limit)))
    return groups.map(() => places.splice(0, scopes.length))
  }

  async exist(parts: readonly ResolvedPart[]): Promise<boolean[]> {
    const found = await this.#search(parts.map((part) => ({ ...tokensOf([part], 'anywhere'), limit: 1 })))
    return found.map((places) => places.length > 0)
  }

  /** The highest places below `before` whose posts have all of these parts. */
  async places(parts: readonly ResolvedPart[], scope: Scope, before: number, limit: number): Promise<number[]> {
    const [places = []] = await this.#search([{ ...tokensOf(parts, scope), before, limit }])
    return places
  }

  async #search(searches: readonly TokenSearch[]): Promise<number[][]> {
    if (searches.length === 0) return []
    return (await tokenIndexOf(this.#connection)).find(this.#connection, this.#slices, searches)
  }
}

function searchesFor(parts: readonly ResolvedPart[], scopes: readonly Scope[], limit: number): TokenSearch[] {
  return scopes.map((scope) => ({
    ...tokensOf(parts, scope),
    limit: scope === 'anywhere' ? limit : Math.min(limit, CLOSE_MAX),
  }))
}

/** One group for each word, and one for each word of a phrase. */
function tokensOf(
  parts: readonly ResolvedPart[],
  scope: Scope,
): Pick<TokenSearch, 'tokens' | 'phrases' | 'comparedMax'> {
  const inScope = ({ terms }: ResolvedPart) => terms.map(({ term }) => tokenOf(term, scope))
  const phrases = parts.filter(({ phrase }) => phrase !== undefined).map(inScope)
  const words = parts.filter(({ phrase }) => phrase === undefined).map(inScope)
  return { tokens: [...words, ...phrases.flat().map((token) => [token])], phrases, comparedMax: COMPARED_MAX }
}
