import { postHref } from '#domain/path.ts'
import { standingAt, summedBy, sumsOf } from '#domain/statistics.ts'
import { bucketsOf, type Period, type Stretch, stretchBefore, stretchOf } from '#domain/statistics-period.ts'
import type { Connection } from '../storage/database.ts'
import { type CountedHost, type CountedScreen, StatisticsRepository } from '../storage/statistics-repository.ts'
import { type CsvFile, statisticsCsv } from './statistics-csv.ts'

/** What the statistics screen shows of one period that ends today. */
export interface StatisticsReport {
  readonly period: Period
  readonly stretch: Stretch
  /** The first day of which counts are kept; null when nobody was ever counted. */
  readonly countedSince: string | null
  readonly views: Compared
  /** A reader is one visitor on each day. */
  readonly visitors: Compared
  readonly readers: readonly (Stretch & { readonly views: number; readonly visitors: number })[]
  readonly posts: readonly ReadPost[]
  readonly screens: readonly CountedScreen[]
  readonly referrers: readonly CountedHost[]
  /** How many views other sites led to. */
  readonly referred: number
  readonly subscribers: {
    readonly active: number
    readonly joined: number
    readonly left: number
    readonly days: readonly (Stretch & { readonly active: number; readonly joined: number; readonly left: number })[]
  }
  readonly mail: {
    readonly waiting: number
    readonly sent: number
    readonly failed: number
    readonly uncertain: number
    readonly days: readonly (Stretch & Readonly<Record<'sent' | 'failed' | 'uncertain', number>>)[]
  }
}

export interface Compared {
  readonly now: number
  /** The same of the days before; null when those were not counted in full. */
  readonly before: number | null
}

export interface ReadPost {
  readonly id: string
  /** Null for a post that is deleted. */
  readonly title: string | null
  readonly href: string | null
  readonly views: number
  readonly visitors: number
}

const SHOWN = 10
const ALL = Number.MAX_SAFE_INTEGER
export const READER_NUMBERS = ['views', 'visitors'] as const
export const MAIL_NUMBERS = ['sent', 'failed', 'uncertain'] as const

/** What became of what was written: who read it, who subscribed, which mails left. */
export class Statistics {
  readonly #repository: StatisticsRepository
  readonly #now: () => Date

  constructor(database: Connection) {
    this.#repository = new StatisticsRepository(database)
    this.#now = database.now
  }

  async report(period: Period): Promise<StatisticsReport> {
    const today = this.today()
    const stretch = stretchOf(period, today)
    const before = stretchBefore(period, today)
    const buckets = bucketsOf(period, today)
    const [countedSince, days, posts, screens, referrers, referred, subscribers, mail] = await Promise.all([
      this.#repository.countedSince(),
      this.#repository.days({ from: before?.from ?? stretch.from, to: stretch.to }),
      this.posts(stretch, SHOWN),
      this.#repository.screens(stretch),
      this.#repository.referrers(stretch, SHOWN),
      this.#repository.referredViews(stretch),
      this.#subscribers(buckets),
      this.#mail(buckets),
    ])
    const earlier = before && countedSince !== null && countedSince <= before.from ? before : null
    const readers = summedBy(buckets, days, READER_NUMBERS)
    const sums = sumsOf(readers, READER_NUMBERS)
    const sumsBefore = earlier && summedBy([earlier], days, READER_NUMBERS)[0]
    return {
      period,
      stretch,
      countedSince,
      views: { now: sums.views, before: sumsBefore?.views ?? null },
      visitors: { now: sums.visitors, before: sumsBefore?.visitors ?? null },
      readers,
      posts,
      screens,
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
  async readers(buckets: readonly Stretch[]) {
    return summedBy(buckets, await this.#repository.days(wholeOf(buckets)), READER_NUMBERS)
  }

  async posts(stretch: Stretch, limit = ALL): Promise<ReadPost[]> {
    const posts = await this.#repository.posts(stretch, limit)
    return posts.map(({ path, ...post }) => ({ ...post, href: path === null ? null : postHref(path) }))
  }

  referrers(stretch: Stretch): Promise<CountedHost[]> {
    return this.#repository.referrers(stretch, ALL)
  }

  /** How many there were at the end of each part, who came and who went. The last part ends today. */
  async subscribers(buckets: readonly Stretch[]) {
    const active = await this.#repository.activeSubscribers()
    const changes = await this.#repository.subscriberChanges(wholeOf(buckets).from)
    return standingAt(summedBy(buckets, changes, ['joined', 'left']), active)
  }

  async mails(buckets: readonly Stretch[]) {
    return summedBy(buckets, await this.#repository.mails(wholeOf(buckets)), MAIL_NUMBERS)
  }

  async #subscribers(buckets: readonly Stretch[]): Promise<StatisticsReport['subscribers']> {
    const days = await this.subscribers(buckets)
    return { active: days.at(-1)!.active, ...sumsOf(days, ['joined', 'left']), days }
  }

  async #mail(buckets: readonly Stretch[]): Promise<StatisticsReport['mail']> {
    const days = await this.mails(buckets)
    return { waiting: await this.#repository.waitingMails(), ...sumsOf(days, MAIL_NUMBERS), days }
  }
}

function wholeOf(buckets: readonly Stretch[]): Stretch {
  return { from: buckets[0]!.from, to: buckets.at(-1)!.to }
}
