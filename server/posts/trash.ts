import { setImmediate as nextTurn } from 'node:timers/promises'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { pathSpellings } from '#domain/posts/path.ts'
import { TRASH_DAYS } from '#domain/posts/trash-period.ts'
import { recurring } from '../concurrency/recurring.ts'
import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { mayBeStored } from '../db/text.ts'
import type { Log } from '../log/log.ts'
import { indexPosts, unindexPosts } from './indexing/post-index.ts'
import { deleteRelations } from './post-repository.ts'
import { SAVED_COLUMNS, type SavedPost, toSavedPost } from './post-row.ts'
import { SavedPosts } from './saved-posts.ts'

type RemoveResult =
  | { ok: true }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'conflict'; current: SavedPost }

const TRASH_MS = TRASH_DAYS * DAY_MS
const SCHEDULE = { firstMs: 5 * MINUTE_MS, everyMs: HOUR_MS }
/** Posts in one transaction: all other writes wait for it, and each post may have many pictures. */
const REMOVED_AT_ONCE = 50

/** Deleted posts, whole: they keep their pictures, their paths, their views and their revision. */
export class Trash {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  remove(id: string, revision: number | 'any', isForever = false): Promise<RemoveResult> {
    return lockedTransaction(this.#connection, 'content', async (trx): Promise<RemoveResult> => {
      const current = await new SavedPosts(trx).find(id)
      if (!current) return { ok: false, problem: 'missing' }
      if (revision !== 'any' && revision !== current.revision) return { ok: false, problem: 'conflict', current }
      const trash = new Trash(trx)
      await trash.put(id)
      if (isForever) await trash.delete(id)
      return { ok: true }
    })
  }

  /** Moves a post into the trash. Its present and former paths stay taken. False when there is no such post. */
  put(id: string): Promise<boolean> {
    return this.#mark(id, this.#connection.now().toISOString())
  }

  /** Takes a post out of the trash; a scheduled one whose instant has passed becomes a draft. Undefined when it was not there. */
  restore(id: string): Promise<SavedPost | undefined> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      if (!(await new Trash(trx).#mark(id, null))) return undefined
      await trx.write
        .updateTable('posts')
        .set({ status: 'draft', publish_at: null, publish_problem: null })
        .where('id', '=', id)
        .where('publish_at', '<=', trx.now().toISOString())
        .execute()
      return new SavedPosts(trx).find(id)
    })
  }

  /** Permanently deletes a post of the trash; its paths become free. Undefined when it was not in the trash. */
  async delete(id: string): Promise<{ readonly title: string } | undefined> {
    return mayBeStored(id) ? (await this.#delete([id]))[0] : undefined
  }

  /** Deletes up to 50 posts that have been in the trash for that long, and returns their number. */
  async deleteOlderThan(milliseconds: number): Promise<number> {
    const { read, now } = this.#connection
    const latest = new Date(now().getTime() - milliseconds).toISOString()
    const rows = await read
      .selectFrom('posts')
      .select('id')
      .where('trashed_at', '<=', latest)
      .orderBy('trashed_at')
      .limit(REMOVED_AT_ONCE)
      .execute()
    const ids = rows.map(({ id }) => id)
    return ids.length === 0 ? 0 : (await this.#delete(ids, latest)).length
  }

  /** Whether a post of the trash that was published has this path or once had it. */
  async hasPath(path: string): Promise<boolean> {
    if (!mayBeStored(path)) return false
    const { read } = this.#connection
    const row = await read
      .selectFrom('posts')
      .select('id')
      .where('trashed_at', 'is not', null)
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

  /** Sets when a post came into the trash; null takes it out. False when nothing changed. */
  #mark(id: string, trashedAt: string | null): Promise<boolean> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      if (!mayBeStored(id)) return false
      const row = await trx.write
        .updateTable('posts')
        // Frees the key: a retry of the creation creates another post.
        .set({ trashed_at: trashedAt, creation_key: null })
        .where('id', '=', id)
        .where('trashed_at', trashedAt === null ? 'is not' : 'is', null)
        .returning([...SAVED_COLUMNS, 'created_seq'])
        .executeTakeFirst()
      if (row?.status === 'published') {
        const { created_seq, ...columns } = row
        if (trashedAt === null) await indexPosts(trx, [{ post: toSavedPost(columns), createdSeq: created_seq! }])
        else await unindexPosts(trx, [id])
        await raiseContentVersion(trx)
      }
      return row !== undefined
    })
  }

  #delete(ids: readonly string[], trashedUntil?: string): Promise<{ id: string; title: string }[]> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      let query = trx.write.deleteFrom('posts').where('id', 'in', ids).where('trashed_at', 'is not', null)
      if (trashedUntil !== undefined) query = query.where('trashed_at', '<=', trashedUntil)
      const deleted = await query.returning(['id', 'title']).execute()
      const gone = deleted.map(({ id }) => id)
      if (gone.length > 0) await deleteRelations(trx, gone)
      return deleted
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
