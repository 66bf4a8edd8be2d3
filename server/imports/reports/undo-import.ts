import { setImmediate as nextTurn } from 'node:timers/promises'
import { importConnection, raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { takeBack } from '../../posts/take-back.ts'

/** Posts in one transaction: all other writes wait for it. */
const AT_ONCE = 10

/** The posts that an undo would look at. */
export async function undoableCount(connection: Connection, id: string): Promise<number> {
  const { count } = await open(connection, id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Takes back what an import made and changed and nobody changed since, the last entry first. An import that follows makes these posts
 * again. Subscribers stay. What was broken off goes on with a further call.
 * @returns for each post whether it was taken back
 */
export async function* undoImport(database: Connection, id: string, signal?: AbortSignal): AsyncGenerator<boolean> {
  const connection = await importConnection(database)
  try {
    while (!signal?.aborted) {
      const results = await lockedTransaction(connection, 'content', (trx) => undoSome(trx, id))
      yield* results
      if (results.length < AT_ONCE) {
        const { write, now } = database
        await write.updateTable('imports').set({ undone_at: now().toISOString() }).where('id', '=', id).execute()
        return
      }
      await nextTurn()
    }
  } finally {
    await raiseContentVersion(database).catch(() => {})
  }
}

function open({ read }: Connection, id: string) {
  return read
    .selectFrom('import_entries')
    .where('import_id', '=', id)
    .where('outcome', 'in', ['new', 'changed'])
    .where('undo', 'is', null)
}

async function undoSome(trx: Connection, id: string): Promise<boolean[]> {
  const rows = await open(trx, id)
    .select(['position', 'post_id as postId', 'revision', 'revision_before as revisionBefore'])
    .orderBy('position', 'desc')
    .limit(AT_ONCE)
    .execute()
  const results: boolean[] = []
  for (const { position, postId, revision, revisionBefore } of rows) {
    const result = await takeBack(trx, { postId: postId!, revision: revision!, revisionBefore })
    // Without a hash that fits, a further import changes the post again.
    if (result.ok && result.post)
      await trx.write
        .updateTable('imported_posts')
        .set({ content_hash: '', revision: result.post.revision })
        .where('post_id', '=', postId!)
        .execute()
    await trx.write
      .updateTable('import_entries')
      .set({ undo: result.ok ? 'done' : 'stays' })
      .where('import_id', '=', id)
      .where('position', '=', position)
      .execute()
    results.push(result.ok)
  }
  return results
}
