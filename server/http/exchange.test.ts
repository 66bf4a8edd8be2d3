import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestUrl } from './exchange.ts'

const SITE = 'https://den.example'

describe('requestUrl', () => {
  it.each([
    ['/', 'https://den.example/'],
    ['/blogs/The-Thing?x=1', 'https://den.example/blogs/The-Thing?x=1'],
    ['/?', 'https://den.example/?'],
    ['/a/../b', 'https://den.example/b'],
    ['/a/%2e%2e/b', 'https://den.example/b'],
    ['/../../etc/passwd', 'https://den.example/etc/passwd'],
    ['/%2F%2e%2e%2F', 'https://den.example/%2F%2e%2e%2F'],
    ['/%zz', 'https://den.example/%zz'],
    ['/@evil.example', 'https://den.example/@evil.example'],
    ['/:80', 'https://den.example/:80'],
  ])('of %s stays on the site', (target, address) => {
    expect(urlOf(target)?.href).toBe(address)
  })

  it.each([
    ['//evil.example/x', '//evil.example/x'],
    ['///evil.example', '///evil.example'],
    ['/\\evil.example', '//evil.example'],
    ['http://evil.example/blogs/x?y', '/blogs/x?y'],
    ['HTTPS://evil.example:444', '/'],
    ['http://keeper:secret@evil.example/x', '/x'],
    ['http://evil.example//other.example/x', '//other.example/x'],
    ['http://evil.example\\@other.example/', '/@other.example/'],
  ])('of %s believes no other host', (target, rest) => {
    const url = urlOf(target)
    expect(url?.origin).toBe(SITE)
    expect(`${url?.pathname}${url?.search}`).toBe(rest)
    expect(url?.username).toBe('')
  })

  it.each([
    '',
    '*',
    'x',
    'x/y',
    'evil.example:443',
    '?x',
    '#',
    '@evil.example',
    '.evil.example/',
    ':81/',
    'http://',
    'http://[',
    'ftp://evil.example/',
    'javascript:alert(1)',
    'data:,x',
    '\\\\evil.example',
  ])('of %j is none', (target) => {
    expect(urlOf(target)).toBeNull()
  })

  it('takes bytes beyond ASCII for UTF-8', () => {
    const raw = Buffer.from('/blogs/Ærø-恐怖').toString('latin1')
    expect(urlOf(raw)?.pathname).toBe(new URL('/blogs/Ærø-恐怖', SITE).pathname)
    expect(urlOf('/\xff\xfe')?.pathname).toBe('/%EF%BF%BD%EF%BF%BD')
  })

  it('lies on the site, or is none, whatever is asked', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '..',
      '%2e',
      'http://',
      'evil.example',
      '[',
      '\t',
      '\x80',
      ' ',
    )
    const target = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(target, (text) => {
        const url = urlOf(text)
        if (url) expect([url.origin, url.username, url.password]).toEqual([SITE, '', ''])
      }),
    )
  })
})

function urlOf(target: string): URL | null {
  return requestUrl({ url: target } as IncomingMessage, SITE)
}
