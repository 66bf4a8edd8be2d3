import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Diagnosis } from '#domain/finding.ts'

const MIB = 1024 ** 2
const LITTLE_MIB = 1024
const SHOWN_AS_GIB = 10_240
/** Below this SQLite may fail to write while it empties its log. */
const TOO_LITTLE_MIB = 100

/** @param freeBytes of the file system of a folder, for the account of this process */
export async function checkDisk(
  dataDir: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<Diagnosis> {
  const free = Math.floor((await freeBytes(dataDir)) / MIB)
  const size =
    free < SHOWN_AS_GIB ? `${free.toLocaleString('en')} MiB` : `${Math.floor(free / 1024).toLocaleString('en')} GiB`
  const detail = `${size} are free in ${dataDir}.`
  if (free >= LITTLE_MIB) return { level: 'ok', detail }
  const remedy = 'Free some space on this disk, or move DATA_DIR to a larger one while the server is stopped.'
  return { level: free < TOO_LITTLE_MIB ? 'problem' : 'warning', detail, remedy }
}

/** A folder that is not there yet, as on PostgreSQL before the first start, will be on the disk of the one above it. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(existing(folder))
  return bavail * bsize
}

function existing(path: string): string {
  return existsSync(path) ? path : existing(dirname(path))
}
