import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodedTag, isUnchanged, isUnmodified } from './conditional.ts'

describe('isUnchanged', () => {
  it.each([
    '"a.1"',
    'W/"a.1"',
    '"a.1;br"',
    'W/"a.1;gzip"',
    '"a.1-gzip"',
    'W/"a.1-gzip"',
    '"a.1-br"',
    '"a.1;gzip-gzip"',
    ' "a.1" ',
    '"x", "a.1"',
    '"x",W/"a.1;br","y"',
    '*',
    ' * ',
  ])('knows the tag in %s', (header) => {
    expect(isUnchanged(header, '"a.1"')).toBe(true)
    expect(isUnchanged(header, '"a.1;br"')).toBe(true)
  })

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
    '"a.1-zip"',
    '"a.1-gzip-gzip"',
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

describe('isUnmodified', () => {
  const modified = Date.UTC(2026, 9, 31, 20)

  it('compares the instant, unless an entity tag decides', () => {
    expect(isUnmodified({ 'if-modified-since': 'Sat, 31 Oct 2026 20:00:00 GMT' }, modified)).toBe(true)
    expect(isUnmodified({ 'if-modified-since': 'Sun, 01 Nov 2026 08:00:00 GMT' }, modified)).toBe(true)
    expect(isUnmodified({ 'if-modified-since': 'Sat, 31 Oct 2026 19:59:59 GMT' }, modified)).toBe(false)
    const both = { 'if-modified-since': 'Sun, 01 Nov 2026 08:00:00 GMT', 'if-none-match': '"b"' }
    expect(isUnmodified(both, modified)).toBe(false)
  })

  it('is false without an instant on both sides', () => {
    expect(isUnmodified({}, modified)).toBe(false)
    expect(isUnmodified({ 'if-modified-since': 'yesterday' }, modified)).toBe(false)
    expect(isUnmodified({ 'if-modified-since': 'Sun, 01 Nov 2026 08:00:00 GMT' }, Number.NaN)).toBe(false)
  })
})

it('encodedTag puts the encoding inside the tag, where a comparison looks past it', () => {
  expect(encodedTag('"a.1"', 'br')).toBe('"a.1;br"')
  expect(isUnchanged(encodedTag('"a.1"', 'gzip'), encodedTag('"a.1"', 'br'))).toBe(true)
  expect(isUnchanged(encodedTag('"a.2"', 'br'), encodedTag('"a.1"', 'br'))).toBe(false)
})
