import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/durations.ts'
import { storageProblem } from '../../db/health/storage-error.ts'
import { assertHash, awayError, type ByteStore, isHash, MissingBytesError } from './byte-store.ts'

/** Bytes of one piece. */
const PIECE_BYTES = 256 * 1024
const UNFINISHED = /^[0-9a-f]{32}\.[0-9a-f]{12}\.partial$/

/** Files named by their hash, in folders named by its first two digits. */
export function folderBytes(folder: string): ByteStore {
  const folderOf = (hash: string) => {
    assertHash(hash)
    return join(folder, hash.slice(0, 2))
  }
  const pathOf = (hash: string) => join(folderOf(hash), hash)
  return {
    put: (hash, bytes) =>
      inWords(folder, async () => {
        const shard = folderOf(hash)
        await mkdir(shard, { recursive: true, mode: 0o700 })
        const unfinished = join(shard, `${hash}.${randomBytes(6).toString('hex')}.partial`)
        try {
          await written(unfinished, bytes)
          await rename(unfinished, pathOf(hash))
          await synced(shard)
        } catch (error) {
          await rm(unfinished, { force: true }).catch(() => {})
          throw error
        }
      }),
    async *read({ hash }, start, end) {
      await using file = await inWords(folder, () => opened(folder, pathOf(hash), hash))
      for (let at = start; at < end; ) {
        const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, end - at))
        const { bytesRead } = await inWords(folder, () => file.read(piece, 0, piece.length, at))
        if (bytesRead === 0) throw new MissingBytesError(hash)
        yield piece.subarray(0, bytesRead)
        at += bytesRead
      }
    },
    size: (hash) =>
      inWords(folder, async () => {
        const found = await stat(pathOf(hash)).catch(undefinedIfMissing)
        if (!found) await stat(folder)
        return found?.size
      }),
    delete: (hash) => inWords(folder, () => rm(pathOf(hash), { force: true })),
    async *list() {
      for (const shard of await inWords(folder, () => readdir(folder)))
        if (/^[0-9a-f]{2}$/.test(shard)) yield* listed(join(folder, shard))
    },
  }

  async function* listed(shard: string) {
    for (const name of await inWords(folder, () => readdir(shard))) {
      const path = join(shard, name)
      const found = await stat(path).catch(() => undefined)
      if (found?.isFile() && isHash(name)) yield { hash: name, byteLength: found.size }
      // Left by a process that was killed.
      else if (found && UNFINISHED.test(name) && Date.now() - found.mtimeMs > DAY_MS) await rm(path, { force: true })
    }
  }
}

async function opened(folder: string, path: string, hash: string) {
  const file = await open(path).catch(undefinedIfMissing)
  if (file) return file
  // A disk that is not there is another trouble than a picture that is not.
  await stat(folder)
  throw new MissingBytesError(hash)
}

/** On the disk before it has its name, so that a power cut leaves no half picture. */
async function written(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(bytes)
  await file.sync()
}

async function synced(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync()
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function inWords<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (storageProblem(error) || syscall === undefined) throw error
    const isGone = code === 'ENOENT'
    throw awayError(
      isGone
        ? `There is no folder ${folder}. Is its disk mounted? Look at MEDIA_DIR.`
        : `The folder ${folder} cannot be used (${code}). Look at MEDIA_DIR.`,
    )
  }
}
