import type { PostSummary } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { type Slices, undivided } from '../db/slices.ts'
import { type CategoryFilter, inFeedOrder, matchingPosts } from './post-filter.ts'
import { SUMMARY_COLUMNS, toSummary } from './post-row.ts'

/** Posts as their administrators look through them: the newest first, whether featured or not. */
export class PostListRepository {
  readonly #connection: Connection
  readonly #slices: Slices

  /** @param slices gives way after each query, since the queries of a list and its rendering are too long for one turn */
  constructor(connection: Connection, slices: Slices = undivided) {
    this.#connection = connection
    this.#slices = slices
  }

  async count(filter: CategoryFilter): Promise<number> {
    const counting = matchingPosts(this.#connection, filter).select((eb) => eb.fn.countAll<number>().as('posts'))
    return (await this.#slices.run(() => counting.executeTakeFirstOrThrow())).posts
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
}
