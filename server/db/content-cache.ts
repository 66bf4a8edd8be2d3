import { AsyncLocalStorage } from 'node:async_hooks'

const knownVersion = new AsyncLocalStorage<number | undefined>()

/** Caches within `work` then do not query the database for a version. @param version undefined: each cache queries it */
export function withContentVersion<T>(version: number | undefined, work: () => T): T {
  return knownVersion.run(version, work)
}

/** A value is never older than the call for it, or than the version of `withContentVersion`. Callers must not change it. */
export class ContentCache {
  readonly #contentVersion: () => Promise<number>
  #version = -1
  readonly #values = new Map<string, Promise<unknown>>()

  constructor(contentVersion: () => Promise<number>) {
    this.#contentVersion = contentVersion
  }

  /** @param name key of the cached value; there must be few of them */
  async get<T>(name: string, read: () => Promise<T>): Promise<T> {
    // The version is read before the value, so a cached value may be newer than its version and is never older.
    const version = knownVersion.getStore() ?? (await this.#contentVersion())
    if (version < this.#version) return read()
    if (version > this.#version) {
      this.#version = version
      this.#values.clear()
    }
    const known = this.#values.get(name) as Promise<T> | undefined
    if (known) return known
    const reading = read()
    this.#values.set(name, reading)
    // Failures are not cached.
    reading.catch(() => this.#values.get(name) === reading && this.#values.delete(name))
    return reading
  }
}
