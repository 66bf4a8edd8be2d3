import { postHref } from '#domain/posts/path.ts'
import { activeAtEnd, summedBy, sumsOf } from '#domain/statistics/statistics.ts'
import {
  bucketsOf,
  type DateRange,
  dateRangeBefore,
  dateRangeOf,
  daysOf,
  type Period,
} from '#domain/statistics/statistics-period.ts'
import { ZonedDays } from '#domain/statistics/zoned-days.ts'
import { today } from '#domain/text/civil-time.ts'
import { TimedCache } from '../concurrency/timed-cache.ts'
import type { Connection } from '../db/database.ts'
import type { Slices } from '../db/slices.ts'
import { activeSubscribers } from '../newsletter/campaigns/campaign-fan-out.ts'
import { type CsvFile, statisticsCsv } from './statistics-csv.ts'
import { type CountedDay, type CountedHost, type CountedScreen, StatisticsRepository } from './statistics-repository.ts'

/** What the statistics screen shows of one period that ends today. */
export type StatisticsReport = Awaited<ReturnType<typeof reportOf>>

/** What the screen *Today* shows of seven days. */
export type StatisticsOfWeek = Awaited<ReturnType<Statistics['week']>>

interface PostViews {
  readonly id: string
  /** Null when the post is deleted; so is the path. */
  readonly title: string | null
  readonly path: string | null
  readonly views: number
  readonly visitors: number
}

interface Options {
  readonly timeZone: () => Promise<string>
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
  readonly slices?: Slices
}

const SHOWN = 10
const ALL = Number.MAX_SAFE_INTEGER
const MAX_AGE_MS = 5_000
/** More than the number of periods, each of which may be cached for two days around midnight. */
const MAX_REPORTS = 20
const READER_METRICS = ['views', 'visitors'] as const
const MAIL_METRICS = ['sent', 'kept', 'failed', 'uncertain'] as const

export class Statistics {
  readonly #repository: StatisticsRepository
  readonly #database: Connection
  readonly #timeZone: () => Promise<string>
  readonly #reports: TimedCache<StatisticsReport>

  constructor(database: Connection, { timeZone, clock, slices }: Options) {
    this.#repository = new StatisticsRepository(database, slices)
    this.#database = database
    this.#timeZone = timeZone
    this.#reports = new TimedCache({ maxAgeMs: MAX_AGE_MS, maxEntries: MAX_REPORTS, ...(clock && { clock }) })
  }

  /** Cached for a few seconds, since adding up the days of a year takes a while. */
  async report(period: Period): Promise<StatisticsReport> {
    const { timeZone, today } = await this.today()
    const key = `${period} ${today} ${timeZone}`
    return this.#reports.get(key, () => reportOf(this, this.#repository, period, today, timeZone))
  }

  /** Readers and subscribers of the last seven days, today included. Reads as little in a large blog as in a small one. */
  async week() {
    const { timeZone, today } = await this.today()
    const range = dateRangeOf('7', today)
    const before = dateRangeBefore('7', today)!
    const days = daysOf({ from: before.from, to: range.to }).map(({ from }) => from)
    const [countedSince, counts, active, joined] = await Promise.all([
      this.#repository.countedSince(),
      this.#repository.eachOf(days),
      activeSubscribers(this.#database),
      this.#repository.subscribedSince(new ZonedDays(range, timeZone).begin),
    ])
    return { countedSince, ...compared(counts, range, before, countedSince), subscribers: { active, joined } }
  }

  /** One table of the screen as a file, see {@link statisticsCsv}. */
  csv(table: string, period: Period, head?: (column: string) => string): Promise<CsvFile | null> {
    return statisticsCsv(this, table, period, head)
  }

  async today(): Promise<{ timeZone: string; today: string }> {
    const timeZone = await this.#timeZone()
    return { timeZone, today: today(timeZone, this.#database.now()) }
  }

  /** Views and visitors of each part of a period, those with none included. */
  async readers(buckets: readonly DateRange[]) {
    return summedBy(buckets, await this.#repository.days(wholeOf(buckets)), READER_METRICS)
  }

  /** The posts that were viewed, the most viewed first. */
  async posts(range: DateRange): Promise<PostViews[]> {
    return readPosts(this.#repository, await this.#repository.screens(range), ALL)
  }

  referrers(range: DateRange): Promise<CountedHost[]> {
    return this.#repository.referrers(range, ALL)
  }

  /** How many active subscribers there were at the end of each part of a period, and how many came and went. The last part ends today. */
  async subscribers(buckets: readonly DateRange[]) {
    const active = await activeSubscribers(this.#database)
    const days = new ZonedDays(wholeOf(buckets), await this.#timeZone())
    const changes = await this.#repository.subscriberChanges(days)
    return activeAtEnd(summedBy(buckets, changes, ['joined', 'left']), active)
  }

  async mails(buckets: readonly DateRange[]) {
    const days = new ZonedDays(wholeOf(buckets), await this.#timeZone())
    return summedBy(buckets, await this.#repository.mails(days), MAIL_METRICS)
  }
}

async function reportOf(
  statistics: Statistics,
  repository: StatisticsRepository,
  period: Period,
  today: string,
  timeZone: string,
) {
  const range = dateRangeOf(period, today)
  const before = dateRangeBefore(period, today)
  const buckets = bucketsOf(period, today)
  const [countedSince, days, rows, referrers, referred, subscribed, mails, waiting] = await Promise.all([
    repository.countedSince(),
    repository.days({ from: before?.from ?? range.from, to: range.to }),
    repository.screens(range),
    repository.referrers(range, SHOWN),
    repository.referredViews(range),
    statistics.subscribers(buckets),
    statistics.mails(buckets),
    repository.waitingMails(),
  ])
  const posts = await readPosts(repository, rows, SHOWN)
  const readers = summedBy(buckets, days, READER_METRICS)
  return {
    period,
    range,
    timeZone,
    /** The first day with counts; null when there are none. */
    countedSince,
    ...compared(days, range, before, countedSince),
    readers,
    posts: posts.map(({ path, ...post }) => ({ ...post, href: path && postHref(path) })),
    screens: sumByKey(rows, ({ screen }) => screen).map(({ key: screen, ...counts }) => ({ screen, ...counts })),
    referrers,
    referred,
    subscribers: { active: subscribed.at(-1)!.active, ...sumsOf(subscribed, ['joined', 'left']), days: subscribed },
    mail: { waiting, ...sumsOf(mails, MAIL_METRICS), days: mails },
  }
}

/** Views and visitors of a period; `before` is null where the period before was not counted in full. */
function compared(
  days: readonly CountedDay[],
  range: DateRange,
  before: DateRange | null,
  countedSince: string | null,
) {
  const isBeforeCounted = before !== null && countedSince !== null && countedSince <= before.from
  // A reader who comes on several days counts as a visitor on each.
  const [now] = summedBy([range], days, READER_METRICS)
  const [earlier] = isBeforeCounted ? summedBy([before], days, READER_METRICS) : []
  return {
    views: { now: now!.views, before: earlier?.views ?? null },
    visitors: { now: now!.visitors, before: earlier?.visitors ?? null },
  }
}

async function readPosts(
  repository: StatisticsRepository,
  rows: readonly CountedScreen[],
  limit: number,
): Promise<PostViews[]> {
  const posts = sumByKey(rows, ({ postId }) => postId).slice(0, limit)
  const stored = await repository.titlesOf(posts.map(({ key }) => key))
  const titles = new Map(stored.map((post) => [post.id, post]))
  return posts.map(({ key: id, ...counts }) => {
    const { title = null, path = null } = titles.get(id) ?? {}
    return { id, title, path, ...counts }
  })
}

/** Views and visitors for each key that is not empty, the most viewed first. */
function sumByKey(rows: readonly CountedScreen[], keyOf: (row: CountedScreen) => string) {
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
