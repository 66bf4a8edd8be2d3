import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { recurring } from '../concurrency/recurring.ts'
import type { Log } from '../log/log.ts'
import type { AuditLog } from './audit-log.ts'

const SCHEDULE = { firstMs: 5 * MINUTE_MS, everyMs: HOUR_MS }

export function startAuditUpkeep(audit: AuditLog, log: Log, schedule = SCHEDULE): AsyncDisposable {
  const work = async () => {
    const entries = await audit.purge()
    if (entries > 0) log.info({ entries }, 'entries of the audit log deleted that were older than a year')
  }
  return recurring(work, schedule, (error) => log.warn({ err: error }, 'old entries of the audit log stay'))
}
