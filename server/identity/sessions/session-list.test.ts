import { expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { Browser, KEEPER, openKeeperIdentity } from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'

const MINUTE_MS = 60_000

describeEachDatabase('the list of sessions', (open) => {
  it('names device and network, and notes another network with the next renewal', async () => {
    await using database = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
    const { identity, sessions } = await openKeeperIdentity(database)
    const browser = new Browser()
    const signedIn = succeeded(
      await identity.signIn(KEEPER, browser.request({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }), {
        address: '2001:db8:1:2::7',
      }),
    )
    browser.keep(signedIn.setCookies)
    const listed = () => sessions.list(signedIn.viewer.id, browser.request())
    const since = new Date().toISOString()
    const [session] = await listed()
    expect(session).toEqual({
      id: expect.stringMatching(/^e_/),
      current: true,
      since,
      lastSeen: since,
      device: 'Firefox on Windows',
      network: '2001:db8:1::/48',
    })

    vi.advanceTimersByTime(59 * MINUTE_MS)
    await identity.session(browser.request(), { address: '192.0.2.77' })
    expect((await listed())[0]).toMatchObject({ network: '2001:db8:1::/48', lastSeen: since })
    vi.advanceTimersByTime(2 * MINUTE_MS)
    await identity.session(browser.request(), { address: '192.0.2.77' })
    expect((await listed())[0]).toMatchObject({ network: '192.0.2.0/24', since, lastSeen: new Date().toISOString() })

    await database.write.updateTable('account_sessions').set({ network: null }).execute()
    expect((await listed())[0]?.network).toBeNull()
    vi.advanceTimersByTime(15 * 24 * 60 * MINUTE_MS)
    expect(await listed()).toEqual([])
  })

  it('ends the session that an ID token opened by that token', async () => {
    await using database = await open()
    const { identity, sessions } = await openKeeperIdentity(database)
    const { viewer } = succeeded(await identity.signIn(KEEPER, new Browser().request(), { address: '127.0.0.1' }))
    const [browser, request] = [new Browser(), new Browser().request()]
    browser.keep((await sessions.open(viewer, request, undefined, true, undefined, { idToken: 'a.b.c' }))!)
    expect(await sessions.endByIdToken('a.b.d')).toBeUndefined()
    expect(await sessions.find(browser.request())).toMatchObject({ viewer })
    expect(await sessions.endByIdToken('a.b.c')).toEqual(viewer)
    expect(await sessions.find(browser.request())).toBeNull()
    expect(await sessions.endByIdToken('a.b.c')).toBeUndefined()
  })
})
