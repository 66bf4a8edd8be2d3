import { expect, it, vi } from 'vitest'
import { LinkedIdentityRepository } from '#server/identity/openid/linked-identity-repository.ts'
import { cookiesOf, openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, signedIn } from '#test/support/identity/administrator.ts'
import { openForgedIssuer } from '#test/support/identity/forged-issuer.ts'
import { answered, begin, begun, eventOf, sessionCookiesOf, sync } from '#test/support/identity/provider-calls.ts'

const now = () => Math.floor(Date.now() / 1000)

it('a provider that can say when it authenticated somebody, and does not, was asked without max_age', async () => {
  await using other = await openForgedIssuer()
  other.metadata = { claims_supported: ['sub', 'auth_time'] }
  await using app = await openTestApp(openTestSqlite, { env: other.env })
  const Cookie = sessionCookiesOf(await sync(app, other.token({})))
  const confirm = async (claims: object) => {
    const flow = await begun(app, { purpose: 'confirmation' }, { Cookie })
    other.answer = { idToken: other.token({ nonce: flow.nonce, ...claims }) }
    await answered(app, flow)
    return eventOf(app, flow)
  }
  expect(await confirm({})).toMatchObject({ ok: false, code: 'internal-error' })
  expect(await confirm({ auth_time: now() })).toMatchObject({ ok: true })
})

it('a token that was used links nobody again, and uses up no invitation', async () => {
  await using issuer = await openForgedIssuer()
  await using app = await openTestApp(openTestSqlite, { env: issuer.env })
  const keeper = await signedIn(app)
  const token = issuer.token({ iat: now() - 9 })
  const { id } = (await sync(app, token)).json().user
  await new LinkedIdentityRepository(app.database).unlink(id)
  expect((await sync(app, token)).status).toBe(401)
  expect(await app.database.read.selectFrom('linked_identities').select('subject').execute()).toEqual([])
  await keeper.send('DELETE', `/api/administrators/${id}`)
  const invitation = { email: 'mara@den.example', role: 'author' }
  expect((await keeper.send('POST', '/api/invitations', invitation)).status).toBe(201)
  expect((await sync(app, token)).status).toBe(401)
  expect((await app.services.administrators.list()).map(({ email }) => email)).toEqual([KEEPER.email])
  const open = await app.database.read.selectFrom('account_links').select('email').execute()
  expect(open).toEqual([{ email: invitation.email }])
})

it('an answer of the provider counts once, also when its exchange took long', async () => {
  await using other = await openForgedIssuer()
  await using app = await openTestApp(openTestSqlite, { env: other.env })
  const start = Date.now()
  const after = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1_000 })
  after(0)
  const flow = await begun(app)
  // Ten minutes from now, so that the token is valid in both exchanges.
  other.answer = { idToken: other.token({ nonce: flow.nonce, exp: now() + 3_600 }) }
  const push = other.exchanges.push.bind(other.exchanges)
  other.exchanges.push = (...bodies) => {
    after(8)
    return push(...bodies)
  }
  const first = await answered(app, flow)
  other.exchanges.push = push
  expect(sessionCookiesOf(first)).toContain('den_session')
  after(603)
  expect(sessionCookiesOf(await answered(app, { ...flow, cookie: cookiesOf(first) }))).toBe('')
  expect(other.exchanges).toHaveLength(1)
})

it('an answer of the provider that goes on and on is read no further', async () => {
  await using other = await openForgedIssuer()
  other.metadata = { filler: 'x'.repeat(1_000_000) }
  await using app = await openTestApp(openTestSqlite, { env: other.env })
  const refused = await begin(app)
  expect([refused.status, refused.json().code]).toEqual([502, 'network-request-failed'])
  other.metadata = {}
  expect((await begin(app)).status).toBe(200)
})

it('a sign-in leads to addresses of the admin area that a header can hold', async () => {
  await using issuer = await openForgedIssuer()
  await using app = await openTestApp(openTestSqlite, { env: issuer.env })
  const statusOf = async (returnTo: string) => (await begin(app, { returnTo })).status
  for (const returnTo of ['/admin', '/admin/posts?q=%E2%98%83&page=2', '/admin?a="b"[c]'])
    expect([returnTo, await statusOf(returnTo)]).toEqual([returnTo, 200])
  for (const returnTo of [
    '/admin\r\nX: y',
    '/admin/\u2603',
    '/admin\0',
    '/admin/a b',
    '/admin\\x',
    '/admin#x',
    '/administrator',
  ])
    expect([returnTo, await statusOf(returnTo)]).toEqual([returnTo, 422])
})
