import { expect, it } from 'vitest'
import { RefusedTokens } from './refused-tokens.ts'

it('finds twenty within ten minutes enough, of one network', () => {
  let now = 0
  const refused = new RefusedTokens(() => new Date(now), 20)
  for (let time = 0; time < 20; time++) {
    expect(refused.areEnough('one')).toBe(false)
    refused.note('one')
  }
  expect([refused.areEnough('one'), refused.areEnough('another')]).toEqual([true, false])
  now = 10 * 60_000 - 1
  expect(refused.areEnough('one')).toBe(true)
  now++
  expect(refused.areEnough('one')).toBe(false)
  refused.note('one')
  expect(refused.areEnough('one')).toBe(false)
})

it('remembers ten thousand networks, the latest', () => {
  const refused = new RefusedTokens(() => new Date(0), 20)
  for (const network of ['first', 'second']) for (let time = 0; time < 20; time++) refused.note(network)
  for (let other = 0; other < 9_999; other++) refused.note(`other ${other}`)
  expect([refused.areEnough('first'), refused.areEnough('second')]).toEqual([false, true])
})
