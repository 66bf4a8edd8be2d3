import { TRASH_DAYS } from '#domain/posts/trash-period.ts'
import { recurring } from '../concurrency/recurring.ts'
import type { Log } from '../log/log.ts'
import type { Trash } from './trash.ts'

const MINUTE_MS = 60_000
const TRASH_MS = TRASH_DAYS * 24 * 60 * MINUTE_MS
const SCHEDULE = { firstMs: 5 * MINUTE_MS, everyMs: 60 * MINUTE_MS }

/** Deletes posts for good that are in the trash for a month, from time to time, until what it gives is disposed of. */
export function startTrashUpkeep(trash: Trash, log: Log, schedule = SCHEDULE): AsyncDisposable {
  const work = async (signal: AbortSignal) => {
    let posts = 0
    // In small transactions: posts are saved in between.
    for (let deleted = -1; deleted !== 0 && !signal.aborted; posts += deleted)
      deleted = await trash.deleteOlderThan(TRASH_MS)
    if (posts > 0) log.info({ posts }, 'posts of the trash deleted for good')
  }
  return recurring(work, schedule, (error) => log.warn({ err: error }, 'the trash could not be emptied'))
}
