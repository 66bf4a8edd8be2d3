import type { OutsidePlace } from '../../config/media-config.ts'
import type { Connection } from '../../db/database.ts'
import { type ByteStore, MissingBytesError } from './byte-store.ts'
import { databaseBytes } from './database-bytes.ts'
import { folderBytes } from './folder-bytes.ts'

/** The client of a bucket is loaded on first use. */
export function outsideBytes(place: OutsidePlace | undefined): ByteStore | undefined {
  if (!place) return undefined
  if (place.kind === 'folder') return folderBytes(place.folder)
  let opened: Promise<ByteStore> | undefined
  const store = () => {
    opened ??= import('./s3-bytes.ts').then(({ s3Bytes }) => s3Bytes(place.store))
    return opened
  }
  return {
    put: async (hash, bytes) => (await store()).put(hash, bytes),
    read: async function* (medium, start, end) {
      yield* (await store()).read(medium, start, end)
    },
    size: async (hash) => (await store()).size(hash),
    delete: async (hash) => (await store()).delete(hash),
    list: async function* () {
      yield* (await store()).list()
    },
  }
}

/** Reads a picture wherever it is, also while it is moved. */
export function anyBytes(connection: Connection, outside: ByteStore | undefined): Pick<ByteStore, 'read'> {
  const database = databaseBytes(connection)
  if (!outside) return database
  return {
    async *read(medium, start, end) {
      let at = start
      let missing: unknown
      // One that goes back into the database stays outside for a day.
      for (const { read } of [database, outside]) {
        try {
          for await (const bytes of read(medium, at, end)) {
            at += bytes.byteLength
            yield bytes
          }
          return
        } catch (error) {
          if (!(error instanceof MissingBytesError)) throw error
          missing = error
        }
      }
      throw missing
    },
  }
}
