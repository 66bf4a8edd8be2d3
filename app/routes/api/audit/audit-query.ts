import { isAuditEvent } from '#domain/audit-event.ts'
import { DAY_MS } from '#domain/durations.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { instantOf } from '#domain/text/civil-time.ts'
import type { AuditFilter } from '#server/audit/audit-repository.ts'

/** The filter in a query string. Invalid fields are left out and reported. */
interface AuditQuery {
  readonly typed: { readonly q?: string; readonly what?: string; readonly from?: string; readonly to?: string }
  readonly problems: Readonly<Record<string, string>>
}

const Q_MAX_LENGTH = 200

export function auditQuery(query: URLSearchParams): AuditQuery {
  const [q = '', what = '', from = '', to = ''] = ['q', 'what', 'from', 'to'].map((name) => query.get(name)?.trim())
  const problems = {
    ...(q.length > Q_MAX_LENGTH && { q: `Search for ${Q_MAX_LENGTH} characters at most` }),
    ...(what && !isAuditEvent(what) && { what: 'There is no such kind of entry' }),
    ...(from && !isCivilDate(from) && { from: 'A day is written as 2026-10-31' }),
    ...(to && !isCivilDate(to) && { to: 'A day is written as 2026-10-31' }),
  }
  const given = Object.entries({ q, what, from, to }).filter(([name, value]) => value && !(name in problems))
  return { typed: Object.fromEntries(given), problems }
}

/** @param timeZone of the blog, in which days begin and end */
export function auditFilter({ q, what, from, to }: AuditQuery['typed'], timeZone: string): AuditFilter {
  const start = (date: string) => instantOf({ date, time: '00:00' }, timeZone) ?? undefined
  return { q, what, from: from && start(from), to: to && start(dayAfter(to)) } as AuditFilter
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
