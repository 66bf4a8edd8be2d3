import { LRUCache } from 'lru-cache'
import type { Pictures } from '#domain/pictures/picture.ts'
import type { Post, PostSummary, Ratings } from '#domain/posts/post.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { type Neighbours, neighboursOf } from '#domain/posts/scores/neighbours.ts'
import { relatedPosts } from '#domain/posts/scores/related-posts.ts'
import { scoreDistances } from '#domain/posts/scores/score-distances.ts'
import { ordered } from '#domain/posts/scores/score-order.ts'
import { eachScore, type ScoreField, type ScoreQuery } from '#domain/posts/scores/score-query.ts'
import { type Spread, spreadOf } from '#domain/posts/scores/score-spread.ts'
import type { ScoreEntry, ScoreTable } from '#domain/posts/scores/score-table.ts'
import { filmOf, type TermSlugs } from '#domain/posts/terms/term.ts'
import type { WarningKind } from '#domain/posts/warnings/content-warnings.ts'
import { ContentCache } from '../../db/content-cache.ts'
import type { MediaStore } from '../../media/media-store.ts'
import type { PostListRepository } from '../post-list-repository.ts'
import type { TermRepository } from '../terms/term-repository.ts'
import { scoreEntryOf } from './score-index.ts'
import type { ScoreRepository } from './score-repository.ts'

export interface ScorePage {
  readonly posts: readonly PostSummary[]
  readonly pictures: Pictures
  readonly slugs: TermSlugs
  readonly pages: number
  readonly found: number
  readonly rated: number
  /** The spread of each score among all reviews, and among those that match the filter. */
  readonly spreads: Readonly<Record<ScoreField, { readonly all: Spread; readonly found: Spread }>>
  readonly categories: readonly string[]
  readonly warnings: readonly WarningKind[]
  /** The earliest and the latest year of a reviewed film; null when no year is known. */
  readonly years: { readonly first: number; readonly last: number } | null
}

interface Overview extends Pick<ScorePage, 'categories' | 'warnings' | 'years'> {
  readonly all: Readonly<Record<ScoreField, Spread>>
}

export interface ComparedPost {
  readonly slug: string
  /** `year` is 0 when it is not known. */
  readonly film: { readonly title: string; readonly year: number }
  readonly post: PostSummary & { readonly ratings: Ratings }
}

export type NeighbourPosts = { readonly [Kind in keyof Neighbours]: PostSummary | null }

interface Suggestions {
  readonly neighbours: Neighbours | null
  readonly related: readonly number[]
}

const REVIEWS_A_PAGE = 20
/** Posts whose suggestions are kept; each takes about 300 bytes. */
const KEPT_SUGGESTIONS = 5_000

export class Scores {
  readonly #repository: ScoreRepository
  readonly #list: Pick<PostListRepository, 'findByIds'>
  readonly #terms: Pick<TermRepository, 'slugsOf' | 'find' | 'postIds'>
  readonly #pictures: Pick<MediaStore, 'describe'>
  readonly #cache: ContentCache
  readonly #overviews = new WeakMap<ScoreTable, Overview>()
  readonly #suggestions = new WeakMap<ScoreTable, LRUCache<string, Suggestions>>()
  #loaded: { readonly version: number; readonly table: ScoreTable } | undefined

  constructor(
    repository: ScoreRepository,
    list: Pick<PostListRepository, 'findByIds'>,
    terms: Pick<TermRepository, 'slugsOf' | 'find' | 'postIds'>,
    pictures: Pick<MediaStore, 'describe'>,
    contentVersion: () => Promise<number>,
  ) {
    this.#repository = repository
    this.#list = list
    this.#terms = terms
    this.#pictures = pictures
    this.#cache = new ContentCache(contentVersion)
  }

  async page({ filter, sort, page }: ScoreQuery): Promise<ScorePage> {
    const table = await this.#table()
    const rows = ordered(table, table.matching(filter), sort)
    const start = (page - 1) * REVIEWS_A_PAGE
    const ids = [...rows.subarray(start, start + REVIEWS_A_PAGE)].map((row) => table.idAt(row))
    const posts = await this.#list.findByIds(ids)
    const addresses = posts.map(({ articleImage }) => articleImage).filter(Boolean)
    const [pictures, slugs] = await Promise.all([this.#pictures.describe(addresses), this.#terms.slugsOf(ids)])
    const { all, ...choices } = this.#overviewOf(table)
    const spread = (field: ScoreField) => ({ all: all[field], found: spreadOf(table, field, rows) })
    return {
      ...choices,
      posts,
      pictures,
      slugs,
      pages: Math.max(1, Math.ceil(rows.length / REVIEWS_A_PAGE)),
      found: rows.length,
      rated: table.rated.length,
      spreads: eachScore(spread),
    }
  }

  /** The newest review of each film, by the slugs of the films; undefined for a film without a review. */
  compared(slugs: readonly string[]): Promise<(ComparedPost | undefined)[]> {
    return Promise.all(slugs.map((slug) => this.#reviewOf(slug)))
  }

  async #reviewOf(slug: string): Promise<ComparedPost | undefined> {
    const term = await this.#terms.find('film', slug)
    if (!term) return undefined
    const posts = await this.#list.findByIds(await this.#terms.postIds(term, 0, REVIEWS_A_PAGE))
    const post = posts.filter(showsRatings).find((review) => {
      const film = filmOf(review)
      return film.title === term.label && film.year === term.year
    })
    return post && { slug, film: { title: term.label, year: term.year }, post }
  }

  async spreads(): Promise<Readonly<Record<ScoreField, Spread>>> {
    return this.#overviewOf(await this.#table()).all
  }

  async around(post: Post, limit: number): Promise<{ neighbours: NeighbourPosts; more: readonly PostSummary[] }> {
    const table = await this.#table()
    const { neighbours, related } = this.#suggestionsFor(scoreEntryOf(post), table, limit)
    const wanted = [neighbours?.milder, neighbours?.harsher, neighbours?.sameMood, ...related]
    const found = await this.#list.findByIds(wanted.flatMap((row) => (typeof row === 'number' ? table.idAt(row) : [])))
    const posts = new Map(found.map((summary) => [summary.id, summary]))
    const at = (row: number | null | undefined) =>
      typeof row === 'number' ? (posts.get(table.idAt(row)) ?? null) : null
    return {
      neighbours: {
        milder: at(neighbours?.milder),
        harsher: at(neighbours?.harsher),
        sameMood: at(neighbours?.sameMood),
      },
      more: related.flatMap((row) => at(row) ?? []),
    }
  }

  /** Compares a post with all others: this takes milliseconds in a large archive, so the result is kept while no score changes. */
  #suggestionsFor(entry: ScoreEntry, table: ScoreTable, limit: number): Suggestions {
    const kept = this.#suggestions.get(table) ?? new LRUCache<string, Suggestions>({ max: KEPT_SUGGESTIONS })
    this.#suggestions.set(table, kept)
    // The whole entry, since a draft of a published post has the same id.
    const key = JSON.stringify([limit, entry])
    const known = kept.get(key)
    if (known) return known
    const ownRow = table.rowOf(entry.id)
    const distances = entry.ratings && scoreDistances(entry.ratings, table)
    const neighbours = entry.ratings && distances && neighboursOf(entry.ratings, table, distances, ownRow)
    const shown = [ownRow, ...Object.values(neighbours ?? {})].filter((row) => typeof row === 'number')
    const suggestions = {
      neighbours,
      related: relatedPosts(entry, table, distances, { limit, except: new Set(shown) }),
    }
    kept.set(key, suggestions)
    return suggestions
  }

  #overviewOf(table: ScoreTable): Overview {
    const known = this.#overviews.get(table)
    if (known) return known
    const overview = {
      all: eachScore((field) => spreadOf(table, field)),
      categories: table.ratedCategories(),
      warnings: table.ratedWarnings(),
      years: table.ratedYears(),
    }
    this.#overviews.set(table, overview)
    return overview
  }

  /** The table of all scores. It is read again only when a score has changed: most saves change none. */
  #table(): Promise<ScoreTable> {
    return this.#cache.get('table', async () => {
      const version = await this.#repository.version()
      if (this.#loaded?.version !== version) this.#loaded = { version, table: await this.#repository.all() }
      return this.#loaded.table
    })
  }
}
