import { expect, it } from 'vitest'
import { BrieflyKept } from './briefly-kept.ts'

it('asks again after a failure, and tells all who waited for it', async () => {
  const kept = new BrieflyKept<string>(5_000, () => 0)
  let asked = 0
  const failing = () => {
    asked++
    return Promise.reject(new Error('closed'))
  }
  const answers = await Promise.allSettled([kept.of('a', failing), kept.of('a', failing)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toBe(1)
  expect(await kept.of('a', async () => 'fine')).toBe('fine')
})

it('measures age from when an answer was begun, so that a slow one is not given for longer', async () => {
  let clock = 0
  const kept = new BrieflyKept<string>(5_000, () => clock)
  const slow = Promise.withResolvers<string>()
  const first = kept.of('a', () => slow.promise)
  clock = 5_000
  expect(await kept.of('a', async () => 'new')).toBe('new')
  slow.resolve('old')
  expect(await first).toBe('old')
  expect(await kept.of('a', async () => 'newer')).toBe('new')
})
