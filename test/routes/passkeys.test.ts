import { describe, expect, it, vi } from 'vitest'
import { cookiesOf, openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { Authenticator } from '#test/support/identity/authenticator.ts'
import { addPasskey, signInAnswer, signInByPasskey } from '#test/support/identity/passkey-calls.ts'

const MINUTE_MS = 60_000

describeServer('Passkeys by calls', (open) => {
  it('are added, listed, renamed, removed, and sign in as the password does', async () => {
    await using app = await openKeeperApp(open)
    const { authenticator, id } = await addPasskey(app, app, ' Key ring ')
    expect((await app.send('GET', '/api/auth/passkeys')).json()).toEqual({
      passkeys: [{ id, name: 'Key ring', createdAt: expect.any(String), lastUsedAt: null }],
    })
    expect((await app.send('PATCH', `/api/auth/passkeys/${id}`, { name: 'Old keys' })).status).toBe(204)
    for (const name of ['', ' ', 'x'.repeat(101), 'two\nlines', 7])
      expect((await app.send('PATCH', `/api/auth/passkeys/${id}`, { name })).json().errors).toHaveProperty('name')

    const reply = await signInByPasskey(app, authenticator)
    expect([reply.status, reply.json().user.email]).toEqual([200, KEEPER.email])
    expect(reply.headers['cache-control']).toBe('no-store')
    const cookies = cookiesOf(reply)
    expect(cookies).toMatch(/^den_session=[^;]+; den_signed_in=[^;]+; den_device=[^;]+$/)
    const session = await app.get('/api/auth/session', { headers: { Cookie: cookies } })
    expect(session.json().user.email).toBe(KEEPER.email)
    const [listed] = (await app.send('GET', '/api/auth/passkeys')).json().passkeys
    expect(listed).toMatchObject({ name: 'Old keys', lastUsedAt: expect.any(String) })

    expect((await app.send('DELETE', `/api/auth/passkeys/${id}`)).status).toBe(204)
    expect((await app.send('DELETE', `/api/auth/passkeys/${id}`)).status).toBe(404)
    expect((await app.send('PATCH', `/api/auth/passkeys/${id}`, { name: 'x' })).status).toBe(404)
  })

  it('get one and the same answer when unknown, removed, forged or answered twice', async () => {
    await using app = await openKeeperApp(open)
    const { authenticator, id } = await addPasskey(app, app)
    const signIn = async (body: unknown) => {
      const { status, body: text } = await app.postJson('/api/auth/sign-in/passkey', body)
      return { status, text }
    }
    const answer = await signInAnswer(app, authenticator)
    expect((await signIn(answer)).status).toBe(200)
    const replayed = await signIn(answer)
    expect([replayed.status, JSON.parse(replayed.text).code]).toEqual([401, 'user-mismatch'])
    const forged = await signInAnswer(app, authenticator)
    forged.response.response.signature = answer.response.response.signature
    expect(await signIn(forged)).toEqual(replayed)
    expect(await signIn(await signInAnswer(app, new Authenticator(app.services.config.siteUrl)))).toEqual(replayed)
    expect(await signIn(await signInAnswer(app, new Authenticator('http://evil.example')))).toEqual(replayed)
    await app.send('DELETE', `/api/auth/passkeys/${id}`)
    expect(await signIn(await signInAnswer(app, authenticator))).toEqual(replayed)
    expect((await signIn({ response: 'x' })).status).toBe(422)
  })
})

describe('Passkeys', () => {
  it('are asked for and removed with a password of the last ten minutes, or a passkey', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using app = await openKeeperApp(openTestSqlite)
    const { authenticator, id } = await addPasskey(app, app)
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS)
    for (const [method, target] of [
      ['POST', '/api/auth/passkeys/options'],
      ['DELETE', `/api/auth/passkeys/${id}`],
    ] as const)
      expect((await app.send(method, target)).json().code).toBe('password-needed')
    const confirm = async (by: Authenticator) => {
      const options = (await app.send('POST', '/api/auth/confirm-passkey/options')).json()
      return app.send('POST', '/api/auth/confirm-passkey', { response: by.get(options) })
    }
    const wrong = await confirm(new Authenticator(app.services.config.siteUrl))
    expect([wrong.status, wrong.json().detail]).toEqual([422, expect.stringContaining('not one of yours')])
    expect((await confirm(authenticator)).status).toBe(204)
    expect((await app.send('GET', '/api/auth/confirm-password')).status).toBe(204)
    expect((await app.send('DELETE', `/api/auth/passkeys/${id}`)).status).toBe(204)
  })

  it('are of no use to a program, without a session, or from another site', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const { authenticator, id } = await addPasskey(app, app)
    const token = await withToken(app)
    for (const [method, target] of [
      ['GET', '/api/auth/passkeys'],
      ['POST', '/api/auth/passkeys'],
      ['POST', '/api/auth/passkeys/options'],
      ['PATCH', `/api/auth/passkeys/${id}`],
      ['DELETE', `/api/auth/passkeys/${id}`],
      ['POST', '/api/auth/confirm-passkey'],
      ['POST', '/api/auth/confirm-passkey/options'],
    ] as const) {
      expect([target, (await token.send(method, target)).status]).toEqual([target, 403])
      const signedOut = await app.get(target, { method, headers: { Origin: app.services.config.siteUrl } })
      expect([target, signedOut.status]).toEqual([target, 401])
    }
    expect((await signInByPasskey(app, authenticator, { Origin: 'http://evil.example' })).status).toBe(403)
  })

  it('are refused in words where the site has no host name or no https', async () => {
    await using app = await openKeeperApp(openTestSqlite, {
      env: { SITE_URL: 'http://192.0.2.1', AUTHORIZED_DOMAINS: '127.0.0.1' },
    })
    for (const target of ['passkeys/options', 'sign-in/passkey/options', 'confirm-passkey/options']) {
      const reply = await app.send('POST', `/api/auth/${target}`)
      expect([reply.status, reply.json().detail]).toEqual([409, expect.stringContaining('SITE_URL')])
    }
    expect((await app.get('/admin')).body).not.toContain('Sign in with a passkey')
    await using other = await openTestApp(openTestSqlite)
    expect((await other.get('/admin')).body).toContain('Sign in with a passkey')
  })

  it('are kept from others: each administrator sees and changes their own', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const { id } = await addPasskey(app, app)
    const guest = await signedIn(app, { email: 'guest@den.example', password: KEEPER.password })
    expect((await guest.send('GET', '/api/auth/passkeys')).json()).toEqual({ passkeys: [] })
    expect((await guest.send('PATCH', `/api/auth/passkeys/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await guest.send('DELETE', `/api/auth/passkeys/${id}`)).status).toBe(404)
  })
})
