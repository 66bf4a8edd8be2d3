import type { PostSummary } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { type Slices, unsliced } from '../db/slices.ts'
import { mayBeStored } from '../db/text.ts'
import { type CategoryFilter, inFeedOrder, matchingPosts, type PostFilter } from './post-filter.ts'
import { SUMMARY_COLUMNS, toSummary } from './post-row.ts'
import { listedPlaces } from './search/list-search.ts'

export type SearchFilter = PostFilter & { readonly q: string }

export interface FoundPost {
  readonly id: string
  readonly featured: boolean
}

/** Posts in lists and by their words: the newest first, whether featured or not. */
export class PostListRepository {
  readonly #connection: Connection
  readonly #slices: Slices

  /** @param slices gives way after each query, since the queries of a list and its rendering are too long for one turn */
  constructor(connection: Connection, slices: Slices = unsliced) {
    this.#connection = connection
    this.#slices = slices
  }

  async page(filter: CategoryFilter, { offset, limit }: { offset: number; limit: number }): Promise<PostSummary[]> {
    const posts = matchingPosts(this.#connection, filter)
    // Only numbers are sorted and passed over; the rows themselves are read for this page alone.
    const wanted = inFeedOrder(posts).select('created_seq').limit(limit).offset(offset)
    const rows = this.#connection.read.selectFrom('posts').select(SUMMARY_COLUMNS).where('created_seq', 'in', wanted)
    return (await this.#slices.run(() => inFeedOrder(rows).execute())).map(toSummary)
  }

  /** In the order of their ids; ids of no post are passed over. */
  async findByIds(ids: readonly string[]): Promise<PostSummary[]> {
    if (ids.length === 0) return []
    const rows = await this.#connection.read
      .selectFrom('posts')
      .select(SUMMARY_COLUMNS)
      .where('id', 'in', ids)
      .execute()
    const posts = new Map(rows.map((row) => [row.id, toSummary(row)]))
    return ids.flatMap((id) => posts.get(id) ?? [])
  }

  /** Every category that some post has, in the order of the alphabet. */
  async categories(): Promise<string[]> {
    const categories = this.#connection.read.selectFrom('posts').select('tag').distinct().orderBy('tag')
    const rows = await this.#slices.run(() => categories.execute())
    return rows.map(({ tag }) => tag)
  }

  /**
   * All with these words in title, captions, author or film, in feed order; what is written meanwhile may be among them or not.
   * Read in slices: on SQLite one statement for thousands of posts would hold up every other request.
   */
  async search({ tag, q }: SearchFilter): Promise<FoundPost[]> {
    if (!mayBeStored(tag ?? '')) return []
    const found: FoundPost[] = []
    for await (const places of listedPlaces(this.#connection, this.#slices, q)) {
      const rows = await this.#slices.run(() => this.#found(places, tag))
      found.push(...rows.map(({ id, featured }) => ({ id, featured: featured === 1 })))
    }
    return found
  }

  async #found(places: readonly number[], tag: string | undefined) {
    if (places.length === 0) return []
    const query = this.#connection.read
      .selectFrom('search_documents')
      .innerJoin('posts', 'posts.id', 'search_documents.post_id')
      .select(['posts.id', 'featured'])
      .where('feed_order', 'in', places)
      .orderBy('feed_order', 'desc')
    return (tag === undefined ? query : query.where('tag', '=', tag)).execute()
  }
}
