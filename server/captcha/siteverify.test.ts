import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openedSiteverify as opened, openSiteverify } from '#test/support/services/opened-siteverify.ts'
import { openFakeSiteverify, type SiteverifyMode } from '#test/support/services/siteverify.ts'
import { fakeTime, isSettled, until } from '#test/support/time.ts'

const PROVIDERS = ['recaptcha', 'turnstile', 'hcaptcha'] as const
const LIFETIME_MINUTES = { recaptcha: 2, turnstile: 5, hcaptcha: 2 } as const
const USED = { ok: false, reason: 'replayed' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)

describe.each(PROVIDERS)('Siteverify of %s', (provider) => {
  it('takes a solved challenge, and asks for no more than it needs', async () => {
    await using fake = await openSiteverify(provider)
    expect(await fake.captcha.challenge()).toEqual({
      siteKey: fake.siteKey,
      scriptUrl: expect.stringMatching(new RegExp(`^${fake.origin}/.*api\\.js\\?render=explicit`)),
    })
    const token = fake.issue()
    expect(await fake.captcha.check(token)).toMatchObject({ ok: true })
    expect(fake.calls).toEqual([
      {
        secret: fake.secretKey,
        response: token,
        ...(provider === 'hcaptcha' && { sitekey: fake.siteKey }),
        ...(provider === 'turnstile' && { idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
      },
    ])
  })

  it('refuses what is missing or too long without asking anybody', async () => {
    await using fake = await openSiteverify(provider)
    expect(await fake.captcha.check('')).toEqual({ ok: false, reason: 'missing' })
    expect(await fake.captcha.check('A'.repeat(10 * 1024 * 1024))).toEqual({ ok: false, reason: 'invalid' })
    expect(fake.calls).toEqual([])
  })

  it('refuses tokens that the service does not know', async () => {
    await using fake = await openSiteverify(provider)
    for (const token of ['x', ' ', `${fake.issue()} `, '&secret=1', '__proto__', '\ud800'])
      expect(await fake.captcha.check(token)).toEqual({ ok: false, reason: 'invalid' })
  })

  const FAILURES: readonly [SiteverifyMode, string][] = [
    ['html', 'unavailable'],
    ['list', 'unavailable'],
    ['enormous', 'unavailable'],
    ['endless', 'unavailable'],
    ['redirect', 'unavailable'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 503 }, 'unavailable'],
    [{ status: 404 }, 'unavailable'],
    [{ status: 202 }, 'unavailable'],
    ['wrong-host', 'invalid'],
    ['no-host', 'invalid'],
    ['no-date', 'invalid'],
    ['future', 'invalid'],
    ['old', 'expired'],
    [{ codes: [] }, 'invalid'],
    [{ codes: ['missing-input-response'] }, 'invalid'],
    [{ codes: ['invalid-input-response'] }, 'invalid'],
    [{ codes: ['bad-request'] }, 'invalid'],
    [{ codes: ['something-new'] }, 'invalid'],
    [{ codes: ['__proto__'] }, 'invalid'],
    [{ codes: ['timeout-or-duplicate'] }, 'replayed'],
    [{ codes: ['already-seen-response'] }, 'replayed'],
    [{ codes: ['invalid-or-already-seen-response'] }, 'replayed'],
    [{ codes: ['expired-input-response'] }, 'expired'],
    [{ codes: ['internal-error'] }, 'unavailable'],
    [{ codes: ['missing-input-secret'] }, 'misconfigured'],
    [{ codes: ['invalid-input-secret'] }, 'misconfigured'],
    [{ codes: ['invalid-input-response', 'invalid-input-secret'] }, 'misconfigured'],
    [{ codes: ['sitekey-secret-mismatch'] }, 'misconfigured'],
    [{ codes: ['not-using-dummy-passcode'] }, 'misconfigured'],
  ]
  it.each(FAILURES)('answered with %j says %s, and recovers', async (mode, reason) => {
    await using fake = await openSiteverify(provider)
    const token = fake.issue()
    fake.mode = mode
    expect(await fake.captcha.check(token)).toEqual({ ok: false, reason })
    const level = reason === 'misconfigured' ? 50 : reason === 'unavailable' ? 40 : undefined
    if (level) expect(fake.log[0]).toMatchObject({ level, captcha: provider })
    expect(JSON.stringify(fake.log)).not.toMatch(new RegExp(`${fake.secretKey}|${token}`))
    fake.mode = 'honest'
    expect(await fake.captcha.check(token)).toMatchObject({ ok: true })
  })

  it('gives a service that hangs five seconds, and no more', async () => {
    await using fake = await openSiteverify(provider)
    fakeTime()
    fake.mode = 'hang'
    const check = fake.captcha.check(fake.issue())
    const attempts = provider === 'turnstile' ? 2 : 1
    for (let calls = 1; calls <= attempts; calls++) {
      await until(() => fake.calls.length === calls)
      await vi.advanceTimersByTimeAsync(5_000 / attempts - 1)
      expect(await isSettled(check)).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(await check).toEqual({ ok: false, reason: 'unavailable' })
    expect(fake.calls).toHaveLength(attempts)
    expect(fake.log[0]).toMatchObject({ why: 'gave no answer within 5 seconds' })
  })

  it('refuses when nobody listens', async () => {
    const fake = await openFakeSiteverify(provider)
    const { captcha } = opened(fake)
    await fake[Symbol.asyncDispose]()
    expect(await captcha.check('x')).toEqual({ ok: false, reason: 'unavailable' })
    expect(await captcha.test()).toMatchObject({ ok: false, reply: expect.stringMatching(/ECONNREFUSED/) })
  })

  it('takes solutions of its own site only', async () => {
    await using fake = await openSiteverify(provider, { siteHosts: ['den.example'], isTrial: false })
    expect(await fake.captcha.check(fake.issue('DEN.example'))).toMatchObject({ ok: true })
    const testHost = { recaptcha: 'testkey.google.com', turnstile: 'example.com', hcaptcha: 'dummy-key-pass' }[provider]
    for (const host of ['', 'localhost', 'www.den.example', 'den.example.evil.example', testHost])
      expect(await fake.captcha.check(fake.issue(host)), host).toEqual({ ok: false, reason: 'invalid' })
    expect(fake.log).toMatchObject([{ level: 40, hostname: '', times: 1 }])
    // hCaptcha may withhold the host; it still checks that the token belongs to this site key.
    expect(await fake.captcha.check(fake.issue('not-provided'))).toMatchObject({ ok: provider === 'hcaptcha' })
    // On localhost the public test keys may be used.
    expect(await opened(fake).captcha.check(fake.issue(testHost))).toMatchObject({ ok: true })
  })

  it('lets a token count as long as the service does, and a minute for the clocks', async () => {
    await using fake = await openSiteverify(provider)
    const [quick, slow] = [fake.issue(), fake.issue()]
    pass(LIFETIME_MINUTES[provider] * 60_000 + 59_000)
    expect(await fake.captcha.check(quick)).toMatchObject({ ok: true })
    pass(2_000)
    expect(await fake.captcha.check(slow)).toEqual({ ok: false, reason: 'expired' })
    // The cached answer expires as well.
    expect(await fake.captcha.check(quick)).toEqual({ ok: false, reason: 'expired' })
  })

  it('remembers for two minutes what the service takes only once', async () => {
    await using fake = await openSiteverify(provider)
    const token = fake.issue()
    const checks = await Promise.all(Array.from({ length: 100 }, () => fake.captcha.check(token)))
    expect(checks.filter(({ ok }) => ok)).toHaveLength(100)
    pass(2 * 60_000)
    expect(await fake.captcha.check(token)).toMatchObject({ ok: true })
    expect(fake.calls).toHaveLength(1)
    pass(1)
    expect(await fake.captcha.check(token)).toEqual(USED)
    // Another instance has no cached answer.
    expect(await opened(fake).captcha.check(token)).toEqual(USED)
  })

  it('is half-configured without a site key, and takes it as it now stands', async () => {
    await using fake = await openFakeSiteverify(provider)
    let siteKey = ''
    const { captcha, log } = opened(fake, { siteKey: async () => siteKey })
    expect(await captcha.challenge()).toBeNull()
    expect(await captcha.check(fake.issue())).toEqual({ ok: false, reason: 'misconfigured' })
    expect(log[0]).toMatchObject({ level: 50, codes: 'no site key' })
    expect(await captcha.test()).toMatchObject({ ok: false, reply: expect.stringContaining('CAPTCHA_SITE_KEY') })
    expect(fake.calls).toEqual([])
    siteKey = fake.siteKey
    expect(await captcha.challenge()).toMatchObject({ siteKey })
    expect(await captcha.check(fake.issue())).toMatchObject({ ok: true })
  })

  it('tells an administrator in its own words how it stands', async () => {
    await using fake = await openSiteverify(provider)
    expect(await fake.captcha.test()).toEqual({
      ok: true,
      reply: expect.stringContaining('says invalid-input-response'),
    })
    const wrong = opened(fake, { config: { provider, secretKey: 'another', origin: fake.origin } })
    expect(await wrong.captcha.test()).toEqual({ ok: false, reply: expect.stringContaining('invalid-input-secret') })
    fake.next.push('yes', { codes: [] }, ...Array<SiteverifyMode>(2).fill({ status: 500 }))
    expect(await fake.captcha.test()).toEqual({ ok: false, reply: expect.stringContaining('lets everybody in') })
    expect(await fake.captcha.test()).toEqual({ ok: false, reply: expect.stringContaining('says no, and not why') })
    expect(await fake.captcha.test()).toEqual({ ok: false, reply: expect.stringContaining('answered with 500') })
  })
})

describe('Siteverify of a service that can be asked twice', () => {
  it('asks once more when the answer got lost, as the same question', async () => {
    await using fake = await openSiteverify('turnstile')
    for (const lost of ['cut', { status: 502 }, 'html', { codes: ['internal-error'] }] satisfies SiteverifyMode[]) {
      fake.next.push(lost)
      expect(await fake.captcha.check(fake.issue())).toMatchObject({ ok: true })
      const [first, second] = fake.calls.slice(-2)
      expect(second).toEqual(first)
    }
    expect(fake.calls).toHaveLength(8)
    // The second attempt is the last one.
    fake.next.push('cut', 'cut')
    expect(await fake.captcha.check(fake.issue())).toEqual({ ok: false, reason: 'unavailable' })
    expect(fake.calls).toHaveLength(10)
    expect(new Set(fake.calls.map((call) => call.idempotency_key)).size).toBe(5)
  })

  it('asks once more when half of the time went by without a word', async () => {
    await using fake = await openSiteverify('turnstile')
    fakeTime()
    fake.next.push('hang')
    const check = fake.captcha.check(fake.issue())
    await until(() => fake.calls.length === 1)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await check).toMatchObject({ ok: true })
    expect(fake.calls).toHaveLength(2)
  })

  it('asks the others once', async () => {
    for (const provider of ['recaptcha', 'hcaptcha'] as const) {
      await using fake = await openFakeSiteverify(provider)
      fake.next.push('cut')
      const token = fake.issue()
      expect(await opened(fake).captcha.check(token)).toEqual({ ok: false, reason: 'unavailable' })
      expect(fake.calls).toHaveLength(1)
      expect(await opened(fake).captcha.check(token)).toEqual(USED)
    }
  })
})
