import { type MediumChecksum, mediumChecksum } from '../../db/transfer/medium-checksum.ts'
import type { Snapshot } from '../../db/transfer/snapshot.ts'
import { type ByteStore, MissingBytesError, verifiedBytes } from './byte-store.ts'

/** The same state with the pictures that are outside the database. A place outside keeps what it had for a day longer than its rows. */
export function completeSnapshot(snapshot: Snapshot, outside: ByteStore | undefined): Snapshot {
  const mediumBytes = async (hash: string): Promise<Uint8Array> => {
    const bytes = await snapshot.mediumBytes(hash)
    return bytes.byteLength > 0 ? bytes : bytesOutside(outside, hash)
  }
  return {
    ...snapshot,
    mediumBytes,
    async mediumChecksum(hash): Promise<MediumChecksum> {
      const sum = await snapshot.mediumChecksum(hash)
      return sum.bytes > 0 ? sum : mediumChecksum(await bytesOutside(outside, hash))
    },
  }
}

/** @throws {StorageError} also for bytes that are not those of the picture */
async function bytesOutside(outside: ByteStore | undefined, hash: string): Promise<Uint8Array> {
  const byteLength = await outside?.size(hash)
  const bytes = outside && byteLength !== undefined && (await verifiedBytes(outside, { hash, byteLength }))
  if (!bytes) throw new MissingBytesError(hash)
  return bytes
}
