import { type SqlBool, sql } from 'kysely'
import type { FrontPageCounts, FrontPageRows, FrontPageWindow } from '#domain/posts/front-page.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { mayBeStored } from '../db/text.ts'
import { type CategoryFilter, matchingPosts, newestFirst, oldestFirst } from './post-filter.ts'
import { POST_COLUMNS, SUMMARY_COLUMNS, toPost, toSummary } from './post-row.ts'
import { PublishedContent } from './published-content.ts'

/** Posts in a batch: each may have some megabytes, and SQLite reads a batch at once. */
const STREAM_BATCH = 10
const PATHS_BATCH = 1_000
/** More than anybody holds at the top; of more, those that are held longest are. */
const PINS_MAX = 50

export interface ListCounts extends Required<FrontPageCounts> {
  /** The pinned posts, newest first, by their places in the order of creation. */
  readonly pins: readonly number[]
}

/** The posts that readers may see, without own pages. Lists are sorted by date, then by creation, newest first unless a method says otherwise. */
export class PublishedPosts {
  readonly #connection: Connection
  readonly #content: PublishedContent

  constructor(connection: Connection) {
    this.#connection = connection
    this.#content = new PublishedContent(connection)
  }

  /** A category has no pinned posts: they are held at the top of the front page alone. */
  async counts(filter: CategoryFilter = {}): Promise<ListCounts> {
    const counted = matchingPosts(this.#connection, filter)
      .select((eb) => ['featured', eb.fn.countAll<number>().as('posts')])
      .groupBy('featured')
    const [rows, pinned] = await Promise.all([counted.execute(), filter.tag === undefined ? this.#pinned() : []])
    const count = (featured: number) => {
      const among = pinned.filter((pin) => pin.featured === featured).length
      return (rows.find((row) => row.featured === featured)?.posts ?? 0) - among
    }
    const pins = pinned.map(({ created_seq }) => created_seq)
    return { featured: count(1), regular: count(0), pinned: pins.length, pins }
  }

  async #pinned(): Promise<{ created_seq: number; featured: number }[]> {
    const rows = await matchingPosts(this.#connection, {})
      .select(['created_seq', 'featured', 'date'])
      .where('pinned_until', 'is not', null)
      .orderBy('pinned_until', 'desc')
      .limit(PINS_MAX)
      .execute()
    return rows.sort((a, b) => (a.date === b.date ? b.created_seq - a.created_seq : a.date < b.date ? 1 : -1))
  }

  /**
   * The rows of one page of the front page, each kind apart.
   * @param counts number of posts that match the same filter
   */
  async frontPageRows(
    window: FrontPageWindow,
    counts: ListCounts,
    filter: CategoryFilter = {},
  ): Promise<FrontPageRows<PostSummary>> {
    const { pins } = counts
    const { offset, limit } = window.pinned
    const [pinned, featured, regular] = await Promise.all([
      this.#pinnedRows(pins.slice(offset, offset + limit)),
      this.#frontPageRange(1, { ...window.featured, count: counts.featured }, filter, pins),
      this.#frontPageRange(0, { ...window.regular, count: counts.regular }, filter, pins),
    ])
    return { pinned, featured, regular }
  }

  async #pinnedRows(pins: readonly number[]): Promise<PostSummary[]> {
    if (pins.length === 0) return []
    const posts = matchingPosts(this.#connection, {}).where('created_seq', 'in', pins)
    const rows = await posts.select([...SUMMARY_COLUMNS, 'created_seq']).execute()
    return pins.flatMap((pin) => {
      const { created_seq: _, ...row } = rows.find(({ created_seq }) => created_seq === pin) ?? {}
      return 'id' in row ? toSummary(row) : []
    })
  }

  async newest(limit: number): Promise<PostSummary[]> {
    const query = newestFirst(matchingPosts(this.#connection, {})).select(SUMMARY_COLUMNS).limit(limit)
    return (await query.execute()).map(toSummary)
  }

  async newestWhole(limit: number): Promise<Post[]> {
    const query = newestFirst(matchingPosts(this.#connection, {})).select(POST_COLUMNS).limit(limit)
    return (await query.execute()).map(toPost)
  }

  /** What sitemaps list, in batches, so that memory use does not grow with the number of posts. @param offset posts whose rows are not read */
  async *paths(offset: number, limit: number): AsyncGenerator<{ path: string; updatedAt: string }[]> {
    const columns = ['date', 'created_seq', 'path', 'updated_at'] as const
    const posts = newestFirst(matchingPosts(this.#connection, {})).where('created_seq', 'not in', this.#offSitemap())
    let range = posts
    if (offset > 0) {
      const first = posts.select(['date', 'created_seq']).limit(1).offset(offset)
      range = posts.where(sql<SqlBool>`(date, created_seq) <= (${first})`)
    }
    for (let left = limit; left > 0; ) {
      const size = Math.min(left, PATHS_BATCH)
      const rows = await range.select(columns).limit(size).execute()
      if (rows.length > 0) yield rows.map(({ path, updated_at }) => ({ path, updatedAt: updated_at }))
      const last = rows.at(-1)
      if (!last || rows.length < size) return
      left -= rows.length
      range = posts.where(sql<SqlBool>`(date, created_seq) < (${last.date}, ${last.created_seq})`)
    }
  }

  #offSitemap() {
    // A literal, by which SQLite finds the index of these few.
    return matchingPosts(this.#connection, {}).select('created_seq').where('off_sitemap', '=', sql.lit(1))
  }

  async find(id: string): Promise<Post | undefined> {
    return mayBeStored(id) ? (await this.findByIds([id]))[0] : undefined
  }

  async findByIds(ids: readonly string[]): Promise<Post[]> {
    if (ids.length === 0) return []
    const rows = await this.#connection.read
      .selectFrom('published_posts')
      .select(POST_COLUMNS)
      .where('id', 'in', ids)
      .execute()
    const posts = new Map(rows.map((row) => [row.id, toPost(row)]))
    return ids.flatMap((id) => posts.get(id) ?? [])
  }

  /** The post at this path below `/blogs/`, else at another spelling of it. */
  findByPath(path: string): Promise<Post | undefined> {
    return this.#content.findByPath(path)
  }

  /** The present path of the post that once had this one, below `/blogs/`. */
  findByOldPath(path: string): Promise<string | undefined> {
    return this.#content.findByOldPath(path)
  }

  /** Every post in order of creation, read in batches. Posts that are saved meanwhile may be missing. */
  async *streamAll(): AsyncGenerator<Post> {
    let last = 0
    for (;;) {
      const rows = await this.#connection.read
        .selectFrom('published_posts')
        .select([...POST_COLUMNS, 'created_seq'])
        .where('created_seq', '>', last)
        .orderBy('created_seq')
        .limit(STREAM_BATCH)
        .execute()
      for (const { created_seq, ...row } of rows) yield toPost(row)
      if (rows.length < STREAM_BATCH) return
      last = rows.at(-1)!.created_seq
    }
  }

  async #frontPageRange(
    featured: 0 | 1,
    { offset, limit, count }: { offset: number; limit: number; count: number },
    filter: CategoryFilter,
    pins: readonly number[],
  ): Promise<PostSummary[]> {
    if (limit === 0) return []
    const posts = matchingPosts(this.#connection, filter)
      .where('featured', '=', featured)
      .$if(pins.length > 0, (all) => all.where('created_seq', 'not in', pins))
    // Skipping rows takes time, so the offset is counted from the nearer end.
    const isFromEnd = offset > count / 2
    const order = isFromEnd ? oldestFirst : newestFirst
    const passed = isFromEnd ? Math.max(0, count - offset - limit) : offset
    // The offset is applied in the index alone: an offset on whole rows would read each of them.
    const first = order(posts).select(['date', 'created_seq']).limit(1).offset(passed)
    const comparison = sql.raw(isFromEnd ? '>=' : '<=')
    const range = passed === 0 ? posts : posts.where(sql<SqlBool>`(date, created_seq) ${comparison} (${first})`)
    const rows = await order(range)
      .select(SUMMARY_COLUMNS)
      .limit(Math.min(limit, Math.max(1, count - offset)))
      .execute()
    return (isFromEnd ? rows.reverse() : rows).map(toSummary)
  }
}
