import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, signedIn } from '#test/support/identity/administrator.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** Each with the status of its answer when the password is recent. */
const PROTECTED = [
  ['PATCH', '/api/mail', { url: 'smtp://127.0.0.1:2525', from: 'den@den.example' }, 204],
  ['PATCH', '/api/mail/caps', { perSecond: 5, perHour: null, perDay: null }, 204],
  ['PATCH', '/api/settings', { siteKey: 'another-key' }, 200],
  ['POST', '/api/invitations', { email: 'anna@den.example' }, 201],
  ['DELETE', '/api/invitations/i_none', undefined, 404],
  ['DELETE', '/api/administrators/a_none', undefined, 404],
  ['GET', '/api/subscribers.csv', undefined, 200],
  ['GET', '/api/auth/confirm-password', undefined, 204],
  ['POST', '/api/auth/second-factor/recovery-codes', undefined, 409],
  ['POST', '/api/auth/second-factor', undefined, 201],
  ['PUT', '/api/auth/second-factor', { code: '' }, 422],
  ['DELETE', '/api/auth/second-factor', undefined, 204],
  ['DELETE', '/api/sessions/e_none', undefined, 404],
  ['DELETE', '/api/sessions', undefined, 204],
] as const

describe('What could hand the site to somebody else', () => {
  it('needs a password of the last ten minutes', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    pass(10 * MINUTE_MS)
    for (const [method, target, body] of PROTECTED) {
      const reply = await app.send(method, target, body)
      expect([target, reply.status, reply.json().code]).toEqual([target, 403, 'password-needed'])
      expect(reply.json().detail).toMatch(/^Confirm your password first/)
    }
    expect((await app.services.settings.stored()).siteKey).toBe('')
    expect(await app.services.invitations.list()).toEqual([])
    expect((await app.services.mail.status()).transports.map(({ name }) => name)).toEqual(['mailbox'])

    const confirm = (password: string) => app.send('POST', '/api/auth/confirm-password', { password })
    const wrong = await confirm('not this one')
    expect([wrong.status, wrong.json().errors]).toEqual([422, { password: 'This is not your password' }])
    expect((await app.send('GET', '/api/auth/confirm-password')).status).toBe(403)
    expect((await confirm(KEEPER.password)).status).toBe(204)
    pass(10 * MINUTE_MS - 1)
    for (const [method, target, body, status] of PROTECTED)
      expect([target, (await app.send(method, target, body)).status]).toEqual([target, status])
    // When the session is due to be renewed, too, the answer sets its new cookie alone.
    pass(60 * MINUTE_MS)
    const cookies = (await confirm(KEEPER.password)).headers['set-cookie'] ?? []
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['den_session', 'den_signed_in'])
    expect((await app.send('GET', '/api/auth/confirm-password')).status).toBe(204)
  })

  it('needs none again after signing in, and posts and other settings never do', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    expect((await app.send('POST', '/api/invitations', { email: 'anna@den.example' })).status).toBe(201)
    pass(60 * MINUTE_MS)
    const { siteKey } = await app.services.settings.stored()
    expect((await app.send('PATCH', '/api/settings', { tagline: 'Hush.', siteKey })).status).toBe(200)
    expect((await app.send('POST', '/api/blogs', {})).status).toBe(422)
    expect((await app.send('GET', '/api/statistics/days')).status).toBe(200)
  })

  it('is slowed down for whoever guesses, who is then told to wait', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const confirm = (password: string) => app.send('POST', '/api/auth/confirm-password', { password })
    for (let round = 0; round < 5; round++) expect((await confirm('not this one')).status).toBe(422)
    const reply = await confirm(KEEPER.password)
    expect([reply.status, reply.headers['retry-after']]).toEqual([429, '1'])
    pass(1000)
    expect((await confirm(KEEPER.password)).status).toBe(204)
  })

  it('cannot be confirmed from another site, without a session, or by a body that is none', async () => {
    await using app = await openTestApp(openTestSqlite)
    const { headers, send } = await signedIn(app)
    const body = JSON.stringify({ password: KEEPER.password })
    const json = { 'Content-Type': 'application/json' }
    const post = (more: Record<string, string>) =>
      app.get('/api/auth/confirm-password', { method: 'POST', headers: { ...json, ...more }, body })
    expect((await post({ Cookie: headers.Cookie! })).status).toBe(403)
    expect((await post({ Origin: headers.Origin! })).status).toBe(401)
    expect((await send('POST', '/api/auth/confirm-password', {})).status).toBe(422)
    expect((await send('DELETE', '/api/auth/confirm-password')).status).toBe(405)
  })
})

describe('/api/tokens', () => {
  const DAY_MS = 24 * 60 * MINUTE_MS
  const details = () => ({
    name: 'import',
    scopes: ['posts:write'],
    expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
    password: KEEPER.password,
  })
  const write = async (app: TestApp, token: string) =>
    (
      await app.get('/api/blogs', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: '{}',
      })
    ).status

  it('makes a token with the password, shows it once, and lists and ends it', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const wrong = await app.send('POST', '/api/tokens', { ...details(), password: 'not this one' })
    expect([wrong.status, wrong.json().errors]).toEqual([422, { password: 'This is not your password' }])
    expect((await app.send('POST', '/api/tokens', { ...details(), scopes: ['mail:write'] })).status).toBe(422)
    const made = await app.send('POST', '/api/tokens', details())
    const { id, token } = made.json()
    expect([made.status, Object.keys(made.json()), made.headers.location]).toEqual([
      201,
      ['id', 'token'],
      `/api/tokens/${id}`,
    ])
    expect(await write(app, token)).toBe(422)
    const listed = await app.send('GET', '/api/tokens')
    const { expiresAt } = details()
    expect(listed.json().tokens).toMatchObject([{ id, name: 'import', scopes: ['posts:write'], expiresAt }])
    expect(listed.body).not.toContain(token.slice(4))
    expect((await app.send('DELETE', `/api/tokens/${id}`)).status).toBe(204)
    expect((await app.send('DELETE', `/api/tokens/${id}`)).status).toBe(404)
    expect(await write(app, token)).toBe(401)
  })

  it('gives tokens that end', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const { token } = (await app.send('POST', '/api/tokens', details())).json()
    pass(DAY_MS - 1)
    expect(await write(app, token)).toBe(422)
    pass(1)
    expect(await write(app, token)).toBe(401)
  })

  it('ends them with the old password unless they are to be kept', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const { token } = (await app.send('POST', '/api/tokens', details())).json()
    const NEXT = 'a ladder against the moon'
    const kept = await app.send('POST', '/api/auth/change-password', {
      current: KEEPER.password,
      next: NEXT,
      keepTokens: true,
    })
    expect([kept.status, await write(app, token)]).toEqual([200, 422])
    const change = await app.send('POST', '/api/auth/change-password', {
      current: NEXT,
      next: 'a garden of glass bells',
    })
    expect([change.status, await write(app, token)]).toEqual([200, 401])
  })
})
