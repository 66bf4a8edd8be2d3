import { setImmediate as nextTurn } from 'node:timers/promises'
import { MINUTE_MS } from '#domain/durations.ts'
import { recurring } from '../../concurrency/recurring.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection, Database } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { Log } from '../../log/log.ts'
import { PublishedContent } from '../published-content.ts'
import { hasCurrentIndex, recordCurrentIndex } from './index-state.ts'
import { compactIndexes, INDEX_VERSION, indexPosts, unindexPosts } from './post-index.ts'

/** Rows that are compared in one statement, which reads the index `posts_indexed` and no posts. */
const COMPARED_AT_ONCE = 500
/** Posts that are indexed in one transaction, for which all other writes wait. */
const INDEXED_AT_ONCE = 10

const LATER_MS = 5 * MINUTE_MS
const EVERY_MS = 6 * 60 * MINUTE_MS
const COMPACT_EVERY_MS = MINUTE_MS / 4

/**
 * Indexes posts of older versions, at once after an upgrade and otherwise every six hours, and compacts the indexes after saves.
 * To be called before posts are stored in an empty database, which then needs no indexing.
 */
export async function startIndexUpkeep(database: Database, log: Log): Promise<AsyncDisposable> {
  await using upkeep = new AsyncDisposableStack()
  const index = async (signal: AbortSignal) => {
    const posts = await indexOutdatedPosts(database, signal)
    if (posts > 0) log.info({ posts }, 'posts indexed for search and lists')
    if (!signal.aborted) await recordCurrentIndex(database)
  }
  const schedule = { firstMs: (await hasCurrentIndex(database)) ? LATER_MS : 0, everyMs: EVERY_MS }
  upkeep.use(recurring(index, schedule, (error) => log.warn({ err: error }, 'posts could not be indexed')))

  const compact = compaction(database)
  const onError = (error: unknown) => log.warn({ err: error }, 'the index of searches could not be compacted')
  upkeep.use(recurring(compact, { firstMs: COMPACT_EVERY_MS, everyMs: COMPACT_EVERY_MS }, onError))
  return upkeep.move()
}

/**
 * Compacts the indexes if content has changed since it did so last. While an import changes content it waits: that adds its stems
 * itself, and merging its texts again and again would take time from readers.
 */
export function compaction(database: Database): (signal?: AbortSignal) => Promise<void> {
  let compactedVersion: number | undefined
  let importedBefore: number | undefined
  return async (signal) => {
    const { version, imported } = await database.contentState()
    const isImporting = importedBefore !== undefined && imported > importedBefore
    importedBefore = imported
    if (isImporting || version === compactedVersion) return
    await compactIndexes(database, signal)
    compactedVersion = version
  }
}

/** Newest first. Also removes the entries of posts that are no longer published. Gives the number of both. */
export async function indexOutdatedPosts(database: Connection, signal?: AbortSignal): Promise<number> {
  let changed = await removeOrphans(database)
  // The error of a batch is thrown in the end, so that other posts are indexed all the same.
  let failure: unknown
  for (let before = Number.MAX_SAFE_INTEGER; !signal?.aborted; ) {
    const rows = await database.read
      .selectFrom('published_content as posts')
      .leftJoin('indexed_posts', 'indexed_posts.post_id', 'posts.id')
      .select(['posts.id', 'created_seq', 'posts.revision', 'indexed_posts.revision as indexed', 'index_version'])
      .where('created_seq', '<', before)
      .orderBy('created_seq', 'desc')
      .limit(COMPARED_AT_ONCE)
      .execute()
    // Two versions that serve at once would index each other's posts without end.
    const outdated = rows.filter((row) => row.indexed !== row.revision || (row.index_version ?? 0) < INDEX_VERSION)
    for (let at = 0; at < outdated.length && !signal?.aborted; at += INDEXED_AT_ONCE) {
      const ids = outdated.slice(at, at + INDEXED_AT_ONCE).map(({ id }) => id)
      try {
        changed += await indexBatch(database, ids)
      } catch (error) {
        failure ??= error
      }
      await nextTurn()
    }
    if (rows.length < COMPARED_AT_ONCE) break
    before = rows.at(-1)!.created_seq
    // SQLite answers within the same turn: without a pause all posts would be compared before any other request runs.
    await nextTurn()
  }
  if (failure) throw failure
  return changed
}

/** Reads the posts inside the transaction, so that the entries are of their latest revisions. */
function indexBatch(database: Connection, ids: readonly string[]): Promise<number> {
  return lockedTransaction(database, 'content', async (trx) => {
    const posts = await new PublishedContent(trx).findByIds(ids)
    const places = await trx.read
      .selectFrom('published_content')
      .select(['id', 'created_seq'])
      .where('id', 'in', ids)
      .execute()
    const placeOf = new Map(places.map(({ id, created_seq }) => [id, created_seq]))
    await indexPosts(
      trx,
      posts.map((post) => ({ post, createdSeq: placeOf.get(post.id)! })),
    )
    if (posts.length > 0) await raiseContentVersion(trx)
    return posts.length
  })
}

/** Removes entries of posts that are gone: an older server beside this one deletes posts without their entries. */
function removeOrphans(database: Connection): Promise<number> {
  return lockedTransaction(database, 'content', async (trx) => {
    const orphans = await trx.read
      .selectFrom('indexed_posts')
      .select('post_id')
      .where('post_id', 'not in', trx.read.selectFrom('published_content').select('id'))
      .limit(COMPARED_AT_ONCE)
      .execute()
    if (orphans.length === 0) return 0
    await unindexPosts(
      trx,
      orphans.map(({ post_id }) => post_id),
    )
    // Lists and counts in cached pages contain the removed entries.
    await raiseContentVersion(trx)
    return orphans.length
  })
}
