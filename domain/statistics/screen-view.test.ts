import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referrerHost, screenOf, screenViewCall } from './screen-view.ts'

/** The first route is that of missing pages; the address of the second contains a secret. */
const NOT_COUNTED = ['*', 'preview/:token']

describe('screenOf', () => {
  it.each([
    ['/', 'Den'],
    ['/greetings', 'Greetings'],
    ['/greetings/', 'Greetings'],
    ['/how-i-rate', 'Page'],
    ['/How I rate', null],
    ['/blogs/The-Thing', 'Article'],
    ['/blogs/Face%2FOff', 'Article'],
    ['/admin', 'Admin'],
    ['/admin/settings', 'Admin: Settings'],
    ['/admin/posts/abc', 'Admin: Update'],
    ['/admin/drafts/abc', 'Admin: Draft'],
    ['/admin/revisions/abc', 'Admin: Revisions'],
    ['/preview/abc', null],
    ['/blogs/', null],
    ['/api/blogs', null],
    ['/Greetings', null],
    ['//', 'Den'],
    ['', null],
  ])('%s is %s', (path, screen) => {
    expect(screenOf(path)).toBe(screen)
  })

  it('knows every screen of the route table', () => {
    const routes = [...readFileSync('app/routes.ts', 'utf8').matchAll(/\broute\('([^']+)', 'routes\/[^']+\.tsx'/g)]
    expect(routes.length).toBeGreaterThan(12)
    for (const [, pattern = ''] of routes.filter(([, pattern = '']) => !NOT_COUNTED.includes(pattern)))
      expect(screenOf(`/${pattern.replace(/\*|:\w+/, 'x')}`), pattern).not.toBeNull()
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([null, 'Den', 'Article', 'Page']).toContain(screenOf(`/${text.replace(/^[a-z]/i, '%')}`))
        referrerHost(text, 'https://den.example')
      }),
    )
  })
})

it.each([
  ['https://search.example/?q=den', 'search.example'],
  ['http://Elsewhere.example:8080/a', 'elsewhere.example'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://den.example:8443/', null],
  ['http://192.0.2.1/', null],
  ['http://[2001:db8::1]/', null],
  ['http://localhost:3000/', null],
  ['https://buy_now.example/', null],
  ['https://-x.example/', null],
  [`https://${'x'.repeat(64)}.example/`, null],
  [`https://${'x.'.repeat(126)}xy/`, null],
  ['https://den.example/blogs/x', null],
  ['android-app://com.example', null],
  ['nonsense', null],
  ['', null],
  [undefined, null],
])('referrerHost of %s is %s', (referrer, host) => {
  expect(referrerHost(referrer, 'https://den.example')).toBe(host)
})

it('a page says its path and where the reader came from, and nothing else', () => {
  expect(screenViewCall.safeParse({ path: '/', referrer: 'https://search.example/' }).success).toBe(true)
  for (const body of [{}, { path: 'x' }, { path: '/', user: 'me' }, { path: `/${'x'.repeat(500)}` }, null])
    expect(screenViewCall.safeParse(body).success).toBe(false)
})
