import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'

/** Lets go of the published posts that were held at the top until now. Their revisions stay, since nobody changed them. */
export async function endDuePins(database: Connection): Promise<void> {
  // Almost always there is none, so the lock is not taken in vain.
  if (!(await duePins(database).executeTakeFirst())) return
  await lockedTransaction(database, 'content', async (trx) => {
    const due = await duePins(trx).execute()
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await trx.write.updateTable('posts').set({ pinned_until: null }).where('id', 'in', ids).execute()
    await raiseContentVersion(trx)
  })
}

/** Posts of one transaction; the next round takes the others. */
const ENDED_AT_ONCE = 100

function duePins({ read, now }: Connection) {
  return read
    .selectFrom('published_posts')
    .select('id')
    .where('pinned_until', '<=', now().toISOString())
    .orderBy('pinned_until')
    .limit(ENDED_AT_ONCE)
}
