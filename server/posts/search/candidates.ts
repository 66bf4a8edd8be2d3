import type { ResolvedPart } from '#domain/search/resolved-query.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import { type Scope, tokenOf } from './search-entry.ts'
import { type TokenQuery, type TokenSearch, tokenIndexOf } from './token-index.ts'

/** Results of a search at most; the oldest of those that only hold the words somewhere are left out. */
export const FOUND_MAX = 1_000
/** Posts taken of each narrower scope, so that they are found among many that only mention the words. */
const CLOSE_MAX = 100
/** Posts that are compared with a phrase at most, the newest first. */
const COMPARED_MAX = 2_000
const COMPARED_AT_ONCE = 500
const SCOPES: readonly Scope[] = ['names', 'captions', 'topics', 'anywhere']

/** The places of posts, with what is known of each: which parts of the query it has. In the order in which they were found. */
export type Candidates = Map<number, boolean[]>

interface FindOptions {
  readonly limit?: number
  /** Where the parts may be. */
  readonly scopes?: readonly Scope[]
}

/** Asks the inverted index for posts that have the parts of a query. */
export class CandidateFinder {
  readonly #connection: Connection
  readonly #slices: Slices

  constructor(connection: Connection, slices: Slices) {
    this.#connection = connection
    this.#slices = slices
  }

  /**
   * Posts that have all parts of one of the tries, those of the first try first: and of each those that have them in a name, then
   * in captions, then in a topic.
   * @param tries the indexes of the parts that a post has to have
   */
  async find(
    parts: readonly ResolvedPart[],
    tries: readonly (readonly number[])[],
    { limit = FOUND_MAX, scopes = SCOPES }: FindOptions = {},
  ): Promise<Candidates> {
    const chosen = tries.map((wanted) => wanted.map((index) => parts[index]!))
    const searches = chosen.filter((some) => !hasPhrase(some)).flatMap((some) => searchesFor(some, scopes, limit))
    const places = await this.#search(searches)
    const found: Candidates = new Map()
    for (const [at, wanted] of tries.entries()) {
      const some = chosen[at]!
      const own = hasPhrase(some)
        ? await this.#withPhrases(some, scopes, limit)
        : places.splice(0, scopes.length).flat()
      for (const place of [...new Set(own)].slice(0, limit)) {
        const known = found.get(place)
        found.set(
          place,
          parts.map((_, index) => wanted.includes(index) || known?.[index] === true),
        )
      }
    }
    return found
  }

  /** Which of these searches find anything. */
  async exist(queries: readonly TokenQuery[]): Promise<boolean[]> {
    const found = await this.#search(queries.map((tokens) => ({ tokens, limit: 1 })))
    return found.map((places) => places.length > 0)
  }

  /** The next places with these tokens. */
  async places(tokens: TokenQuery, before: number, limit: number): Promise<number[]> {
    const [places = []] = await this.#search([{ tokens, before, limit }])
    return places
  }

  /** The index has no positions, so posts with all words are compared with the phrases. */
  async #withPhrases(parts: readonly ResolvedPart[], scopes: readonly Scope[], limit: number): Promise<number[]> {
    const found: number[] = []
    for (const scope of new Set([scopes[0]!, scopes.at(-1)!])) {
      const tokens = tokensOf(parts, scope)
      let before: number | undefined = Number.MAX_SAFE_INTEGER
      for (let compared = 0; before !== undefined && compared < COMPARED_MAX && found.length < limit; ) {
        const places: number[] = await this.places(tokens, before, COMPARED_AT_ONCE)
        found.push(...(await this.holding(places, parts)))
        compared += places.length
        before = places.length < COMPARED_AT_ONCE ? undefined : places.at(-1)
      }
    }
    return found
  }

  /** Those of these places at which the phrases are, which need not be in the same scope as their words. */
  async holding(places: number[], parts: readonly ResolvedPart[]): Promise<number[]> {
    if (places.length === 0 || !hasPhrase(parts)) return places
    const { read, engine } = this.#connection
    let query = read.selectFrom('search_documents').select('feed_order').where('feed_order', 'in', places)
    for (const { phrase } of parts) if (phrase !== undefined) query = query.where(engine.contains('words', phrase))
    const rows = await this.#slices.run(() => query.orderBy('feed_order', 'desc').execute())
    return rows.map((row) => row.feed_order)
  }

  async #search(searches: readonly TokenSearch[]): Promise<number[][]> {
    if (searches.length === 0) return []
    return (await tokenIndexOf(this.#connection)).find(this.#connection, this.#slices, searches)
  }
}

function hasPhrase(parts: readonly ResolvedPart[]): boolean {
  return parts.some(({ phrase }) => phrase !== undefined)
}

function searchesFor(parts: readonly ResolvedPart[], scopes: readonly Scope[], limit: number): TokenSearch[] {
  return scopes.map((scope) => ({
    tokens: tokensOf(parts, scope),
    limit: scope === 'anywhere' ? limit : Math.min(limit, CLOSE_MAX),
  }))
}

/** One group for each word; a phrase has one for each of its words. */
export function tokensOf(parts: readonly ResolvedPart[], scope: Scope): TokenQuery {
  return parts.flatMap(({ terms, phrase }) => {
    const tokens = terms.map(({ term }) => tokenOf(term, scope))
    return phrase === undefined ? [tokens] : tokens.map((token) => [token])
  })
}
