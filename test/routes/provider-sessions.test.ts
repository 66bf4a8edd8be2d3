import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cookiesOf, openTestApp, type TestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, signedIn } from '#test/support/identity/administrator.ts'
import { type ForgedIssuer, openForgedIssuer } from '#test/support/identity/forged-issuer.ts'
import { answered, begin, begun, eventOf, sessionCookiesOf, sync } from '#test/support/identity/provider-calls.ts'
import { mailboxOf } from '#test/support/mail/mail.ts'

let issuer: ForgedIssuer
beforeAll(async () => {
  issuer = await openForgedIssuer()
})
afterAll(() => issuer[Symbol.asyncDispose]())

const opened = (siteUrl?: string) =>
  openTestApp(openTestSqlite, { env: { ...issuer.env, ...(siteUrl && { SITE_URL: siteUrl }) } })

async function synced(app: TestApp, claims: Record<string, unknown> = {}): Promise<Record<string, string>> {
  const reply = await sync(app, issuer.token(claims))
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.body}`)
  return { Cookie: sessionCookiesOf(reply), Origin: app.services.config.siteUrl }
}

const now = () => Math.floor(Date.now() / 1000)

function pass(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 + 1_000 })
}

it('the provider decides about further factors: neither the setting nor codes of the account ask for one', async () => {
  await using app = await opened()
  await app.services.settings.save({ requireSecondFactor: true })
  const mara = await synced(app)
  expect((await app.get('/api/settings', { headers: mara })).status).toBe(200)
  const keeper = await signedIn(app)
  expect((await keeper.send('GET', '/api/settings')).json().code).toBe('second-factor-required')
})

it('a removed administrator is not let in again by the provider', async () => {
  await using app = await opened()
  const mara = await synced(app)
  const { id } = (await app.get('/api/auth/session', { headers: mara })).json().user
  const keeper = await signedIn(app)
  expect((await keeper.send('DELETE', `/api/administrators/${id}`)).status).toBe(204)
  expect((await app.get('/api/auth/session', { headers: mara })).status).toBe(401)
  // A token that was used before is refused as such.
  const refused = await sync(app, issuer.token({ iat: now() - 1 }))
  expect([refused.status, refused.json().detail]).toEqual([
    403,
    expect.stringContaining('Your account here was removed'),
  ])
})

it('the same subject signs in to the same account under another address, and another subject never', async () => {
  await using app = await opened()
  await synced(app)
  const moved = await synced(app, { email: 'married@den.example' })
  expect((await app.get('/api/auth/session', { headers: moved })).json().user.email).toBe('mara@den.example')
  expect((await sync(app, issuer.token({ sub: 'mara-2' }))).status).toBe(403)
})

it('an administrator with a password keeps it beside the provider', async () => {
  await using app = await opened()
  await signedIn(app)
  const linked = await synced(app, { sub: 'keeper-1', email: KEEPER.email })
  expect((await app.get('/api/auth/session', { headers: linked })).json().user.email).toBe(KEEPER.email)
  expect((await signedIn(app)).headers.Cookie).toContain('den_session')
  const { entries } = await app.services.audit.page({ what: 'identity.linked' }, 1)
  expect(entries).toMatchObject([{ who: KEEPER.email, about: expect.stringContaining(', by 127.0.0.1:') }])
  const mails = async () => (await mailboxOf(app.database)).map(({ to, subject }) => `${to}: ${subject}`)
  await expect.poll(mails).toContain(`${KEEPER.email}: Another way to sign in at The Midnight Den`)
  await synced(app, { sub: 'mara-1' })
  await expect.poll(mails).toContain(`${KEEPER.email}: A new administrator at The Midnight Den`)
})

it('ends the session that an ID token opened by that token alone, later as well, and no other', async () => {
  await using app = await opened()
  const claims = { sub: 'nora', email: 'nora@den.example' }
  const [token, other] = [issuer.token({ ...claims, iat: now() - 1 }), issuer.token({ ...claims, iat: now() - 2 })]
  const [first, kept] = [sessionCookiesOf(await sync(app, token)), sessionCookiesOf(await sync(app, other))]
  const end = (idToken: string, more: Record<string, string> = {}) =>
    app.get('/api/auth/token', { method: 'DELETE', headers: { Authorization: `Bearer ${idToken}`, ...more } })
  const statusOf = async (Cookie: string) => (await app.get('/api/auth/session', { headers: { Cookie } })).status

  const unknown = [issuer.token({ ...claims, iat: now() - 3 }), `${token.slice(0, token.lastIndexOf('.'))}.AAAA`, 'x']
  for (const idToken of unknown) expect((await end(idToken)).status).toBe(204)
  expect([await statusOf(first), await statusOf(kept)]).toEqual([200, 200])

  pass(180)
  const before = (await app.services.audit.page({ what: 'account.signed-out' }, 1)).total
  expect((await end(token)).status).toBe(204)
  expect([await statusOf(first), await statusOf(kept)]).toEqual([401, 200])
  expect((await end(token)).status).toBe(204)
  expect((await end(other, { Cookie: kept })).status).toBe(204)
  expect(await statusOf(kept)).toBe(401)
  expect((await app.services.audit.page({}, 1)).entries.slice(0, 2)).toMatchObject(
    Array(2).fill({ what: 'account.signed-out', who: 'nora@den.example' }),
  )
  expect((await app.services.audit.page({ what: 'account.signed-out' }, 1)).total).toBe(before + 2)
})

it('an authorized domain signs in at its own host, and no other name of the site does', async () => {
  const env = { ...issuer.env, SITE_URL: 'https://den.example', AUTHORIZED_DOMAINS: 'staging.example' }
  await using app = await openTestApp(openTestSqlite, { env })
  const staging = { Host: 'staging.example:8443', Origin: 'https://staging.example:8443' }
  const flow = await begun(app, {}, staging)
  const callback = 'https://staging.example:8443/admin/sign-in/callback'
  expect(flow.url.searchParams.get('redirect_uri')).toBe(callback)
  issuer.answer = { idToken: issuer.token({ nonce: flow.nonce, iat: now() - 7 }) }
  const query = new URLSearchParams({ state: flow.state, code: 'one' })
  const headers = { Host: staging.Host, Cookie: flow.cookie }
  const reply = await app.get(`/admin/sign-in/callback?${query}`, { headers })
  expect([reply.status, reply.headers.location]).toEqual([302, '/admin'])
  expect(issuer.exchanges.at(-1)!.get('redirect_uri')).toBe(callback)
  const session = await app.get('/api/auth/session', { headers: { ...headers, Cookie: sessionCookiesOf(reply) } })
  expect(session.json().user.email).toBe('mara@den.example')
  expect((await sync(app, issuer.token({ iat: now() - 8 }), { Host: 'staging.example' })).status).toBe(200)
  expect((await begun(app)).url.searchParams.get('redirect_uri')).toBe('https://den.example/admin/sign-in/callback')

  const words = 'is not allowed at this address of the site. Open it at https://den.example'
  for (const [Host, Origin] of [
    ['127.0.0.1', 'https://den.example'],
    ['127.0.0.1', 'http://127.0.0.1'],
    ['den.example', 'https://staging.example'],
  ] as const) {
    const { status, body } = await begin(app, {}, { Host, Origin })
    expect([status, JSON.parse(body)]).toEqual([
      403,
      expect.objectContaining({ code: 'unauthorized-domain', detail: expect.stringContaining(words) }),
    ])
  }
})

it('a confirmation asks the provider to authenticate anew, and counts for its own session and person only', async () => {
  await using app = await opened()
  const mara = await synced(app)
  const confirmation = { display: 'popup', purpose: 'confirmation' }
  let cookie = ''
  const confirm = async (claims: object) => {
    const flow = await begun(app, confirmation, mara)
    // The forged provider names no prompts that it knows.
    expect([flow.url.searchParams.get('max_age'), flow.url.searchParams.get('prompt')]).toEqual(['0', null])
    issuer.answer = { idToken: issuer.token({ nonce: flow.nonce, ...claims }) }
    cookie = sessionCookiesOf(await answered(app, flow))
    return eventOf(app, flow)
  }
  const isRecent = async () => (await app.get('/api/auth/confirm-password', { headers: mara })).status === 204
  expect(await isRecent()).toBe(true)
  pass(10)
  expect(await isRecent()).toBe(false)
  expect(await confirm({ sub: 'anna-1', email: 'anna@den.example' })).toMatchObject({
    ok: false,
    code: 'user-mismatch',
  })
  expect(await confirm({ email_verified: false })).toMatchObject({ ok: false, code: 'user-mismatch' })
  const longAgo = Math.floor(Date.now() / 1000) - 3_600
  expect(await confirm({ auth_time: longAgo })).toMatchObject({ ok: false, code: 'internal-error' })
  expect([await isRecent(), cookie]).toEqual([false, ''])
  // Confirming creates no account.
  expect((await app.services.administrators.list()).map(({ email }) => email)).toEqual(['mara@den.example'])
  expect(await confirm({ auth_time: longAgo + 3_600 })).toMatchObject({ ok: true })
  expect(cookie).not.toBe(mara.Cookie)
  mara.Cookie = cookie
  expect(await isRecent()).toBe(true)
  // Not every provider says when.
  expect(await confirm({})).toMatchObject({ ok: true })
})

it('a provider is asked for another account after a refusal, and told the secret, as it says that it can', async () => {
  await using other = await openForgedIssuer()
  const asked = async () => {
    await using opened = await openTestApp(openTestSqlite, { env: other.env })
    const refused = await begun(opened)
    await answered(opened, refused)
    const again = await begun(opened, {}, { Cookie: refused.cookie })
    expect(refused.url.search).not.toMatch(/prompt|max_age/)
    return [again.url.searchParams.get('prompt'), again.url.searchParams.get('max_age')]
  }
  expect([await asked(), other.exchanges[0]!.get('client_secret')]).toEqual([[null, '0'], null])
  other.metadata = {
    prompt_values_supported: ['login', 'select_account'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  }
  expect([await asked(), other.exchanges[1]!.get('client_secret')]).toEqual([
    ['select_account', null],
    expect.stringContaining('secret'),
  ])
})

it('who has no name there, or none that may be shown, is called by the address', async () => {
  await using app = await opened()
  for (const [sub, name] of [
    ['nina', undefined],
    ['nora', 'Nora\u202e'],
  ])
    await synced(app, { sub, email: `${sub}@den.example`, name })
  expect((await app.services.administrators.list()).map(({ name }) => name)).toEqual(['nina', 'nora'])
})

it('the outcome of a sign-in is remembered for ten minutes after its answer', async () => {
  await using app = await opened()
  const flow = await begun(app)
  pass(9)
  issuer.answer = { idToken: issuer.token({ nonce: flow.nonce, email: 'mara@elsewhere.example' }) }
  const cookie = cookiesOf(await answered(app, flow))
  pass(9)
  expect(await eventOf(app, { ...flow, cookie })).toMatchObject({ ok: false, code: 'user-mismatch' })
  pass(1)
  expect(await eventOf(app, { ...flow, cookie })).toBeNull()
})

it('a sign-in has to come back within ten minutes', async () => {
  await using app = await opened()
  const flow = await begun(app)
  pass(10)
  issuer.answer = { idToken: issuer.token({ nonce: flow.nonce }) }
  const late = await answered(app, flow)
  expect([late.headers.location, sessionCookiesOf(late)]).toEqual([expect.stringContaining('problem=no-cookie'), ''])
})

it('lets windows of the provider be seen, on https and in the admin area alone', async () => {
  const policy = 'cross-origin-opener-policy'
  await using app = await opened('https://den.example')
  const get = async (target: string) => (await app.get(target, { headers: { Host: 'den.example' } })).headers[policy]
  expect(await get('/admin')).toBe('same-origin-allow-popups')
  expect(await get('/admin/sign-in/finished')).toBe('unsafe-none')
  expect(await get('/admin/sign-in/callback?code=x&state=y')).toBe('unsafe-none')
  for (const target of ['/', '/api/blogs', '/greetings'])
    expect([target, await get(target)]).toEqual([target, 'same-origin'])
  const { 'content-security-policy': csp } = (await app.get('/admin', { headers: { Host: 'den.example' } })).headers
  expect(csp).toContain("connect-src 'self';")
  expect(csp).toContain("form-action 'self';")
  expect(csp).not.toContain(issuer.issuer)
  await using plain = await openTestApp(openTestSqlite, { env: { SITE_URL: 'https://den.example' } })
  expect((await plain.get('/admin', { headers: { Host: 'den.example' } })).headers[policy]).toBe('same-origin')
})
