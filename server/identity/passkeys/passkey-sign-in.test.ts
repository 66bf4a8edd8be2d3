import { pino } from 'pino'
import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { Authenticator, type Flaws } from '#test/support/identity/authenticator.ts'
import { Browser, CLIENT, KEEPER } from '#test/support/identity/identity.ts'
import { ORIGIN, openPasskeySite } from '#test/support/identity/passkey-site.ts'
import { succeeded } from '#test/support/succeeded.ts'

const MINUTE_MS = 60_000
const REFUSED = { ok: false, problem: 'wrong-credentials' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

describeEachDatabase('A passkey', (open) => {
  it('signs its account in, without a name, and says when', async () => {
    await using site = await openPasskeySite(open)
    const { keeper, passkeySignIn, passkeys, identity } = site
    const key = await site.add()
    const asked = await passkeySignIn.options()
    expect(asked).toMatchObject({ ok: true, options: { allowCredentials: [], userVerification: 'required' } })
    const result = succeeded(await site.signIn(key))
    expect(result.viewer).toEqual(keeper)
    const browser = new Browser()
    browser.keep(result.setCookies)
    expect((await identity.session(browser.request()))?.viewer).toEqual(keeper)
    expect(await identity.isRecentlyConfirmed(browser.request())).toBe(true)
    expect(await passkeys.list(keeper.id)).toMatchObject([{ lastUsedAt: new Date().toISOString() }])
    // Each call creates a new challenge.
    expect(await site.signIn(key)).toMatchObject({ ok: true })
  })

  it.each<[string, (other: Authenticator) => Flaws]>([
    ['signed by another authenticator', (signer) => ({ signer })],
    ['with the handle of somebody else', () => ({ userHandle: 'AAAA' })],
    ['for another origin', () => ({ origin: 'http://evil.example' })],
    ['for another host', () => ({ rpId: 'evil.example' })],
    ['without verifying its user', () => ({ isVerified: false })],
    ['in the place of a registration', () => ({ type: 'webauthn.create' })],
    ['for a challenge that was not made here', () => ({ challenge: 'bWFkZSB1cA' })],
  ])('opens nothing %s', async (_, flaws) => {
    await using site = await openPasskeySite(open)
    const key = await site.add()
    expect(await site.signIn(key, flaws(new Authenticator(ORIGIN)))).toEqual(REFUSED)
    expect(await site.signIn(key)).toMatchObject({ ok: true })
  })

  it('opens nothing when it is unknown, removed, or names no account', async () => {
    await using site = await openPasskeySite(open)
    const { keeper, passkeys, passkeySignIn } = site
    expect(await site.signIn(new Authenticator(ORIGIN))).toEqual(REFUSED)
    const key = await site.add()
    const { response, ...rest } = key.get(succeeded(await passkeySignIn.options()).options)
    const nameless = { ...rest, response: { ...response, userHandle: null } }
    expect(await passkeySignIn.signIn(nameless, new Browser().request(), CLIENT)).toEqual(REFUSED)
    await passkeys.removeAll(keeper.id)
    expect(await site.signIn(key)).toEqual(REFUSED)
  })

  it('answers a challenge once, within five minutes, and for what it was asked', async () => {
    await using site = await openPasskeySite(open)
    const { passkeySignIn, browser, database } = site
    const key = await site.add()
    const ask = async () => succeeded(await passkeySignIn.options()).options
    const signIn = (answer: ReturnType<typeof key.get>) => passkeySignIn.signIn(answer, new Browser().request(), CLIENT)
    const answer = key.get(await ask())
    // Replays the answer concurrently.
    const results = await Promise.all([signIn(answer), signIn(answer)])
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await signIn(answer)).toEqual(REFUSED)

    const late = key.get(await ask())
    const inTime = key.get(await ask())
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS - 1)
    expect(await signIn(inTime)).toMatchObject({ ok: true })
    vi.setSystemTime(Date.now() + 1)
    expect(await signIn(late)).toEqual(REFUSED)
    // The challenge was made while the clock was an hour ahead.
    const early = key.get(await ask())
    vi.setSystemTime(Date.now() - 60 * MINUTE_MS)
    expect(await signIn(early)).toEqual(REFUSED)

    const { options } = succeeded(await passkeySignIn.confirmationOptions(browser.request()))
    expect(await signIn(key.get(options))).toEqual(REFUSED)
    // Used challenges are deleted after their end; unused ones are not stored.
    vi.setSystemTime(Date.now() + 120 * MINUTE_MS)
    for (let count = 0; count < 3; count++) await ask()
    expect(await site.signIn(key)).toMatchObject({ ok: true })
    expect(await database.read.selectFrom('used_passkey_challenges').selectAll().execute()).toHaveLength(1)
  })

  it('is refused once its counter does not rise, and the log says so', async () => {
    await using site = await openPasskeySite(open)
    const key = await site.add(7)
    expect(await site.signIn(key)).toMatchObject({ ok: true })
    expect(await site.signIn(key, { counter: 8 })).toEqual(REFUSED)
    expect(await site.signIn(key, { counter: 0 })).toEqual(REFUSED)
    expect(site.logged.filter(({ level }) => level === pino.levels.values.warn)).toMatchObject([
      { event: 'passkey refused', reason: 'counter-not-risen' },
      { event: 'passkey refused', reason: 'counter-not-risen' },
    ])
    expect(await site.signIn(key)).toMatchObject({ ok: true })
  })

  it('is not tried without end from one network, and from nowhere under another host', async () => {
    await using site = await openPasskeySite(open)
    const key = await site.add()
    const forged = { signer: new Authenticator(ORIGIN) }
    for (let count = 0; count < 21; count++) expect(await site.signIn(key, forged)).toEqual(REFUSED)
    expect(await site.signIn(key)).toEqual({ ok: false, problem: 'too-many-attempts', retryAfterSeconds: 1 })
    expect(await site.signIn(key, {}, { address: '198.51.100.7' })).toMatchObject({ ok: true })
    // Password attempts have separate counters.
    expect(await site.identity.signIn(KEEPER, new Browser().request(), CLIENT)).toMatchObject({ ok: true })
    const answer = key.get({ challenge: 'none' })
    const foreign = new Browser('evil.example').request()
    expect(await site.passkeySignIn.signIn(answer, foreign, CLIENT)).toEqual({
      ok: false,
      problem: 'unauthorized-domain',
    })
  })

  it('confirms for ten minutes who holds a session, if it is a passkey of the same account', async () => {
    await using site = await openPasskeySite(open)
    const { identity, browser, passkeySignIn } = site
    const key = await site.add()
    const guest = await site.signedIn((await site.administrator('guest@den.example')).email)
    const confirm = async (by: Browser, asking = by) => {
      const asked = succeeded(await passkeySignIn.confirmationOptions(asking.request()))
      return { asked, result: await passkeySignIn.confirm(key.get(asked.options), by.request()) }
    }
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS)
    expect((await confirm(guest)).result).toEqual({ ok: false, problem: 'wrong-passkey' })
    // The challenge of another session.
    expect((await confirm(browser, guest)).result).toEqual({ ok: false, problem: 'wrong-passkey' })
    expect(await identity.isRecentlyConfirmed(browser.request())).toBe(false)
    const { asked, result } = await confirm(browser)
    expect(asked.options.allowCredentials).toMatchObject([{ id: key.id, transports: ['internal'] }])
    const before = browser.request()
    browser.keep(result.ok ? result.setCookies : [])
    expect(browser.request().headers.get('cookie')).not.toBe(before.headers.get('cookie'))
    expect(await identity.isRecentlyConfirmed(browser.request())).toBe(true)
    expect(await identity.isRecentlyConfirmed(guest.request())).toBe(false)
    const signedOut = { ok: false, problem: 'signed-out' }
    expect(await passkeySignIn.confirmationOptions(new Browser().request())).toEqual(signedOut)
    expect(await passkeySignIn.confirm(key.get(asked.options), new Browser().request())).toEqual(signedOut)
  })
})
