import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { characterCount } from '../text/character-count.ts'
import { excerpt, fillTokens } from './texts.ts'

const tokens = { blogName: 'The Midnight Den', contact: 'keeper@den.example', siteUrl: 'https://den.example' }

describe('fillTokens', () => {
  it('fills every token, everywhere', () => {
    expect(fillTokens('{blogName}: write to {contact} ({siteUrl}, {siteUrl})', tokens)).toBe(
      'The Midnight Den: write to keeper@den.example (https://den.example, https://den.example)',
    )
  })

  it('keeps other braces', () => {
    for (const text of ['{}', '{blogname}', '{email}', '{ blogName }', '{blogName', '{constructor}', '{{x}}']) {
      expect(fillTokens(text, tokens)).toBe(text)
    }
  })

  it('fills once', () => {
    expect(fillTokens('{blogName}', { ...tokens, blogName: 'Den {contact} $& $1' })).toBe('Den {contact} $& $1')
    expect(fillTokens('{{blogName}}', { ...tokens, blogName: 'contact' })).toBe('{contact}')
  })

  it('changes nothing but tokens', () => {
    fc.assert(
      fc.property(fc.array(fc.string().map((text) => text.replace('{', ''))), fc.string(), (parts, blogName) => {
        expect(fillTokens(parts.join('{blogName}'), { ...tokens, blogName })).toBe(parts.join(blogName))
      }),
    )
  })
})

describe('excerpt', () => {
  it('leaves short texts whole, on one line', () => {
    expect(excerpt('', 10)).toBe('')
    expect(excerpt(' A  dark\n\nnight ', 12)).toBe('A dark night')
  })

  it('cuts after a word', () => {
    expect(excerpt('A dark and stormy night', 15)).toBe('A dark and…')
    expect(excerpt('A dark and stormy night', 11)).toBe('A dark and…')
    expect(excerpt('A dark and stormy night', 10)).toBe('A dark…')
    expect(excerpt('A dark, stormy night', 9)).toBe('A dark…')
    expect(excerpt('Fear — pure fear', 8)).toBe('Fear…')
  })

  it('cuts inside the first word only, between characters', () => {
    expect(excerpt('Aaaaaaaaargh', 5)).toBe('Aaaa…')
    expect(excerpt('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦…')
    expect(excerpt('恐怖映画', 3)).toBe('恐怖…')
    expect(excerpt('abc', 1)).toBe('…')
    expect(excerpt('abc', 0)).toBe('')
  })

  it('fits, and is a beginning of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', ',', '.', '👻', '恐', 'e\u0301', '—') }),
        fc.integer({ min: 1, max: 40 }),
        (text, max) => {
          const line = text.replace(/\s+/g, ' ').trim()
          const result = excerpt(text, max)
          expect(characterCount(result)).toBeLessThanOrEqual(max)
          if (characterCount(line) <= max) {
            expect(result).toBe(line)
            return
          }
          expect(result.endsWith('…')).toBe(true)
          const kept = result.slice(0, -1)
          expect(line.startsWith(kept)).toBe(true)
          const firstWord = line.split(' ')[0] ?? ''
          if (characterCount(firstWord) < max) expect(line.slice(kept.length)).toMatch(/^[\s,—]/)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('reads no further than it shows', () => {
    let read = 0
    const { segment } = Intl.Segmenter.prototype
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
      const segments = segment.call(this, text)
      return Object.assign(Object.create(segments), {
        *[Symbol.iterator]() {
          for (const one of segments) {
            read++
            yield one
          }
        },
      })
    })
    excerpt('word '.repeat(10_000), 160)
    expect(read).toBe(161)
  })
})
