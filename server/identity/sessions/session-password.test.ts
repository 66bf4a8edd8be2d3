import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import { Browser, CLIENT, KEEPER, openTestIdentity } from '#test/support/identity/identity.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describeEachDatabase('the password of a session', (open) => {
  it('counts as recent for ten minutes after each time it was typed, in that session alone', async () => {
    await using database = await open()
    const { identity, administrators } = openTestIdentity(database)
    await administrators.create(KEEPER)
    const [browser, elsewhere] = [await signedIn(identity), await signedIn(identity)]
    const isRecent = (of = browser) => identity.hasRecentPassword(of.request())
    expect([await isRecent(), await isRecent(elsewhere), await isRecent(new Browser())]).toEqual([true, true, false])
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS - 1)
    expect(await isRecent()).toBe(true)
    vi.setSystemTime(Date.now() + 1)
    expect(await isRecent()).toBe(false)
    expect(await identity.confirmPassword(browser.request(), 'not this one')).toEqual({
      ok: false,
      problem: 'wrong-password',
    })
    expect(await isRecent()).toBe(false)
    expect(await identity.confirmPassword(browser.request(), KEEPER.password)).toEqual({ ok: true })
    expect([await isRecent(), await isRecent(elsewhere)]).toEqual([true, false])
    // The clock was wrong when it was typed.
    vi.setSystemTime(Date.now() - MINUTE_MS)
    expect(await isRecent()).toBe(false)
  })

  it('is needed for a token, which none gets whose session has ended', async () => {
    await using database = await open()
    const { identity, administrators, apiTokens } = openTestIdentity(database)
    await administrators.create(KEEPER)
    const browser = await signedIn(identity)
    const create = (password: string) => identity.createToken(browser.request(), newToken(), password)
    expect(await create('not this one')).toEqual({ ok: false, problem: 'wrong-password' })
    expect(await create(KEEPER.password)).toMatchObject({ ok: true, token: expect.stringMatching(/^den_/) })
    const account = (await administrators.findByEmail(KEEPER.email))!
    expect(await apiTokens.create(account, newToken(), 'hash of a session that ended')).toBeNull()
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

async function signedIn(identity: ReturnType<typeof openTestIdentity>['identity']) {
  const browser = new Browser()
  const result = await identity.signIn(KEEPER, browser.request(), CLIENT)
  if (!result.ok) throw new Error(result.problem)
  browser.keep(result.setCookies)
  return browser
}
