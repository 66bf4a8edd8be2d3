import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { type ByteStore, MissingBytesError, type SizedPicture, verifiedBytes } from './byte-store.ts'
import { databaseBytes, heldInDatabase, heldOutside } from './database-bytes.ts'
import { carryOutRemovals, isNoted, noteRemovals, withdrawRemoval } from './media-removals.ts'

export interface MoveOptions {
  readonly to: 'database' | 'outside'
  readonly outside: ByteStore
  /** Ends it between two pictures. */
  readonly signal?: AbortSignal | undefined
  readonly onMoved?: (moved: number) => void
}

export interface MoveResult {
  readonly moved: number
  /** Pictures that are not there, or are not what their hash says: they stay where they are. */
  readonly damaged: readonly string[]
}

/** Of the pictures outside, one of which has to be there. */
const LOOKED_FOR = 20

/** The place outside lacks a picture that it should have, so it is probably another one than before. */
export class OtherPlaceError extends Error {
  constructor(hash: string) {
    super(
      `The place that is named for pictures lacks some that should be there, such as ${hash}. Is it the one that was named before, and is its disk mounted? Nothing was moved.`,
    )
  }
}

/**
 * Moves the pictures that are elsewhere, one after the other. Each one is read back and compared with its hash before its old copy goes, so
 * that an interruption leaves it in one place or in both; the next run goes on.
 * @throws {OtherPlaceError} @throws {StorageError}
 */
export async function moveMedia(connection: Connection, options: MoveOptions): Promise<MoveResult> {
  const { to, outside, signal } = options
  await carryOutRemovals(connection, outside, signal)
  const damaged: string[] = []
  let moved = 0
  let isChecked = false
  for await (const { hash, byte_length } of to === 'outside' ? heldInDatabase(connection) : heldOutside(connection)) {
    if (signal?.aborted) break
    if (to === 'outside' && !isChecked) await refuseOtherPlace(connection, outside)
    isChecked = true
    const picture = { hash, byteLength: byte_length }
    const outcome = await (to === 'outside' ? putOutside : takeBack)(connection, outside, picture)
    if (outcome === 'damaged') damaged.push(hash)
    if (outcome !== 'moved') continue
    moved++
    options.onMoved?.(moved)
  }
  return { moved, damaged }
}

/** A picture is `left` where it was deleted meanwhile, or is being deleted outside the database. Another run may move it. */
type Outcome = 'moved' | 'damaged' | 'left'

async function putOutside(connection: Connection, outside: ByteStore, picture: SizedPicture): Promise<Outcome> {
  const { hash } = picture
  if (!(await withdrawRemoval(connection, hash))) return 'left'
  const bytes = await verifiedOrGone(databaseBytes(connection), picture)
  if (!bytes) return bytes === null ? 'left' : 'damaged'
  await outside.put(hash, bytes)
  if (!(await verifiedOrGone(outside, picture))) return 'left'
  return lockedTransaction(connection, 'content', async (trx) => {
    // Deleted meanwhile, and perhaps uploaded again: the object outside will go.
    if (await isNoted(trx, hash)) return 'left'
    await databaseBytes(trx).delete(hash)
    return 'moved'
  })
}

async function takeBack(connection: Connection, outside: ByteStore, picture: SizedPicture): Promise<Outcome> {
  const { hash } = picture
  const bytes = await verifiedOrGone(outside, picture)
  if (!bytes) return (await isHeldOutside(connection, hash)) ? 'damaged' : 'left'
  return lockedTransaction(connection, 'content', async (trx) => {
    if (!(await isHeldOutside(trx, hash))) return 'left'
    await databaseBytes(trx).put(hash, bytes)
    await noteRemovals(trx, [hash])
    return 'moved'
  })
}

/** Undefined for other bytes, null for a picture that is not there. */
async function verifiedOrGone(store: ByteStore, picture: SizedPicture): Promise<Buffer | undefined | null> {
  try {
    return await verifiedBytes(store, picture)
  } catch (error) {
    if (error instanceof MissingBytesError) return null
    throw error
  }
}

/** Whether there is a picture of that hash whose bytes are not in the database. */
async function isHeldOutside(connection: Connection, hash: string): Promise<boolean> {
  const { write } = connection
  const row = await write.selectFrom('media').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (!row) return false
  const part = await write.selectFrom('media_parts').select('part').where('hash', '=', hash).executeTakeFirst()
  return part === undefined
}

/** An empty folder under an unmounted disk would take pictures that are hidden once it is mounted. */
async function refuseOtherPlace(connection: Connection, outside: ByteStore): Promise<void> {
  let looked: string | undefined
  let count = 0
  for await (const { hash, byte_length } of heldOutside(connection)) {
    if ((await outside.size(hash)) === byte_length) return
    looked = hash
    if (++count === LOOKED_FOR) break
  }
  if (looked) throw new OtherPlaceError(looked)
}
