import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import {
  Browser,
  CLIENT,
  KEEPER,
  openKeeperIdentity,
  type openTestIdentity,
  signedInBrowser,
} from '#test/support/identity/identity.ts'
import { stepAt, totpCode } from './totp.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T20:00:00Z') }))

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

async function openProtected(database: Parameters<typeof openTestIdentity>[0]) {
  const { identity, administrators, secondFactor, keeper } = await openKeeperIdentity(database)
  const signIn = (
    code?: string,
    { password = KEEPER.password, browser = new Browser(), address = CLIENT.address } = {},
  ) => identity.signIn({ email: KEEPER.email, password, code }, browser.request(), { address })
  const known = await signedInBrowser(identity)
  const { secret } = (await secondFactor.begin(keeper))!
  const code = () => totpCode(secret, stepAt(new Date()))
  await identity.confirmSecondFactor(known.request(), code())
  pass(60_000)
  return {
    administrators,
    account: keeper,
    signIn,
    known,
    code,
    wrongCode: () => (code() === '000000' ? '111111' : '000000'),
  }
}

describeEachDatabase('guesses of one-time codes', (open) => {
  it('count as failures, and the password between them clears no count', async () => {
    await using database = await open()
    const { signIn, wrongCode, code } = await openProtected(database)
    for (let round = 0; round < 5; round++) {
      expect(await signIn(wrongCode())).toEqual({ ok: false, problem: 'second-factor-wrong' })
      if (round < 4) expect(await signIn()).toEqual({ ok: false, problem: 'second-factor-needed' })
      // Withdrawing an attempt does not remove its wait.
      pass(round === 3 ? 1_000 : 0)
    }
    expect(await signIn(code())).toEqual({ ok: false, problem: 'too-many-attempts', retryAfterSeconds: 1 })
    pass(1_000)
    expect(await signIn(code())).toMatchObject({ ok: true })
  })

  it('are not counted where only the code is missing', async () => {
    await using database = await open()
    const { signIn, code } = await openProtected(database)
    for (let round = 0; round < 4; round++)
      expect(await signIn()).toEqual({ ok: false, problem: 'second-factor-needed' })
    const counted = await database.read.selectFrom('sign_in_attempts').select('failures').execute()
    for (const { failures } of counted) expect(failures).toBe(0)
    for (let round = 0; round < 4; round++)
      expect(await signIn(undefined, { password: 'not this one' })).toMatchObject({ problem: 'wrong-credentials' })
    expect(await signIn(code())).toMatchObject({ ok: true })
  })

  it('wait for up to a quarter of an hour when they come from many networks, which known browsers do not', async () => {
    await using database = await open()
    const { administrators, account, signIn, known, wrongCode, code } = await openProtected(database)
    for (let network = 0; network < 11; network++)
      expect(await signIn(wrongCode(), { address: `198.51.100.${network}` })).toMatchObject({
        problem: 'second-factor-wrong',
      })
    const stranger = { address: '203.0.113.9' }
    expect(await signIn(code(), stranger)).toEqual({ ok: false, problem: 'too-many-attempts', retryAfterSeconds: 1 })
    for (let round = 0; round < 10; round++) {
      pass(900_000)
      expect(await signIn(wrongCode(), { address: `203.0.113.1${round}` })).toMatchObject({
        problem: 'second-factor-wrong',
      })
    }
    // The limit of the account for all networks.
    pass(5_000)
    expect(await signIn(code(), stranger)).toEqual({
      ok: false,
      problem: 'too-many-attempts',
      retryAfterSeconds: 895,
    })
    expect(await signIn(code(), { browser: known })).toMatchObject({ ok: true })
    // A password reset must not clear these counters.
    await administrators.setPassword(account, KEEPER.password)
    expect(await signIn(code(), stranger)).toMatchObject({ problem: 'too-many-attempts' })
  })
})
