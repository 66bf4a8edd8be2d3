import type { Alternative, ResolvedPart } from '#domain/search/resolved-query.ts'
import { TYPED, UNFINISHED } from '#domain/search/resolved-query.ts'
import { isWeak, type QueryPart } from '#domain/search/search-query.ts'
import { isSign, termsIn } from '#domain/search/tokens.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import type { CandidateFinder } from './candidates.ts'
import { Vocabulary } from './vocabulary.ts'

export class QueryResolver {
  readonly #vocabulary: Vocabulary
  readonly #finder: CandidateFinder

  constructor(connection: Connection, slices: Slices, finder: CandidateFinder) {
    this.#vocabulary = new Vocabulary(connection, slices)
    this.#finder = finder
  }

  /** The words as they were typed, the completions of an unfinished one, and names that two adjacent words form. */
  async completed(parts: readonly QueryPart[]): Promise<ResolvedPart[]> {
    const compounds = await this.#compounds(parts)
    const resolved: ResolvedPart[] = []
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'phrase') {
        resolved.push(phraseOf(part.terms))
        continue
      }
      const completions = part.isUnfinished ? await this.#vocabulary.completions(part.typed) : []
      const others = [...compounds(index), ...completions].filter(({ term }) => term !== part.term)
      resolved.push({ terms: [typed(part.term), ...others], isWeak: part.isWeak })
    }
    return resolved
  }

  /** A word without posts, similar terms or two names that form it gets no terms. A phrase that no post has loses its signs. */
  async corrected(parts: readonly ResolvedPart[]): Promise<ResolvedPart[]> {
    const areKnown = await this.#finder.exist(parts)
    const corrected: ResolvedPart[] = []
    for (const [index, part] of parts.entries()) {
      if (areKnown[index]) corrected.push(part)
      else corrected.push(part.phrase === undefined ? await this.#corrected(part) : withoutSigns(part))
    }
    return corrected
  }

  async #corrected(part: ResolvedPart): Promise<ResolvedPart> {
    const { term } = part.terms[0]!
    const terms = await this.#vocabulary.corrections(term)
    if (terms.length > 0) return { ...part, terms }
    const halves = Array.from({ length: Math.max(0, term.length - 3) }, (_, at) => [
      term.slice(0, at + 2),
      term.slice(at + 2),
    ])
    const names = await this.#vocabulary.namesAmong(halves.flat())
    const both = halves.find((pair) => pair.every((half) => names.has(half)))
    return both ? phraseOf(both) : { ...part, terms: [] }
  }

  /** Adds `lighthouse` to both words of `light house`, if it is a name. */
  async #compounds(parts: readonly QueryPart[]): Promise<(index: number) => Alternative[]> {
    const pairs = parts.map((part, index) => {
      const next = parts[index + 1]
      return part.kind === 'word' && next?.kind === 'word' ? termsIn(part.typed + next.typed)[0] : undefined
    })
    const names = await this.#vocabulary.namesAmong(pairs.filter((term) => term !== undefined))
    const isName = (term: string | undefined) => term !== undefined && names.has(term)
    return (index) =>
      [pairs[index - 1], pairs[index]].filter(isName).map((term) => ({ term: term!, weight: UNFINISHED }))
  }
}

function phraseOf(terms: readonly string[]): ResolvedPart {
  return { terms: terms.map(typed), phrase: ` ${terms.join(' ')} `, isWeak: false }
}

/** `disney+` finds `Disney` where no post has its sign. */
function withoutSigns(part: ResolvedPart): ResolvedPart {
  const terms = part.terms.map(({ term }) => term).filter((term) => !isSign(term))
  if (terms.length === 0 || terms.length === part.terms.length) return part
  return terms.length === 1 ? { terms: terms.map(typed), isWeak: isWeak(terms[0]!) } : phraseOf(terms)
}

function typed(term: string): Alternative {
  return { term, weight: TYPED }
}
