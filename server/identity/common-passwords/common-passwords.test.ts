import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BloomFilter } from './bloom-filter.ts'
import { FILTER_FILE, isCommonPassword } from './common-passwords.ts'

it.each(['trustno1', '1qaz2wsx', 'Jennifer1', 'ZAQ12WSX', 'blink182', 'vjht0409'])('knows %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

it.each(['a lantern beneath the stairs', 'vQ9zL2mKx7', 'кошка на крыше'])('does not know %j', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})

it('takes at most one of 5,000 other passwords for a common one', () => {
  const filter = new BloomFilter(readFileSync(FILTER_FILE))
  let wrong = 0
  for (let index = 0; index < 50_000; index++) if (filter.has(`another password, number ${index}`)) wrong++
  expect(wrong).toBeLessThanOrEqual(10)
})

it('finds every text that a filter was made of, and few others', () => {
  const texts = new Set(Array.from({ length: 2_000 }, (_, index) => `text ${index}`))
  const filter = new BloomFilter(BloomFilter.of(texts, 0.01))
  expect([...texts].every((text) => filter.has(text))).toBe(true)
  const others = Array.from({ length: 2_000 }, (_, index) => `other ${index}`)
  expect(others.filter((text) => filter.has(text)).length).toBeLessThan(50)
})
