import { LRUCache } from 'lru-cache'
import type { PendingPage } from './pending-page.ts'

export interface Cacheable {
  /** Approximate size in memory. */
  readonly byteLength: number
  includes(text: string): boolean
}

/** Request targets that lead to cached pages. Visitors can invent more of them, such as `/?utm_source=1`, `2` and so on. */
const MAX_TARGETS = 2_000
const MAX_TARGET_LENGTH = 1_024
/** Milliseconds without a change of content after which cached pages are compressed again, at best quality. */
const QUIET_MS = 2_000

/** Edits that are remembered for pages that are being made meanwhile. */
const MAX_EDITS = 100

/** Drops the least recently used pages beyond `maxBytes`, and those that link to a post when an edit moves it on no list. */
export class CacheGeneration<Page extends Cacheable> {
  /** Pages that are being made, by address. */
  readonly pending = new Map<string, PendingPage<Page>>()
  readonly #pages: LRUCache<string, Page>
  /** Addresses by request target. It holds no page, so that a page that was dropped takes no memory. */
  readonly #addresses = new Map<string, string>()
  readonly #clock: () => number
  #since: number
  /** Links to the posts that were edited, the latest last. */
  readonly #edits: string[] = []
  #editCount = 0

  /** @param clock milliseconds of a monotonic clock */
  constructor(maxBytes: number, clock: () => number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // A single huge page must not evict all others.
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ byteLength }, address) => byteLength + address.length,
    })
    this.#clock = clock
    this.#since = clock()
  }

  get(address: string): Page | undefined {
    return this.#pages.get(address)
  }

  /** The number of edits so far. Read it before a page is rendered. */
  get editCount(): number {
    return this.#editCount
  }

  /** @param editCount when the page was begun: it is not cached if a post that it shows was edited since */
  set(address: string, page: Page, editCount = this.#editCount): void {
    const since = this.#editCount - editCount
    if (since > this.#edits.length || (since > 0 && this.#edits.slice(-since).some((href) => page.includes(href))))
      return
    this.#pages.set(address, page)
  }

  /** Drops the pages that link to an edited post. Pages that are being rendered are sent only to the requests that already wait for them. */
  noteEdit(href: string): void {
    this.#editCount++
    this.#edits.push(href)
    if (this.#edits.length > MAX_EDITS) this.#edits.shift()
    this.#since = this.#clock()
    this.pending.clear()
    for (const [address, page] of this.#pages.entries()) if (page.includes(href)) this.#pages.delete(address)
  }

  getByTarget(target: string): Page | undefined {
    const address = this.#addresses.get(target)
    return address === undefined ? undefined : this.#pages.get(address)
  }

  /** Notes which address a request target means. Beyond the limit the oldest is forgotten. */
  noteTarget(target: string, address: string): void {
    if (target.length > MAX_TARGET_LENGTH) return
    this.#addresses.set(target, address)
    if (this.#addresses.size > MAX_TARGETS) this.#addresses.delete(this.#addresses.keys().next().value!)
  }

  /** Whether content has not changed for two seconds. */
  get isQuiet(): boolean {
    return this.#clock() - this.#since >= QUIET_MS
  }
}
