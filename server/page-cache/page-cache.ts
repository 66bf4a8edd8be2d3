import { LRUCache } from 'lru-cache'
import type { PendingPage } from './pending-page.ts'

/** What a page cache keeps: anything that knows roughly how much memory it takes, in bytes. */
export interface Keepable {
  readonly byteLength: number
}

/** The pages of one edition, by address. What no longer fits drops out, the longest unasked for first. */
export interface Edition<Page extends Keepable> extends Pick<LRUCache<string, Page>, 'get' | 'set'> {
  /** What is being made of it at the moment, by address. */
  readonly pending: Map<string, PendingPage<Page>>
}

export interface PageCacheOptions {
  /** All pages together. */
  readonly maxBytes?: number
  /** Milliseconds since 1970. */
  readonly clock?: () => number
}

const MAX_BYTES = 32 * 1024 * 1024
/** Pages say which year it is. In every time zone there is, a new one begins with a quarter of an hour. */
const CLOCK_STEP_MS = 15 * 60_000
/** For how long readers are served what was true when the content version was known last. */
const OUTAGE_MS = 60 * 60_000

/**
 * Finished pages, the same bytes for everybody, for as long as the content stands that they were made of. Every page of an
 * earlier edition is forgotten at once, which is what makes a change show with the next request, whoever made it and where.
 */
export class PageCache<Page extends Keepable> {
  readonly #contentVersion: () => Promise<number>
  readonly #maxBytes: number
  readonly #clock: () => number
  #name = ''
  #edition: Edition<Page> | undefined
  #knownAt = 0

  /** @param contentVersion of the database, which other processes write to as well */
  constructor(
    contentVersion: () => Promise<number>,
    { maxBytes = MAX_BYTES, clock = Date.now }: PageCacheOptions = {},
  ) {
    this.#contentVersion = contentVersion
    this.#maxBytes = maxBytes
    this.#clock = clock
  }

  /**
   * The edition of this moment. To be asked for before a page is made: what is put into it may be newer than it says, and
   * is never older. While the content version cannot be had it is the last one, for an hour at most.
   */
  async current(): Promise<Edition<Page>> {
    let version: number
    try {
      version = await this.#contentVersion()
    } catch (error) {
      if (this.#edition && this.#clock() - this.#knownAt < OUTAGE_MS) return this.#edition
      throw error
    }
    this.#knownAt = this.#clock()
    const name = `${version} ${Math.floor(this.#knownAt / CLOCK_STEP_MS)}`
    if (!this.#edition || name !== this.#name) {
      const pages = new LRUCache<string, Page>({
        maxSize: this.#maxBytes,
        // One page of enormous length does not drive all others out.
        maxEntrySize: this.#maxBytes / 8,
        sizeCalculation: ({ byteLength }, address) => byteLength + address.length,
      })
      this.#edition = Object.assign(pages, { pending: new Map() })
      this.#name = name
    }
    return this.#edition
  }
}
