import { describe, expect, it, vi } from 'vitest'
import { ConfigError } from '#server/config/config-error.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { mailsIn } from '#test/support/mail/mail.ts'
import { fieldsOf, openSubscriptionApp, post, questionOf, statusOf, subscribe } from '#test/support/mail/subscribing.ts'
import { postInput } from '#test/support/posts.ts'
import { answerTo } from '#test/support/services/questions.ts'
import { openFakeSiteverify, type SiteverifyMode } from '#test/support/services/siteverify.ts'
import { fakeTime, isSettled, until } from '#test/support/time.ts'

const EMAIL = 'reader@den.example'
const PROVIDERS = ['recaptcha', 'turnstile', 'hcaptcha'] as const
const COMPLETE = { captcha: 'Please complete reCAPTCHA' }

const before = "default-src 'none'; script-src 'self'"
const between = "img-src 'self' data:; font-src 'self'"
const worker =
  "worker-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://open.spotify.com"
const after = "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"
const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com'
const POLICIES = {
  altcha: `${before}; style-src 'self'; ${between}; connect-src 'self'; ${worker}; ${after}; require-trusted-types-for 'script'; trusted-types 'none'`,
  recaptcha: `${before} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; style-src 'self'; ${between}; connect-src 'self'; ${worker} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; ${after}`,
  turnstile: `${before} https://challenges.cloudflare.com; style-src 'self'; ${between}; connect-src 'self'; ${worker} https://challenges.cloudflare.com; ${after}`,
  hcaptcha: `${before} ${hcaptcha}; style-src 'self' ${hcaptcha}; ${between}; connect-src 'self' ${hcaptcha}; ${worker} ${hcaptcha}; ${after}`,
} as const

describe('The policy of pages', () => {
  it.each(Object.entries(POLICIES))('with %s names its hosts and no other', async (provider, policy) => {
    const keys = { CAPTCHA_SECRET_KEY: 'secret', CAPTCHA_SITE_KEY: 'key' }
    const env = provider === 'altcha' ? {} : { CAPTCHA_PROVIDER: provider, ...keys }
    await using app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/x' })], env })
    const pages = ['/', '/blogs/x', '/greetings', '/privacy', '/subscribe', '/blogs/none', '/subscription/confirm']
    for (const page of pages) expect((await app.get(page)).headers['content-security-policy'], page).toBe(policy)
    const others = ['/admin', '/setup', '/api/captcha', '/feed.xml', '/nowhere', '/healthz', '/media/none.jpg']
    for (const other of others)
      expect((await app.get(other)).headers['content-security-policy'], other).not.toMatch(/google|cloudflare|hcaptcha/)
  })

  it.each(PROVIDERS)('with %s names the host of CAPTCHA_ORIGIN in their place', async (provider) => {
    const env = {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SECRET_KEY: 'secret',
      CAPTCHA_SITE_KEY: 'key',
      CAPTCHA_ORIGIN: 'http://127.0.0.1:9999/',
    }
    await using app = await openTestApp(openTestSqlite, { env })
    const policy = String((await app.get('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' http://127.0.0.1:9999;")
    expect(policy).toContain(`${worker} http://127.0.0.1:9999;`)
    expect(policy.replace(worker, '')).not.toMatch(/https:/)
    expect((await app.get('/api/captcha')).json().scriptUrl).toMatch(/^http:\/\/127\.0\.0\.1:9999\/.*api\.js\?render=/)
  })
})

describe('What a site says of itself', () => {
  it.each([
    ['recaptcha', 'Google reCAPTCHA'],
    ['turnstile', 'Cloudflare Turnstile'],
    ['hcaptcha', 'hCaptcha'],
  ])('with %s names that company, unless its owner wrote something else', async (provider, company) => {
    const env = { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET_KEY: 'secret', CAPTCHA_SITE_KEY: 'key' }
    await using app = await openTestApp(openTestSqlite, { env })
    const [privacy, cookies] = [(await app.get('/privacy')).body, (await app.get('/cookiepolicy')).body]
    expect(privacy).toContain(`The form for new posts is guarded by ${company}.`)
    expect(cookies).toContain(`load the captcha of ${company},`)
    expect(privacy + cookies).not.toMatch(/captcha company|no other company can set|no cookie either/)
  })

  it('of our own names none', async () => {
    await using app = await openTestApp(openTestSqlite)
    for (const page of ['/privacy', '/cookiepolicy'])
      expect((await app.get(page)).body).not.toMatch(/google|cloudflare|hcaptcha/i)
  })
})

describeServer('The site key', (open) => {
  it('comes from the environment first, then from the settings as they now stand', async () => {
    const env = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET_KEY: 'secret' }
    await using app = await openTestApp(open, { env, settings: { siteKey: 'of the settings' } })
    const offer = async () => {
      const { status, headers, body } = await app.get('/api/captcha')
      expect(headers['cache-control']).toBe('no-store')
      return [status, JSON.parse(body)]
    }
    const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
    expect(await offer()).toEqual([200, { provider: 'turnstile', siteKey: 'of the settings', scriptUrl }])
    const page = await app.get('/')
    await app.services.settings.save({ siteKey: 'another' })
    expect(await offer()).toEqual([200, { provider: 'turnstile', siteKey: 'another', scriptUrl }])
    // Pages do not hold it, and stay what they were.
    expect((await app.get('/')).body).toBe(page.body)
    await app.services.settings.save({ siteKey: '' })
    expect(await offer()).toMatchObject([503, { detail: 'The captcha has no site key.' }])
    const reply = await subscribe(app, { to_email: EMAIL, captcha: 'token' })
    expect(reply.status).toBe(503)
  })

  it('wins in the environment', async () => {
    await using fake = await openFakeSiteverify('hcaptcha')
    await using app = await openTestApp(open, { env: fake.env, settings: { siteKey: 'of the settings' } })
    expect((await app.get('/api/captcha')).json()).toMatchObject({ provider: 'hcaptcha', siteKey: fake.siteKey })
    expect((await app.get('/api/collections/settings')).json()).toEqual([{ siteKey: fake.siteKey }])
  })
})

describe('An administrator', () => {
  it('cannot take away the only site key', async () => {
    const env = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET_KEY: 'secret' }
    await using app = await openKeeperApp(openTestSqlite, { env, settings: { siteKey: 'the only one' } })
    for (const siteKey of ['', ' ']) {
      const reply = await app.send('PATCH', '/api/settings', { siteKey, tagline: 'Hush.' })
      expect([reply.status, reply.json().errors]).toEqual([
        422,
        { siteKey: expect.stringMatching(/^Captcha site key is required: /) },
      ])
    }
    expect(await app.services.settings.stored()).toMatchObject({ siteKey: 'the only one' })
    expect((await app.get('/')).body).not.toContain('Hush.')
    expect((await app.send('PATCH', '/api/settings', { siteKey: 'another' })).status).toBe(200)
  })

  it.each([
    ['the environment has one', { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET_KEY: 's', CAPTCHA_SITE_KEY: 'key' }],
    ['our own captcha is in use', {}],
  ])('may empty it where %s', async (_, env) => {
    await using app = await openKeeperApp(openTestSqlite, { env, settings: { siteKey: 'of the settings' } })
    const reply = await app.send('PATCH', '/api/settings', { siteKey: '' })
    expect([reply.status, reply.json().siteKey]).toEqual([200, ''])
  })
})

it.each(PROVIDERS)('A server without a site key does not start with %s, and says what is missing', async (provider) => {
  const env = { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET_KEY: 'hunter2' }
  const start = openTestApp(openTestSqlite, { env })
  await expect(start).rejects.toThrow(`CAPTCHA_SITE_KEY must be given together with CAPTCHA_PROVIDER=${provider}`)
  await expect(start).rejects.toThrow(ConfigError)
})

describeServer('Subscribing with a hosted captcha', (open) => {
  it.each(PROVIDERS)('of %s takes a solved challenge once', async (provider) => {
    await using fake = await openFakeSiteverify(provider)
    await using app = await openSubscriptionApp(open, { env: fake.env })
    const captcha = fake.issue()
    for (const body of [{}, { to_email: EMAIL }, { to_email: EMAIL, captcha: 'made up' }, { captcha: null }]) {
      const reply = await subscribe(app, body)
      expect([reply.status, reply.json().errors]).toEqual([422, COMPLETE])
    }
    // The captcha is checked before the address; a correction needs no second one.
    for (const to_email of ['', 'nobody', `${EMAIL},all@den.example`]) {
      const reply = await subscribe(app, { to_email, captcha })
      expect([reply.status, reply.json().errors]).toEqual([422, { to_email: 'Please enter a valid email' }])
    }
    expect((await subscribe(app, { to_email: EMAIL, captcha })).status).toBe(202)
    expect(await mailsIn(app.database)).toMatchObject([{ kind: 'confirmation', to: EMAIL }])
    expect(fake.calls).toHaveLength(2)

    const again = await subscribe(app, { to_email: 'other@den.example', captcha })
    expect([again.status, again.json().errors]).toEqual([422, COMPLETE])
    expect(await statusOf(app, 'other@den.example')).toBeUndefined()
    // A solution in the form of another captcha is refused as well.
    expect((await subscribe(app, { to_email: EMAIL, captcha: 'e30=' })).json().errors).toEqual(COMPLETE)
    expect(JSON.stringify(app.log)).not.toContain(fake.secretKey)
  })

  it('says that it failed where readers can do nothing about it', async () => {
    await using fake = await openFakeSiteverify('hcaptcha')
    await using app = await openSubscriptionApp(open, { env: fake.env, settings: { contact: 'hush@den.example' } })
    const failures: SiteverifyMode[] = [{ status: 500 }, 'html', { codes: ['invalid-input-secret'] }]
    for (const mode of failures) {
      fake.mode = mode
      const reply = await subscribe(app, { to_email: EMAIL, captcha: fake.issue() })
      const detail = 'Failed to subscribe. Please email us at hush@den.example'
      expect([reply.status, reply.json().detail]).toEqual([503, detail])
    }
    expect(app.log.filter(({ level }) => level === 50)).toMatchObject([{ codes: 'invalid-input-secret' }])
    expect(await statusOf(app, EMAIL)).toBeUndefined()
  })

  it('keeps the form that asks a question, for whoever cannot load the widget', async () => {
    await using fake = await openFakeSiteverify('recaptcha')
    await using app = await openSubscriptionApp(open, { env: fake.env })
    const asked = await post(app, '/subscribe', { to_email: EMAIL })
    const answer = answerTo(questionOf(asked))
    // Answers within three seconds are refused as too quick.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
    expect((await post(app, '/subscribe', { ...fieldsOf(asked), answer })).status).toBe(200)
    expect(await statusOf(app, EMAIL)).toBe('pending')
    expect(fake.calls).toEqual([])
  })
})

it('One visitor with made-up tokens shuts nobody else out, and is asked about no more', async () => {
  await using fake = await openFakeSiteverify('turnstile')
  await using app = await openSubscriptionApp(openTestSqlite, { env: { ...fake.env, TRUST_PROXY: 'loopback' } })
  const ask = async (address: string, to_email: string, captcha: string) =>
    (await subscribe(app, { to_email, captcha }, { 'X-Forwarded-For': address })).status
  const madeUp = Array.from({ length: 40 }, (_, token) => ask('198.51.100.1', EMAIL, `made up ${token}`))
  expect(new Set(await Promise.all(madeUp))).toEqual(new Set([422, 503]))
  expect(await ask('203.0.113.1', 'reader@den.example', fake.issue())).toBe(202)
  expect(fake.calls.filter(({ response }) => response?.startsWith('made up')).length).toBeLessThan(24)
  expect(app.log.filter(({ level }) => Number(level) >= 40).length).toBeLessThan(3)
})

describe('While the service', () => {
  it('hangs, pages come all the same, and each call ends after five seconds with words', async () => {
    await using fake = await openFakeSiteverify('turnstile')
    await using app = await openSubscriptionApp(openTestSqlite, { env: fake.env })
    fake.mode = 'hang'
    fakeTime()
    const calls = Array.from({ length: 4 }, () => subscribe(app, { to_email: EMAIL, captcha: fake.issue() }))
    const answered = Promise.race(calls)
    // Each is asked about twice.
    for (const asked of [4, 8]) {
      await until(() => fake.calls.length === asked)
      await vi.advanceTimersByTimeAsync(2_499)
      await openPages(app)
      expect(await isSettled(answered)).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
    }
    for (const reply of await Promise.all(calls))
      expect([reply.status, reply.json().detail]).toEqual([503, expect.stringMatching(/^Failed to subscribe/)])
  })

  it('cannot be reached, the server starts, and answers', async () => {
    const fake = await openFakeSiteverify('recaptcha')
    const { env } = fake
    await fake[Symbol.asyncDispose]()
    await using app = await openSubscriptionApp(openTestSqlite, { env })
    await openPages(app)
    expect((await app.get('/readyz')).status).toBe(200)
    expect((await subscribe(app, { to_email: EMAIL, captcha: 'x' })).status).toBe(503)
  })
})

async function openPages(app: TestApp): Promise<void> {
  for (const page of ['/', '/greetings', '/api/captcha', '/']) expect((await app.get(page)).status).toBe(200)
}
