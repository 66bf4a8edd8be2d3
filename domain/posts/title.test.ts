import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterCount } from '../text/character-count.ts'
import { titleProblem } from './title.ts'

const tooLong = 'Title must be 60 or fewer characters'
const family = '👨🏻‍👩🏻‍👧🏻‍👦🏻'

describe('characterCount', () => {
  it('counts as a person does', () => {
    expect(characterCount('')).toBe(0)
    expect(characterCount('The Thing')).toBe(9)
    expect(characterCount('Zoe\u0308')).toBe(3)
    expect(characterCount(family)).toBe(1)
    expect(characterCount('🇩🇪🇫🇷')).toBe(2)
    expect(characterCount('นํ้า')).toBeLessThanOrEqual(2)
    expect(characterCount('\ud800')).toBe(1)
  })

  it('never counts more than the code units, and counts plain letters one by one', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => characterCount(text) <= text.length))
    fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9 ]*$/), (text) => characterCount(text) === text.length))
  })
})

describe('titleProblem', () => {
  it('allows 60 characters, not 61', () => {
    expect(titleProblem('x'.repeat(60))).toBeNull()
    expect(titleProblem('x'.repeat(61))).toBe(tooLong)
    expect(titleProblem(family.repeat(60))).toBeNull()
    expect(titleProblem(family.repeat(61))).toBe(tooLong)
  })

  it('does not count the spaces around it', () => {
    expect(titleProblem(`  ${'x'.repeat(60)}\n`)).toBeNull()
    expect(titleProblem(`${'x'.repeat(30)} ${'x'.repeat(30)}`)).toBe(tooLong)
  })

  it('requires one', () => {
    for (const title of ['', '   ', '\n\t', '\u200b', ' \u200d\u2060 '])
      expect(titleProblem(title)).toBe('Title is required')
  })

  it('refuses a heap of accents at once', () => {
    // Counting all of them would exceed the timeout of a test.
    expect(titleProblem(`a${'\u0301'.repeat(50_000_000)}`)).toBe(tooLong)
  })

  it('draws the line for any mixture of characters', () => {
    const character = fc.constantFrom('a', 'Z', '7', '!', 'é', 'ß', '恐', '👻', family, '🇩🇪', 'e\u0301')
    fc.assert(
      fc.property(fc.array(character, { minLength: 1, maxLength: 80 }), (characters) => {
        // Two flags in a row are still two characters, because each is a pair of regional letters.
        expect(titleProblem(characters.join('')) === null).toBe(characters.length <= 60)
      }),
      { numRuns: 500 },
    )
  })
})
