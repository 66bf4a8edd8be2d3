import type { Pictures } from '#domain/pictures/picture.ts'
import type { Post, PostSummary, Ratings } from '#domain/posts/post.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { type Neighbours, neighboursOf } from '#domain/posts/scores/neighbours.ts'
import { relatedPosts } from '#domain/posts/scores/related-posts.ts'
import { ordered } from '#domain/posts/scores/score-order.ts'
import { SCORE_FIELDS, type ScoreField, type ScoreQuery } from '#domain/posts/scores/score-query.ts'
import { type Spread, spreadOf } from '#domain/posts/scores/score-spread.ts'
import type { ScoreTable } from '#domain/posts/scores/score-table.ts'
import { filmOf, type TermSlugs } from '#domain/posts/terms/term.ts'
import type { WarningKind } from '#domain/posts/warnings/content-warnings.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { ContentCache } from '../content-cache.ts'
import type { PostListRepository } from '../post-list-repository.ts'
import type { TermRepository } from '../terms/term-repository.ts'
import { scoreEntryOf } from './score-index.ts'
import type { ScoreRepository } from './score-repository.ts'

/** One page of the reviews that were looked for. */
export interface ScorePage {
  readonly posts: readonly PostSummary[]
  readonly pictures: Pictures
  readonly slugs: TermSlugs
  readonly pages: number
  /** How many reviews were found, and how many there are. */
  readonly found: number
  readonly rated: number
  /** Of each score among all reviews and among those that were found. */
  readonly spreads: Readonly<Record<ScoreField, { readonly all: Spread; readonly found: Spread }>>
  readonly categories: readonly string[]
  /** Kinds of content warnings that some review has. */
  readonly warnings: readonly WarningKind[]
  /** Of the films; null where no year is known. */
  readonly years: { readonly first: number; readonly last: number } | null
}

interface Overview extends Pick<ScorePage, 'categories' | 'warnings' | 'years'> {
  readonly all: Readonly<Record<ScoreField, Spread>>
}

/** A film that is compared with others. */
export interface ComparedPost {
  readonly slug: string
  /** The year is 0 where it is not known. */
  readonly film: { readonly title: string; readonly year: number }
  readonly post: PostSummary & { readonly ratings: Ratings }
}

export type NeighbourPosts = { readonly [Kind in keyof Neighbours]: PostSummary | null }

const REVIEWS_A_PAGE = 20

/** What is made of the scores of all posts. */
export class Scores {
  readonly #repository: ScoreRepository
  readonly #list: Pick<PostListRepository, 'findByIds'>
  readonly #terms: Pick<TermRepository, 'slugsOf' | 'find' | 'postIds'>
  readonly #pictures: Pick<MediaStore, 'describe'>
  readonly #cache: ContentCache
  readonly #overviews = new WeakMap<ScoreTable, Overview>()
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
      spreads: eachField(spread),
    }
  }

  /** The newest review of each film, by its slug; undefined in the place of a film that no review rates. */
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

  /** The spread of each score among all reviews. */
  async spreads(): Promise<Readonly<Record<ScoreField, Spread>>> {
    return this.#overviewOf(await this.#table()).all
  }

  /** What may be read after a post: reviews that are milder, harsher and of the same mood, and others that are related. */
  async around(post: Post, limit: number): Promise<{ neighbours: NeighbourPosts; more: readonly PostSummary[] }> {
    const table = await this.#table()
    const entry = scoreEntryOf(post)
    const ownRow = table.rowOf(post.id)
    const neighbours = entry.ratings && neighboursOf(entry.ratings, table, ownRow)
    const shown = [ownRow, ...Object.values(neighbours ?? {})].filter((row) => typeof row === 'number')
    const related = relatedPosts(entry, table, { limit, except: new Set(shown) })
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

  /** What all filters of a table have in common. */
  #overviewOf(table: ScoreTable): Overview {
    const known = this.#overviews.get(table)
    if (known) return known
    const overview = {
      all: eachField((field) => spreadOf(table, field)),
      categories: table.ratedCategories(),
      warnings: table.ratedWarnings(),
      years: table.ratedYears(),
    }
    this.#overviews.set(table, overview)
    return overview
  }

  /** Most changes of content change no score, and the table of before is used again. */
  #table(): Promise<ScoreTable> {
    return this.#cache.get('table', async () => {
      const version = await this.#repository.version()
      if (this.#loaded?.version !== version) this.#loaded = { version, table: await this.#repository.all() }
      return this.#loaded.table
    })
  }
}

function eachField<Value>(make: (field: ScoreField) => Value): Record<ScoreField, Value> {
  return Object.fromEntries(SCORE_FIELDS.map((field) => [field, make(field)])) as Record<ScoreField, Value>
}
