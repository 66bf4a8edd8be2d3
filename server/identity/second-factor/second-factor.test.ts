import { beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import {
  Browser,
  CLIENT,
  KEEPER,
  openKeeperIdentity,
  openTestIdentity,
  signedInBrowser,
} from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { stepAt, totpCode } from './totp.ts'

const STEP_MS = 30_000
const WRONG = { ok: false, problem: 'second-factor-wrong' }
const NEEDED = { ok: false, problem: 'second-factor-needed' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T20:00:00Z') }))

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** An administrator whose browser is signed in. */
async function openKeeper(database: TestDatabase) {
  const parts = await openKeeperIdentity(database)
  const { identity, secondFactor, keeper: viewer } = parts
  const signIn = (
    code?: string,
    { password = KEEPER.password, browser = new Browser(), address = CLIENT.address } = {},
  ) => identity.signIn({ email: KEEPER.email, password, code }, browser.request(), { address })
  const browser = await signedInBrowser(identity)

  async function turnOn() {
    const begun = (await secondFactor.begin(viewer))!
    const code = () => totpCode(begun.secret, stepAt(new Date()))
    const { recoveryCodes } = succeeded(await identity.confirmSecondFactor(browser.request(), code()))
    return { ...begun, code, recoveryCodes }
  }
  return { ...parts, viewer, browser, signIn, turnOn }
}

describeEachDatabase('a second factor', (open) => {
  it('is on once a first code was typed, which ends the other sessions and counts once', async () => {
    await using database = await open()
    const { identity, secondFactor, viewer, browser, signIn } = await openKeeper(database)
    const other = await signedInBrowser(identity)
    const confirm = (code: string) => identity.confirmSecondFactor(browser.request(), code)
    expect(await secondFactor.status(viewer.id)).toEqual({ state: 'none', since: null, recoveryCodesLeft: 0 })
    expect(await confirm('123456')).toEqual({ ok: false, problem: 'not-begun' })

    const replaced = (await secondFactor.begin(viewer))!
    const { secret, uri } = (await secondFactor.begin(viewer))!
    expect(uri).toContain('otpauth://totp/The%20Midnight%20Den:keeper%40den.example?secret=')
    expect(await secondFactor.status(viewer.id)).toMatchObject({ state: 'pending' })
    expect([await secondFactor.has(viewer.id), (await signIn()).ok]).toEqual([false, true])
    const step = stepAt(new Date())
    for (const code of [totpCode(replaced.secret, step), totpCode(secret, step + 2), totpCode(secret, step - 2), ''])
      expect(await confirm(code)).toEqual({ ok: false, problem: 'wrong-code' })
    expect(await identity.confirmSecondFactor(new Browser().request(), totpCode(secret, step))).toEqual({
      ok: false,
      problem: 'signed-out',
    })
    expect(await identity.session(other.request())).not.toBeNull()

    const spaced = totpCode(secret, step).replace(/(...)/, '$1 ')
    const confirmed = await confirm(spaced)
    expect(confirmed).toEqual({ ok: true, recoveryCodes: expect.any(Array) })
    const since = new Date().toISOString()
    expect(await secondFactor.status(viewer.id)).toEqual({ state: 'on', since, recoveryCodesLeft: 10 })
    expect(await secondFactor.has(viewer.id)).toBe(true)
    expect(await identity.session(other.request())).toBeNull()
    expect((await identity.session(browser.request()))?.viewer).toEqual(viewer)
    expect(await secondFactor.begin(viewer)).toBeNull()
    expect(await confirm(spaced)).toEqual({ ok: false, problem: 'not-begun' })
    expect(await signIn(spaced)).toEqual(WRONG)
  })

  it('asks for a code after the right password, takes each once, and none after a later one', async () => {
    await using database = await open()
    const { signIn, turnOn } = await openKeeper(database)
    const { secret, code } = await turnOn()
    expect(await signIn()).toEqual(NEEDED)
    expect(await signIn(' ')).toEqual(NEEDED)
    pass(2 * STEP_MS)
    // The code is checked only after the password.
    for (const typed of [code(), '000000', undefined])
      expect(await signIn(typed, { password: 'not this one' })).toEqual({ ok: false, problem: 'wrong-credentials' })
    const early = totpCode(secret, stepAt(new Date()) - 1)
    expect(await signIn(code())).toMatchObject({ ok: true })
    expect(await signIn(code())).toEqual(WRONG)
    expect(await signIn(early)).toEqual(WRONG)
    expect(await signIn(totpCode(secret, stepAt(new Date()) + 1))).toMatchObject({ ok: true })
  })

  it('lets one of many simultaneous requests in with the same code, on two servers', async () => {
    await using database = await open()
    await using second = await openDatabase(database.config)
    const { signIn, turnOn } = await openKeeper(database)
    const { code, recoveryCodes } = await turnOn()
    const elsewhere = openTestIdentity(second)
    pass(2 * STEP_MS)
    for (const typed of [code(), recoveryCodes[0]!]) {
      const attempts = Array.from({ length: 8 }, (_, index) =>
        index % 2
          ? signIn(typed, { address: `198.51.100.${index}` })
          : elsewhere.identity.signIn({ ...KEEPER, code: typed }, new Browser().request(), {
              address: `198.51.100.${index}`,
            }),
      )
      const results = await Promise.all(attempts)
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      for (const result of results) if (!result.ok) expect(result).toEqual(WRONG)
      pass(24 * 60 * 60_000 + 60_000)
    }
  })

  it('takes each recovery code once, however it is typed, and none of those before', async () => {
    await using database = await open()
    const { secondFactor, viewer, signIn, turnOn } = await openKeeper(database)
    expect(await secondFactor.newRecoveryCodes(viewer)).toBeNull()
    const { recoveryCodes } = await turnOn()
    const stored = await database.read.selectFrom('recovery_codes').selectAll().execute()
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code)
    const [first = '', second = ''] = recoveryCodes
    expect(await signIn(first)).toMatchObject({ ok: true })
    expect(await signIn(first)).toEqual(WRONG)
    expect(await signIn(second.toLowerCase().replaceAll('-', ' '))).toMatchObject({ ok: true })
    expect((await secondFactor.status(viewer.id)).recoveryCodesLeft).toBe(8)
    const anew = (await secondFactor.newRecoveryCodes(viewer))!
    expect((await secondFactor.status(viewer.id)).recoveryCodesLeft).toBe(10)
    expect(await signIn(recoveryCodes[2])).toEqual(WRONG)
    expect(await signIn(anew[0])).toMatchObject({ ok: true })
  })

  it('belongs to its account alone', async () => {
    await using database = await open()
    const { administrators, identity, secondFactor, turnOn } = await openKeeper(database)
    const anna = { email: 'anna@den.example', password: 'a boat without a river' }
    const { account } = succeeded(await administrators.create(anna))
    const { code, recoveryCodes } = await turnOn()
    const signIn = (typed?: string) => identity.signIn({ ...anna, code: typed }, new Browser().request(), CLIENT)
    // Accounts without a second factor ignore the code.
    expect(await signIn()).toMatchObject({ ok: true })
    expect(await signIn('000000')).toMatchObject({ ok: true })
    await secondFactor.begin(account)
    await database.write
      .updateTable('totp_secrets')
      .set({ confirmed_at: new Date().toISOString() })
      .where('account_id', '=', account.id)
      .execute()
    pass(2 * STEP_MS)
    expect(await signIn(code())).toEqual(WRONG)
    expect(await signIn(recoveryCodes[0])).toEqual(WRONG)
  })

  it('is turned off with its recovery codes, and stays on when the password is reset', async () => {
    await using database = await open()
    const { administrators, secondFactor, viewer, signIn, turnOn } = await openKeeper(database)
    expect(await secondFactor.turnOff(viewer.id)).toBe(false)
    await turnOn()
    const password = 'a ladder against the moon'
    expect(await administrators.setPassword(viewer, password)).toEqual({ ok: true })
    expect(await signIn(undefined, { password })).toEqual(NEEDED)
    expect(await secondFactor.turnOff(viewer.id)).toBe(true)
    expect(await signIn(undefined, { password })).toMatchObject({ ok: true })
    expect(await secondFactor.status(viewer.id)).toEqual({ state: 'none', since: null, recoveryCodesLeft: 0 })
  })

  it('is missing in a session only while the settings require it', async () => {
    await using database = await open()
    const { identity, secondFactor, viewer, browser, turnOn } = await openKeeper(database)
    const isMissing = async () => (await identity.session(browser.request()))?.isSecondFactorMissing
    const settings = new SettingsRepository(database)
    expect(await isMissing()).toBe(false)
    await settings.set('requireSecondFactor', true)
    expect(await isMissing()).toBe(true)
    await secondFactor.begin(viewer)
    expect(await isMissing()).toBe(true)
    await turnOn()
    expect(await isMissing()).toBe(false)
    await secondFactor.turnOff(viewer.id)
    expect(await isMissing()).toBe(true)
    await settings.change({}, ['requireSecondFactor'])
    expect(await isMissing()).toBe(false)
  })
})
