import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { recurring } from '../concurrency/recurring.ts'
import type { Connection } from '../db/database.ts'
import { boundFiles } from '../file-cache.ts'
import type { Log } from '../log/log.ts'
import type { MediaRepository, MediumFacts } from './media-repository.ts'
import { currentAddress, renditionFile, renditionNamed } from './rendition-name.ts'
import { KEPT_UNUSED_MS, removeUnusedMedia } from './unused-media.ts'

interface Removed {
  readonly pictures: number
  readonly files: number
}

/** Folders of renditions and drawn covers. */
interface CacheBound {
  readonly folders: readonly string[]
  /** Of all folders together. */
  readonly maxBytes: number
}

const SCHEDULE = { firstMs: 10 * MINUTE_MS, everyMs: HOUR_MS }
const HASHES_AT_ONCE = 500

/** Deletes pictures that were unused for a day, outdated renditions, and the least recently used files of the cache. */
export class MediaUpkeep {
  readonly #database: Connection
  readonly #media: MediaRepository
  readonly #folder: string
  readonly #cache: CacheBound
  readonly #log: Log
  readonly #schedule: typeof SCHEDULE

  constructor(
    database: Connection,
    media: MediaRepository,
    folder: string,
    cache: CacheBound,
    log: Log,
    schedule = SCHEDULE,
  ) {
    this.#database = database
    this.#media = media
    this.#folder = folder
    this.#cache = cache
    this.#log = log
    this.#schedule = schedule
  }

  async run(signal?: AbortSignal): Promise<Removed> {
    let pictures = 0
    // In small transactions: posts are saved and other requests answered in between.
    for (let removed = -1; removed !== 0 && !signal?.aborted; pictures += removed) {
      removed = await removeUnusedMedia(this.#database, KEPT_UNUSED_MS)
      await nextTurn()
    }
    const outdated = await this.#removeFiles(signal)
    return { pictures, files: outdated + (await boundFiles(this.#cache.folders, this.#cache.maxBytes, signal)) }
  }

  start(): AsyncDisposable {
    const runAndLog = async (signal: AbortSignal) => {
      const removed = await this.run(signal)
      if (removed.pictures + removed.files > 0) this.#log.info(removed, 'unused pictures removed')
    }
    return recurring(runAndLog, this.#schedule, (error) =>
      this.#log.warn({ err: error }, 'unused pictures could not be removed'),
    )
  }

  /** Goes by the files in the folder, since other servers over the same database remove pictures as well. */
  async #removeFiles(signal?: AbortSignal): Promise<number> {
    const names = await readdir(this.#folder).catch(() => [])
    const found = names.flatMap((name) => renditionFile(name) ?? [])
    let files = 0
    for (let start = 0; start < found.length && !signal?.aborted; start += HASHES_AT_ONCE) {
      const batch = found.slice(start, start + HASHES_AT_ONCE)
      const kept = await this.#media.describe(batch.map(({ hash }) => hash))
      for (const { name, hash, isUnfinished } of batch) {
        const path = join(this.#folder, name)
        if (isUnfinished ? !(await isStray(path)) : isCurrent(name, kept.get(hash))) continue
        await rm(path, { force: true })
        files++
      }
      await nextTurn()
    }
    return files
  }
}

/** Cuts without a focal point are kept, since the focal point of a picture can be removed again. */
function isCurrent(name: string, facts: MediumFacts | undefined): boolean {
  const named = facts && renditionNamed(name)
  if (!named) return facts !== undefined
  return [undefined, facts.focalPoint].some((point) => currentAddress(named, point) === `/media/${name}`)
}

/** A rendition that is an hour old and unfinished was left by a process that ended. */
async function isStray(path: string): Promise<boolean> {
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    // Finished and renamed meanwhile.
    () => 0,
  )
  return age > HOUR_MS
}
