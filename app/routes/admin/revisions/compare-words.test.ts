import { expect, it } from 'vitest'
import { type DiffPart, wordComparer } from './compare-words.ts'

const NEVER = Number.POSITIVE_INFINITY

it.each([
  ['a b c', 'a b c', [{ same: 'a b c' }]],
  ['the dark house', 'the darker house', [{ same: 'the ' }, { removed: 'dark', added: 'darker' }, { same: ' house' }]],
  ['one two three', 'uno dos three', [{ removed: 'one two', added: 'uno dos' }, { same: ' three' }]],
  ['a', 'a b', [{ same: 'a' }, { removed: '', added: ' b' }]],
  ['a\nb', 'a\n\nb', [{ same: 'a\n' }, { removed: '', added: '\n' }, { same: 'b' }]],
  ['', 'new', [{ removed: '', added: 'new' }]],
] as [string, string, DiffPart[]][])('tells %j from %j', (before, after, diff) => {
  expect(wordComparer(NEVER)(before, after)).toEqual(diff)
  expect(diff.map((each) => ('same' in each ? each.same : each.removed)).join('')).toBe(before)
  expect(diff.map((each) => ('same' in each ? each.same : each.added)).join('')).toBe(after)
})

it('finds a change in a text of 100 kB, and gives up where everything changed', () => {
  const text = (name: string) => Array.from({ length: 15_000 }, (_, index) => `${name}${index}`).join(' ')
  const long = text('word')
  expect(long.length).toBeGreaterThan(100_000)
  expect(wordComparer(NEVER)(long, long.replace('word7000 ', 'changed '))).toHaveLength(3)
  expect(wordComparer(NEVER)(long, text('other'))).toBeNull()
})

it('compares fewer words once many texts have cost much', () => {
  const texts = (name: string) => Array.from({ length: 350 }, (_, index) => `${name}${index}`).join(' ')
  const compare = wordComparer(NEVER)
  const compared = Array.from({ length: 20 }, () => compare(texts('a'), texts('b')) !== null)
  expect(compared.slice(0, 3)).toEqual([true, true, true])
  expect(compared.at(-1)).toBe(false)
  expect(compare('a b', 'a b')).toEqual([{ same: 'a b' }])
})
