import { expect, it } from 'vitest'
import { screenView } from '#test/support/screen-views.ts'
import type { ScreenView } from './analytics.ts'
import { readerOf } from './first-party.ts'
import { ViewRateLimits } from './view-rate-limits.ts'

const MINUTE_MS = 60_000
const DAY = '2026-11-21'

/** Limits with a clock that stands still unless it is moved. */
function counting(screensADay?: number) {
  let now = 0
  const limits = new ViewRateLimits(() => now, screensADay)
  return {
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    take: (changes: Partial<ScreenView> = {}, day = DAY) => {
      const view = screenView(changes)
      return limits.take(view, readerOf(view, 'https://den.example'), day)
    },
  }
}

/** How many of so many views are counted. */
function countedOf(count: number, take: (index: number) => unknown): number {
  return Array.from({ length: count }, (_, index) => take(index)).filter(Boolean).length
}

it('counts 200 readers a day of one network, however its browsers call themselves', () => {
  const { take, pass } = counting()
  const readers = new Set<string>()
  let counted = 0
  // One address for ten minutes, each time another browser.
  for (let minute = 0; minute < 10; minute++) {
    counted += countedOf(3_000, (index) => {
      const userAgent = `Mozilla/5.0 (${minute} ${index})`
      const view = take({ userAgent })
      if (view) readers.add(userAgent)
      return view
    })
    pass(MINUTE_MS)
  }
  expect(readers.size).toBe(counted)
  // 200, and the part of a day's allowance that refills in ten minutes.
  expect(counted).toBe(201)
  expect(take({ address: '192.0.2.9' })).not.toBeNull()
})

it('counts 120 views a minute of one network, and thirty of one reader', () => {
  const { take, pass } = counting()
  expect(countedOf(40, () => take())).toBe(30)
  const others = (index: number) => take({ userAgent: `Mozilla/5.0 (${index % 10})` })
  expect(countedOf(1_000, others)).toBe(90)
  pass(MINUTE_MS)
  expect(countedOf(1_000, others)).toBe(120)
})

it('takes the networks of an IPv6 site together at five times as much', () => {
  const { take } = counting()
  const from = (host: string) => (index: number) =>
    take({ address: host.replace('x', (index % 50).toString(16)), userAgent: `Mozilla/5.0 (${index})` })
  expect(countedOf(5_000, from('2001:db8:1:x::1'))).toBe(600)
  expect(countedOf(5_000, from('2001:db8:2:7::x'))).toBe(120)
})

it('counts 2,000 screens a day that readers of one network had not seen', () => {
  const { take, pass } = counting()
  let counted = 0
  for (let minute = 0; minute < 30; minute++) {
    counted += countedOf(200, (index) =>
      take({ screen: 'Article', path: `/blogs/${minute}-${index}`, userAgent: `Mozilla/5.0 (${index % 10})` }),
    )
    pass(MINUTE_MS)
  }
  expect(counted).toBe(2_000 + Math.floor((2_000 * 29) / (24 * 60)))
  // A view that was counted before costs nothing.
  expect(take({ screen: 'Article', path: '/blogs/0-0', userAgent: 'Mozilla/5.0 (0)' })).not.toBeNull()
})

it('counts so many screens and 200 referring hosts a day of all networks, and the view without its host beyond', () => {
  const { take } = counting(1_000)
  const of = (index: number) => `10.0.${index >> 8}.${index & 255}`
  const hosts = new Set<string | null>()
  const counted = countedOf(1_100, (index) => {
    const view = take({ address: of(index), referrerHost: `ref${index}.example` })
    if (view) hosts.add(view.referrerHost)
    return view
  })
  expect([counted, hosts.size]).toEqual([1_000, 201])
  expect(hosts).toContain(null)
  expect(take({ address: of(0), referrerHost: 'ref0.example' })?.referrerHost).toBe('ref0.example')
  expect(take({ address: of(2_000) })).toBeNull()
  expect(take({ address: of(2_000), referrerHost: 'fresh.example' }, '2026-11-22')?.referrerHost).toBe('fresh.example')
})

it('counts twenty referring hosts a day of one network', () => {
  const { take } = counting()
  const hosts = Array.from({ length: 30 }, (_, index) => take({ referrerHost: `ref${index}.example` })?.referrerHost)
  expect(hosts.filter(Boolean)).toHaveLength(20)
  expect(hosts.slice(20)).toEqual(Array(10).fill(null))
  expect(take({ address: '192.0.2.9', referrerHost: 'ref29.example' })?.referrerHost).toBe('ref29.example')
})

it('takes a loopback address for a proxy with many readers behind it, up to the limit of the day', () => {
  const { take } = counting(1_000)
  const behindProxy = (index: number) => take({ address: '127.0.0.1', userAgent: `Mozilla/5.0 (${index})` })
  expect(countedOf(3_000, behindProxy)).toBe(1_000)
})
