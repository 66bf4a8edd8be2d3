import type { ContentChange, ContentState } from '../db/content-version.ts'
import { type Cacheable, CacheGeneration } from './cache-generation.ts'

export interface PageCacheOptions {
  /** All pages together. */
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
/** The same while such changes follow each other: else all pages would be made anew for each of them. */
const MAX_AGE_IN_BURSTS_MS = 1_000
/** For how long kept pages may lack what an import has made or changed; at its end they show everything at once. */
const IMPORT_AGE_MS = 30_000
/** The cache is renewed every quarter hour: pages show the year, and in every time zone it begins on a quarter hour. */
const CLOCK_STEP_MS = 15 * 60_000
/** Edits that may lie between two questions for the content version. */
const MAX_EDITS = 100
/** For how long readers are served what was true when the content version was known last. */
const OUTAGE_MS = 60 * 60_000

/**
 * Rendered pages, the same bytes for all readers, while the content they were made of is current. A change drops them: with the
 * next request when this process made it, within `maxAgeMs` when another did, or a second when it keeps changing content; what an import changes is waited for longer. An edit by this process that leaves a post where
 * it stands drops only the pages that link to it; every other change drops all.
 */
export class PageCache<Page extends Cacheable> {
  readonly #contentState: () => Promise<ContentState>
  readonly #options: Required<PageCacheOptions>
  #state: ContentState = { version: -1, imported: 0 }
  /** When it first lacked what an import had changed; undefined while it lacks nothing. */
  #lackingSince: number | undefined
  #clockStep = -1
  /** The content versions that edits by this process made, whose pages are dropped already. */
  readonly #edits = new Set<number>()
  #generation: CacheGeneration<Page> | undefined
  /** Whether the latest question for the content version failed. */
  #isAway = true
  /** Questions for the content version are numbered, since answers may come in another order. */
  #asked = 0
  /** The latest question whose answer is known. Answers to earlier ones are out of date. */
  #answered = 0
  #answeredAt = Number.NEGATIVE_INFINITY
  /** When the answered question was asked; long ago when content has changed since. */
  #currentAt = Number.NEGATIVE_INFINITY
  /** For how long a content version counts as current. */
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

  /** The content version that the database told last, at least as new as the generation; undefined while it tells none. */
  get version(): number | undefined {
    return this.#isAway ? undefined : this.#state.version
  }

  /** The generation, as long as it can be told without asking for the content version. */
  get current(): CacheGeneration<Page> | undefined {
    return this.#options.clock() - this.#currentAt < this.#ageMs ? this.#generation : undefined
  }

  /**
   * The generation of this moment. To be asked for before a page is made: what is put into it may be newer than it says,
   * and is never older. While the content version cannot be had it is the last one, for an hour at most.
   */
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
    // Content has changed since, or a younger question was answered: only that one's generation is current.
    if (question <= this.#answered) return this.current ?? this.generation()
    this.#answered = question
    this.#answeredAt = clock()
    this.#isAway = false
    this.#ageMs = this.#nextAge(state)
    this.#currentAt = askedAt
    return this.#generationOf(state)
  }

  /**
   * Content has changed: nothing is current before the content version has been asked for again.
   * @param changes of this process, when they are known and committed
   */
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

  /** Doubles with each answer that tells of a change by another process. */
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

  /** Whether imports, and edits by this process, are all that lies between the known state and this one. */
  #isExplained({ version, imported }: ContentState): boolean {
    const byImports = imported - this.#state.imported
    const edits = [...this.#edits].filter((edit) => edit > this.#state.version && edit <= version)
    return byImports >= 0 && version - this.#state.version === byImports + edits.length
  }
}
