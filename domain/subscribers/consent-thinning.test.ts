import { expect, it } from 'vitest'
import { repeatedConsent } from './consent-thinning.ts'

const NOW = new Date('2026-11-29T12:00:00Z')

type Entry = Parameters<typeof repeatedConsent>[0][number]

function left(entries: readonly (readonly [Entry['event'], string])[]): string[] {
  const all = entries.map(([event, at]) => ({ event, at }))
  const repeated = new Set<unknown>(repeatedConsent(all, NOW, 'UTC'))
  return all.filter((entry) => !repeated.has(entry)).map(({ event, at }) => `${event} ${at}`)
}

it('what proves the consent of a subscriber stays, however old it is', () => {
  const entries = [
    ['requested', '2017-03-01T10:00:00Z'],
    ['requested', '2017-03-02T10:00:00Z'],
    ['requested', '2017-03-03T10:00:00Z'],
    ['confirmed', '2017-03-03T10:05:00Z'],
    ['requested', '2017-03-20T10:00:00Z'],
    ['unsubscribed', '2018-01-01T10:00:00Z'],
    ['requested', '2019-05-01T09:00:00Z'],
    ['requested', '2019-05-02T10:00:00Z'],
    ['confirmed', '2019-05-02T10:05:00Z'],
    ['requested', '2019-05-09T10:00:00Z'],
    ['requested', '2019-05-30T10:00:00Z'],
  ] as const
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
      const at = `${day}T10:${String(index).padStart(2, '0')}:00Z`
      return [index % 2 === 0 ? 'unsubscribed' : 'returned', at] as const
    })
  const entries = [['imported', '2020-01-01T00:00:00Z'] as const, ...toggled('2026-03-05'), ...toggled('2026-11-29')]
  expect(left(entries)).toEqual([
    'imported 2020-01-01T00:00:00Z',
    // The first of each event.
    'unsubscribed 2026-03-05T10:00:00Z',
    'returned 2026-03-05T10:01:00Z',
    'unsubscribed 2026-03-05T10:18:00Z',
    'returned 2026-03-05T10:19:00Z',
    ...toggled('2026-11-29').map(([event, at]) => `${event} ${at}`),
  ])
})

it('whoever came and left once loses no entry', () => {
  const entries = [
    ['requested', '2017-03-01T10:00:00Z'],
    ['confirmed', '2017-03-01T10:05:00Z'],
    ['unsubscribed', '2017-03-01T10:10:00Z'],
    ['returned', '2017-03-01T10:11:00Z'],
    ['suppressed', '2017-03-20T10:10:00Z'],
  ] as const
  expect(left(entries)).toHaveLength(entries.length)
})
