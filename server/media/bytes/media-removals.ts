import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { ByteStore } from './byte-store.ts'

/** A backup that was begun before still reads them. */
const KEPT_MS = DAY_MS
const AT_ONCE = 50
/** Longer than a server takes for as many: by then it was killed, and another one goes on. */
const TAKES_AT_MOST_MS = HOUR_MS

/** Notes pictures that nothing needs outside the database from now on. Belongs to the transaction that makes it so. */
export async function noteRemovals({ write, now }: Connection, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const since = now().toISOString()
  await write
    .insertInto('media_removals')
    .values(hashes.map((hash) => ({ hash, since, begun_at: null })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ since }))
    .execute()
}

/** Whether a picture may be put outside: not while it is being deleted there. */
export function withdrawRemoval(connection: Connection, hash: string): Promise<boolean> {
  return lockedTransaction(connection, 'content', async ({ write }) => {
    await write.deleteFrom('media_removals').where('hash', '=', hash).where('begun_at', 'is', null).execute()
    return !(await isNoted({ write }, hash))
  })
}

export async function isNoted({ write }: Pick<Connection, 'write'>, hash: string): Promise<boolean> {
  return (
    (await write.selectFrom('media_removals').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined
  )
}

/** Deletes outside what was noted a day ago. @returns their number */
export async function carryOutRemovals(
  connection: Connection,
  outside: ByteStore | undefined,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const hashes = await begun(connection)
    for (const hash of hashes) {
      if (signal?.aborted) return deleted
      await outside?.delete(hash)
      await connection.write.deleteFrom('media_removals').where('hash', '=', hash).execute()
      deleted++
    }
    if (hashes.length < AT_ONCE) return deleted
  }
}

/** From now on nobody puts these pictures outside until their rows are gone, and no other server deletes them. */
async function begun(connection: Connection): Promise<string[]> {
  const ago = (ms: number) => new Date(connection.now().getTime() - ms).toISOString()
  const due = connection.read.selectFrom('media_removals').select('hash').where('since', '<=', ago(KEPT_MS)).limit(1)
  // Without a lock, since there is seldom one.
  if ((await due.execute()).length === 0) return []
  return lockedTransaction(connection, 'content', async ({ write }) => {
    const rows = await write
      .selectFrom('media_removals')
      .select('hash')
      .where('since', '<=', ago(KEPT_MS))
      .where((eb) => eb.or([eb('begun_at', 'is', null), eb('begun_at', '<=', ago(TAKES_AT_MOST_MS))]))
      .orderBy('since')
      .limit(AT_ONCE)
      .execute()
    const hashes = rows.map(({ hash }) => hash)
    if (hashes.length > 0)
      await write
        .updateTable('media_removals')
        .set({ begun_at: ago(0) })
        .where('hash', 'in', hashes)
        .execute()
    return hashes
  })
}
