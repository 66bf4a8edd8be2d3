import { setImmediate as nextTurn } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { ALWAYS_KEPT, surplusOf } from '#domain/thinning.ts'
import { recurring } from '../../concurrency/recurring.ts'
import { crowdedKeys } from '../../db/crowded-keys.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'

const SCHEDULE = { firstMs: 12 * MINUTE_MS, everyMs: DAY_MS }
/** Rows per statement; each may hold a megabyte of text and have many rows in `revision_pictures`. */
const DELETED_AT_ONCE = 20

/**
 * Deletes published revisions by age, except those that the undo of an import or a pending edit is based on. Revisions of drafts are
 * bounded by their number. Gives the number of deleted revisions.
 */
export async function thinRevisions(database: Connection, timeZone: string, signal?: AbortSignal): Promise<number> {
  const groups = { table: 'post_revisions', column: 'post_id', limit: ALWAYS_KEPT } as const
  let thinned = 0
  for await (const postId of crowdedKeys(database, groups, signal)) {
    thinned += await thinRevisionsOf(database, postId, timeZone)
    await nextTurn()
  }
  return thinned
}

export function startRevisionUpkeep(
  database: Connection,
  timeZone: () => Promise<string>,
  log: Log,
  schedule = SCHEDULE,
): AsyncDisposable {
  const work = async (signal: AbortSignal) => {
    const revisions = await thinRevisions(database, await timeZone(), signal)
    if (revisions > 0) log.info({ revisions }, 'old revisions thinned out')
  }
  return recurring(work, schedule, (error) => log.warn({ err: error }, 'thinning of revisions failed'))
}

async function thinRevisionsOf({ read, write, now }: Connection, postId: string, timeZone: string): Promise<number> {
  const published = await read
    .selectFrom('post_revisions')
    .select(['revision', 'saved_at'])
    .where('post_id', '=', postId)
    .where('status', '=', 'published')
    .orderBy('revision')
    .execute()
  const surplus = surplusOf(published, (row) => row.saved_at, { now: now(), timeZone }).map(({ revision }) => revision)
  if (surplus.length === 0) return 0
  const needed = await neededRevisions(read, postId)
  const gone = surplus.filter((revision) => !needed.has(revision))
  for (let start = 0; start < gone.length; start += DELETED_AT_ONCE) {
    await write
      .deleteFrom('post_revisions')
      .where('post_id', '=', postId)
      .where('revision', 'in', gone.slice(start, start + DELETED_AT_ONCE))
      .execute()
    await nextTurn()
  }
  return gone.length
}

/** Needs no transaction with the deletion: imports and pending edits start from the newest revision, which is never deleted. */
async function neededRevisions(read: Connection['read'], postId: string): Promise<ReadonlySet<number | null>> {
  const imported = await read
    .selectFrom('import_entries')
    .select(['revision', 'revision_before'])
    .where('post_id', '=', postId)
    .where('undo', 'is', null)
    .execute()
  const pending = await read.selectFrom('pending_edits').select('base_revision').where('post_id', '=', postId).execute()
  return new Set([
    ...imported.flatMap(({ revision, revision_before }) => [revision, revision_before]),
    ...pending.map(({ base_revision }) => base_revision),
  ])
}
