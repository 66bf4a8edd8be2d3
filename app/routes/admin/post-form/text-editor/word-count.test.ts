import { expect, it } from 'vitest'
import { wordCount } from './word-count.ts'

it.each([
  ['', 0],
  ['— * … \n\n- ', 0],
  ['The lamp went out.', 4],
  ["Nobody's well-kept house, 1,000 years on", 6],
  ['## The *lamp*\n\n> went **out**', 4],
  ['See [the log](https://sea.example/a/long-path) or https://sea.example/', 4],
  ['![A red door](/media/00000000000000000000000000000000.jpg)', 3],
  ['L’été à Kraków', 3],
  ['恐怖の映画 Ring', 6],
])('%j has %d words', (text, expected) => {
  expect(wordCount(text)).toBe(expected)
})

it('takes a long text of one kind in a single pass', () => {
  for (const piece of ['a', '](', 'a-', 'https://', '恐', "'"])
    expect(wordCount(piece.repeat(200_000))).toBeGreaterThan(-1)
})
