import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ExpressionBuilder, Selection } from 'kysely'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { pathSpellings } from '#domain/posts/path.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { TRASH_DAYS } from '#domain/posts/trash-period.ts'
import { recurring } from '../concurrency/recurring.ts'
import { countOf } from '../db/count-of.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import type { Tables } from '../db/tables.ts'
import { mayBeStored } from '../db/text.ts'
import type { Log } from '../log/log.ts'
import { type CurrentPost, findCurrentPost } from './current-post.ts'
import { deleteRelations } from './post-relations.ts'
import { POST_COLUMNS, toUnpublishedPost, toUnpublishedSummary, UNPUBLISHED_SUMMARY_COLUMNS } from './post-row.ts'
import { returnToReaders, takeFromReaders } from './unpublishing/move-post.ts'

export interface TrashedPost<P = Post> {
  readonly post: P
  /** Instant, ISO 8601 in UTC. */
  readonly trashedAt: string
  readonly status: PostStatus
}

type RemoveResult =
  | { ok: true }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'conflict'; current: CurrentPost }

const TRASH_MS = TRASH_DAYS * DAY_MS
const SCHEDULE = { firstMs: 5 * MINUTE_MS, everyMs: HOUR_MS }
/** Posts in one transaction: all other writes wait for it, and each post may have many pictures. */
const REMOVED_AT_ONCE = 50

const TRASHED_COLUMNS = [...POST_COLUMNS, 'trashed_at', 'status'] as const

/** Deleted posts, whole: they keep their pictures, their paths, their views and their revision. */
export class Trash {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  remove(id: string, revision: number | 'any', isForever = false): Promise<RemoveResult> {
    return lockedTransaction(this.#connection, 'content', async (trx): Promise<RemoveResult> => {
      const current = await findCurrentPost(trx, id)
      if (!current) return { ok: false, problem: 'missing' }
      if (revision !== 'any' && revision !== current.revision) return { ok: false, problem: 'conflict', current }
      const trash = new Trash(trx)
      await trash.put(id)
      if (isForever) await trash.delete(id)
      return { ok: true }
    })
  }

  /** Moves a post into the trash. Its present and former paths stay taken. False when there is no such post. */
  async put(id: string): Promise<boolean> {
    const trashedAt = this.#connection.now().toISOString()
    return (
      (await this.#mark(id, trashedAt)) || takeFromReaders(this.#connection, id, { status: 'published', trashedAt })
    )
  }

  /** A scheduled post whose instant has passed becomes a draft. False when the post was not in the trash. */
  async restore(id: string): Promise<boolean> {
    return (await returnToReaders(this.#connection, id)) || this.#restoreUnpublished(id)
  }

  /** Permanently deletes a post of the trash; its paths become free. False when it was not in the trash. */
  async delete(id: string): Promise<boolean> {
    return mayBeStored(id) && (await this.#delete([id])) > 0
  }

  /** Deletes up to 50 posts that have been in the trash for that long, and returns their number. */
  async deleteOlderThan(milliseconds: number): Promise<number> {
    const { read, now } = this.#connection
    const latest = new Date(now().getTime() - milliseconds).toISOString()
    const rows = await read
      .selectFrom('unpublished_posts')
      .select('id')
      .where('trashed_at', '<=', latest)
      .orderBy('trashed_at')
      .limit(REMOVED_AT_ONCE)
      .execute()
    return rows.length === 0
      ? 0
      : this.#delete(
          rows.map(({ id }) => id),
          latest,
        )
  }

  count(authorId?: string): Promise<number> {
    return countOf(this.#trashed(authorId))
  }

  async page(offset: number, limit: number, authorId?: string): Promise<TrashedPost[]> {
    return (await this.#page(offset, limit, authorId).select(TRASHED_COLUMNS).execute()).map(toTrashedPost)
  }

  async findByIds(ids: readonly string[]): Promise<TrashedPost[]> {
    if (ids.length === 0) return []
    return (await this.#trashed().select(TRASHED_COLUMNS).where('id', 'in', ids).execute()).map(toTrashedPost)
  }

  async list(offset: number, limit: number, authorId?: string): Promise<TrashedPost<PostSummary>[]> {
    const rows = await this.#page(offset, limit, authorId)
      .select([...UNPUBLISHED_SUMMARY_COLUMNS, 'trashed_at', 'status'])
      .execute()
    return rows.map(({ trashed_at, status, ...row }) => ({
      post: toUnpublishedSummary(row),
      trashedAt: trashed_at!,
      status,
    }))
  }

  /** Whether a post of the trash has this path or once had it. */
  async hasPath(path: string): Promise<boolean> {
    if (!mayBeStored(path)) return false
    const { read } = this.#connection
    const row = await read
      .selectFrom('unpublished_posts')
      .select('id')
      .where(isTrashed)
      .where('status', '=', 'published')
      .where((eb) =>
        eb.or([
          eb('path', 'in', pathSpellings(path)),
          eb('id', 'in', read.selectFrom('old_paths').select('post_id').where('path', 'in', pathSpellings(path))),
        ]),
      )
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  #page(offset: number, limit: number, authorId?: string) {
    return this.#trashed(authorId).orderBy('trashed_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset)
  }

  #trashed(authorId?: string) {
    const trashed = this.#connection.read.selectFrom('unpublished_posts').where(isTrashed)
    return authorId === undefined ? trashed : trashed.where('author_id', '=', authorId)
  }

  #restoreUnpublished(id: string): Promise<boolean> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      if (!mayBeStored(id)) return false
      await trx.write
        .updateTable('unpublished_posts')
        .set({ status: 'draft', publish_at: null, publish_problem: null })
        .where('id', '=', id)
        .where(isTrashed)
        .where('publish_at', '<=', trx.now().toISOString())
        .execute()
      return new Trash(trx).#mark(id, null)
    })
  }

  /** Sets when a draft or scheduled post came into the trash; null takes it out. False when nothing changed. */
  async #mark(id: string, trashedAt: string | null): Promise<boolean> {
    if (!mayBeStored(id)) return false
    const { numUpdatedRows } = await this.#connection.write
      .updateTable('unpublished_posts')
      // Frees the key: a retry of the creation creates another post.
      .set({ trashed_at: trashedAt, creation_key: null })
      .where('id', '=', id)
      .where('status', '!=', 'published')
      .where('trashed_at', trashedAt === null ? 'is not' : 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  #delete(ids: readonly string[], trashedUntil?: string): Promise<number> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      let query = trx.write.deleteFrom('unpublished_posts').where('id', 'in', ids).where(isTrashed)
      if (trashedUntil !== undefined) query = query.where('trashed_at', '<=', trashedUntil)
      const deleted = await query.returning('id').execute()
      if (deleted.length > 0)
        await deleteRelations(
          trx,
          deleted.map(({ id }) => id),
        )
      return deleted.length
    })
  }
}

/** Every hour, permanently deletes posts that have been in the trash for a month. Stops when the returned value is disposed of. */
export function startTrashUpkeep(trash: Trash, log: Log, schedule = SCHEDULE): AsyncDisposable {
  const work = async (signal: AbortSignal) => {
    let posts = 0
    // In small transactions: posts are saved and other requests answered in between.
    for (let deleted = -1; deleted !== 0 && !signal.aborted; posts += deleted) {
      deleted = await trash.deleteOlderThan(TRASH_MS)
      await nextTurn()
    }
    if (posts > 0) log.info({ posts }, 'posts of the trash deleted for good')
  }
  return recurring(work, schedule, (error) => log.warn({ err: error }, 'the trash could not be emptied'))
}

function toTrashedPost({
  trashed_at,
  status,
  ...row
}: Selection<Tables, 'unpublished_posts', (typeof TRASHED_COLUMNS)[number]>): TrashedPost {
  return { post: toUnpublishedPost(row), trashedAt: trashed_at!, status }
}

function isTrashed(eb: ExpressionBuilder<Tables, 'unpublished_posts'>) {
  return eb('unpublished_posts.trashed_at', 'is not', null)
}
