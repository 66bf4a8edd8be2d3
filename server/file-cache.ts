import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A cache of files that can be made again, in a folder that may be deleted at any time. */
export class FileCache {
  readonly #folder: string
  readonly #pending = new Map<string, Promise<Uint8Array | null>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The kept file; null when there is none. */
  find(name: string): Promise<Uint8Array | null> {
    return readFile(join(this.#folder, name)).catch(() => null)
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
