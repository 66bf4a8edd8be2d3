import { type SqlBool, sql } from 'kysely'
import type { FrontPageCounts, FrontPageWindow } from '#domain/posts/front-page.ts'
import { pathSpellings, postHref } from '#domain/posts/path.ts'
import type { Post, PostInput, PostSummary } from '#domain/posts/post.ts'
import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { mayBeStored, storable } from '../db/text.ts'
import type { Refusal } from './incoming-pictures.ts'
import { indexPost, unindexPosts } from './indexing/post-index.ts'
import { type CategoryFilter, matchingPosts, newestFirst, oldestFirst } from './post-filter.ts'
import { missingPicture } from './post-pictures.ts'
import { deleteRelations, historyColumns, type PostHistory, recordSave, takeDraft } from './post-relations.ts'
import { isListedAlike, POST_COLUMNS, SUMMARY_COLUMNS, toColumns, toPost, toSummary } from './post-row.ts'

interface SaveOptions {
  /** Refuses addresses under `/media/` without a stored picture, except those that the post had before. */
  readonly requirePictures?: boolean
  /** E-mail address of the administrator who saves it. */
  readonly by?: string
  /** The account that creates it; a draft that is published keeps its own. */
  readonly authorId?: string | null
  readonly creationKey?: string | null
  /** The draft that becomes this post, which keeps the id and the creation key of the draft. */
  readonly published?: Post | undefined
  readonly history?: PostHistory | undefined
}

export type InsertResult = { ok: true; post: Post } | Refusal
export type UpdateResult<P = Post> =
  | Refusal
  | { ok: true; post: P }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'conflict'; current: Post }

/** Posts in a batch: each may have some megabytes, and SQLite reads a batch at once. */
const STREAM_BATCH = 10
const PATHS_BATCH = 1_000

/** Posts. Lists are sorted by date, then by creation, newest first unless a method says otherwise. */
export class PostRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async counts(filter: CategoryFilter = {}): Promise<FrontPageCounts> {
    const rows = await matchingPosts(this.#connection, filter)
      .select((eb) => ['featured', eb.fn.countAll<number>().as('posts')])
      .groupBy('featured')
      .execute()
    const count = (featured: number) => rows.find((row) => row.featured === featured)?.posts ?? 0
    return { featured: count(1), regular: count(0) }
  }

  /**
   * The rows of one page of the front page, featured and regular ones apart.
   * @param counts number of posts that match the same filter
   */
  async frontPageRows(
    window: FrontPageWindow,
    counts: FrontPageCounts,
    filter: CategoryFilter = {},
  ): Promise<{ featured: PostSummary[]; regular: PostSummary[] }> {
    const [featured, regular] = await Promise.all([
      this.#frontPageRange(1, { ...window.featured, count: counts.featured }, filter),
      this.#frontPageRange(0, { ...window.regular, count: counts.regular }, filter),
    ])
    return { featured, regular }
  }

  async newest(limit: number): Promise<PostSummary[]> {
    const query = newestFirst(matchingPosts(this.#connection, {})).select(SUMMARY_COLUMNS).limit(limit)
    return (await query.execute()).map(toSummary)
  }

  async newestWhole(limit: number): Promise<Post[]> {
    const query = newestFirst(matchingPosts(this.#connection, {})).select(POST_COLUMNS).limit(limit)
    return (await query.execute()).map(toPost)
  }

  /** In batches, so that memory use does not grow with the number of posts. @param offset posts whose rows are not read */
  async *paths(offset: number, limit: number): AsyncGenerator<{ path: string; updatedAt: string }[]> {
    const columns = ['date', 'created_seq', 'path', 'updated_at'] as const
    const posts = newestFirst(matchingPosts(this.#connection, {}))
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

  findById(id: string): Promise<Post | undefined> {
    return this.#findBy('id', id)
  }

  async findByIds(ids: readonly string[]): Promise<Post[]> {
    if (ids.length === 0) return []
    const rows = await this.#connection.read.selectFrom('posts').select(POST_COLUMNS).where('id', 'in', ids).execute()
    const posts = new Map(rows.map((row) => [row.id, toPost(row)]))
    return ids.flatMap((id) => posts.get(id) ?? [])
  }

  /** The post at this path, else at another spelling of it. */
  findByPath(path: string): Promise<Post | undefined> {
    return this.#findBy('path', ...pathSpellings(path))
  }

  findByCreationKey(key: string): Promise<Post | undefined> {
    return this.#findBy('creation_key', key)
  }

  /** The present path of the post that once had this one. */
  async findByOldPath(path: string): Promise<string | undefined> {
    if (!mayBeStored(path)) return undefined
    const row = await this.#connection.read
      .selectFrom('old_paths')
      .innerJoin('posts', 'posts.id', 'old_paths.post_id')
      .select('posts.path')
      .where('old_paths.path', 'in', pathSpellings(path))
      .executeTakeFirst()
    return row?.path
  }

  async isPathTaken(path: string, exceptId?: string): Promise<boolean> {
    if (!mayBeStored(path)) return false
    const { read } = this.#connection
    const spellings = pathSpellings(path)
    const owners = await read
      .selectFrom('posts')
      .select('id')
      .where('path', 'in', spellings)
      .unionAll(read.selectFrom('unpublished_posts').select('id').where('path', 'in', spellings))
      .unionAll(read.selectFrom('old_paths').select('post_id as id').where('path', 'in', spellings))
      .execute()
    return owners.some((owner) => owner.id !== exceptId)
  }

  /** Why content cannot be stored; null when it can. @param before the stored post; absent for a new one */
  async refusal(content: PostInput, before?: Post, requirePictures = true): Promise<Refusal | null> {
    const path = storable(content.path)
    if (path !== '' && (await this.isPathTaken(path, before?.id))) return { ok: false, problem: 'path-taken' }
    const address = requirePictures && (await missingPicture(this.#connection, content, before))
    return address ? { ok: false, problem: 'picture-missing', address } : null
  }

  insert(
    input: PostInput,
    { requirePictures = false, by, authorId, creationKey, published, history }: SaveOptions = {},
  ): Promise<InsertResult> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const refusal = await new PostRepository(trx).refusal(input, published, requirePictures)
      if (refusal) return refusal

      const columns = toColumns(input)
      const id = published?.id ?? history?.id ?? newId('post')
      const now = trx.now().toISOString()
      // Content versions are unique and ascending, so the version also serves as the sequence number of creation.
      const version = await raiseContentVersion(trx)
      const draft = published && (await takeDraft(trx, id))
      if (draft) await trx.write.deleteFrom('old_paths').where('path', '=', columns.path).execute()
      const row = await trx.write
        .insertInto('posts')
        .values({
          ...columns,
          created_seq: draft?.created_seq ?? version,
          id,
          ...historyColumns(draft, history, now),
          revision: (published?.revision ?? 0) + 1,
          updated_by: by ?? null,
          author_id: (draft ? draft.author_id : authorId) ?? null,
          creation_key: (draft ? draft.creation_key : creationKey) ?? null,
        })
        .returning(POST_COLUMNS)
        .executeTakeFirstOrThrow()
      const post = toPost(row)
      await recordSave(trx, post, published)
      await indexPost(trx, post)
      return { ok: true, post }
    })
  }

  /** Fails with a conflict unless `revision` is the stored one or `'any'`. A former path keeps redirecting to the post. */
  update(
    id: string,
    revision: number | 'any',
    input: PostInput,
    { requirePictures = false, by }: SaveOptions = {},
  ): Promise<UpdateResult> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const posts = new PostRepository(trx)
      const before = await posts.findById(id)
      if (!before) return { ok: false, problem: 'missing' }
      if (revision !== 'any' && revision !== before.revision) return { ok: false, problem: 'conflict', current: before }
      const refusal = await posts.refusal(input, before, requirePictures)
      if (refusal) return refusal

      const columns = toColumns(input)
      // Every page that shows a post links to it. A save that leaves all lists as they are invalidates only the pages with that link.
      await raiseContentVersion(trx, isListedAlike(input, before) ? postHref(before.path) : undefined)
      const now = trx.now().toISOString()
      if (columns.path !== before.path) {
        await trx.write.deleteFrom('old_paths').where('path', '=', columns.path).execute()
        await trx.write.insertInto('old_paths').values({ path: before.path, post_id: id, created_at: now }).execute()
      }
      const row = await trx.write
        .updateTable('posts')
        .set({ ...columns, revision: before.revision + 1, updated_at: now, updated_by: by ?? null })
        .where('id', '=', id)
        .returning(POST_COLUMNS)
        .executeTakeFirstOrThrow()
      const post = toPost(row)
      await recordSave(trx, post, before)
      await indexPost(trx, post)
      return { ok: true, post }
    })
  }

  /** Deletes a post for good; its paths become free. False when there was no such post. */
  async delete(id: string): Promise<boolean> {
    if (!mayBeStored(id)) return false
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const { numDeletedRows } = await trx.write.deleteFrom('posts').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) return false
      await deleteRelations(trx, [id])
      await unindexPosts(trx, [id])
      await raiseContentVersion(trx)
      return true
    })
  }

  /** Every post in order of creation, read in batches. Posts that are saved meanwhile may be missing. */
  async *streamAll(): AsyncGenerator<Post> {
    let last = 0
    for (;;) {
      const rows = await this.#connection.read
        .selectFrom('posts')
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

  async #findBy(column: 'id' | 'path' | 'creation_key', ...values: string[]): Promise<Post | undefined> {
    if (!values.every(mayBeStored)) return undefined
    const { read } = this.#connection
    const rows = await read.selectFrom('posts').select(POST_COLUMNS).where(column, 'in', values).execute()
    const row = rows.find(({ path }) => path === values[0]) ?? rows[0]
    return row && toPost(row)
  }

  async #frontPageRange(
    featured: 0 | 1,
    { offset, limit, count }: { offset: number; limit: number; count: number },
    filter: CategoryFilter,
  ): Promise<PostSummary[]> {
    if (limit === 0) return []
    const posts = matchingPosts(this.#connection, filter).where('featured', '=', featured)
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
