import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import {
  Browser,
  KEEPER,
  openKeeperIdentity,
  openTestIdentity,
  signedInBrowser,
} from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { stepAt, totpCode } from '../second-factor/totp.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

describeEachDatabase('the password of a session', (open) => {
  it('counts as recent for ten minutes after each time it was typed, in that session alone', async () => {
    await using database = await open()
    const { identity } = await openKeeperIdentity(database)
    const [browser, elsewhere] = [await signedInBrowser(identity), await signedInBrowser(identity)]
    const isRecent = (of = browser) => identity.isRecentlyConfirmed(of.request())
    expect([await isRecent(), await isRecent(elsewhere), await isRecent(new Browser())]).toEqual([true, true, false])
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS - 1)
    expect(await isRecent()).toBe(true)
    vi.setSystemTime(Date.now() + 1)
    expect(await isRecent()).toBe(false)
    expect(await identity.confirmPassword(browser.request(), { password: 'not this one' })).toEqual({
      ok: false,
      problem: 'wrong-password',
    })
    expect(await isRecent()).toBe(false)
    await confirm(identity, browser)
    expect([await isRecent(), await isRecent(elsewhere)]).toEqual([true, false])
    // The clock was ahead when the password was confirmed.
    vi.setSystemTime(Date.now() - MINUTE_MS)
    expect(await isRecent()).toBe(false)
  })

  it('gives the session another token, and calls under way may bring the one before for ten seconds', async () => {
    await using database = await open()
    const { identity, sessions } = await openKeeperIdentity(database)
    const browser = await signedInBrowser(identity)
    const underWay = browser.request()
    const stored = () =>
      database.read.selectFrom('account_sessions').select(['id', 'token_hash', 'created_at']).execute()
    const [before] = await stored()
    await confirm(identity, browser)
    const [after, ...others] = await stored()
    expect([after, others]).toEqual([{ ...before, token_hash: expect.not.stringMatching(before!.token_hash) }, []])

    const viewer = (await identity.session(browser.request()))!.viewer
    const listed = async (request: Request) => (await sessions.list(viewer.id, request)).map(({ current }) => current)
    expect(await identity.session(underWay)).toMatchObject({ viewer, setCookies: [] })
    expect(await identity.isRecentlyConfirmed(underWay)).toBe(false)
    expect(await listed(underWay)).toEqual([true])
    await sessions.endOthers(viewer.id, underWay)
    expect(await listed(browser.request())).toEqual([true])

    // A request whose response was lost is repeated with the same cookie.
    const repeated = await identity.confirmPassword(underWay, KEEPER)
    browser.keep(repeated.ok ? repeated.setCookies : [])
    expect(await identity.session(underWay)).toBeNull()
    const second = browser.request()
    await confirm(identity, browser)
    vi.setSystemTime(Date.now() + 10_000 - 1)
    expect(await identity.session(second)).not.toBeNull()
    vi.setSystemTime(Date.now() + 1)
    expect(await identity.session(second)).toBeNull()
    // The request has the replaced token, while the browser has the new one: its hint stays.
    expect(await identity.dropHint(second)).toEqual([])
    expect(await identity.signOut(second)).toHaveLength(2)
    expect(await identity.session(browser.request())).not.toBeNull()
  })

  it('is renewed by its present token alone', async () => {
    await using database = await open()
    const { identity } = await openKeeperIdentity(database)
    const browser = await signedInBrowser(identity)
    const underWay = browser.request()
    vi.setSystemTime(Date.now() + 60 * MINUTE_MS)
    const result = await identity.confirmPassword(underWay, KEEPER)
    browser.keep(result.ok ? result.setCookies : [])
    await database.write
      .updateTable('account_sessions')
      .set({ expires_at: new Date(Date.now() + 1).toISOString() })
      .execute()
    expect((await identity.session(underWay))?.setCookies).toEqual([])
    expect((await identity.session(browser.request()))?.setCookies).toHaveLength(2)
  })

  it('does not count as recent without a code, once the account has a second factor', async () => {
    await using database = await open()
    const { identity, administrators, secondFactor } = await openKeeperIdentity(database)
    const browser = await signedInBrowser(identity)
    const { secret } = (await secondFactor.begin((await administrators.findByEmail(KEEPER.email))!))!
    const code = () => totpCode(secret, stepAt(new Date()))
    await identity.confirmSecondFactor(browser.request(), code())
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS)
    const isRecent = () => identity.isRecentlyConfirmed(browser.request())
    const checked = await identity.byPassword(browser.request(), KEEPER.password, async () => true)
    browser.keep(checked.ok ? checked.setCookies : [])
    const made = await identity.createToken(browser.request(), newToken(), KEEPER.password)
    browser.keep(made.ok ? made.setCookies : [])
    expect([checked.ok, made.ok, await isRecent()]).toEqual([true, true, false])

    const problemOf = async (proof: { password: string; code?: string }) => {
      const result = await identity.confirmPassword(browser.request(), proof)
      return result.ok ? null : result.problem
    }
    const password = KEEPER.password
    expect(await problemOf({ password })).toBe('second-factor-needed')
    expect(await problemOf({ password, code: 'nonsense' })).toBe('second-factor-wrong')
    expect(await problemOf({ password: 'not this one', code: code() })).toBe('wrong-password')
    expect(await isRecent()).toBe(false)
    await confirm(identity, browser, code())
    expect(await isRecent()).toBe(true)
    expect(await problemOf({ password, code: code() })).toBe('second-factor-wrong')
  })

  it('is needed for a token, which none gets whose session has ended', async () => {
    await using database = await open()
    const { identity, administrators, apiTokens } = await openKeeperIdentity(database)
    const browser = await signedInBrowser(identity)
    const create = (password: string) => identity.createToken(browser.request(), newToken(), password)
    expect(await create('not this one')).toEqual({ ok: false, problem: 'wrong-password' })
    expect(await create(KEEPER.password)).toMatchObject({ ok: true, token: expect.stringMatching(/^den_/) })
    const account = (await administrators.findByEmail(KEEPER.email))!
    expect(await apiTokens.create(account, newToken(), 'e_ended')).toBeNull()
    browser.keep(await identity.signOut(browser.request()))
    expect(await create(KEEPER.password)).toEqual({ ok: false, problem: 'signed-out' })
    expect(await apiTokens.list()).toHaveLength(1)
  })

  it("takes the API tokens of its account along when it is changed, and nobody else's, unless they are kept", async () => {
    await using database = await open()
    const { administrators, apiTokens } = openTestIdentity(database)
    for (const email of [KEEPER.email, 'guest@den.example']) {
      await administrators.create({ ...KEEPER, email })
      await apiTokens.create((await administrators.findByEmail(email))!, newToken())
    }
    const account = (await administrators.findByEmail(KEEPER.email))!
    const holders = async () => (await apiTokens.list()).map(({ email }) => email)
    await administrators.setPassword(account, 'a ladder against the moon', { keepTokens: true })
    expect((await holders()).toSorted()).toEqual(['guest@den.example', KEEPER.email])
    await administrators.setPassword(account, 'a garden of glass bells')
    expect(await holders()).toEqual(['guest@den.example'])
  })
})

type Identity = ReturnType<typeof openTestIdentity>['identity']

async function confirm(identity: Identity, browser: Browser, code?: string): Promise<void> {
  browser.keep(succeeded(await identity.confirmPassword(browser.request(), { ...KEEPER, code })).setCookies)
}
