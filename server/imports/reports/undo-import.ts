import { setImmediate as nextTurn } from 'node:timers/promises'
import { importConnection, raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { storableJson } from '../../db/text.ts'
import type { SavedPost } from '../../posts/post-row.ts'
import { takeBack } from '../../posts/take-back.ts'
import { withoutPassages } from './limited-line.ts'

/** Beyond every position: the largest number that PostgreSQL keeps in the column. */
const LAST = 2_147_483_647

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
    for (let last = LAST; !signal?.aborted; ) {
      // One post in a transaction: SQLite answers nothing else meanwhile.
      const result = await lockedTransaction(connection, 'content', (trx) => undoNext(trx, id, last))
      if (result === null) {
        const { write, now } = database
        await write.updateTable('imports').set({ undone_at: now().toISOString() }).where('id', '=', id).execute()
        return
      }
      last = result.position
      yield result.isTakenBack
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

/** @returns null when no entry is left */
async function undoNext(
  trx: Connection,
  id: string,
  before: number,
): Promise<{ position: number; isTakenBack: boolean } | null> {
  const entry = await open(trx, id)
    .select(['position', 'post_id', 'revision', 'revision_before', 'saved_at', 'line'])
    .where('position', '<', before)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!entry) return null
  const postId = entry.post_id!
  const isNew = entry.revision_before === null
  const stays =
    !(await isLatestImport(trx, postId, entry.saved_at)) || (isNew && (await hasRedirectBeyondImports(trx, postId)))
  const save = { postId, revision: entry.revision!, revisionBefore: entry.revision_before }
  const result = stays ? { ok: false as const } : await takeBack(trx, save)
  if (result.ok && result.post) await returnToEarlierImport(trx, result.post, entry.revision_before)
  // The report of a post that is deleted for good keeps none of its text.
  const line = result.ok && isNew ? { line: storableJson(withoutPassages(JSON.parse(entry.line))) } : {}
  await trx.write
    .updateTable('import_entries')
    .set({ undo: result.ok ? 'done' : 'stays', ...line })
    .where('import_id', '=', id)
    .where('position', '=', entry.position)
    .execute()
  return { position: entry.position, isTakenBack: result.ok }
}

/**
 * Makes the import before this one the latest of the post, so that it can be undone next. The hash fits no entry, so that a further
 * import changes the post again.
 * @param post as it was restored
 * @param revisionBefore the revision that the earlier import saved, if one did
 */
async function returnToEarlierImport(
  { read, write }: Connection,
  { id, revision }: SavedPost,
  revisionBefore: number | null,
): Promise<void> {
  const earlier = await read
    .selectFrom('import_entries')
    .select(['import_id', 'position', 'saved_at'])
    .where('post_id', '=', id)
    .where('revision', '=', revisionBefore)
    .where('undo', 'is', null)
    .executeTakeFirst()
  if (earlier)
    await write
      .updateTable('import_entries')
      .set({ revision })
      .where('import_id', '=', earlier.import_id)
      .where('position', '=', earlier.position)
      .execute()
  await write
    .updateTable('imported_posts')
    .set({ content_hash: '', revision, ...(earlier?.saved_at && { imported_at: earlier.saved_at }) })
    .where('post_id', '=', id)
    .execute()
}

/** Whether the entry's import saved the post last. False for a post that was deleted and imported again under the same id. */
async function isLatestImport({ read }: Connection, postId: string, savedAt: string | null): Promise<boolean> {
  const imported = await read
    .selectFrom('imported_posts')
    .select('imported_at')
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return imported !== undefined && imported.imported_at === savedAt
}

/** Whether a redirect to the post exists that no import created. */
async function hasRedirectBeyondImports({ read }: Connection, postId: string): Promise<boolean> {
  const imports = read.selectFrom('import_entries').select('saved_at').where('post_id', '=', postId)
  const own = await read
    .selectFrom('redirects')
    .select('path')
    .where('post_id', '=', postId)
    .where('created_at', 'not in', imports.where('saved_at', 'is not', null).$castTo<{ saved_at: string }>())
    .limit(1)
    .executeTakeFirst()
  return own !== undefined
}
