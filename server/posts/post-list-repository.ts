import type { PostSummary } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { type Slices, unsliced } from '../db/slices.ts'
import { type CategoryFilter, matchingPosts, newestFirst, type PostFilter } from './post-filter.ts'
import { SUMMARY_COLUMNS, toSummary } from './post-row.ts'
import { listedPlaces } from './search/list-search.ts'

export type SearchFilter = PostFilter & { readonly q: string }

export interface FoundPost {
  readonly id: string
  readonly featured: boolean
}

export class PostListRepository {
  readonly #connection: Connection
  readonly #slices: Slices

  /** @param slices yields to the event loop after each query, since the queries of a list and its rendering are too long for one turn */
  constructor(connection: Connection, slices: Slices = unsliced) {
    this.#connection = connection
    this.#slices = slices
  }

  async page(filter: CategoryFilter, { offset, limit }: { offset: number; limit: number }): Promise<PostSummary[]> {
    const posts = matchingPosts(this.#connection, filter)
    // The subquery sorts and skips numbers only; whole rows are read for this page alone.
    const wanted = newestFirst(posts).select('created_seq').limit(limit).offset(offset)
    const rows = this.#connection.read
      .selectFrom('published_posts')
      .select(SUMMARY_COLUMNS)
      .where('created_seq', 'in', wanted)
    return (await this.#slices.run(() => newestFirst(rows).execute())).map(toSummary)
  }

  async findByIds(ids: readonly string[]): Promise<PostSummary[]> {
    if (ids.length === 0) return []
    const rows = await this.#connection.read
      .selectFrom('published_posts')
      .select(SUMMARY_COLUMNS)
      .where('id', 'in', ids)
      .execute()
    const posts = new Map(rows.map((row) => [row.id, toSummary(row)]))
    return ids.flatMap((id) => posts.get(id) ?? [])
  }

  async categories(): Promise<string[]> {
    const categories = this.#connection.read.selectFrom('published_posts').select('tag').distinct().orderBy('tag')
    const rows = await this.#slices.run(() => categories.execute())
    return rows.map(({ tag }) => tag)
  }

  /** Posts saved meanwhile may be missing. Read in slices: one long SQLite statement would hold up every other request. */
  async search({ tag, q }: SearchFilter): Promise<FoundPost[]> {
    const found: FoundPost[] = []
    for await (const places of listedPlaces(this.#connection, this.#slices, q)) {
      const rows = await this.#slices.run(() => this.#postsAt(places))
      // The statement does not name the category: SQLite would use the index of categories and read all of it in every slice.
      const ofCategory = tag === undefined ? rows : rows.filter((row) => row.tag === tag)
      found.push(...ofCategory.map(({ id, featured }) => ({ id, featured: featured === 1 })))
    }
    return found
  }

  async #postsAt(places: readonly number[]) {
    if (places.length === 0) return []
    return this.#connection.read
      .selectFrom('search_documents')
      .innerJoin('published_posts as posts', 'posts.id', 'search_documents.post_id')
      .select(['posts.id', 'featured', 'tag'])
      .where('feed_order', 'in', places)
      .orderBy('feed_order', 'desc')
      .execute()
  }
}
