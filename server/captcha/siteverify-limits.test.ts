import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openedSiteverify as opened } from '#test/support/opened-siteverify.ts'
import { openFakeSiteverify } from '#test/support/siteverify.ts'
import { fakeTime, isSettled, until } from '#test/support/time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

describe('A network that sends made-up tokens', () => {
  it('is asked about some twenty times in ten minutes, and everybody else as ever', async () => {
    await using fake = await openFakeSiteverify('turnstile')
    const { captcha, log } = opened(fake)
    for (let round = 0; round < 20; round++) {
      const checks = Array.from({ length: 10 }, (_, index) => captcha.check(`made-up-${round}-${index}`, 'one'))
      for (const check of await Promise.all(checks))
        expect(check).toEqual({ ok: false, reason: expect.stringMatching(/^(invalid|too-many)$/) })
      expect(await captcha.check(fake.issue(), `reader ${round}`)).toMatchObject({ ok: true })
    }
    const madeUp = fake.calls.filter(({ response }) => response?.startsWith('made-up')).length
    expect(madeUp).toBeGreaterThanOrEqual(20)
    expect(madeUp).toBeLessThan(24)
    // A right one as well: nobody asks.
    expect(await captcha.check(fake.issue(), 'one')).toEqual({ ok: false, reason: 'too-many' })
    expect(log).toMatchObject([{ level: 40, times: 1, msg: expect.stringContaining('TRUST_PROXY') }])
    pass(10 * 60_000)
    expect(await captcha.check(fake.issue(), 'one')).toMatchObject({ ok: true })
  })

  it('is not taken for one because the service fails, or our keys or clock are wrong', async () => {
    await using fake = await openFakeSiteverify('hcaptcha')
    const { captcha } = opened(fake)
    for (const mode of [{ status: 500 }, { codes: ['invalid-input-secret'] }, 'future'] as const) {
      fake.mode = mode
      for (let time = 0; time < 25; time++) await captcha.check(fake.issue(), 'one')
    }
    fake.mode = 'honest'
    expect(await captcha.check(fake.issue(), 'one')).toMatchObject({ ok: true })
  })

  it('leaves room for the others while the service takes its time', async () => {
    await using fake = await openFakeSiteverify('recaptcha')
    const { captcha } = opened(fake)
    fakeTime()
    fake.mode = 'hang'
    const flood = Array.from({ length: 100 }, (_, index) => captcha.check(`made-up-${index}`, 'one'))
    await until(() => fake.calls.length === 4)
    fake.mode = 'honest'
    for (let index = 0; index < 40; index++)
      expect(await captcha.check(fake.issue(), `reader ${index}`)).toMatchObject({ ok: true })
    // Checks that wait for a slot fail within 800 ms, those already sent to the service after five seconds.
    await vi.advanceTimersByTimeAsync(800)
    expect(await isSettled(Promise.all(flood.slice(4)))).toBe(true)
    await vi.advanceTimersByTimeAsync(4_200)
    expect(await Promise.all(flood)).toEqual(flood.map(() => ({ ok: false, reason: 'unavailable' })))
  })

  it('fills no log with a service that fails', async () => {
    await using fake = await openFakeSiteverify('recaptcha')
    const { captcha, log } = opened(fake)
    fake.mode = { status: 503 }
    for (let time = 0; time < 50; time++) await captcha.check(fake.issue(), 'one')
    pass(60_000)
    await captcha.check(fake.issue(), 'one')
    const why = 'answered with 503 and no verdict'
    expect(log).toMatchObject([
      { level: 40, times: 1, why },
      { level: 40, times: 50, why },
    ])
  })
})

describe('A service that repeats our secret', () => {
  it.each([(secret: string) => secret, (secret: string) => `bad secret <<${encodeURIComponent(secret)}>>`])(
    'has it neither shown nor logged',
    async (repeated) => {
      await using fake = await openFakeSiteverify('turnstile')
      const secretKey = '0x4AAA/secret+key='
      const { provider } = opened(fake).captcha
      const { captcha, log } = opened(fake, { config: { provider, secretKey, origin: fake.origin } })
      for (const code of ['invalid-input-secret', 'internal-error', 'bad-request']) {
        fake.mode = { codes: [code, repeated(secretKey)] }
        const { reply } = await captcha.test()
        expect(reply).toContain('•••')
        await captcha.check(fake.issue())
        expect(JSON.stringify([reply, log])).not.toContain('4AAA')
      }
      expect(log).toMatchObject([{ codes: expect.stringContaining('•••') }, { why: expect.stringContaining('•••') }])
    },
  )
})

describe('A server whose clock is wrong', () => {
  it.each([
    ['future', 'invalid', -120, '120 seconds from now'],
    ['old', 'expired', 420, '420 seconds ago'],
  ] as const)('hears of it when a token is %s, once a minute', async (mode, reason, seconds, words) => {
    await using fake = await openFakeSiteverify('turnstile')
    const { captcha, log } = opened(fake)
    fake.mode = mode
    for (let time = 0; time < 3; time++) expect(await captcha.check(fake.issue())).toEqual({ ok: false, reason })
    expect(log).toMatchObject([{ level: 40, captcha: 'turnstile', seconds, times: 1 }])
    expect(log[0]?.msg).toContain(`${words}: check this server's clock`)
    pass(60_000)
    await captcha.check(fake.issue())
    expect(log).toMatchObject([{ times: 1 }, { times: 3 }])
  })
})
