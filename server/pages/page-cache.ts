import type { ContentChange, ContentState } from '../db/content-version.ts'
import { type Cacheable, CacheGeneration } from './cache-generation.ts'

export interface PageCacheOptions {
  /** Limit for all pages together. */
  readonly maxBytes?: number
  /** Milliseconds for which a content version counts as current after it was asked for. */
  readonly maxAgeMs?: number
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
  /** Milliseconds since 1970. */
  readonly wallClock?: () => number
}

const MAX_BYTES = 32 * 1024 * 1024
/** Milliseconds until a change by another process shows at the latest. */
const MAX_AGE_MS = 20
/** `MAX_AGE_MS` while other processes keep changing content: otherwise each change would render all pages again. */
const MAX_AGE_IN_BURSTS_MS = 1_000
/** Milliseconds for which cached pages may lack changes of an import. Then all pages are rendered again. */
const IMPORT_AGE_MS = 30_000
/** The cache is emptied every quarter hour: pages show the year, and in every time zone it begins on a quarter hour. */
const CLOCK_STEP_MS = 15 * 60_000
/** Edits that are remembered between two queries of the content version. */
const MAX_EDITS = 100
/** Milliseconds for which cached pages are served while the content version cannot be read. */
const OUTAGE_MS = 60 * 60_000

/** Pages that were answered, by where they came from. */
export interface PageCounts {
  memory: number
  /** Rendered for several requests at once. */
  shared: number
  rendered: number
}

/**
 * A change by this process shows with the next request; one by another process within `maxAgeMs`, or within a second while it
 * keeps changing content; one by an import within 30 seconds. An edit by this process that moves a post on no list drops only the
 * pages that link to it; every other change drops all.
 */
export class PageCache<Page extends Cacheable> {
  readonly counts: PageCounts = { memory: 0, shared: 0, rendered: 0 }
  readonly #contentState: () => Promise<ContentState>
  readonly #options: Required<PageCacheOptions>
  #state: ContentState = { version: -1, imported: 0 }
  /** Since when the pages lack changes of an import; undefined while they lack none. */
  #lackingSince: number | undefined
  #clockStep = -1
  /** Content versions of edits by this process, whose pages were dropped already. */
  readonly #edits = new Set<number>()
  #generation: CacheGeneration<Page> | undefined
  #isAway = true
  /** Number of the latest query of the content version. Queries are numbered since results may arrive out of order. */
  #asked = 0
  /** Number of the latest query whose result is known. Results of earlier ones are out of date. */
  #answered = 0
  #answeredAt = Number.NEGATIVE_INFINITY
  /** When that query was started; negative infinity if content has changed since. */
  #currentAt = Number.NEGATIVE_INFINITY
  #ageMs: number

  /** @param contentState of the database, which other processes write to as well */
  constructor(
    contentState: () => Promise<ContentState>,
    {
      maxBytes = MAX_BYTES,
      maxAgeMs = MAX_AGE_MS,
      clock = () => performance.now(),
      wallClock = Date.now,
    }: PageCacheOptions = {},
  ) {
    this.#contentState = contentState
    this.#options = { maxBytes, maxAgeMs, clock, wallClock }
    this.#ageMs = maxAgeMs
  }

  /** The last known content version, at least as new as the generation; undefined while the database does not answer. */
  get version(): number | undefined {
    return this.#isAway ? undefined : this.#state.version
  }

  /** The generation, if it is known to be current without a query of the content version. */
  get current(): CacheGeneration<Page> | undefined {
    return this.#options.clock() - this.#currentAt < this.#ageMs ? this.#generation : undefined
  }

  /** Get it before a page is rendered: the page may be newer than its version, never older. In an outage it lasts an hour. */
  async generation(): Promise<CacheGeneration<Page>> {
    const current = this.current
    if (current) return current
    const { clock } = this.#options
    const question = ++this.#asked
    const askedAt = clock()
    let state: ContentState
    try {
      state = await this.#contentState()
    } catch (error) {
      this.#isAway = true
      if (this.#generation && clock() - this.#answeredAt < OUTAGE_MS) return this.#generation
      throw error
    }
    // Content has changed since, or a later query has a result: only its generation is current.
    if (question <= this.#answered) return this.current ?? this.generation()
    this.#answered = question
    this.#answeredAt = clock()
    this.#isAway = false
    this.#ageMs = this.#nextAge(state)
    this.#currentAt = askedAt
    return this.#generationOf(state)
  }

  /** No generation is current before the content version was read again. @param changes of this process, known and committed */
  invalidate(changes: readonly ContentChange[] | null = null): void {
    for (const { version, href } of changes ?? []) {
      // React escapes an apostrophe, so a link that holds one is not found in pages.
      if (!href || href.includes("'")) continue
      this.#generation?.noteEdit(href)
      this.#edits.add(version)
    }
    if (this.#edits.size > MAX_EDITS) this.#edits.clear()
    this.#answered = this.#asked
    this.#currentAt = Number.NEGATIVE_INFINITY
  }

  /** How long the result counts as current: twice as long after each change by another process. */
  #nextAge(state: ContentState): number {
    const isOwnChange = this.#currentAt === Number.NEGATIVE_INFINITY
    if (isOwnChange || this.#isExplained(state)) return this.#options.maxAgeMs
    return Math.min(this.#ageMs * 2, MAX_AGE_IN_BURSTS_MS)
  }

  #generationOf(state: ContentState): CacheGeneration<Page> {
    const { maxBytes, clock, wallClock } = this.#options
    const clockStep = Math.floor(wallClock() / CLOCK_STEP_MS)
    if (state.imported > this.#state.imported) this.#lackingSince ??= clock()
    const lackedFor = this.#lackingSince === undefined ? 0 : clock() - this.#lackingSince
    const mayStay = clockStep === this.#clockStep && lackedFor < IMPORT_AGE_MS && this.#isExplained(state)
    if (!this.#generation || !mayStay) {
      this.#generation = new CacheGeneration(maxBytes, clock)
      this.#lackingSince = undefined
    }
    this.#state = state
    this.#clockStep = clockStep
    this.#edits.clear()
    return this.#generation
  }

  #isExplained({ version, imported }: ContentState): boolean {
    const byImports = imported - this.#state.imported
    const edits = [...this.#edits].filter((edit) => edit > this.#state.version && edit <= version)
    return byImports >= 0 && version - this.#state.version === byImports + edits.length
  }
}
