import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Connection } from '#server/db/database.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { openFakeSiteverify } from '#test/support/services/siteverify.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { withoutDeadlines } from '#test/support/time.ts'
import { Altcha } from './altcha.ts'
import type { Captcha } from './captcha.ts'
import { Siteverify } from './siteverify.ts'

/** A captcha, and a way to solve it. */
interface Solvable extends AsyncDisposable {
  readonly captcha: Captcha
  solved(): Promise<string>
}

const EVERY = [
  ['altcha', openAltcha],
  ...(['recaptcha', 'turnstile', 'hcaptcha'] as const).map((name) => [name, () => openHosted(name)] as const),
] as const

describe.each(EVERY)('The captcha %s', (name, open) => {
  it('says who it is, and what a form needs to begin with', async () => {
    await using solvable = await open()
    expect(solvable.captcha.provider).toBe(name)
    expect(solvable.captcha.pageSources === null).toBe(name === 'altcha')
    expect(Object.keys((await solvable.captcha.challenge()) ?? {})).toEqual(
      name === 'altcha' ? ['parameters', 'signature'] : ['siteKey', 'scriptUrl'],
    )
  })

  it('takes a solution, and nothing else', async () => {
    await using solvable = await open()
    const { captcha } = solvable
    const token = await solvable.solved()
    expect(await captcha.check(token)).toMatchObject({ ok: true })
    // A solution stays valid until it is used, so that a reader can correct an address.
    expect(await captcha.check(token)).toMatchObject({ ok: true })
    expect(await captcha.check('')).toEqual({ ok: false, reason: 'missing' })
    for (const other of ['x', 'null', 'e30=', `x${token}`, 'A'.repeat(10 * 1024 * 1024)])
      expect(await captcha.check(other)).toEqual({ ok: false, reason: 'invalid' })
  })

  it('finds itself in order', async () => {
    await using solvable = await open()
    expect(await solvable.captcha.test()).toEqual({ ok: true, reply: expect.stringMatching(/^\S.*\.$/) })
  })
})

describeEachDatabase('A solution', (openDatabase) => {
  describe.each(EVERY)('of %s', (_, open) => {
    it('counts once, however many use it at once', async () => {
      await using database = await openDatabase()
      await using solvable = await open()
      const token = await solvable.solved()
      const uses = await Promise.all(Array.from({ length: 30 }, () => used(solvable.captcha, token, database)))
      expect(uses.filter(Boolean)).toHaveLength(1)
    })

    it('may be used again when what it was for failed', async () => {
      await using database = await openDatabase()
      await using solvable = await open()
      const checked = succeeded(await solvable.captcha.check(await solvable.solved()))
      const failed = database.transaction(async (trx) => {
        expect(await checked.consume(trx)).toBe(true)
        throw new Error('broken')
      })
      await expect(failed).rejects.toThrow('broken')
      expect(await database.transaction((trx) => checked.consume(trx))).toBe(true)
      expect(await database.transaction((trx) => checked.consume(trx))).toBe(false)
    })
  })

  it.each(['recaptcha', 'turnstile', 'hcaptcha'] as const)(
    'of %s counts once even if the service says yes to everything, in every instance',
    async (name) => {
      await using database = await openDatabase()
      await using fake = await openFakeSiteverify(name)
      fake.mode = 'yes'
      withoutDeadlines()
      const instances = Array.from({ length: 30 }, () => hosted(name, fake))
      const uses = await Promise.all(instances.map((captcha) => used(captcha, 'one', database)))
      expect(fake.calls).toHaveLength(30)
      expect(uses.filter(Boolean)).toHaveLength(1)
      expect(await used(hosted(name, fake), 'another', database)).toBe(true)
    },
  )
})

async function used(captcha: Captcha, token: string, database: Connection): Promise<boolean> {
  const checked = succeeded(await captcha.check(token))
  return database.transaction((trx) => checked.consume(trx))
}

async function openAltcha(): Promise<Solvable> {
  const difficulty = { cost: 1, counterLeast: 5, counterMost: 20 }
  const captcha = new Altcha({ all: async () => ['key'] }, () => new Date(), difficulty)
  return {
    captcha,
    async solved() {
      const challenge = await captcha.challenge()
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    },
    async [Symbol.asyncDispose]() {},
  }
}

async function openHosted(provider: 'recaptcha' | 'turnstile' | 'hcaptcha'): Promise<Solvable> {
  const fake = await openFakeSiteverify(provider)
  return {
    captcha: hosted(provider, fake),
    solved: async () => fake.issue(),
    [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose](),
  }
}

function hosted(
  provider: 'recaptcha' | 'turnstile' | 'hcaptcha',
  { secretKey, siteKey, origin }: { secretKey: string; siteKey: string; origin: string },
): Siteverify {
  return new Siteverify({
    config: { provider, secretKey, origin },
    siteKey: async () => siteKey,
    siteHosts: ['localhost'],
    isTrial: true,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  })
}
