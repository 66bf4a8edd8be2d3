import { expect, it } from 'vitest'
import { isBackupOverdue, isNightlyDue, latestPlanned } from './backup-schedule.ts'

const at = (text: string) => new Date(text)

it('is a time of the day in the time zone of the blog', () => {
  const planned = (now: string) => latestPlanned(at(now), '03:00', 'Europe/Berlin').toISOString()
  expect(planned('2026-01-10T02:00:00Z')).toBe('2026-01-10T02:00:00.000Z')
  expect(planned('2026-01-10T01:59:59Z')).toBe('2026-01-09T02:00:00.000Z')
  expect(planned('2026-07-10T23:30:00Z')).toBe('2026-07-10T01:00:00.000Z')
})

it('has one instant on the days on which clocks are changed', () => {
  const planned = (now: string) => latestPlanned(at(now), '02:30', 'Europe/Berlin').toISOString()
  expect(planned('2026-03-29T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
  expect(planned('2026-10-25T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
})

it('asks for a backup once a night, and for one that was missed', () => {
  const planned = at('2026-01-10T03:00:00Z')
  const since = at('2025-01-01T00:00:00Z')
  const due = (now: string, last: { started: string; ended?: string; failed?: boolean } | undefined) =>
    isNightlyDue(at(now), {
      planned,
      since,
      last: last && {
        startedAt: at(last.started),
        endedAt: last.ended ? at(last.ended) : null,
        hasFailed: last.failed ?? false,
      },
    })
  expect(due('2026-01-10T03:00:30Z', undefined)).toBe(true)
  expect(due('2026-01-10T03:00:30Z', { started: '2026-01-09T03:00:10Z', ended: '2026-01-09T03:01:00Z' })).toBe(true)
  expect(due('2026-01-10T19:00:00Z', { started: '2026-01-10T03:00:10Z', ended: '2026-01-10T03:01:00Z' })).toBe(false)
  const failed = { started: '2026-01-10T03:00:10Z', ended: '2026-01-10T03:01:00Z', failed: true }
  expect(due('2026-01-10T04:00:59Z', failed)).toBe(false)
  expect(due('2026-01-10T04:01:00Z', failed)).toBe(true)
  expect(isNightlyDue(at('2026-01-10T03:01:00Z'), { planned, since: planned, last: undefined })).toBe(false)
})

it('is overdue after two days', () => {
  const now = at('2026-01-10T03:00:00Z')
  expect(isBackupOverdue(now, at('2026-01-08T03:00:00Z'))).toBe(false)
  expect(isBackupOverdue(now, at('2026-01-08T02:59:59Z'))).toBe(true)
  expect(isBackupOverdue(now, null)).toBe(false)
})
