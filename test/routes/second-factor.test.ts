import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ROUTE_ACCESS, SECOND_FACTOR_SETUP } from '#app/route-access.ts'
import { stepAt, totpCode } from '#server/identity/second-factor/totp.ts'
import type { TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, signedIn, type Writer, withToken } from '#test/support/identity/administrator.ts'
import { Authenticator } from '#test/support/identity/authenticator.ts'
import { addPasskey } from '#test/support/identity/passkey-calls.ts'

const ANNA = { email: 'anna@den.example', password: 'a stair that counts itself' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

async function turnOn({ send }: Writer) {
  const begun = await send('POST', '/api/auth/second-factor')
  const { secret, uri } = begun.json()
  const code = () => totpCode(secret, stepAt(new Date()))
  const confirmed = await send('PUT', '/api/auth/second-factor', { code: code() })
  return { begun, confirmed, secret, uri, code, recoveryCodes: confirmed.json().recoveryCodes as string[] }
}

function signIn(app: TestApp, code?: string, password: string = KEEPER.password) {
  return app.postJson('/api/auth/sign-in/email', { email: KEEPER.email, password, code })
}

describeServer('a second factor by calls', (open) => {
  it('is set up, asked for, renewed and turned off', async () => {
    await using app = await openKeeperApp(open)
    const { begun, confirmed, secret, uri, code, recoveryCodes } = await turnOn(app)
    expect([begun.status, begun.headers['cache-control'], Object.keys(begun.json())]).toEqual([
      201,
      'no-store',
      ['secret', 'uri'],
    ])
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect([confirmed.status, recoveryCodes.length, confirmed.headers['cache-control']]).toEqual([200, 10, 'no-store'])
    expect((await app.send('POST', '/api/auth/second-factor')).json().code).toBe('second-factor-on')
    expect((await app.send('PUT', '/api/auth/second-factor', { code: code() })).status).toBe(409)

    for (const typed of [undefined, '']) {
      const asked = await signIn(app, typed)
      expect([asked.status, asked.json().code, asked.headers['set-cookie']]).toEqual([
        401,
        'second-factor-needed',
        undefined,
      ])
    }
    const used = await signIn(app, code())
    expect([used.status, used.json().code, used.headers['set-cookie']]).toEqual([401, 'second-factor-wrong', undefined])
    const wrong = await signIn(app, code(), 'not this one')
    expect([wrong.status, wrong.json().code]).toEqual([401, 'user-mismatch'])
    pass(60_000)
    expect((await signIn(app, code())).status).toBe(200)
    const warnings = () => app.log.filter((line) => line.event === 'recovery code used')
    expect(warnings()).toEqual([])
    expect((await signIn(app, recoveryCodes[3])).status).toBe(200)
    expect(warnings()).toMatchObject([{ level: 40, left: 9 }])

    // A session that was stolen within ten minutes of its sign-in cannot create a replacement of the second factor.
    for (const target of ['/api/auth/second-factor/recovery-codes', '/api/auth/passkeys/options'])
      expect([target, (await app.send('POST', target)).json().code]).toEqual([target, 'password-needed'])
    pass(30_000)
    const confirmation = { password: KEEPER.password, code: code() }
    expect((await app.send('POST', '/api/auth/confirm-password', confirmation)).status).toBe(204)
    const renewed = await app.send('POST', '/api/auth/second-factor/recovery-codes')
    expect([renewed.status, renewed.json().recoveryCodes.length]).toEqual([200, 10])
    expect((await signIn(app, recoveryCodes[4])).status).toBe(401)
    const off = (body?: object) => app.send('DELETE', '/api/auth/second-factor', body)
    for (const body of [undefined, {}, { code: 'x' }, { code: recoveryCodes[4] }]) {
      const refused = await off(body)
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['code']])
    }
    expect((await off({ code: renewed.json().recoveryCodes[0] })).status).toBe(204)
    expect((await off()).status).toBe(204)
    expect((await signIn(app)).status).toBe(200)
    expect((await app.send('POST', '/api/auth/second-factor/recovery-codes')).json().code).toBe('second-factor-off')
  })
})

it('A second factor is asked for beside the password by what changes how its account signs in', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const { code } = await turnOn(app)
  const password = KEEPER.password
  const calls = [
    ['/api/account/email', { email: 'not an address', password }, 422],
    ['/api/auth/change-password', { current: password, next: 'x' }, 422],
    ['/api/tokens', { name: 'x', scopes: ['posts:read'], password }, 201],
  ] as const
  const statuses = async () => {
    const replies: number[] = []
    for (const [target, body] of calls) replies.push((await app.send('POST', target, body)).status)
    return replies
  }
  expect(await statuses()).toEqual(calls.map(([, , status]) => status))
  pass(10 * 60_000)
  expect(await statuses()).toEqual([403, 403, 403])
  const confirm = (proof: object) => app.send('POST', '/api/auth/confirm-password', { password, ...proof })
  const asked = await confirm({})
  expect([asked.status, asked.json()]).toMatchObject([
    422,
    { code: 'second-factor-needed', errors: { code: expect.any(String) } },
  ])
  expect((await confirm({ code: 'x' })).json().errors).toEqual({ code: expect.stringContaining('wrong or was used') })
  expect(await statuses()).toEqual([403, 403, 403])
  const before = app.headers.Cookie
  expect((await confirm({ code: code() })).status).toBe(204)
  expect(app.headers.Cookie).not.toBe(before)
  expect(await statuses()).toEqual(calls.map(([, , status]) => status))
  pass(10_000)
  expect((await app.get('/api/settings', { headers: { Cookie: before! } })).status).toBe(401)
  const confirmations = app.log.flatMap(({ event, problem }) => (/confirm/.test(`${event}`) ? [problem ?? event] : []))
  expect(confirmations).toEqual(['second-factor-needed', 'second-factor-wrong', 'session confirmed'])
})

it('A second factor is turned off by a passkey of the account, too', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const { authenticator } = await addPasskey(app, app)
  await turnOn(app)
  const off = async (device: Authenticator) => {
    const options = (await app.send('POST', '/api/auth/confirm-passkey/options')).json()
    return app.send('DELETE', '/api/auth/second-factor', { passkey: device.get(options) })
  }
  expect((await off(new Authenticator(app.services.config.siteUrl))).status).toBe(422)
  expect((await app.services.secondFactor.status((await app.services.administrators.list())[0]!.id)).state).toBe('on')
  expect((await off(authenticator)).status).toBe(204)
  expect((await signIn(app)).status).toBe(200)
})

describe('The setting requireSecondFactor', () => {
  it('is turned on and off with a recent password, and only by whoever has a second factor', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const set = (requireSecondFactor: boolean) => app.send('PATCH', '/api/settings', { requireSecondFactor })
    const refused = await set(true)
    expect([refused.status, refused.json().errors.requireSecondFactor]).toEqual([
      422,
      expect.stringMatching(/^Set up a second factor of your own first/),
    ])
    const { code } = await turnOn(app)
    pass(10 * 60_000)
    expect((await set(true)).json().code).toBe('password-needed')
    expect((await set(false)).status).toBe(200)
    const proof = { password: KEEPER.password, code: code() }
    expect((await app.send('POST', '/api/auth/confirm-password', proof)).status).toBe(204)
    expect((await set(true)).json().requireSecondFactor).toBe(true)
    pass(10 * 60_000)
    expect((await set(false)).json().code).toBe('password-needed')
  })

  it('leaves a session without a second factor nothing but what sets one up', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const anna = await signedIn(app, ANNA)
    const program = await withToken(app)
    await app.services.settings.save({ requireSecondFactor: true })

    for (const [pattern, methods] of Object.entries(ROUTE_ACCESS)) {
      const path = pattern.replace(':service', 'mail').replace(/:\w+\??|\*/g, '1')
      for (const [method, access] of Object.entries(methods)) {
        if (access === 'everybody' || SECOND_FACTOR_SETUP.has(pattern)) continue
        const reply = await anna.send(method, path, method === 'GET' ? undefined : {})
        if ('isPage' in access)
          expect([path, reply.status, reply.headers.location]).toEqual([path, 302, '/admin/account'])
        else
          expect([method, path, reply.status, reply.json().code]).toEqual([method, path, 403, 'second-factor-required'])
      }
    }
    // Public calls that answer sessions with more data.
    for (const target of ['/api/blogs?status=draft', '/api/collections/blogs?images=embedded'])
      expect((await anna.send('GET', target)).json().code).toBe('second-factor-required')
    const data = await anna.send('GET', '/admin/posts.data')
    expect([data.status, data.body]).toEqual([202, expect.stringContaining('/admin/account')])

    const account = await anna.send('GET', '/admin/account')
    expect([account.status, account.body.includes('This blog asks every administrator for a second factor')]).toEqual([
      200,
      true,
    ])
    expect((await anna.send('GET', '/api/auth/session')).status).toBe(200)
    expect((await program.send('POST', '/api/blogs', {})).status).toBe(422)
    expect((await app.get('/')).status).toBe(200)

    const { confirmed } = await turnOn(anna)
    expect(confirmed.status).toBe(200)
    expect((await anna.send('GET', '/api/settings')).status).toBe(200)
    expect((await anna.send('GET', '/admin/posts')).status).toBe(200)
    expect((await app.send('GET', '/api/settings')).status).toBe(403)
    expect((await app.send('POST', '/api/auth/sign-out')).status).toBe(200)
  })

  it('costs no statement of its own', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    await turnOn(app)
    const statements = async () => {
      expect((await app.send('GET', '/api/administrators')).status).toBe(200)
      return app.queries.length
    }
    // The outbox asks for more a while after the mail about the second factor.
    await expect.poll(statements).toBe(3)
    const before = await statements()
    await app.services.settings.save({ requireSecondFactor: true })
    expect(await statements()).toBe(before)
  })
})
