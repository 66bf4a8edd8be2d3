import { expect, it } from 'vitest'
import { repeatedConsent } from './consent-thinning.ts'

const NOW = new Date('2026-11-29T12:00:00Z')

type Entry = Parameters<typeof repeatedConsent>[0][number]

/** @param entries such as `confirmed 2017-03-03T10:05:00Z` */
function left(entries: readonly string[]): string[] {
  const parsed = entries.map((entry) => {
    const [event, at] = entry.split(' ')
    return { event: event as Entry['event'], at: at!, entry }
  })
  const repeated = new Set(repeatedConsent(parsed, NOW, 'UTC'))
  return parsed.filter((entry) => !repeated.has(entry)).map(({ entry }) => entry)
}

it('what proves the consent of a subscriber stays, however old it is', () => {
  const entries = [
    'requested 2017-03-01T10:00:00Z',
    'requested 2017-03-02T10:00:00Z',
    'requested 2017-03-03T10:00:00Z',
    'confirmed 2017-03-03T10:05:00Z',
    'requested 2017-03-20T10:00:00Z',
    'unsubscribed 2018-01-01T10:00:00Z',
    'requested 2019-05-01T09:00:00Z',
    'requested 2019-05-02T10:00:00Z',
    'confirmed 2019-05-02T10:05:00Z',
    'requested 2019-05-09T10:00:00Z',
    'requested 2019-05-30T10:00:00Z',
  ]
  expect(left(entries)).toEqual([
    'requested 2017-03-01T10:00:00Z',
    'requested 2017-03-03T10:00:00Z',
    'confirmed 2017-03-03T10:05:00Z',
    'requested 2017-03-20T10:00:00Z',
    'unsubscribed 2018-01-01T10:00:00Z',
    'requested 2019-05-02T10:00:00Z',
    'confirmed 2019-05-02T10:05:00Z',
    'requested 2019-05-30T10:00:00Z',
  ])
})

it('leaving and returning many times on one day is one of each from the next day on, and the last state stays', () => {
  const toggled = (day: string) =>
    Array.from({ length: 20 }, (_, index) => {
      const event = index % 2 === 0 ? 'unsubscribed' : 'returned'
      return `${event} ${day}T10:${String(index).padStart(2, '0')}:00Z`
    })
  const entries = ['imported 2020-01-01T00:00:00Z', ...toggled('2026-03-05'), ...toggled('2026-11-29')]
  expect(left(entries)).toEqual([
    'imported 2020-01-01T00:00:00Z',
    // The first of each event.
    'unsubscribed 2026-03-05T10:00:00Z',
    'returned 2026-03-05T10:01:00Z',
    'unsubscribed 2026-03-05T10:18:00Z',
    'returned 2026-03-05T10:19:00Z',
    ...toggled('2026-11-29'),
  ])
})

it('whoever came and left once loses no entry', () => {
  const entries = [
    'requested 2017-03-01T10:00:00Z',
    'confirmed 2017-03-01T10:05:00Z',
    'unsubscribed 2017-03-01T10:10:00Z',
    'returned 2017-03-01T10:11:00Z',
    'suppressed 2017-03-20T10:10:00Z',
  ]
  expect(left(entries)).toEqual(entries)
})
