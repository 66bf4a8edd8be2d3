import { PAGE_SIZE, pageCount } from '#domain/posts/page-numbers.ts'
import type { Post } from '#domain/posts/post.ts'
import { type Excerpt, excerptOf } from '#domain/search/excerpt.ts'
import type { ResolvedPart } from '#domain/search/resolved-query.ts'
import { score } from '#domain/search/score.ts'
import { queryParts } from '#domain/search/search-query.ts'
import type { Connection } from '../../db/database.ts'
import { type Slices, unsliced } from '../../db/slices.ts'
import { PublishedContent } from '../published-content.ts'
import { CandidateFinder, type Candidates, FOUND_MAX } from './candidates.ts'
import { dayOf } from './feed-order.ts'
import { indexedIds } from './indexed-ids.ts'
import { QueryResolver } from './query-resolver.ts'

export interface SearchPage {
  readonly results: readonly SearchResult[]
  readonly pages: number
  /** How many posts were found; 1,000 at most. */
  readonly total: number
  readonly parts: readonly ResolvedPart[]
}

export interface SearchResult extends Excerpt {
  /** Or a page. */
  readonly post: Post
}

/** The number of candidates that are ranked by score. The rest follow in the order in which they were found. */
const RANKED = 100
/** With fewer results than this, posts with some of the words or with similar spellings are added. */
const FEW = 5
const RELAXED_MAX = 50
/** Queries with more words than this are not tried again without each of their words in turn. */
const DROPPED_MAX = 6

export class Search {
  readonly #connection: Connection
  readonly #slices: Slices
  readonly #finder: CandidateFinder
  readonly #resolver: QueryResolver

  /** @param slices yields to the event loop between the parts of a search, which together are too long for one turn */
  constructor(connection: Connection, slices: Slices = unsliced) {
    this.#connection = connection
    this.#slices = slices
    this.#finder = new CandidateFinder(connection, slices)
    this.#resolver = new QueryResolver(connection, slices, this.#finder)
  }

  /** @param page counts from 1; there is nothing beyond the last */
  async page(query: string, page: number): Promise<SearchPage> {
    const { places, parts } = await this.#ranked(query)
    const wanted = places.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const posts = await new PublishedContent(this.#connection).findByIds(await indexedIds(this.#connection, wanted))
    const results: SearchResult[] = []
    for (const post of posts) results.push(await this.#slices.run(async () => ({ post, ...excerptOf(post, parts) })))
    return { results, pages: pageCount(places.length), total: places.length, parts }
  }

  /** The places of all posts that are found, the best first; 1,000 at most. */
  async places(query: string): Promise<readonly number[]> {
    return (await this.#ranked(query)).places
  }

  async #ranked(query: string): Promise<{ places: number[]; parts: readonly ResolvedPart[] }> {
    const typed = queryParts(query)
    if (typed.length === 0) return { places: [], parts: [] }
    const parts = await this.#resolver.completed(typed)
    const found = await this.#finder.find(parts, [neededIn(parts)])
    if (found.size >= FEW) return { places: await this.#byScore(found, parts), parts }

    const corrected = await this.#resolver.corrected(parts)
    const relaxed = await this.#relaxed(corrected, found)
    return { places: await this.#byScore(relaxed, corrected), parts: corrected }
  }

  async #relaxed(parts: readonly ResolvedPart[], strict: Candidates): Promise<Candidates> {
    const needed = neededIn(parts).filter((index) => parts[index]!.stems.length > 0)
    if (needed.length === 0) return strict
    const withoutOne = needed.map((left) => needed.filter((index) => index !== left))
    const tries = [needed, ...(needed.length > 1 && needed.length <= DROPPED_MAX ? withoutOne : [])]
    const found = merged(strict, await this.#finder.find(parts, tries, { limit: RELAXED_MAX }))
    if (found.size >= FEW || needed.length < 3) return found
    const each = needed.map((index) => [index])
    return merged(found, await this.#finder.find(parts, each, { limit: RELAXED_MAX }))
  }

  async #byScore(candidates: Candidates, parts: readonly ResolvedPart[]): Promise<number[]> {
    if (candidates.size === 0) return []
    const places = [...candidates.keys()].slice(0, FOUND_MAX)
    const first = places.slice(0, RANKED)
    const newest = Math.max(0, ...first.map(dayOf))
    const rows = await this.#slices.run(() =>
      this.#connection.read
        .selectFrom('search_documents')
        .select(['feed_order', 'names', 'facts', 'captions', 'topics'])
        .where('feed_order', 'in', first)
        .execute(),
    )
    const ranked = rows.map((row) => ({
      place: row.feed_order,
      score: score(row, parts, candidates.get(row.feed_order) ?? [], newest - dayOf(row.feed_order)),
    }))
    ranked.sort((a, b) => b.score - a.score || b.place - a.place)
    return [...ranked.map(({ place }) => place), ...places.slice(RANKED)]
  }
}

/** The indexes of the parts that a post has to have: those that are not weak, or all if all are weak. */
function neededIn(parts: readonly ResolvedPart[]): number[] {
  const all = [...parts.keys()]
  const strong = all.filter((index) => !parts[index]!.isWeak)
  return strong.length > 0 ? strong : all
}

function merged(first: Candidates, second: Candidates): Candidates {
  const all: Candidates = new Map(first)
  for (const [place, isFound] of second)
    all.set(
      place,
      isFound.map((is, index) => is || first.get(place)?.[index] === true),
    )
  return all
}
