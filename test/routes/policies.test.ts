import { expect, it } from 'vitest'
import { standardPages } from '#content/standard-pages.ts'
import { en } from '#content/texts/en/texts.ts'
import type { StandardPath } from '#domain/posts/pages/standard-pages.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { section } from '#test/support/posts.ts'

const TURNSTILE = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET_KEY: 'secret', CAPTCHA_SITE_KEY: 'key' }
const GOOGLE = { ANALYTICS_PROVIDER: 'google', GA_MEASUREMENT_ID: 'G-ABC123', GA_API_SECRET: 'secret' }
const EMAILJS = { EMAILJS_PUBLIC_KEY: 'public', EMAILJS_SERVICE_ID: 'service', EMAILJS_TEMPLATE_ID: 'template' }
const COUNTING = { 'first-party': {}, google: GOOGLE, off: { ANALYTICS_PROVIDER: 'off' } } as const

const COMBINATIONS = [false, true].flatMap((isHosted) =>
  (['first-party', 'google', 'off'] as const).flatMap((counting) =>
    [false, true].map((isByEmailJs) => ({ isHosted, counting, isByEmailJs })),
  ),
)

it.each(COMBINATIONS)('are true: hosted captcha $isHosted, counting $counting, EmailJS $isByEmailJs', async (used) => {
  const { isHosted, counting, isByEmailJs } = used
  const env = { ...(isHosted && TURNSTILE), ...COUNTING[counting], ...(isByEmailJs && EMAILJS) }
  await using app = await openTestApp(openTestSqlite, { env })
  const { privacy, cookies } = await policiesOf(app)
  const isTold = {
    'sent to nobody': counting === 'first-party',
    'counts how often its pages are read': counting !== 'off',
    'counts how often its pages are read, by itself': counting === 'first-party',
    'does not count its readers': counting === 'off',
    'tells Google its name and address': counting === 'google',
    'no third party': !isHosted && counting !== 'google',
    'no other host': !isHosted,
    'once you send it': isHosted,
    'to a captcha company': !isHosted,
    'guarded by Cloudflare Turnstile': isHosted,
    'by way of EmailJS': isByEmailJs,
    'has to see the address in order to deliver them': true,
    'no tracking cookies': true,
  }
  // With Google Analytics the pages themselves still make no foreign request.
  if (counting === 'google') Reflect.deleteProperty(isTold, 'no other host')
  for (const [words, isSaid] of Object.entries(isTold))
    expect([words, privacy.includes(words)]).toEqual([words, isSaid])
  for (const words of ['no other host', 'no other company can set', 'no cookie either', 'readers works just the same'])
    expect([words, cookies.includes(words)]).toEqual([words, !isHosted])
  expect(cookies.includes('captcha of Cloudflare Turnstile')).toBe(isHosted)
})

it('name no part of a page that is not there', () => {
  const none = { captchaCompany: null, counting: 'first-party', isMailedByEmailJs: false } as const
  const all = { captchaCompany: 'Turnstile', counting: 'google', isMailedByEmailJs: true } as const
  const [before, after] = [standardPages(none, en), standardPages(all, en)]
  const changed = (path: StandardPath) =>
    after[path].parts
      .filter(({ text }, index) => text !== before[path].parts[index]?.text)
      .map(({ heading }) => heading)
  expect(changed('/privacy')).toEqual(['Reading', 'Counting readers', 'New posts by e-mail', 'The captcha'])
  expect(changed('/cookiepolicy')).toEqual(['If you read', 'Other companies', 'Clearing and refusing'])
  expect([changed('/terms'), changed('/greetings')]).toEqual([[], []])
})

it('are left alone where the owner has written others', async () => {
  const page = { kind: 'page', title: 'Mine', path: '/privacy', sections: [section({ sectionText: 'None of it.' })] }
  await using app = await openTestApp(openTestSqlite, { env: { ...TURNSTILE, ...GOOGLE, ...EMAILJS } })
  await savePost(app.database, { ...page, kind: 'page' })
  const { privacy, cookies } = await policiesOf(app)
  expect([privacy.includes('None of it.'), privacy.includes('Turnstile')]).toEqual([true, false])
  expect(cookies).toContain('Turnstile')
})

async function policiesOf(app: TestApp) {
  return { privacy: (await app.get('/privacy')).body, cookies: (await app.get('/cookiepolicy')).body }
}
