import { type SqlBool, sql } from 'kysely'
import type { PostSummary } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { readInSlices, type Slices, unsliced } from '../db/slices.ts'
import { mayBeStored, searchable } from '../db/text.ts'
import { type CategoryFilter, inFeedOrder, matchingPosts, type PostFilter } from './post-filter.ts'
import { SUMMARY_COLUMNS, toSummary } from './post-row.ts'

export type SearchFilter = PostFilter & { readonly q: string }

export interface FoundPost {
  readonly id: string
  readonly featured: boolean
}

interface Place {
  readonly date: string
  readonly created_seq: number
}

/** Rows that are looked at in one slice: SQLite takes a millisecond or two for them. */
const BATCH = 1_000

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
   * All with these words in their texts, in feed order; what is written meanwhile may be among them or not. There is no index
   * for that, so every post is looked at, in slices: on SQLite one statement over all of them would hold up every other
   * request.
   */
  async search({ tag, q }: SearchFilter): Promise<FoundPost[]> {
    if (!mayBeStored(tag ?? '') || !mayBeStored(q)) return []
    const fragment = searchable(q)
    const found = await readInSlices(this.#slices, (after?: Place) => this.#batch(after, fragment))
    // Not in the statement: it would be answered by the index of categories, and read all of a category in every slice.
    const ofCategory = tag === undefined ? found : found.filter((post) => post.tag === tag)
    return ofCategory.map(({ id, featured }) => ({ id, featured: featured === 1 }))
  }

  async #batch(after: Place | undefined, fragment: string) {
    const { read, engine } = this.#connection
    const posts = read.selectFrom('posts')
    const rest = after ? posts.where(sql<SqlBool>`(date, created_seq) < (${after.date}, ${after.created_seq})`) : posts
    // From the index of the order alone. The last batch has no such row.
    const last = await inFeedOrder(rest)
      .select(['date', 'created_seq'])
      .limit(1)
      .offset(BATCH - 1)
      .executeTakeFirst()
    const batch = last ? rest.where(sql<SqlBool>`(date, created_seq) >= (${last.date}, ${last.created_seq})`) : rest
    const rows = await inFeedOrder(batch.where(engine.contains('search_text', fragment)))
      .select(['id', 'featured', 'tag'])
      .execute()
    return { rows, last }
  }
}
