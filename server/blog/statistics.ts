import { postHref } from '#domain/path.ts'
import { standingAt, summedBy, sumsOf } from '#domain/statistics.ts'
import { bucketsOf, type Period, type Stretch, stretchBefore, stretchOf } from '#domain/statistics-period.ts'
import type { Connection } from '../storage/database.ts'
import type { Slices } from '../storage/slices.ts'
import {
  type CountedHost,
  type CountedPost,
  type CountedScreen,
  StatisticsRepository,
} from '../storage/statistics-repository.ts'
import { BrieflyKept } from './briefly-kept.ts'
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
  readonly screens: readonly ShownScreen[]
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
    /** In the mailbox, for lack of a server. */
    readonly kept: number
    readonly failed: number
    readonly uncertain: number
    readonly days: readonly (Stretch & Readonly<Record<(typeof MAIL_NUMBERS)[number], number>>)[]
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

export interface ShownScreen {
  readonly screen: string
  readonly views: number
  readonly visitors: number
}

const SHOWN = 10
const ALL = Number.MAX_SAFE_INTEGER
const KEPT_MS = 5_000
export const READER_NUMBERS = ['views', 'visitors'] as const
export const MAIL_NUMBERS = ['sent', 'kept', 'failed', 'uncertain'] as const

/** What became of what was written: who read it, who subscribed, which mails left. */
export class Statistics {
  readonly #repository: StatisticsRepository
  readonly #now: () => Date
  readonly #reports: BrieflyKept<StatisticsReport>

  /** @param clock milliseconds, which no change of the time of day moves */
  constructor(database: Connection, clock?: () => number, slices?: Slices) {
    this.#repository = new StatisticsRepository(database, slices)
    this.#now = database.now
    this.#reports = new BrieflyKept(KEPT_MS, clock)
  }

  /** As it is now, or was a few seconds ago: to add up the days of a year takes a while. */
  report(period: Period): Promise<StatisticsReport> {
    const today = this.today()
    return this.#reports.of(`${period} ${today}`, () => this.#report(period, today))
  }

  async #report(period: Period, today: string): Promise<StatisticsReport> {
    const stretch = stretchOf(period, today)
    const before = stretchBefore(period, today)
    const buckets = bucketsOf(period, today)
    const [countedSince, days, shown, referrers, referred, subscribers, mail] = await Promise.all([
      this.#repository.countedSince(),
      this.#repository.days({ from: before?.from ?? stretch.from, to: stretch.to }),
      this.#shown(stretch),
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
  async readers(buckets: readonly Stretch[]) {
    return summedBy(buckets, await this.#repository.days(wholeOf(buckets)), READER_NUMBERS)
  }

  posts(stretch: Stretch): Promise<CountedPost[]> {
    return this.#repository.posts(stretch)
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

  async #shown(stretch: Stretch): Promise<Pick<StatisticsReport, 'posts' | 'screens'>> {
    const rows = await this.#repository.screens(stretch)
    const posts = addedUp(rows, ({ postId }) => postId).slice(0, SHOWN)
    const titles = await this.#repository.titlesOf(posts.map(({ key }) => key))
    return {
      posts: posts.map(({ key: id, ...counts }) => {
        const post = titles.find((title) => title.id === id)
        return { id, title: post?.title ?? null, href: post ? postHref(post.path) : null, ...counts }
      }),
      screens: addedUp(rows, ({ screen }) => screen).map(({ key: screen, ...counts }) => ({ screen, ...counts })),
    }
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

function wholeOf(buckets: readonly Stretch[]): Stretch {
  return { from: buckets[0]!.from, to: buckets.at(-1)!.to }
}
