import { directorNames, type TermKind, type TermSlugs, termKey } from '#domain/posts/terms/term.ts'
import { ContentCache } from '../../db/content-cache.ts'
import type { CountedTermLink, ListedTerm, TermRepository, TermReview } from './term-repository.ts'

const TERMS_PER_PAGE = 100
const LABELS_OFFERED = 500

interface TermList {
  readonly terms: readonly ListedTerm[]
  /** The newest reviews of films, by the ids of the terms; empty for other kinds. */
  readonly reviews: ReadonlyMap<number, readonly TermReview[]>
  /** The slugs of the directors of films; empty for other kinds. */
  readonly slugs: TermSlugs
  readonly letters: readonly { readonly letter: string; readonly page: number }[]
  readonly pages: number
  readonly total: number
  /** The number of terms on earlier pages. */
  readonly passed: number
}

interface ArchiveOverview {
  /** Years, months and decades are sorted, the oldest first. */
  readonly years: readonly CountedTermLink[]
  readonly months: readonly CountedTermLink[]
  readonly decades: readonly CountedTermLink[]
}

const REVIEWS_EACH = 3

export class TermLists {
  readonly #terms: TermRepository
  /** Counts of terms, which take longer the more terms there are. */
  readonly #cache: ContentCache

  constructor(terms: TermRepository, contentVersion: () => Promise<number>) {
    this.#terms = terms
    this.#cache = new ContentCache(contentVersion)
  }

  /** @param page counts from 1 */
  async fromAToZ(kind: TermKind, page: number): Promise<TermList> {
    const letters = await this.#cache.get(kind, () => this.#terms.letters(kind))
    const total = letters.reduce((sum, { terms }) => sum + terms, 0)
    const passed = (page - 1) * TERMS_PER_PAGE
    const terms = passed < total ? await this.#terms.fromAToZ(kind, passed, TERMS_PER_PAGE) : []
    const [reviews, slugs] = kind === 'film' ? await this.#aboutFilms(terms) : [[], new Map()]
    let before = 0
    const firstPages = letters.map(({ letter, terms }) => {
      before += terms
      return { letter, page: 1 + Math.floor((before - terms) / TERMS_PER_PAGE) }
    })
    return {
      terms,
      reviews: Map.groupBy(reviews, ({ termId }) => termId),
      slugs,
      letters: firstPages,
      pages: Math.max(1, Math.ceil(total / TERMS_PER_PAGE)),
      total,
      passed,
    }
  }

  async archive(): Promise<ArchiveOverview> {
    const all = (kind: TermKind) => this.#terms.between(kind, '', '~')
    const [years, months, decades] = await Promise.all([all('published-year'), all('published-month'), all('decade')])
    return { years, months, decades }
  }

  /** Labels to choose from, from A to Z; the first five hundred. */
  labels(kind: TermKind): Promise<string[]> {
    return this.#cache.get(`labels ${kind}`, async () => {
      const terms = await this.#terms.fromAToZ(kind, 0, LABELS_OFFERED)
      return terms.map(({ label }) => label)
    })
  }

  count(): Promise<number> {
    return this.#cache.get('count', () => this.#terms.count())
  }

  paths(offset: number, limit: number): AsyncIterable<string[]> {
    return this.#terms.paths(offset, limit)
  }

  async #aboutFilms(films: readonly ListedTerm[]): Promise<[TermReview[], TermSlugs]> {
    const names = [...new Set(films.flatMap(({ director }) => directorNames(director)))]
    const [reviews, directors] = await Promise.all([
      this.#terms.reviewsOf(
        films.map(({ id }) => id),
        REVIEWS_EACH,
      ),
      this.#terms.labelled('director', names),
    ])
    return [reviews, new Map(directors.map(({ kind, label, slug }) => [termKey(kind, label), slug]))]
  }
}
