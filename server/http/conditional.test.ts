import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodedTag, isUnchanged } from './conditional.ts'

describe('isUnchanged', () => {
  it.each(['"a.1"', 'W/"a.1"', '"a.1;br"', 'W/"a.1;gzip"', ' "a.1" ', '"x", "a.1"', '"x",W/"a.1;br","y"', '*', ' * '])(
    'knows the tag in %s',
    (header) => {
      expect(isUnchanged(header, '"a.1"')).toBe(true)
      expect(isUnchanged(header, '"a.1;br"')).toBe(true)
    },
  )

  it.each([
    undefined,
    '',
    ' ',
    '"a.10"',
    '"a"',
    'a.1',
    '"a.1',
    '"A.1"',
    'w/"a.1"',
    '"a.1;"',
    '"a.1;br',
    '"a.1;br;gzip"',
    ',,,',
    '"*"',
  ])('does not find it in %s', (header) => {
    expect(isUnchanged(header, '"a.1"')).toBe(false)
  })

  it('survives whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(isUnchanged(header, '"a tag that nobody guesses"')).toBe(header.trim() === '*')
      }),
    )
  })
})

it('encodedTag puts the encoding inside the tag, where a comparison looks past it', () => {
  expect(encodedTag('"a.1"', 'br')).toBe('"a.1;br"')
  expect(isUnchanged(encodedTag('"a.1"', 'gzip'), encodedTag('"a.1"', 'br'))).toBe(true)
  expect(isUnchanged(encodedTag('"a.2"', 'br'), encodedTag('"a.1"', 'br'))).toBe(false)
})
