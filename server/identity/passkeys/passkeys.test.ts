import { beforeEach, expect, it, vi } from 'vitest'
import { PASSKEYS_MAX } from '#domain/identity/passkey-calls.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { Authenticator, type Flaws } from '#test/support/identity/authenticator.ts'
import { Browser, CLIENT, KEEPER } from '#test/support/identity/identity.ts'
import { ORIGIN, openPasskeySite } from '#test/support/identity/passkey-site.ts'
import { PasskeyRepository } from './passkey-repository.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

describeEachDatabase('Passkeys', (open) => {
  it('are added in a session, listed, named and removed by their owner alone', async () => {
    await using site = await openPasskeySite(open)
    const { passkeys, browser, keeper } = site
    const authenticator = new Authenticator(ORIGIN)
    const options = await site.creationOptions()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'The Midnight Den' },
      user: { name: KEEPER.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(JSON.stringify(options)).not.toContain(keeper.id)
    const response = authenticator.create(options)
    const result = await passkeys.register(browser.request(), { name: 'Laptop', response })
    expect(result).toMatchObject({ ok: true, passkey: { name: 'Laptop', lastUsedAt: null } })
    // The challenge was answered.
    expect(await passkeys.register(browser.request(), { name: 'Twice', response })).toMatchObject({ ok: false })
    expect((await site.creationOptions()).excludeCredentials).toMatchObject([{ id: authenticator.id }])
    // All passkeys of an account have one user handle, so that an authenticator stores only one of them.
    expect((await site.creationOptions()).user.id).toBe(options.user.id)

    const guest = await site.administrator('guest@den.example')
    const { id } = (await passkeys.list(keeper.id))[0]!
    expect(await passkeys.list(guest.id)).toEqual([])
    expect([await passkeys.rename(guest.id, id, 'Mine'), await passkeys.remove(guest.id, id)]).toEqual([false, false])
    expect(await passkeys.rename(keeper.id, id, 'Old laptop')).toBe(true)
    expect(await passkeys.list(keeper.id)).toMatchObject([{ id, name: 'Old laptop' }])
    expect([await passkeys.remove(keeper.id, id), await passkeys.remove(keeper.id, id)]).toEqual([true, false])
  })

  it.each<[string, Flaws]>([
    ['for another origin', { origin: 'http://evil.example' }],
    ['for this host under another port', { origin: 'http://localhost:3001' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without verifying its user', { isVerified: false }],
    ['in the place of a use', { type: 'webauthn.get' }],
    ['for a challenge that was not made here', { challenge: Buffer.from('made up').toString('base64url') }],
  ])('are not added when made %s', async (_, flaws) => {
    await using site = await openPasskeySite(open)
    const response = new Authenticator(ORIGIN).create(await site.creationOptions(), flaws)
    expect(await site.passkeys.register(site.browser.request(), { name: 'x', response })).toEqual({
      ok: false,
      problem: 'not-accepted',
    })
  })

  it('are not added to another session, after five minutes, or once the session has ended', async () => {
    await using site = await openPasskeySite(open)
    const { passkeys } = site
    const register = async (browser: Browser, options = site.creationOptions()) =>
      passkeys.register(browser.request(), { name: 'x', response: new Authenticator(ORIGIN).create(await options) })
    const elsewhere = await site.signedIn()
    expect(await register(elsewhere)).toEqual({ ok: false, problem: 'not-accepted' })
    const options = await site.creationOptions()
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS)
    expect(await register(site.browser, Promise.resolve(options))).toEqual({ ok: false, problem: 'not-accepted' })
    const late = await site.creationOptions()
    await site.administrators.setPassword(site.keeper, 'a ladder against the moon')
    expect(await register(site.browser, Promise.resolve(late))).toEqual({ ok: false, problem: 'signed-out' })
    expect(await passkeys.creationOptions(new Browser().request())).toEqual({ ok: false, problem: 'signed-out' })
    // The session ends between its look-up and the transaction.
    const made = { name: 'x', credentialId: 'x', publicKey: 'x', counter: 0, transports: [], isBackedUp: false }
    const answered = { challenge: 'x', expiresAt: new Date() }
    const repository = new PasskeyRepository(site.database)
    expect(await repository.insert(site.keeper.id, 'hash of a session that ended', made, answered)).toBe('signed-out')
  })

  it(`are ${PASSKEYS_MAX} at most, and none belongs to two accounts`, async () => {
    await using site = await openPasskeySite(open)
    const { passkeys, browser, keeper } = site
    const first = await site.add()
    const guest = await site.administrator('guest@den.example')
    const other = await site.signedIn(guest.email)
    const options = await site.creationOptions(other)
    expect(await passkeys.register(other.request(), { name: 'x', response: first.create(options) })).toEqual({
      ok: false,
      problem: 'known',
    })
    for (let count = 2; count < PASSKEYS_MAX; count++) await site.add()
    const [last, tooMany] = [await site.creationOptions(), await site.creationOptions()]
    const register = (made: typeof last) =>
      passkeys.register(browser.request(), { name: 'x', response: new Authenticator(ORIGIN).create(made) })
    expect(await register(last)).toMatchObject({ ok: true })
    expect(await register(tooMany)).toEqual({ ok: false, problem: 'too-many' })
    expect(await passkeys.creationOptions(browser.request())).toEqual({ ok: false, problem: 'too-many' })
    expect(await passkeys.removeAll(keeper.id)).toBe(PASSKEYS_MAX)
    expect(await passkeys.list(keeper.id)).toEqual([])
  })

  it('go with their account', async () => {
    await using site = await openPasskeySite(open)
    await site.add()
    await site.administrator('guest@den.example')
    expect(await site.administrators.remove(site.keeper.id, null)).toBe('removed')
    expect(await site.database.read.selectFrom('passkeys').selectAll().execute()).toEqual([])
  })

  it.each(['http://192.0.2.1', 'https://192.0.2.1', 'https://[2001:db8::1]', 'http://den.example'])(
    'need a host name and https, unlike %s',
    async (siteUrl) => {
      await using site = await openPasskeySite(open, siteUrl)
      const refused = { ok: false, problem: 'no-passkeys-here' }
      expect(await site.passkeys.creationOptions(site.browser.request())).toEqual(refused)
      expect(await site.passkeySignIn.options()).toEqual(refused)
      const response = new Authenticator(siteUrl).get({ challenge: 'none' })
      expect(await site.passkeySignIn.signIn(response, site.browser.request(), CLIENT)).toEqual(refused)
    },
  )
})
