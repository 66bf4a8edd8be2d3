import type { Connection } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'

/** A fixed-window rate limit; the window begins with the first use. */
export interface SubscriptionRateLimit {
  readonly key: string
  readonly limit: number
  readonly windowMs: number
}

/** For all instances together. Returns false when one of the limits is reached; then nothing is counted. */
export async function takeCounts(trx: Connection, limits: readonly SubscriptionRateLimit[]): Promise<boolean> {
  await lockRow(trx, 'subscribers')
  const now = trx.now().getTime()
  const rows = await trx.read
    .selectFrom('subscription_counts')
    .selectAll()
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute()
  const counted = limits.map((limit) => {
    const row = rows.find(({ key }) => key === limit.key)
    const end = row ? Date.parse(row.forget_at) : 0
    // A window that ends later than one that begins now was written while the clock was wrong.
    const isRunning = end > now && end <= now + limit.windowMs
    return { ...limit, count: isRunning ? row!.count : 0, end: isRunning ? end : now + limit.windowMs }
  })
  if (counted.some(({ count, limit }) => count >= limit)) return false

  for (const { key, count, end } of counted) {
    const columns = { count: count + 1, forget_at: new Date(end).toISOString() }
    await trx.write
      .insertInto('subscription_counts')
      .values({ key, ...columns })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
      .execute()
  }
  return true
}

export async function purgeCounts({ write, now }: Connection): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('subscription_counts')
    .where('forget_at', '<=', now().toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
