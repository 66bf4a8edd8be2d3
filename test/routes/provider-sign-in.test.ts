import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { type Flaws, type ForgedIssuer, openForgedIssuer } from '#test/support/identity/forged-issuer.ts'
import { answered, begin, begun, eventOf, sessionCookiesOf, sync } from '#test/support/identity/provider-calls.ts'

const HOUR = 3_600
const now = () => Math.floor(Date.now() / 1000)

/** What is wrong with a token, and the code that its refusal has in the browser. */
const BAD: readonly [string, Record<string, unknown>, Flaws, string][] = [
  ['forged', {}, { isForged: true }, 'internal-error'],
  ['without an algorithm', {}, { header: { alg: 'none' } }, 'internal-error'],
  ['signed with a public key as a secret', {}, { header: { alg: 'HS256' } }, 'internal-error'],
  ['of an unknown key', {}, { header: { kid: 'two' } }, 'internal-error'],
  [
    'of a key that it names itself',
    {},
    { isForged: true, header: { jku: 'http://127.0.0.1:9/jwks' } },
    'internal-error',
  ],
  ['of another kind', {}, { header: { typ: 'at+jwt' } }, 'internal-error'],
  ['expired', { iat: now() - 2 * HOUR, exp: now() - HOUR }, {}, 'internal-error'],
  ['for another site', { aud: 'another' }, {}, 'internal-error'],
  ['for several sites, by another one', { aud: ['den', 'another'], azp: 'another' }, {}, 'internal-error'],
  ['of another issuer', { iss: 'https://login.example' }, {}, 'internal-error'],
  ['without a subject', { sub: undefined }, {}, 'internal-error'],
  ['without an address', { email: undefined }, {}, 'user-mismatch'],
  ['with an unverified address', { email_verified: false }, {}, 'user-mismatch'],
  ['that does not say whether the address is verified', { email_verified: undefined }, {}, 'user-mismatch'],
  ['for an address that is not allowed', { email: 'mara@elsewhere.example' }, {}, 'user-mismatch'],
  ['for an address of a subdomain', { email: 'mara@sub.den.example' }, {}, 'user-mismatch'],
]

describeServer('signing in by an OpenID provider', (open) => {
  let issuer: ForgedIssuer
  let app: TestApp
  beforeAll(async () => {
    issuer = await openForgedIssuer('@den.example, guest@elsewhere.example')
    app = await openTestApp(open, { env: issuer.env })
  })
  beforeEach(async () => {
    issuer.isDown = false
    issuer.userInfo = null
    await app.database.write.deleteFrom('sign_in_attempts').execute()
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await issuer[Symbol.asyncDispose]()
  })

  const sessionOf = async (cookie: string) =>
    (await app.get('/api/auth/session', { headers: { Cookie: cookie } })).json()
  const auditOf = async () =>
    (await app.services.audit.page({}, 1)).entries.map(({ what, who, about }) => ({ what, who, about }))

  it('is begun with PKCE, state and nonce, and opens a session by a proper answer, once', async () => {
    const flow = await begun(app, { returnTo: '/admin/posts?page=2' })
    expect(flow.url.origin).toBe(issuer.issuer)
    expect(Object.fromEntries(flow.url.searchParams)).toMatchObject({
      client_id: 'den',
      response_type: 'code',
      redirect_uri: `${app.services.config.siteUrl}/admin/sign-in/callback`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(await eventOf(app, flow)).toBeNull()
    const exchanges = issuer.exchanges.length
    // An account that no other test makes.
    issuer.answer = { idToken: issuer.token({ nonce: flow.nonce, sub: 'nora', email: 'nora@den.example' }) }
    const finished = await answered(app, flow)
    expect([finished.status, finished.headers.location]).toEqual([302, '/admin/posts?page=2'])
    expect((await sessionOf(sessionCookiesOf(finished))).user).toMatchObject({
      email: 'nora@den.example',
      name: 'Mara Vell',
    })
    expect(issuer.exchanges.at(-1)!.get('code_verifier')).toMatch(/^[\w-]{43}$/)
    expect(await eventOf(app, flow)).toMatchObject({ ok: true })

    // The same answer once more opens no session and sends no request.
    const again = await answered(app, flow)
    expect([again.headers.location, sessionCookiesOf(again)]).toEqual(['/admin/posts?page=2', ''])
    expect(issuer.exchanges.length).toBe(exchanges + 1)
    // No code, token or state is logged.
    const logged = JSON.stringify(app.log)
    for (const secret of [flow.state, flow.nonce, issuer.answer.idToken]) expect(logged).not.toContain(secret)
    expect((await auditOf()).slice(0, 2)).toEqual([
      { what: 'administrator.added', who: 'nora@den.example', about: `nora@den.example, by ${flow.url.host}` },
      { what: 'account.signed-in', who: 'nora@den.example', about: expect.stringContaining(`, by ${flow.url.host}`) },
    ])
  })

  it.each(BAD)('opens nothing by an answer with a token %s', async (_, claims, flaws, code) => {
    const flow = await begun(app)
    issuer.answer = { idToken: issuer.token({ nonce: flow.nonce, ...claims }, flaws) }
    const finished = await answered(app, flow)
    expect([finished.headers.location, sessionCookiesOf(finished)]).toEqual(['/admin', ''])
    expect(await eventOf(app, flow)).toMatchObject({ ok: false, code })
    expect((await auditOf())[0]).toMatchObject({ what: 'account.sign-in-refused' })
  })

  it.each(BAD.filter(([what]) => what !== 'expired'))(
    'opens nothing by a token %s that a program brings',
    async (_, claims, flaws, code) => {
      const reply = await sync(app, issuer.token(claims, flaws))
      expect([reply.status, sessionCookiesOf(reply)]).toEqual([code === 'user-mismatch' ? 403 : 401, ''])
      expect(reply.json().code).toBe(code === 'user-mismatch' ? code : 'invalid-api-key')
    },
  )

  it('opens nothing by a token with another nonce, or none', async () => {
    for (const nonce of ['another', undefined]) {
      const flow = await begun(app)
      issuer.answer = { idToken: issuer.token({ nonce }) }
      expect(sessionCookiesOf(await answered(app, flow))).toBe('')
      expect(await eventOf(app, flow)).toMatchObject({ code: 'internal-error' })
    }
  })

  it('opens nothing by another state, in another browser, or after another sign-in was begun', async () => {
    const flow = await begun(app, { display: 'popup' })
    issuer.answer = { idToken: issuer.token({ nonce: flow.nonce }) }
    const exchanges = issuer.exchanges.length
    const elsewhere = await answered(app, { ...flow, cookie: '' })
    const later = await begun(app, { display: 'popup' })
    const superseded = await answered(app, { ...flow, cookie: later.cookie })
    for (const [reply, problem] of [
      [elsewhere, 'no-cookie'],
      [superseded, 'superseded'],
    ] as const) {
      expect(sessionCookiesOf(reply)).toBe('')
      const { pathname, searchParams } = new URL(reply.headers.location!, app.url)
      expect([pathname, searchParams.get('problem')]).toEqual(['/admin/sign-in/finished', problem])
    }
    expect((await app.get('/admin/sign-in/callback?code=x')).headers.location).toContain('/admin')
    expect(issuer.exchanges.length).toBe(exchanges)
    const page = await app.get(elsewhere.headers.location!)
    expect(page.body).toContain('it keeps none for this site, or ten minutes have passed')
    // Unsigned, or signed for something else.
    for (const cookie of [
      flow.cookie.replace(/\.[\w-]+$/, '.x'),
      (await signedIn(app)).headers.Cookie!.replace('den_session', 'den_openid'),
    ])
      expect(sessionCookiesOf(await answered(app, { ...flow, cookie }))).toBe('')
  })

  it.each([
    ['access_denied', 'popup-closed-by-user'],
    ['unmet_authentication_requirements', 'multi-factor-auth-required'],
    ['interaction_required', 'multi-factor-auth-required'],
    ['unauthorized_client', 'invalid-api-key'],
    ['temporarily_unavailable', 'network-request-failed'],
    ['invalid_scope', 'internal-error'],
  ])('says what the error %s of the provider means', async (error, code) => {
    const flow = await begun(app)
    expect(sessionCookiesOf(await answered(app, flow, { error }))).toBe('')
    expect(await eventOf(app, flow)).toMatchObject({ ok: false, code, detail: expect.stringContaining(' ') })
  })

  it('says when the provider refuses the client, or does not answer', async () => {
    for (const [answer, code] of [
      [{ error: 'invalid_client', status: 401 }, 'invalid-api-key'],
      [{ error: 'x', status: 401, headers: { 'WWW-Authenticate': 'Basic realm="x"' } }, 'invalid-api-key'],
      [{ error: 'x', status: 500 }, 'network-request-failed'],
    ] as const) {
      const refused = await begun(app)
      issuer.answer = answer
      await answered(app, refused)
      expect(await eventOf(app, refused)).toMatchObject({ code })
    }
    const silent = await begun(app)
    issuer.isDown = true
    await answered(app, silent)
    expect(await eventOf(app, silent)).toMatchObject({ code: 'network-request-failed' })
  })

  it('opens nothing while the metadata of the provider name another issuer', async () => {
    await using other = await openForgedIssuer()
    other.metadataIssuer = 'https://login.example'
    await using opened = await openTestApp(open, { env: other.env })
    expect((await begin(opened)).status).toBeGreaterThanOrEqual(400)
    expect((await sync(opened, other.token({}))).status).toBeGreaterThanOrEqual(400)
    other.metadataIssuer = other.issuer
    expect((await sync(opened, other.token({}))).status).toBe(200)
  })

  it('asks the UserInfo endpoint for an address that the token does not name', async () => {
    await using other = await openForgedIssuer()
    other.userInfo = { sub: 'mara-1', email: 'mara@den.example', email_verified: 'true' }
    await using opened = await openTestApp(open, { env: other.env })
    const flow = await begun(opened)
    other.answer = { idToken: other.token({ nonce: flow.nonce, email: undefined, email_verified: undefined }) }
    await answered(opened, flow)
    expect(await eventOf(opened, flow)).toMatchObject({ ok: true })
    const named = await begun(opened)
    other.answer = { idToken: other.token({ nonce: named.nonce, email_verified: undefined }) }
    await answered(opened, named)
    expect(await eventOf(opened, named)).toMatchObject({ ok: true })
    // Claims of another subject.
    const foreign = await begun(opened)
    other.userInfo = { sub: 'anna-1', email: 'mara@den.example', email_verified: true }
    other.answer = { idToken: other.token({ nonce: foreign.nonce, email: undefined }) }
    await answered(opened, foreign)
    expect(await eventOf(opened, foreign)).toMatchObject({ ok: false, code: 'internal-error' })
    // What says that it is verified does not say which address.
    const nameless = await begun(opened)
    other.userInfo = { sub: 'mara-1', email_verified: true }
    other.answer = { idToken: other.token({ nonce: nameless.nonce, email_verified: undefined }) }
    await answered(opened, nameless)
    expect(await eventOf(opened, nameless)).toMatchObject({ ok: false, code: 'user-mismatch' })
  })

  it('is begun again once the provider answers', async () => {
    await using other = await openForgedIssuer()
    await using opened = await openTestApp(open, { env: other.env })
    other.isDown = true
    const refused = await begin(opened)
    expect([refused.status, refused.json().code]).toEqual([502, 'network-request-failed'])
    other.isDown = false
    expect((await begin(opened)).status).toBe(200)
  })

  it('is refused at another host than that of the site, and by a page of another one', async () => {
    const elsewhere = await begin(app, {}, { Host: `127.0.0.1:${app.port}` })
    expect([elsewhere.status, elsewhere.json().code]).toEqual([403, 'unauthorized-domain'])
    const foreign = await begin(app, {}, { Origin: 'https://elsewhere.example' })
    expect([foreign.status, foreign.json().code]).toEqual([403, 'unauthorized-domain'])
    expect((await begin(app, { returnTo: '//elsewhere.example' })).status).toBe(422)
    expect((await begin(app, { returnTo: '/admin\\..\\x' })).status).toBe(422)
  })

  it('slows down a network whose answers open nothing', async () => {
    const refusals = async () => (await app.services.audit.page({ what: 'account.sign-in-refused' }, 1)).total
    const before = await refusals()
    const answers = []
    for (let attempt = 0; attempt < 40; attempt++) answers.push((await sync(app, 'no.to.ken')).status)
    expect(answers.at(-1)).toBe(429)
    // Entries are kept for a year, so throttled requests, and requests that are not attempts, add none.
    expect((await refusals()) - before).toBe(answers.filter((status) => status === 401).length)
    const elsewhere = { Host: `127.0.0.1:${app.port}`, Authorization: 'Bearer x' }
    await app.get('/api/auth/token', { method: 'POST', headers: elsewhere })
    const flow = await begun(app)
    await answered(app, flow, { error: 'server_error' })
    expect((await refusals()) - before).toBe(answers.filter((status) => status === 401).length)
  })

  it('syncs tokens of the last 300 seconds, skips older ones, and ends the session', async () => {
    const fresh = await sync(app, issuer.token({ iat: now() - 200, sub: 'guest-1', email: 'Guest@Elsewhere.example' }))
    expect([fresh.status, fresh.json().user.email]).toEqual([200, 'guest@elsewhere.example'])
    const cookie = sessionCookiesOf(fresh)
    const listed = (await app.get('/api/sessions', { headers: { Cookie: cookie } })).json().sessions
    expect(listed).toMatchObject([{ current: true }])

    // A token opens one session: a second client is refused, and the browser that has the session keeps it.
    const token = issuer.token({ iat: now() - 100 })
    const first = await sync(app, token)
    const stolen = await sync(app, token)
    expect([first.status, stolen.status, sessionCookiesOf(stolen)]).toEqual([200, 401, ''])
    expect(JSON.stringify([first.body, first.headers, app.log])).not.toContain(token.split('.')[1])
    const again = await sync(app, token, { Cookie: sessionCookiesOf(first) })
    expect([again.status, again.json(), sessionCookiesOf(again)]).toEqual([200, first.json(), ''])
    expect((await sync(app, token, { Cookie: cookie })).status).toBe(401)

    const old = await sync(app, issuer.token({ iat: now() - 400 }))
    expect([old.status, sessionCookiesOf(old), old.body]).toEqual([204, '', ''])
    // Those of some providers have ended by then.
    for (const ago of [1, HOUR])
      expect((await sync(app, issuer.token({ iat: now() - ago - 300, exp: now() - ago }))).status).toBe(204)
    expect((await sync(app, issuer.token({ iat: now() + HOUR, exp: now() + 2 * HOUR }))).status).toBe(401)
    for (const none of ['', 'den_abc', 'x'.repeat(20_000)]) expect((await sync(app, none)).status).toBeGreaterThan(400)

    const headers = { Cookie: cookie, Authorization: 'Bearer x' }
    expect((await app.get('/api/auth/token', { method: 'DELETE', headers })).status).toBe(204)
    expect((await app.get('/api/auth/session', { headers: { Cookie: cookie } })).status).toBe(401)
  })

  it('is not there without a provider', async () => {
    await using plain = await openTestApp(open)
    expect((await begin(plain)).status).toBe(404)
    expect((await sync(plain, issuer.token({}))).status).toBe(404)
    expect((await plain.get('/admin/sign-in/callback?code=x&state=y')).headers.location).toBe('/admin')
    expect((await app.get('/admin')).body).toContain('Sign in with 1')
    expect((await plain.get('/admin')).body).not.toContain('Sign in with 1')
  })
})
