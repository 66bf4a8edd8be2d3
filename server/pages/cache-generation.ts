import { LRUCache } from 'lru-cache'
import type { PendingPage } from './pending-page.ts'

/** What a page cache keeps: anything that knows roughly how much memory it takes, in bytes. */
export interface Keepable {
  readonly byteLength: number
}

/** Request targets that lead to kept pages. Anyone can invent more of them, such as `/?utm_source=1`, `2` and so on. */
const MAX_TARGETS = 2_000
const MAX_TARGET_LENGTH = 1_024
/** Milliseconds without a change of content after which pages are worth more processor time. */
const QUIET_MS = 2_000

/** The pages of one content version, by address. Beyond `maxBytes` the least recently used are dropped. */
export class CacheGeneration<Page extends Keepable> {
  /** Pages that are being made, by address. */
  readonly pending = new Map<string, PendingPage<Page>>()
  readonly #pages: LRUCache<string, Page>
  /** Addresses by request target. It holds no page, so that a page that was dropped takes no memory. */
  readonly #addresses = new Map<string, string>()
  readonly #clock: () => number
  readonly #since: number

  /** @param clock milliseconds of a monotonic clock */
  constructor(maxBytes: number, clock: () => number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // One page of enormous length does not drive all others out.
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ byteLength }, address) => byteLength + address.length,
    })
    this.#clock = clock
    this.#since = clock()
  }

  get(address: string): Page | undefined {
    return this.#pages.get(address)
  }

  set(address: string, page: Page): void {
    this.#pages.set(address, page)
  }

  /** The page that `noteTarget` named for exactly this request target. */
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
