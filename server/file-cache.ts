import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/durations.ts'

/** Concurrent calls of `stat`. */
const STATS_AT_ONCE = 100
/** Share of the bound that an eviction leaves: at the bound itself each new file would evict another. */
const EVICTION_TARGET = 0.9
/** Names of complete files; those that are being written have other endings. */
const FINISHED = /\.(webp|jpg|png|svg)$/

/** A cache of files that can be made again, in a folder that may be deleted at any time. */
export class FileCache {
  readonly #folder: string
  readonly #pending = new Map<string, Promise<Uint8Array | null>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The kept file; null when there is none. */
  async find(name: string): Promise<Uint8Array | null> {
    const path = join(this.#folder, name)
    const bytes = await readFile(path).catch(() => null)
    // Not awaited, and may fail: only the order of eviction depends on it.
    if (bytes) void noteUse(path).catch(() => {})
    return bytes
  }

  async get<Bytes extends Uint8Array | null>(name: string, produce: () => Promise<Bytes>): Promise<Uint8Array | Bytes> {
    return (await this.find(name)) ?? this.make(name, produce)
  }

  /** Makes a file and keeps it unless it is null. Concurrent calls for the same name share the work. */
  make<Bytes extends Uint8Array | null>(name: string, produce: () => Promise<Bytes>): Promise<Bytes> {
    const pending = this.#pending.get(name)
    if (pending) return pending as Promise<Bytes>
    const making = this.#makeAndKeep(name, produce).finally(() => this.#pending.delete(name))
    this.#pending.set(name, making)
    return making
  }

  async #makeAndKeep<Bytes extends Uint8Array | null>(name: string, produce: () => Promise<Bytes>): Promise<Bytes> {
    const bytes = await produce()
    if (bytes) await this.#keep(name, bytes)
    return bytes
  }

  /** Writes under another name and renames, since a half-written file would be served for a year. */
  async #keep(name: string, bytes: Uint8Array): Promise<void> {
    const unfinished = join(this.#folder, `${name}.${process.pid}`)
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(this.#folder, name))
    } catch {
      // A full disk disables the cache, but fails no request.
      await rm(unfinished, { force: true }).catch(() => {})
    }
  }
}

/** Gives the complete files of a folder. `usedMs` is the last use, to the day. */
export async function cachedFiles(folder: string): Promise<{ path: string; bytes: number; usedMs: number }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => FINISHED.test(name))
  const files = []
  for (let start = 0; start < names.length; start += STATS_AT_ONCE) {
    const some = names.slice(start, start + STATS_AT_ONCE).map(async (name) => {
      const path = join(folder, name)
      const { size, mtimeMs } = await stat(path)
      return { path, bytes: size, usedMs: mtimeMs }
    })
    // Files may be deleted between `readdir` and `stat`.
    files.push(
      ...(await Promise.allSettled(some)).flatMap((found) => (found.status === 'fulfilled' ? found.value : [])),
    )
  }
  return files
}

/** Evicts the least recently used files where the folders together exceed the bound. Gives the number of evicted files. */
export async function boundFiles(folders: readonly string[], maxBytes: number, signal?: AbortSignal): Promise<number> {
  const files = (await Promise.all(folders.map(cachedFiles))).flat()
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes <= maxBytes) return 0
  let removed = 0
  for (const file of files.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= maxBytes * EVICTION_TARGET || signal?.aborted) break
    await rm(file.path, { force: true })
    bytes -= file.bytes
    removed++
  }
  return removed
}

/** Uses the modification time, because access times are off (`noatime`) on many file systems. */
async function noteUse(path: string): Promise<void> {
  const { mtimeMs } = await stat(path)
  const now = Date.now()
  if (now - mtimeMs > DAY_MS) await utimes(path, now / 1_000, now / 1_000)
}
