import { DAY_MS, HOUR_MS } from '#domain/durations.ts'

export function ageOf(instant: string, now: string): string {
  const age = Date.parse(now) - Date.parse(instant)
  if (age < HOUR_MS) return 'less than an hour ago'
  if (age < 2 * DAY_MS) return ago(age / HOUR_MS, 'hour')
  if (age < 60 * DAY_MS) return ago(age / DAY_MS, 'day')
  return ago(age / (30 * DAY_MS), 'month')
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
