import { expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import {
  Browser,
  CLIENT,
  KEEPER,
  openKeeperIdentity,
  openTestIdentity,
  signedInBrowser,
} from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { tokenHash } from '../../tokens.ts'

const DAY_MS = 24 * 60 * 60_000

describeEachDatabase('a session', (open) => {
  it('begins with the right password and ends on the server', async () => {
    await using database = await open()
    const { identity, browser } = await signedIn(database)
    expect((await identity.session(browser.request()))?.viewer).toEqual({
      id: expect.stringMatching(/^a_/),
      email: KEEPER.email,
      name: KEEPER.name,
      role: 'owner',
    })
    expect(browser.names.toSorted()).toEqual(['den_device', 'den_session', 'den_signed_in'])

    const replayed = browser.request()
    browser.keep(await identity.signOut(browser.request()))
    expect(browser.names).toEqual(['den_device'])
    expect(await identity.session(replayed)).toBeNull()
    expect(await identity.session(browser.request())).toBeNull()
    expect(await identity.signOut(browser.request())).toHaveLength(2)
  })

  it('asks for address and password of one account', async () => {
    await using database = await open()
    const { identity } = await signedIn(database)
    const attempt = (email: string, password: string) =>
      identity.signIn({ email, password }, new Browser().request(), CLIENT)
    const refused = { ok: false, problem: 'wrong-credentials' }
    expect(await attempt(KEEPER.email, 'another one entirely')).toEqual(refused)
    expect(await attempt('stranger@den.example', KEEPER.password)).toEqual(refused)
    expect(await attempt('no address', KEEPER.password)).toEqual(refused)
    expect(await attempt('keeper\0@den.example', KEEPER.password)).toEqual(refused)
    expect(await attempt(KEEPER.email, '')).toEqual(refused)
    expect(await attempt(` ${KEEPER.email.toUpperCase()} `, KEEPER.password)).toMatchObject({ ok: true })
  })

  it('is refused at the cost of one hash to an account without a password, too', async () => {
    await using database = await open()
    const { identity, passwords } = await openKeeperIdentity(database)
    await database.write.updateTable('account_credentials').set({ password: null }).execute()
    const before = passwords.count
    expect(await identity.signIn(KEEPER, new Browser().request(), CLIENT)).toMatchObject({ ok: false })
    expect(passwords.count - before).toBe(1)
  })

  it('gets a new token each time, and the one before ends', async () => {
    await using database = await open()
    const { identity, browser } = await signedIn(database)
    const before = browser.request()
    await signedInBrowser(identity, KEEPER, browser)
    expect(browser.request().headers.get('cookie')).not.toBe(before.headers.get('cookie'))
    expect(await identity.session(before)).toBeNull()
    expect(await identity.session(browser.request())).not.toBeNull()
  })

  it('lives while it is used, at most thirty days', async () => {
    await using database = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    const { identity, browser } = await signedIn(database)

    vi.setSystemTime(start + 30 * 60_000)
    expect((await identity.session(browser.request()))?.setCookies).toEqual([])
    for (let day = 10; day < 30; day += 10) {
      vi.setSystemTime(start + day * DAY_MS)
      const found = await identity.session(browser.request())
      expect(found?.setCookies.map((line) => line.replace(/=.*Max/, ' Max'))).toEqual([
        'den_session Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax',
        'den_signed_in Max-Age=1209600; Path=/; SameSite=Lax',
      ])
      browser.keep(found!.setCookies)
      expect((await identity.session(browser.request()))?.setCookies).toEqual([])
    }
    vi.setSystemTime(start + 30 * DAY_MS - 1_000)
    expect(await identity.session(browser.request())).not.toBeNull()
    vi.setSystemTime(start + 30 * DAY_MS)
    expect(await identity.session(browser.request())).toBeNull()
    expect(await database.read.selectFrom('account_sessions').selectAll().execute()).toEqual([])
  })

  it('is written when it is renewed, at most once an hour', async () => {
    await using database = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    const { identity, browser } = await signedIn(database)
    const hour = 60 * 60_000
    for (const [after, renewedAt] of [
      [hour - 1, 0],
      [hour, hour],
      [2 * hour - 1, hour],
      [2 * hour, 2 * hour],
    ] as const) {
      vi.setSystemTime(start + after)
      expect((await identity.session(browser.request()))?.setCookies).toHaveLength(after === renewedAt ? 2 : 0)
      expect(await database.read.selectFrom('account_sessions').selectAll().executeTakeFirst()).toMatchObject({
        created_at: new Date(start).toISOString(),
        updated_at: new Date(start + renewedAt).toISOString(),
        expires_at: new Date(start + renewedAt + 14 * DAY_MS).toISOString(),
      })
    }
  })

  it('is of one account, and ends with it', async () => {
    await using database = await open()
    const { identity, browser, administrators } = await signedIn(database)
    const guest = { ...KEEPER, email: 'guest@den.example' }
    await administrators.create(guest)
    const elsewhere = await signedInBrowser(identity, guest)
    const emails = () =>
      Promise.all([browser, elsewhere].map(async (of) => (await identity.session(of.request()))?.viewer.email))
    expect(await emails()).toEqual([KEEPER.email, guest.email])
    await database.write.deleteFrom('accounts').where('email', '=', KEEPER.email).execute()
    expect(await emails()).toEqual([undefined, guest.email])
  })

  it('is none any more when it was ended while it was being renewed', async () => {
    await using before = await open()
    await using after = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
    const { browser } = await signedIn(before, undefined, ['s'.repeat(32)])
    vi.setSystemTime(Date.now() + DAY_MS)
    const { identity } = openTestIdentity({ ...after, read: before.read }, undefined, ['s'.repeat(32)])
    expect(await identity.session(browser.request())).toBeNull()
  })

  it('keeps the first 300 characters of what a browser calls itself', async () => {
    await using database = await open()
    const { identity } = await openKeeperIdentity(database)
    await identity.signIn(KEEPER, new Browser().request({ 'user-agent': 'x'.repeat(400) }), CLIENT)
    await identity.signIn(KEEPER, new Browser().request(), CLIENT)
    const rows = await database.read.selectFrom('account_sessions').select('user_agent').orderBy('user_agent').execute()
    expect(rows.map((row) => row.user_agent)).toEqual(['', 'x'.repeat(300)])
  })

  it('ends when nobody uses it for fourteen days', async () => {
    await using database = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    const { identity, browser } = await signedIn(database)
    vi.setSystemTime(start + 14 * DAY_MS - 1_000)
    expect(await identity.session(browser.request())).not.toBeNull()
    vi.setSystemTime(start + 14 * DAY_MS - 1_000 + 14 * DAY_MS + 1)
    expect(await identity.session(browser.request())).toBeNull()
    expect(await database.read.selectFrom('account_sessions').selectAll().execute()).toEqual([])
  })

  it('is kept as a hash, without a network address, and sessions that are over are forgotten', async () => {
    await using database = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
    const { identity, browser } = await signedIn(database)
    const [, token = ''] = /den_session=([\w-]+)\./.exec(browser.request().headers.get('cookie') ?? '') ?? []
    const rows = await database.read.selectFrom('account_sessions').selectAll().execute()
    expect(rows.map((row) => row.token_hash)).toEqual([tokenHash(token)])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(CLIENT.address)
    expect(rows[0]).toMatchObject({ created_at: expect.stringMatching(/^\d{4}-.*Z$/), user_agent: 'test' })

    vi.setSystemTime(Date.now() + 20 * DAY_MS)
    await identity.signIn(KEEPER, new Browser().request(), CLIENT)
    expect(await database.read.selectFrom('account_sessions').selectAll().execute()).toHaveLength(1)

    // One whose thirty days are over, though it was used lately.
    await database.write
      .updateTable('account_sessions')
      .set({ expires_at: new Date(Date.now() + 40 * DAY_MS).toISOString() })
      .execute()
    vi.setSystemTime(Date.now() + 30 * DAY_MS)
    await identity.signIn(KEEPER, new Browser().request(), CLIENT)
    expect(await database.read.selectFrom('account_sessions').selectAll().execute()).toHaveLength(1)
  })

  it('does not come from a cookie that we did not sign, and asks the database nothing then', async () => {
    const queries: string[] = []
    await using database = await open({ onQuery: ({ sql }) => void queries.push(sql) })
    const { browser } = await signedIn(database)
    // As after a start: nothing is loaded yet.
    const { identity } = openTestIdentity(database, undefined, ['s'.repeat(32)])
    queries.length = 0
    const cookie = browser.request().headers.get('cookie')!
    const forged = [undefined, 'den_session=', 'den_session=x', 'den_session=a.b', 'other=1', cookie, `x${cookie}`]
    for (const value of forged) {
      const headers = value === undefined ? {} : { cookie: value }
      expect(await identity.session(new Request('http://localhost:3000/', { headers }))).toBeNull()
    }
    expect(queries).toEqual([])
  })

  it('outlives a change of the secret as long as the old one is named', async () => {
    await using database = await open()
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)] as const
    const { browser } = await signedIn(database, 'http://localhost:3000', [old])
    const with_ = (secrets: string[]) =>
      openTestIdentity(database, undefined, secrets).identity.session(browser.request())
    expect(await with_([next, old])).not.toBeNull()
    expect(await with_([next])).toBeNull()
  })

  it('has cookies that scripts cannot read, and on https ones that nobody else can set', async () => {
    await using database = await open()
    const { setCookies } = await signedIn(database, 'https://den.example')
    const flags = setCookies.map((line) => line.replace(/=[^;]*/, ''))
    expect(flags).toEqual([
      '__Host-den_session; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-den_signed_in; Max-Age=1209600; Path=/; Secure; SameSite=Lax',
      '__Host-den_device; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  it('begins only under a name of the site', async () => {
    await using database = await open()
    const { identity } = await signedIn(database, 'https://den.example')
    const from = async (host: string) => {
      const result = await identity.signIn(KEEPER, new Browser(host).request(), CLIENT)
      return result.ok || result.problem
    }
    for (const host of ['den.example', 'DEN.example:443', 'staging.example', 'staging.example:8443'])
      expect([host, await from(host)]).toEqual([host, true])
    for (const host of [
      '',
      'evil.example',
      'den.example.evil.example',
      'localhost',
      'den.example@evil.example',
      '[',
      'a b',
    ])
      expect([host, await from(host)]).toEqual([host, 'unauthorized-domain'])
    const { identity: local } = openTestIdentity(database)
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000'])
      expect(await local.signIn(KEEPER, new Browser(host).request(), CLIENT)).toMatchObject({ ok: true })
  })
})

async function signedIn(database: Parameters<typeof openTestIdentity>[0], siteUrl?: string, secrets?: string[]) {
  const { identity, administrators } = await openKeeperIdentity(database, siteUrl, secrets)
  const browser = new Browser(siteUrl && new URL(siteUrl).host)
  const result = succeeded(await identity.signIn(KEEPER, browser.request({ 'user-agent': 'test' }), CLIENT))
  browser.keep(result.setCookies)
  return { identity, administrators, browser, setCookies: result.setCookies }
}
