import type { ResolvedPart } from '#domain/search/resolved-query.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import { type FullTextSearch, fullTextIndexOf } from './full-text-index.ts'
import { lexemeOf, type SearchField } from './search-entry.ts'

/** Maximum number of results. Beyond it, the oldest of the posts that contain the words only in their texts are left out. */
export const FOUND_MAX = 1_000
/** Posts taken from each narrower field, so that many posts that only mention the words do not crowd them out. */
const CLOSE_MAX = 100
const COMPARED_MAX = 300
const FIELDS: readonly SearchField[] = ['names', 'captions', 'topics', 'anywhere']

/** Posts by their places (`feedOrder`), each with the parts of the query that it has. In the order in which they were found. */
export type Candidates = Map<number, boolean[]>

interface FindOptions {
  readonly limit?: number
  readonly fields?: readonly SearchField[]
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
    { limit = FOUND_MAX, fields = FIELDS }: FindOptions = {},
  ): Promise<Candidates> {
    const wanted = tries.map((indexes) => indexes.map((index) => parts[index]!))
    const [closest, between, widest] = [fields.slice(0, 1), fields.slice(1, -1), fields.slice(1).slice(-1)]
    const outer = await this.#inFields(wanted, [...closest, ...widest], limit)
    const tooFew = wanted.filter((_, index) => outer[index]![0]!.length < Math.min(limit, CLOSE_MAX))
    const inner = await this.#inFields(tooFew, between, limit)
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

  async #inFields(
    groups: readonly (readonly ResolvedPart[])[],
    fields: readonly SearchField[],
    limit: number,
  ): Promise<number[][][]> {
    const places = await this.#search(groups.flatMap((parts) => searchesFor(parts, fields, limit)))
    return groups.map(() => places.splice(0, fields.length))
  }

  async exist(parts: readonly ResolvedPart[]): Promise<boolean[]> {
    const found = await this.#search(parts.map((part) => ({ ...lexemesOf([part], 'anywhere'), limit: 1 })))
    return found.map((places) => places.length > 0)
  }

  /** The highest places below `before` whose posts have all of these parts. */
  async places(parts: readonly ResolvedPart[], field: SearchField, before: number, limit: number): Promise<number[]> {
    const [places = []] = await this.#search([{ ...lexemesOf(parts, field), before, limit }])
    return places
  }

  async #search(searches: readonly FullTextSearch[]): Promise<number[][]> {
    if (searches.length === 0) return []
    return (await fullTextIndexOf(this.#connection)).find(this.#connection, this.#slices, searches)
  }
}

function searchesFor(parts: readonly ResolvedPart[], fields: readonly SearchField[], limit: number): FullTextSearch[] {
  return fields.map((field) => ({
    ...lexemesOf(parts, field),
    limit: field === 'anywhere' ? limit : Math.min(limit, CLOSE_MAX),
  }))
}

/** One group for each word, and one for each word of a phrase. */
function lexemesOf(
  parts: readonly ResolvedPart[],
  field: SearchField,
): Pick<FullTextSearch, 'lexemes' | 'phrases' | 'comparedMax'> {
  const inField = ({ stems }: ResolvedPart) => stems.map(({ stem }) => lexemeOf(stem, field))
  const phrases = parts.filter(({ phrase }) => phrase !== undefined).map(inField)
  const words = parts.filter(({ phrase }) => phrase === undefined).map(inField)
  return { lexemes: [...words, ...phrases.flat().map((lexeme) => [lexeme])], phrases, comparedMax: COMPARED_MAX }
}
