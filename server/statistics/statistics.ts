import { postHref } from '#domain/posts/path.ts'
import { activeAtEnd, summedBy, sumsOf } from '#domain/statistics/statistics.ts'
import {
  bucketsOf,
  type DateRange,
  dateRangeBefore,
  dateRangeOf,
  type Period,
} from '#domain/statistics/statistics-period.ts'
import { TimedCache } from '../concurrency/timed-cache.ts'
import type { Connection } from '../db/database.ts'
import type { Slices } from '../db/slices.ts'
import { type CsvFile, statisticsCsv } from './statistics-csv.ts'
import { type CountedHost, type CountedScreen, StatisticsRepository } from './statistics-repository.ts'

/** What the statistics screen shows of one period that ends today. */
export interface StatisticsReport {
  readonly period: Period
  readonly range: DateRange
  /** The first day with counts; null when there are none. */
  readonly countedSince: string | null
  readonly views: Compared
  /** A reader is one visitor on each day. */
  readonly visitors: Compared
  readonly readers: readonly (DateRange & { readonly views: number; readonly visitors: number })[]
  readonly posts: readonly (Omit<ReadPost, 'path'> & { readonly href: string | null })[]
  readonly screens: readonly ShownScreen[]
  readonly referrers: readonly CountedHost[]
  /** How many views other sites led to. */
  readonly referred: number
  readonly subscribers: {
    readonly active: number
    readonly joined: number
    readonly left: number
    readonly days: readonly (DateRange & { readonly active: number; readonly joined: number; readonly left: number })[]
  }
  readonly mail: {
    readonly waiting: number
    readonly sent: number
    /** In the mailbox, for lack of a server. */
    readonly kept: number
    readonly failed: number
    readonly uncertain: number
    readonly days: readonly (DateRange & Readonly<Record<(typeof MAIL_NUMBERS)[number], number>>)[]
  }
}

interface Compared {
  readonly now: number
  /** The number in the same period before; null when that period was not counted in full. */
  readonly before: number | null
}

interface ReadPost {
  readonly id: string
  /** Null when the post is deleted; so is the path. */
  readonly title: string | null
  readonly path: string | null
  readonly views: number
  readonly visitors: number
}

interface ShownScreen {
  readonly screen: string
  readonly views: number
  readonly visitors: number
}

const SHOWN = 10
const ALL = Number.MAX_SAFE_INTEGER
const MAX_AGE_MS = 5_000
/** More than there are periods. */
const MAX_REPORTS = 20
const READER_NUMBERS = ['views', 'visitors'] as const
const MAIL_NUMBERS = ['sent', 'kept', 'failed', 'uncertain'] as const

/** What became of what was written: who read it, who subscribed, which mails left. */
export class Statistics {
  readonly #repository: StatisticsRepository
  readonly #now: () => Date
  readonly #reports: TimedCache<StatisticsReport>

  /** @param clock milliseconds of a monotonic clock */
  constructor(database: Connection, clock?: () => number, slices?: Slices) {
    this.#repository = new StatisticsRepository(database, slices)
    this.#now = database.now
    this.#reports = new TimedCache({ maxAgeMs: MAX_AGE_MS, maxEntries: MAX_REPORTS, ...(clock && { clock }) })
  }

  /** As it is now, or was a few seconds ago: to add up the days of a year takes a while. */
  report(period: Period): Promise<StatisticsReport> {
    const today = this.today()
    return this.#reports.get(`${period} ${today}`, () => this.#report(period, today))
  }

  async #report(period: Period, today: string): Promise<StatisticsReport> {
    const range = dateRangeOf(period, today)
    const before = dateRangeBefore(period, today)
    const buckets = bucketsOf(period, today)
    const [countedSince, days, shown, referrers, referred, subscribers, mail] = await Promise.all([
      this.#repository.countedSince(),
      this.#repository.days({ from: before?.from ?? range.from, to: range.to }),
      this.#shown(range),
      this.#repository.referrers(range, SHOWN),
      this.#repository.referredViews(range),
      this.#subscribers(buckets),
      this.#mail(buckets),
    ])
    const earlier = before && countedSince !== null && countedSince <= before.from ? before : null
    const readers = summedBy(buckets, days, READER_NUMBERS)
    const sums = sumsOf(readers, READER_NUMBERS)
    const sumsBefore = earlier && summedBy([earlier], days, READER_NUMBERS)[0]
    return {
      period,
      range,
      countedSince,
      views: { now: sums.views, before: sumsBefore?.views ?? null },
      visitors: { now: sums.visitors, before: sumsBefore?.visitors ?? null },
      readers,
      ...shown,
      referrers,
      referred,
      subscribers,
      mail,
    }
  }

  /** One table of the screen as a file, day by day; null when there is no such table. */
  csv(table: string, period: Period): Promise<CsvFile | null> {
    return statisticsCsv(this, table, period)
  }

  today(): string {
    return this.#now().toISOString().slice(0, 10)
  }

  /** Views and visitors of each part of a period, those with none included. */
  async readers(buckets: readonly DateRange[]) {
    return summedBy(buckets, await this.#repository.days(wholeOf(buckets)), READER_NUMBERS)
  }

  /** All that were read, the most read first. */
  async posts(range: DateRange): Promise<ReadPost[]> {
    return this.#readPosts(await this.#repository.screens(range), ALL)
  }

  referrers(range: DateRange): Promise<CountedHost[]> {
    return this.#repository.referrers(range, ALL)
  }

  /** How many there were at the end of each part, who came and who went. The last part ends today. */
  async subscribers(buckets: readonly DateRange[]) {
    const active = await this.#repository.activeSubscribers()
    const changes = await this.#repository.subscriberChanges(wholeOf(buckets).from)
    return activeAtEnd(summedBy(buckets, changes, ['joined', 'left']), active)
  }

  async mails(buckets: readonly DateRange[]) {
    return summedBy(buckets, await this.#repository.mails(wholeOf(buckets)), MAIL_NUMBERS)
  }

  async #shown(range: DateRange): Promise<Pick<StatisticsReport, 'posts' | 'screens'>> {
    const rows = await this.#repository.screens(range)
    const posts = await this.#readPosts(rows, SHOWN)
    return {
      posts: posts.map(({ path, ...post }) => ({ ...post, href: path && postHref(path) })),
      screens: addedUp(rows, ({ screen }) => screen).map(({ key: screen, ...counts }) => ({ screen, ...counts })),
    }
  }

  async #readPosts(rows: readonly CountedScreen[], limit: number): Promise<ReadPost[]> {
    const posts = addedUp(rows, ({ postId }) => postId).slice(0, limit)
    const stored = await this.#repository.titlesOf(posts.map(({ key }) => key))
    const titles = new Map(stored.map((post) => [post.id, post]))
    return posts.map(({ key: id, ...counts }) => {
      const { title = null, path = null } = titles.get(id) ?? {}
      return { id, title, path, ...counts }
    })
  }

  async #subscribers(buckets: readonly DateRange[]): Promise<StatisticsReport['subscribers']> {
    const days = await this.subscribers(buckets)
    return { active: days.at(-1)!.active, ...sumsOf(days, ['joined', 'left']), days }
  }

  async #mail(buckets: readonly DateRange[]): Promise<StatisticsReport['mail']> {
    const days = await this.mails(buckets)
    return { waiting: await this.#repository.waitingMails(), ...sumsOf(days, MAIL_NUMBERS), days }
  }
}

/** One sum for each key that is not empty, the most seen first. */
function addedUp(rows: readonly CountedScreen[], keyOf: (row: CountedScreen) => string) {
  const sums = new Map<string, { key: string; views: number; visitors: number }>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === '') continue
    const { views, visitors } = sums.get(key) ?? { views: 0, visitors: 0 }
    sums.set(key, { key, views: views + row.views, visitors: visitors + row.visitors })
  }
  return [...sums.values()].sort((one, other) => other.views - one.views || (one.key < other.key ? -1 : 1))
}

function wholeOf(buckets: readonly DateRange[]): DateRange {
  return { from: buckets[0]!.from, to: buckets.at(-1)!.to }
}
