import type { Alternative, ResolvedPart } from '#domain/search/resolved-query.ts'
import { TYPED } from '#domain/search/resolved-query.ts'
import type { QueryPart } from '#domain/search/search-query.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import { type CandidateFinder, tokensOf } from './candidates.ts'
import { Vocabulary } from './vocabulary.ts'

/** Finds out what the words of a query may mean. */
export class QueryResolver {
  readonly #vocabulary: Vocabulary
  readonly #finder: CandidateFinder

  constructor(connection: Connection, slices: Slices, finder: CandidateFinder) {
    this.#vocabulary = new Vocabulary(connection, slices)
    this.#finder = finder
  }

  /** The words as they were typed, and what an unfinished one may become. */
  async completed(parts: readonly QueryPart[]): Promise<ResolvedPart[]> {
    return Promise.all(
      parts.map(async (part): Promise<ResolvedPart> => {
        if (part.kind === 'phrase')
          return { terms: part.terms.map(typed), phrase: ` ${part.terms.join(' ')} `, isWeak: false }
        const completions = part.prefix === undefined ? [] : await this.#vocabulary.completions(part.prefix)
        const others = completions.filter(({ term }) => term !== part.term)
        return { terms: [typed(part.term), ...others], isWeak: part.isWeak }
      }),
    )
  }

  /** The same, where each word that no post has is replaced by those it may have meant; without any it has no terms. */
  async corrected(parts: readonly ResolvedPart[]): Promise<ResolvedPart[]> {
    const areKnown = await this.#finder.exist(parts.map((part) => tokensOf([part], 'anywhere')))
    const corrected: ResolvedPart[] = []
    for (const [index, part] of parts.entries()) {
      const isKnown = areKnown[index] === true || part.phrase !== undefined
      corrected.push(isKnown ? part : { ...part, terms: await this.#vocabulary.corrections(part.terms[0]!.term) })
    }
    return corrected
  }
}

function typed(term: string): Alternative {
  return { term, weight: TYPED }
}
