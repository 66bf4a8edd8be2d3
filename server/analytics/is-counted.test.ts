import { expect, it } from 'vitest'
import { screenView } from '#test/support/screen-views.ts'
import { isCounted } from './is-counted.ts'

it.each([
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
])('counts a reader: %s', (userAgent) => {
  expect(isCounted(screenView({ userAgent }))).toBe(true)
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'curl/8.14.1',
  'python-requests/2.32',
  '',
])('counts no program: %s', (userAgent) => {
  expect(isCounted(screenView({ userAgent }))).toBe(false)
})

it.each([
  { acceptLanguage: '' },
  { hasPrivacyControl: true },
  { purpose: 'prefetch' },
  { purpose: 'prefetch;prerender' },
])('leaves out %o', (changes) => {
  expect(isCounted(screenView(changes))).toBe(false)
})
