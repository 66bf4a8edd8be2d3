import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPostPath,
  pathCandidates,
  pathFromRequest,
  pathSpellings,
  pathWithSuffix,
  postHref,
  postPath,
} from './path.ts'

const hardTitles = [
  'What/If? 100% "Fear" & <b>Dread</b> #1',
  'foo.data',
  '100%2F',
  '%2e%2e',
  '.%2E',
  '%',
  '.',
  '..',
  '...',
  'a/../b',
  '../admin',
  '/',
  '//evil.example',
  'back\\slash',
  'C:\\..\\x',
  'tab\there',
  'line\nbreak',
  'line\r\nbreak',
  'no\u00a0break',
  "Rosemary's Baby (1968)! *~_-",
  'Das Böse; ^`{|}',
  '👻 Boo 👨‍👩‍👧‍👦',
  'פחד בלילה',
  '\u202eabc',
  'Zoe\u0308',
  'q?page=2#top',
  'a+b=c&d',
  'javascript:alert(1)',
]

describe('postPath', () => {
  it('is the same whether a letter with an accent was typed as one character or as two', () => {
    expect(postPath('Häxan')).toBe('/blogs/H\u00e4xan')
    expect(postPath('Ha\u0308xan')).toBe('/blogs/H\u00e4xan')
    expect(pathSpellings('/blogs/Ha\u0308xan')).toEqual(['/blogs/Ha\u0308xan', '/blogs/H\u00e4xan'])
    expect(pathSpellings('/blogs/H\u00e4xan')).toEqual(['/blogs/H\u00e4xan', '/blogs/Ha\u0308xan'])
  })

  it('is the trimmed title with a hyphen for each space, nothing else changed', () => {
    expect(postPath('The Thing')).toBe('/blogs/The-Thing')
    expect(postPath('  Two  Sisters ')).toBe('/blogs/Two--Sisters')
    expect(postPath('What/If? 100%')).toBe('/blogs/What/If?-100%')
    expect(postPath('tab\tand\u00a0more')).toBe('/blogs/tab\tand\u00a0more')
    expect(postPath('$& $1')).toBe('/blogs/$&-$1')
  })

  it('adds a suffix to a title of dots', () => {
    expect(postPath('.')).toBe('/blogs/.-2')
    expect(postPath('..')).toBe('/blogs/..-2')
    expect(postPath(' ... ')).toBe('/blogs/...-2')
    expect(postPath('. .')).toBe('/blogs/.-.')
    expect(postPath('')).toBe('/blogs/-2')
  })
})

describe('pathCandidates', () => {
  it('goes on from the base with -2, -3, …', () => {
    expect(firstCandidates('Saw', 3)).toEqual(['/blogs/Saw', '/blogs/Saw-2', '/blogs/Saw-3'])
    expect(firstCandidates('..', 3)).toEqual(['/blogs/..-2', '/blogs/..-3', '/blogs/..-4'])
  })

  it('starts with the path of the post and never repeats', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const candidates = firstCandidates(title, 20)
        expect(candidates[0]).toBe(postPath(title))
        expect(new Set(candidates).size).toBe(20)
        expect(candidates.every(isPostPath)).toBe(true)
      }),
    )
  })
})

it('isPostPath accepts what can be stored, linked to and asked for', () => {
  for (const path of ['/blogs/x', '/blogs/..-2', '/blogs/a/b', '/blogs/ ']) expect(isPostPath(path)).toBe(true)
  for (const path of [
    '',
    '/',
    '/blogs',
    '/blogs/',
    '/blogs/.',
    '/blogs/..',
    'x',
    '/blog/x',
    '/blogs/a\0',
    '/blogs/\ud800',
  ]) {
    expect(isPostPath(path), path).toBe(false)
  }
})

describe('postHref', () => {
  it('percent-encodes everything that an address would read otherwise', () => {
    expect(postHref('/blogs/What/If?-100%-#1')).toBe('/blogs/What%2FIf%3F-100%25-%231')
    expect(postHref('/blogs/Zoë')).toBe('/blogs/Zo%C3%AB')
  })

  it('never throws', () => {
    expect(postHref('/blogs/\ud83d')).toBe('/blogs/%EF%BF%BD')
    expect(postHref('')).toBe('/blogs/')
    fc.assert(fc.property(anyText, (text) => void expect(postHref(postPath(text))).toMatch(/^\/blogs\/[\x21-\x7e]+$/)))
  })

  it('is an address that a browser leaves as it is', () => {
    for (const title of hardTitles) expectUnchanged(postHref(postPath(title)))
    fc.assert(
      fc.property(anyTitle, (title) => expectUnchanged(postHref(postPath(title)))),
      { numRuns: 500 },
    )
  })
})

describe('pathFromRequest', () => {
  it('opens both spellings of a slash', () => {
    expect(pathFromRequest('/blogs/What%2FIf')).toBe('/blogs/What/If')
    expect(pathFromRequest('/blogs/What/If')).toBe('/blogs/What/If')
  })

  it('decodes once', () => {
    expect(pathFromRequest('/blogs/100%252F')).toBe('/blogs/100%2F')
    expect(pathFromRequest('/blogs/foo.data')).toBe('/blogs/foo.data')
  })

  it('takes malformed escapes as they are', () => {
    expect(pathFromRequest('/blogs/100%')).toBe('/blogs/100%')
    expect(pathFromRequest('/blogs/%2F%E0%A4')).toBe('/blogs/%2F%E0%A4')
  })

  it('is null where no post can be', () => {
    for (const path of [
      '',
      '/',
      '/blogs',
      '/blogs/',
      '/Blogs/x',
      '/greetings',
      'blogs/x',
      '/blogs/a%00b',
      '/blogs/%E0\0',
    ]) {
      expect(pathFromRequest(path), path).toBeNull()
    }
  })

  it('finds the post behind every link', () => {
    for (const title of hardTitles) expectRoundTrip(postPath(title))
    fc.assert(
      fc.property(anyTitle, (title) => expectRoundTrip(postPath(title))),
      { numRuns: 500 },
    )
    fc.assert(fc.property(anyTitle, fc.nat(), (title, n) => expectRoundTrip(pathWithSuffix(postPath(title), n))))
  })

  it('never throws', () => {
    fc.assert(fc.property(anyText, (text) => void pathFromRequest(`/blogs/${text}`)))
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('.', '%', '2', 'e', 'E', 'F', 'f', '/', '\\', '?', '#', ' ', '\t', '\n', ':', '\ud800'),
  }),
)
const anyTitle = anyText.filter((text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed())

function firstCandidates(title: string, count: number): string[] {
  const candidates = pathCandidates(title)
  return Array.from({ length: count }, () => candidates.next().value)
}

function expectUnchanged(href: string): void {
  expect(new URL(href, 'http://x').pathname).toBe(href)
}

function expectRoundTrip(path: string): void {
  expect(pathFromRequest(new URL(postHref(path), 'http://x').pathname)).toBe(path)
}
