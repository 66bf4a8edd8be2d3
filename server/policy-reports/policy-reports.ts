import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import type { PolicyViolation } from '#domain/policy-reports/policy-report.ts'
import { NetworkRateLimiter } from '../concurrency/network-rate-limiter.ts'
import { RateLimiter } from '../concurrency/rate-limiter.ts'
import type { Connection } from '../db/database.ts'
import type { Client } from '../network/network.ts'

/** Maximum number of rows. Beyond it those with the oldest last report are deleted. */
export const POLICY_REPORTS_MAX = 200
/** Days after its last report for which a row stays. */
export const POLICY_REPORT_DAYS = 30
const PER_NETWORK = { limit: 20, windowMs: 10 * MINUTE_MS }
const FROM_ALL = { limit: 200, windowMs: 10 * MINUTE_MS }

export interface PolicyReport extends PolicyViolation {
  readonly reports: number
  readonly firstAt: string
  readonly lastAt: string
}

/** Reports of browsers about what the Content-Security-Policy refused. They are not authenticated, so they prove nothing. */
export class PolicyReports {
  readonly #database: Connection
  readonly #perNetwork: NetworkRateLimiter
  readonly #fromAll: RateLimiter

  /** @param clock milliseconds of a monotonic clock */
  constructor(database: Connection, clock: () => number = () => performance.now()) {
    this.#database = database
    this.#perNetwork = new NetworkRateLimiter({ ...PER_NETWORK, clock })
    this.#fromAll = new RateLimiter({ ...FROM_ALL, clock })
  }

  /** Whether another report of this client may be read. Each process counts for itself. */
  admits({ address }: Client): boolean {
    return this.#perNetwork.take(address).ok && this.#fromAll.take('all').ok
  }

  async add({ directive, blocked, page }: PolicyViolation): Promise<void> {
    const at = this.#database.now().toISOString()
    await this.#database.transaction(async ({ write }) => {
      await write
        .insertInto('policy_reports')
        .values({ directive, blocked, page, reports: 1, first_at: at, last_at: at })
        .onConflict((conflict) =>
          conflict.columns(['directive', 'blocked', 'page']).doUpdateSet((row) => ({
            reports: row('policy_reports.reports', '+', 1),
            last_at: at,
          })),
        )
        .execute()
      const oldestKept = await write
        .selectFrom('policy_reports')
        .select('last_at')
        .orderBy('last_at', 'desc')
        .offset(POLICY_REPORTS_MAX - 1)
        .limit(1)
        .executeTakeFirst()
      const isTooOld = new Date(this.#database.now().getTime() - POLICY_REPORT_DAYS * DAY_MS).toISOString()
      const before = oldestKept && oldestKept.last_at > isTooOld ? oldestKept.last_at : isTooOld
      await write.deleteFrom('policy_reports').where('last_at', '<', before).execute()
    })
  }

  async list(): Promise<readonly PolicyReport[]> {
    const { now, read } = this.#database
    const since = new Date(now().getTime() - POLICY_REPORT_DAYS * DAY_MS).toISOString()
    const rows = await read
      .selectFrom('policy_reports')
      .select(['directive', 'blocked', 'page', 'reports', 'first_at', 'last_at'])
      .where('last_at', '>=', since)
      .orderBy('last_at', 'desc')
      .orderBy('directive')
      .limit(POLICY_REPORTS_MAX)
      .execute()
    return rows.map(({ first_at, last_at, ...row }) => ({ ...row, firstAt: first_at, lastAt: last_at }))
  }
}
