import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openedSiteverify as opened, openSiteverify } from '#test/support/services/opened-siteverify.ts'
import { openFakeSiteverify } from '#test/support/services/siteverify.ts'
import { fakeTime, until } from '#test/support/time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)

describe('A network that sends made-up tokens', () => {
  it('has twenty of them verified in ten minutes, and everybody else as ever', async () => {
    await using fake = await openSiteverify('turnstile')
    for (let round = 0; round < 20; round++) {
      const checks = Array.from({ length: 10 }, (_, index) => fake.captcha.check(`made-up-${round}-${index}`, 'one'))
      for (const check of await Promise.all(checks))
        expect(check).toEqual({ ok: false, reason: expect.stringMatching(/^(invalid|too-many)$/) })
      expect(await fake.captcha.check(fake.issue(), `reader ${round}`)).toMatchObject({ ok: true })
    }
    const madeUp = fake.calls.filter(({ response }) => response?.startsWith('made-up')).length
    expect(madeUp).toBe(20)
    // A valid one is not sent to the service either.
    expect(await fake.captcha.check(fake.issue(), 'one')).toEqual({ ok: false, reason: 'too-many' })
    expect(fake.log).toMatchObject([{ level: 40, times: 1, msg: expect.stringContaining('TRUST_PROXY') }])
    pass(10 * 60_000)
    expect(await fake.captcha.check(fake.issue(), 'one')).toMatchObject({ ok: true })
  })

  it('is not taken for one because the service fails, or our keys or clock are wrong', async () => {
    await using fake = await openSiteverify('hcaptcha')
    for (const mode of [{ status: 500 }, { codes: ['invalid-input-secret'] }, 'future'] as const) {
      fake.mode = mode
      for (let time = 0; time < 25; time++) await fake.captcha.check(fake.issue(), 'one')
    }
    fake.mode = 'honest'
    expect(await fake.captcha.check(fake.issue(), 'one')).toMatchObject({ ok: true })
  })

  it('leaves room for the others while the service takes its time', async () => {
    await using fake = await openSiteverify('recaptcha')
    fakeTime()
    fake.mode = 'hang'
    const flood = Array.from({ length: 100 }, (_, index) => fake.captcha.check(`made-up-${index}`, 'one'))
    await until(() => fake.calls.length === 20)
    fake.mode = 'honest'
    for (let index = 0; index < 40; index++)
      expect(await fake.captcha.check(fake.issue(), `reader ${index}`)).toMatchObject({ ok: true })
    await vi.advanceTimersByTimeAsync(5_000)
    const answers = (await Promise.all(flood)).map((check) => !check.ok && check.reason)
    expect(answers.filter((reason) => reason === 'unavailable')).toHaveLength(20)
    expect(answers.filter((reason) => reason === 'too-many')).toHaveLength(80)
  })

  it('fills no log with a service that fails', async () => {
    await using fake = await openSiteverify('recaptcha')
    fake.mode = { status: 503 }
    for (let time = 0; time < 50; time++) await fake.captcha.check(fake.issue(), 'one')
    pass(60_000)
    await fake.captcha.check(fake.issue(), 'one')
    const why = 'answered with 503 and no verdict'
    expect(fake.log).toMatchObject([
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

it.each([
  ['future', 'invalid', -120],
  ['old', 'expired', 420],
] as const)('A server whose clock is wrong logs once a minute that a token is %s', async (mode, reason, seconds) => {
  await using fake = await openSiteverify('turnstile')
  fake.mode = mode
  for (let time = 0; time < 3; time++) expect(await fake.captcha.check(fake.issue())).toEqual({ ok: false, reason })
  expect(fake.log).toMatchObject([{ level: 40, captcha: 'turnstile', seconds, times: 1 }])
  expect(fake.log[0]?.msg).toContain("check this server's clock")
  pass(60_000)
  await fake.captcha.check(fake.issue())
  expect(fake.log).toMatchObject([{ times: 1 }, { times: 3 }])
})
