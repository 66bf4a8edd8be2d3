import { expect, it } from 'vitest'
import { typosAllowed, typosBetween } from './spelling.ts'

it.each([
  ['suspiria', 'suspiria', 0],
  ['susperia', 'suspiria', 1],
  ['nosfertau', 'nosferatu', 1],
  ['heriditry', 'hereditary', 2],
  ['pyscho', 'psycho', 1],
  ['exorsist', 'exorcist', 1],
  ['babadok', 'babadook', 1],
  ['carrie', 'jaws', 3],
  ['it', 'hereditary', 3],
])('between %s and %s there are %i typos, or more than two', (one, other, typos) => {
  expect(typosBetween(one, other, 2)).toBe(typos)
  expect(typosBetween(other, one, 2)).toBe(typos)
})

it('no typos are allowed in short words and words with digits', () => {
  expect(['saw', 'jaws', 'psycho', 'suspiria', 'm3gan', '1979'].map(typosAllowed)).toEqual([0, 1, 1, 2, 0, 0])
})
