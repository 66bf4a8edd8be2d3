import type { Alternative, ResolvedPart } from '#domain/search/resolved-query.ts'
import { TYPED, UNFINISHED } from '#domain/search/resolved-query.ts'
import { isWeak, type QueryPart } from '#domain/search/search-query.ts'
import { isSign, stemsIn } from '#domain/search/words.ts'
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
        resolved.push(phraseOf(part.stems))
        continue
      }
      const completions = part.isUnfinished ? await this.#vocabulary.completions(part.typed) : []
      const others = [...compounds(index), ...completions].filter(({ stem }) => stem !== part.stem)
      resolved.push({ stems: [typed(part.stem), ...others], isWeak: part.isWeak })
    }
    return resolved
  }

  /** A word without posts, similar stems or two names that form it gets no stems. A phrase that no post has loses its signs. */
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
    const { stem } = part.stems[0]!
    const stems = await this.#vocabulary.corrections(stem)
    if (stems.length > 0) return { ...part, stems }
    const halves = Array.from({ length: Math.max(0, stem.length - 3) }, (_, at) => [
      stem.slice(0, at + 2),
      stem.slice(at + 2),
    ])
    const names = await this.#vocabulary.namesAmong(halves.flat())
    const both = halves.find((pair) => pair.every((half) => names.has(half)))
    return both ? phraseOf(both) : { ...part, stems: [] }
  }

  /** Adds `lighthouse` to both words of `light house`, if it is a name. */
  async #compounds(parts: readonly QueryPart[]): Promise<(index: number) => Alternative[]> {
    const pairs = parts.map((part, index) => {
      const next = parts[index + 1]
      return part.kind === 'word' && next?.kind === 'word' ? stemsIn(part.typed + next.typed)[0] : undefined
    })
    const names = await this.#vocabulary.namesAmong(pairs.filter((stem) => stem !== undefined))
    const isName = (stem: string | undefined) => stem !== undefined && names.has(stem)
    return (index) =>
      [pairs[index - 1], pairs[index]].filter(isName).map((stem) => ({ stem: stem!, weight: UNFINISHED }))
  }
}

function phraseOf(stems: readonly string[]): ResolvedPart {
  return { stems: stems.map(typed), phrase: ` ${stems.join(' ')} `, isWeak: false }
}

/** `disney+` finds `Disney` where no post has its sign. */
function withoutSigns(part: ResolvedPart): ResolvedPart {
  const stems = part.stems.map(({ stem }) => stem).filter((stem) => !isSign(stem))
  if (stems.length === 0 || stems.length === part.stems.length) return part
  return stems.length === 1 ? { stems: stems.map(typed), isWeak: isWeak(stems[0]!) } : phraseOf(stems)
}

function typed(stem: string): Alternative {
  return { stem, weight: TYPED }
}
