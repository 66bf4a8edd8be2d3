import { sql } from 'kysely'
import { type DateRange, monthsOf } from '#domain/statistics/statistics-period.ts'
import type { ZonedDays } from '#domain/statistics/zoned-days.ts'
import { countOf } from '../db/count-of.ts'
import type { Connection } from '../db/database.ts'
import { readInSlices, type Slices, unsliced } from '../db/slices.ts'
import { NOT_YET_QUEUED } from '../newsletter/campaigns/campaign-fan-out.ts'

export interface CountedDay {
  readonly day: string
  readonly views: number
  readonly visitors: number
}

/** `postId` is empty for a screen that shows no post. All articles are one screen. */
export interface CountedScreen {
  readonly screen: string
  readonly postId: string
  readonly views: number
  readonly visitors: number
}

export interface CountedHost {
  readonly host: string
  readonly views: number
}

interface SubscriberChange {
  readonly day: string
  readonly joined: number
  readonly left: number
}

interface ChangesOfMinute {
  readonly at: string
  readonly joined: number
  readonly left: number
}

interface MailDay {
  readonly day: string
  readonly sent: number
  /** Put into the mailbox for lack of a server. */
  readonly kept: number
  readonly failed: number
  readonly uncertain: number
}

/** Events that begin and end a subscription. A request to subscribe is neither. */
const JOINS = sql`('confirmed', 'returned', 'imported')`
const CHANGES = sql`('confirmed', 'returned', 'imported', 'unsubscribed', 'suppressed')`

const CHANGES_BATCH = 2_000
const TITLES_BATCH = 1_000

export class StatisticsRepository {
  readonly #connection: Connection
  readonly #slices: Slices

  constructor(connection: Connection, slices: Slices = unsliced) {
    this.#connection = connection
    this.#slices = slices
  }

  /** The first day of which counts are kept; null when there is none. */
  async countedSince(): Promise<string | null> {
    const row = await this.#connection.read
      .selectFrom('analytics_days')
      .select('day')
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
    return row?.day ?? null
  }

  /** The whole site; days without a view are left out. */
  days({ from, to }: DateRange): Promise<CountedDay[]> {
    return this.#connection.read
      .selectFrom('analytics_days')
      .select(['day', 'views', 'visitors'])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('screen', '=', '')
      .where('post_id', '=', '')
      .orderBy('day')
      .execute()
  }

  /** As `days`, but reads each day by itself, and so none of the rows of single screens and posts. */
  eachOf(days: readonly string[]): Promise<CountedDay[]> {
    return this.#connection.read
      .selectFrom('analytics_days')
      .select(['day', 'views', 'visitors'])
      .where('day', 'in', days)
      .where('screen', '=', '')
      .where('post_id', '=', '')
      .execute()
  }

  /** Active subscribers who asked for mail from that instant on. */
  subscribedSince(instant: string): Promise<number> {
    const subscribers = this.#connection.read.selectFrom('subscribers').where('status', '=', 'active')
    return countOf(subscribers.where('created_at', '>=', instant))
  }

  /** By month and unsorted: both lists of the statistics screen need a single pass over the rows. */
  async screens(range: DateRange): Promise<CountedScreen[]> {
    const months = await Promise.all(
      monthsOf(range).map(({ from, to }) =>
        this.#slices.run(() =>
          this.#connection.read
            .selectFrom('analytics_days')
            .select((eb) => [
              'screen',
              'post_id as postId',
              eb.fn.sum<number>('views').as('views'),
              eb.fn.sum<number>('visitors').as('visitors'),
            ])
            .where('day', '>=', from)
            .where('day', '<=', to)
            .where('screen', '<>', '')
            // The column with more distinct values comes first, which halves the comparisons of SQLite.
            .groupBy(['post_id', 'screen'])
            .execute(),
        ),
      ),
    )
    return months.flat()
  }

  /** Titles and paths of published posts. Others are left out. */
  async titlesOf(ids: readonly string[]): Promise<{ id: string; title: string; path: string }[]> {
    const titles = []
    for (let start = 0; start < ids.length; start += TITLES_BATCH) {
      const batch = ids.slice(start, start + TITLES_BATCH)
      const query = this.#connection.read
        .selectFrom('published_posts')
        .select(['id', 'title', 'path'])
        .where('id', 'in', batch)
      titles.push(...(await this.#slices.run(() => query.execute())))
    }
    return titles
  }

  referrers({ from, to }: DateRange, limit: number): Promise<CountedHost[]> {
    const query = this.#connection.read
      .selectFrom('analytics_referrers')
      .select((eb) => ['host', eb.fn.sum<number>('views').as('views')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('host')
      .orderBy('views', 'desc')
      .orderBy('host')
      .limit(limit)
    return this.#slices.run(() => query.execute())
  }

  async referredViews({ from, to }: DateRange): Promise<number> {
    const query = this.#connection.read
      .selectFrom('analytics_referrers')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('views'), eb.lit(0)).as('views'))
      .where('day', '>=', from)
      .where('day', '<=', to)
    return (await this.#slices.run(() => query.executeTakeFirstOrThrow())).views
  }

  /**
   * How many subscribers began and ceased to get mail on each of these days, up to now. Confirming twice is no change, nor is leaving unconfirmed.
   */
  async subscriberChanges(days: ZonedDays): Promise<SubscriberChange[]> {
    const changes = await readInSlices(this.#slices, (after?: string) => this.#changesAfter(after ?? '', days))
    return summedByDay(changes).sort((a, b) => (a.day < b.day ? -1 : 1))
  }

  /** The changes of the next batch of subscribers, by day, and the last one's id; without an id the list has ended. */
  async #changesAfter(after: string, days: ZonedDays) {
    const last = await this.#connection.read
      .selectFrom('consent_log')
      .select('subscriber_id')
      .where('subscriber_id', '>', after)
      .orderBy('subscriber_id')
      .limit(1)
      .offset(CHANGES_BATCH - 1)
      .executeTakeFirst()
    const upTo = last ? sql`and subscriber_id <= ${last.subscriber_id}` : sql``
    const { rows } = await sql<ChangesOfMinute>`
      select min(at) as at, sum(is_active) as joined, sum(1 - is_active) as "left"
      from (
        select at, case when event in ${JOINS} then 1 else 0 end as is_active,
          coalesce((
            select case when earlier.event in ${JOINS} then 1 else 0 end
            from consent_log as earlier
            where earlier.subscriber_id = consent_log.subscriber_id and earlier.event in ${CHANGES}
              and (earlier.at < consent_log.at or (earlier.at = consent_log.at and earlier.id < consent_log.id))
            order by earlier.at desc, earlier.id desc limit 1
          ), 0) as was_active
        from consent_log
        where subscriber_id > ${after} ${upTo} and at >= ${days.begin} and event in ${CHANGES}
      ) as changes
      where is_active <> was_active
      group by substr(at, 1, 16)`.execute(this.#connection.read)
    return {
      rows: summedByDay(rows.map(({ at, ...change }) => ({ day: days.at(at).day, ...change }))),
      last: last?.subscriber_id,
    }
  }

  /** One statement for each day with mails: over 100,000 mails this takes 15 ms, where one for a month took 45. */
  async mails(days: ZonedDays): Promise<MailDay[]> {
    const mails: MailDay[] = []
    let first = await this.#firstMail(days.begin, days.end)
    while (first !== null) {
      const { day, begin, end } = days.at(first)
      const counts = await this.#slices.run(() => this.#mailsBetween(begin, end))
      if (counts.sent + counts.kept + counts.failed + counts.uncertain > 0) mails.push({ day, ...counts })
      first = await this.#firstMail(end, days.end)
    }
    return mails
  }

  async #firstMail(from: string, before: string): Promise<string | null> {
    const { rows } = await sql<{ at: string | null }>`
      select min(at) as at
      from (
        select (select min(claimed_at) from deliveries where claimed_at >= ${from} and claimed_at < ${before}) as at
        union all
        select (select min(quarter) from mail_sums where quarter >= ${from} and quarter < ${before})
      ) as firsts`.execute(this.#connection.read)
    return rows[0]?.at ?? null
  }

  async #mailsBetween(begin: string, end: string): Promise<Omit<MailDay, 'day'>> {
    const { rows } = await sql<{ state: keyof Omit<MailDay, 'day'>; mails: number | string }>`
      select state, sum(mails) as mails
      from (
        select state, count(*) as mails from deliveries
        where claimed_at >= ${begin} and claimed_at < ${end} and state in ('sent', 'kept', 'failed', 'uncertain')
        group by state
        union all
        select state, mails from mail_sums where quarter >= ${begin} and quarter < ${end}
      ) as counted
      group by state`.execute(this.#connection.read)
    const counts = { sent: 0, kept: 0, failed: 0, uncertain: 0 }
    for (const { state, mails } of rows) counts[state] = Number(mails)
    return counts
  }

  async waitingMails(): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      select (select count(*) from deliveries where state in ('queued', 'retry'))
        + (select count(*) from deliveries where state in ('leased', 'handed')) + ${NOT_YET_QUEUED} as waiting`.execute(
      this.#connection.read,
    )
    return Number(rows[0]?.waiting ?? 0)
  }
}

function summedByDay(changes: readonly SubscriberChange[]): SubscriberChange[] {
  const days = new Map<string, SubscriberChange>()
  for (const { day, joined, left } of changes) {
    const sum = days.get(day)
    days.set(day, { day, joined: joined + (sum?.joined ?? 0), left: left + (sum?.left ?? 0) })
  }
  return [...days.values()]
}
