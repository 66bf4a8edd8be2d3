import { expect, it } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

function limiterAt(start = 0, maxKeys = 10) {
  const time = { now: start }
  return { time, limiter: new RateLimiter({ limit: 3, windowMs: 60_000, maxKeys, clock: () => time.now }) }
}

it('lets a burst pass, then refuses and says when the next one may come', () => {
  const { limiter } = limiterAt()
  for (let i = 0; i < 3; i++) expect(limiter.take('a')).toEqual({ ok: true })
  expect(limiter.take('a')).toEqual({ ok: false, retryAfterSeconds: 20 })
})

it('counts keys apart', () => {
  const { limiter } = limiterAt()
  for (let i = 0; i < 3; i++) limiter.take('a')
  expect(limiter.take('b')).toEqual({ ok: true })
})

it('gives back evenly, and nothing beyond a full bucket', () => {
  const { time, limiter } = limiterAt()
  for (let i = 0; i < 3; i++) limiter.take('a')
  time.now = 20_000
  expect(limiter.take('a').ok).toBe(true)
  expect(limiter.take('a').ok).toBe(false)
  time.now = 3_600_000
  for (let i = 0; i < 3; i++) expect(limiter.take('a').ok).toBe(true)
  expect(limiter.take('a').ok).toBe(false)
})

it('takes what costs more at once or not at all', () => {
  const { limiter } = limiterAt()
  expect(limiter.take('a', 2).ok).toBe(true)
  expect(limiter.take('a', 2)).toEqual({ ok: false, retryAfterSeconds: 20 })
  expect(limiter.take('a', 1).ok).toBe(true)
})

it('gives the whole allowance at any instant', () => {
  // The sums of these are too large by a billionth of a millisecond.
  for (const now of [259_053.60256996434, 226_007.91745704328])
    expect(limiterAt(now).limiter.take('a', 3)).toEqual({ ok: true })
})

it('lets a refund be taken again, and nothing more', () => {
  const { limiter } = limiterAt()
  for (let i = 0; i < 3; i++) limiter.take('a')
  limiter.refund('a')
  limiter.refund('b')
  expect(limiter.take('a').ok).toBe(true)
  expect(limiter.take('a').ok).toBe(false)
  for (let i = 0; i < 3; i++) limiter.take('b')
  expect(limiter.take('b').ok).toBe(false)
})

it('holds no more keys than it may, and forgets the one that was used first', () => {
  const { limiter } = limiterAt(0, 2)
  for (let i = 0; i < 3; i++) limiter.take('a')
  limiter.take('b')
  limiter.take('c')
  expect(limiter.take('a').ok).toBe(true)
})
