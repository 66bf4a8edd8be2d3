import { DAY_MS } from '#domain/durations.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'

/** Longer than a form stays open with a picture that is not saved yet. */
export const KEPT_UNUSED_MS = DAY_MS
/** All that write wait for this transaction, and the bytes of each take their time. */
const AT_ONCE = 50

/**
 * Removes some of the media that nothing has used for that long, and gives their number; the rest is for the next call. A
 * post in the making cannot come between: saving one locks the same row.
 */
export function removeUnusedMedia(connection: Connection, unusedForMs: number): Promise<number> {
  return lockedTransaction(connection, 'content', async (trx) => {
    await recordUnused(trx)
    return removeSince(trx, new Date(trx.now().getTime() - unusedForMs))
  })
}

/** In use is what a post or one of its revisions names. A source is not, but stays as long as a medium that needs it. */
async function recordUnused({ read, write, now }: Connection): Promise<void> {
  const used = read.selectFrom('media_use').select('hash').union(read.selectFrom('revision_pictures').select('hash'))
  await write.deleteFrom('media_unused').where('hash', 'in', used).execute()
  await write
    .insertInto('media_unused')
    .columns(['hash', 'since'])
    .expression(
      read
        .selectFrom('media')
        .select((eb) => ['hash', eb.val(now().toISOString()).as('since')])
        .where('hash', 'not in', used)
        .where('hash', 'not in', read.selectFrom('media_unused').select('hash')),
    )
    .execute()
}

async function removeSince({ read, write }: Connection, latest: Date): Promise<number> {
  const unused = await read
    .selectFrom('media_unused')
    .select('hash')
    .where('since', '<=', latest.toISOString())
    // Its turn comes with the next call, after the last that needs it.
    .where('hash', 'not in', read.selectFrom('media_sources').select('source'))
    .limit(AT_ONCE)
    .execute()
  if (unused.length === 0) return 0
  const hashes = unused.map(({ hash }) => hash)
  await write.deleteFrom('media').where('hash', 'in', hashes).execute()
  return hashes.length
}
