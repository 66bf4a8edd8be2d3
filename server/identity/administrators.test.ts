import { expect, it, vi } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { describeEachDatabase, openTestPostgres } from '#test/support/database/databases.ts'
import {
  Browser,
  KEEPER,
  openKeeperIdentity,
  openTestIdentity,
  signedInBrowser,
} from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'

const MINUTE_MS = 60_000

describeEachDatabase('administrators', (open) => {
  it('begin with whoever opens the set-up link first, of a hundred who try at once', async () => {
    await using database = await open()
    await using other = await openDatabase(database.config)
    const instances = [openTestIdentity(database), openTestIdentity(other)] as const
    const { identity, administrators } = instances[0]
    expect(await administrators.isUnclaimed()).toBe(true)
    const token = tokenOf(await administrators.newSetupLink())

    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        instances[index % 2]!.identity.claim(
          { token, email: `keeper${index}@den.example`, password: KEEPER.password },
          new Browser().request(),
        ),
      ),
    )
    const winners = results.filter((result) => result.ok)
    expect(winners).toHaveLength(1)
    for (const result of results) if (!result.ok) expect(result).toEqual({ ok: false, problem: 'no-such-link' })
    const made = await administrators.list()
    expect(made).toEqual([winners[0]!.viewer])
    expect(await administrators.isUnclaimed()).toBe(false)

    const browser = new Browser()
    browser.keep(winners[0]!.setCookies)
    expect((await identity.session(browser.request()))?.viewer).toEqual(made[0])
    expect(await administrators.newSetupLink()).toBeNull()
    expect(await database.read.selectFrom('account_links').selectAll().execute()).toEqual([])
  })

  it('keep their passwords, however old they are', async () => {
    await using database = await open()
    const { identity } = await openKeeperIdentity(database)
    const longAgo = { created_at: '2016-10-31T00:00:00.000Z', updated_at: '2016-10-31T00:00:00.000Z' }
    for (const table of ['accounts', 'account_credentials'] as const)
      await database.write.updateTable(table).set(longAgo).execute()
    await signedInBrowser(identity)
  })

  it('are not made by a link that is wrong, old or replaced, nor with an unusable address or password', async () => {
    await using database = await open()
    const { identity, administrators, passwords } = openTestIdentity(database)
    const claim = (token: string, change: { email?: string; password?: string } = {}) =>
      identity.claim({ token, ...KEEPER, ...change }, new Browser().request())
    const none = { ok: false, problem: 'no-such-link' }
    expect(await claim('')).toEqual(none)
    expect(await claim('x'.repeat(43), { password: 'weak' })).toEqual(none)

    vi.useFakeTimers({ toFake: ['Date'] })
    const old = tokenOf(await administrators.newSetupLink())
    vi.setSystemTime(Date.now() + 30 * MINUTE_MS)
    expect(await claim(old)).toEqual(none)
    const replaced = tokenOf(await administrators.newSetupLink())
    const token = tokenOf(await administrators.newSetupLink())
    if (database.dialect === 'sqlite') expect(await claim(replaced)).toEqual(none)
    expect(passwords.count).toBe(0)

    expect(await claim(token, { email: 'keeper' })).toEqual({
      ok: false,
      problem: 'invalid-email',
      detail: 'Please enter a valid email',
    })
    for (const password of ['lantern', 'TheMidnightDen1', 'keeper@den.example'])
      expect(await claim(token, { password })).toMatchObject({ problem: 'weak-password', detail: expect.any(String) })
    vi.setSystemTime(Date.now() + 30 * MINUTE_MS - 1)
    expect(await claim(token)).toMatchObject({ ok: true, viewer: { email: KEEPER.email, name: 'Keeper' } })
    expect(await claim(token)).toEqual(none)
  })

  it('are not made in the place of one that was there before the link was used', async () => {
    await using database = await open()
    const { identity, administrators } = openTestIdentity(database)
    const token = tokenOf(await administrators.newSetupLink())
    await administrators.create({ ...KEEPER, email: 'first@den.example' })
    expect(await identity.claim({ token, ...KEEPER }, new Browser().request())).toMatchObject({ ok: false })
    expect(await administrators.list()).toHaveLength(1)
  })

  it('of the configuration are made while there is none, at the cost of a hash only then', async () => {
    await using database = await open()
    const { administrators, passwords } = openTestIdentity(database)
    const made = await Promise.all([administrators.ensureFirst(KEEPER), administrators.ensureFirst(KEEPER)])
    expect(made.toSorted()).toEqual([false, true])
    const before = passwords.count
    expect(await administrators.ensureFirst({ ...KEEPER, email: 'other@den.example' })).toBe(false)
    expect(passwords.count).toBe(before)
    expect(await administrators.list()).toMatchObject([{ email: KEEPER.email }])
  })

  it('have one address each, however it is written', async () => {
    await using database = await open()
    const { administrators } = openTestIdentity(database)
    expect(await administrators.create({ ...KEEPER, name: ' ' })).toMatchObject({ account: { name: 'keeper' } })
    const again = await administrators.create({ ...KEEPER, email: ' KEEPER@Den.Example ' })
    expect(again).toEqual({ ok: false, problem: 'email-taken' })
    expect(await administrators.create({ ...KEEPER, email: 'ké@den.example' })).toMatchObject({
      problem: 'invalid-email',
    })
  })

  it('who get a new password are signed out everywhere', async () => {
    await using database = await open()
    const { identity, administrators } = await openKeeperIdentity(database)
    const browser = await signedInBrowser(identity)
    const account = (await administrators.findByEmail(' Keeper@den.example'))!
    expect(await administrators.setPassword(account, 'horror1234')).toMatchObject({ problem: 'weak-password' })
    expect(await identity.session(browser.request())).not.toBeNull()
    expect(await administrators.setPassword(account, 'a ladder against the moon')).toEqual({ ok: true })
    expect(await identity.session(browser.request())).toBeNull()
    await expect(signedInBrowser(identity)).rejects.toThrow('wrong-credentials')
    await signedInBrowser(identity, { ...KEEPER, password: 'a ladder against the moon' })
  })

  it('change their own password by showing the old one, which ends all other sessions', async () => {
    await using database = await open()
    const { identity } = await openKeeperIdentity(database)
    const [browser, elsewhere] = [await signedInBrowser(identity), await signedInBrowser(identity)]
    const change = (current: string, next: string, request = browser.request()) =>
      identity.changePassword(request, { current, next })
    const next = 'a ladder against the moon'

    expect(await change(KEEPER.password, next, new Browser().request())).toEqual({ ok: false, problem: 'signed-out' })
    expect(await change(KEEPER.password, 'password1')).toMatchObject({ problem: 'weak-password' })
    for (const wrong of ['', 'not this one', 'x'.repeat(1000)])
      expect(await change(wrong, next)).toEqual({ ok: false, problem: 'wrong-password' })
    const { setCookies } = succeeded(await change(KEEPER.password, next))
    expect(await identity.session(browser.request())).toBeNull()
    expect(await identity.session(elsewhere.request())).toBeNull()
    browser.keep(setCookies)
    expect((await identity.session(browser.request()))?.viewer.email).toBe(KEEPER.email)

    vi.useFakeTimers({ toFake: ['Date'] })
    for (let round = 0; round < 5; round++) await change('not this one', 'a garden of glass bells')
    expect(await change(next, 'a garden of glass bells')).toMatchObject({ problem: 'too-many-attempts' })
  })
})

it('servers that start together on PostgreSQL have a link each, and all end with the first that is used', async () => {
  await using database = await openTestPostgres()
  const { identity, administrators } = openTestIdentity(database)
  const tokens = [tokenOf(await administrators.newSetupLink()), tokenOf(await administrators.newSetupLink())] as const
  const claim = (token: string) => identity.claim({ token, ...KEEPER }, new Browser().request())
  expect(await claim(tokens[0])).toMatchObject({ ok: true })
  expect(await claim(tokens[1])).toEqual({ ok: false, problem: 'no-such-link' })
})

function tokenOf(link: string | null): string {
  const [, token] = /^http:\/\/localhost:3000\/admin\/setup#t=([\w-]{43})$/.exec(link ?? '') ?? []
  if (!token) throw new Error(`no link, but ${link}`)
  return token
}
