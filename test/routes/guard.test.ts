import { afterAll, describe, expect, it } from 'vitest'
import type { HttpMethod } from '#app/access.ts'
import { ROUTE_ACCESS } from '#app/route-access.ts'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { postInput } from '#test/support/posts.ts'

/** Every pattern of the route table. */
const PATTERNS = Object.keys(ROUTE_ACCESS)
/** Such an address, with something in the place of each parameter. */
const addressOf = (pattern: string) => pattern.replace('*', 'The-Thing').replace(/:\w+/g, 'blogs')
const ROUTES = PATTERNS.map(addressOf)
const AREA = ROUTES.filter(
  (route) =>
    /^\/admin(\/|$)/.test(route) &&
    ![
      '/admin/sign-in/callback',
      '/admin/sign-in/finished',
      '/admin/setup',
      '/admin/invitation',
      '/admin/forgotten-password',
      '/admin/reset-password',
      '/admin/confirm-address',
    ].includes(route),
)
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HttpMethod[]

/** Other ways to write an address, which some server on the way may take for the same. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'with a slash': (path) => `${path}/`,
  'in capitals': (path) => path.toUpperCase(),
  'with an escape': (path) => path.replace('a', '%61'),
  'with an escaped slash': (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  'with two slashes': (path) => path.replaceAll('/', '//'),
  'with a dot': (path) => `/.${path}`,
  'from below': (path) => `/x/..${path}`,
  'as data': (path) => `${path}.data`,
  'as data of another route': (path) => `${path}.data?_routes=routes%2Fadmin%2Fmore-posts`,
  'with a parameter': (path) => `${path};x=y`,
}

const app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/The-Thing' })] })
afterAll(() => app[Symbol.asyncDispose]())

describe('Without a session', () => {
  it('knows the whole route table', () => {
    expect(ROUTES.length).toBeGreaterThan(25)
    expect(AREA).toEqual(expect.arrayContaining(['/admin', '/admin/posts', '/admin/posts/blogs', '/admin/settings']))
  })

  it.each(Object.keys(SPELLINGS))('nothing can be written anywhere, %s', async (spelling) => {
    const before = await state()
    for (const pattern of PATTERNS)
      for (const method of spelling === 'as it is' ? WRITING : writingMethodsOf(pattern)) {
        const route = addressOf(pattern)
        const target = SPELLINGS[spelling]!(route)
        const reply = await app.get(target, { method, headers: { 'Content-Type': 'application/json' }, body: '{}' })
        // These calls succeed without a session: sign-out, passkey options, malformed beacons.
        const isFine =
          method === 'POST' &&
          ((['/api/auth/sign-out', '/api/auth/sign-in/passkey/options'].includes(route) && reply.status === 200) ||
            (['/api/screen-views', '/api/policy-reports'].includes(route) && reply.status === 204))
        if (!isFine) expect([302, 400, 401, 404, 405, 422], `${method} ${target}`).toContain(reply.status)
      }
    expect(await state()).toEqual(before)
  })

  it.each(Object.keys(SPELLINGS))('the admin area tells nothing, %s', async (spelling) => {
    for (const route of AREA)
      for (const method of ['GET', 'HEAD']) {
        const target = SPELLINGS[spelling]!(route)
        const { status, body, headers } = await app.get(target, { method })
        expect(`${headers['set-cookie']}`, target).not.toContain('session')
        expect(body, target).not.toContain(KEEPER.email)
        expect(body, target).not.toContain('What do you want to do?')
        if (status === 200 && method === 'GET') expect(body, target).toMatch(/Admin Login|<title>The Midnight Den</)
      }
  })

  it('no header passes another method or address off', async () => {
    const before = await state()
    const id = before.posts[0].id
    for (const [name, value] of [
      ['X-HTTP-Method-Override', 'DELETE'],
      ['X-Method-Override', 'DELETE'],
      ['X-Original-URL', `/api/blogs/${id}`],
      ['X-Rewrite-URL', `/api/blogs/${id}`],
      ['X-Forwarded-User', KEEPER.email],
      ['Authorization', 'Bearer den_guessed'],
      ['Authorization', 'Basic YTpi'],
      ['Cookie', 'den_signed_in=1'],
    ] as const) {
      const headers = { [name]: value }
      expect((await app.get(`/api/blogs/${id}?_method=DELETE`, { method: 'POST', headers })).status).toBe(401)
      expect((await app.get('/admin', { headers })).body).toContain('Admin Login')
    }
    expect(await state()).toEqual(before)
  })
})

describe('With a session', () => {
  it('opens the area, and nobody on the way may keep a page of it', async () => {
    const { headers } = await signedIn(app)
    for (const route of ['/admin', '/admin/posts', '/admin/settings', '/admin/account']) {
      const reply = await app.get(route, { headers })
      expect([reply.status, reply.headers['cache-control']], route).toEqual([200, 'no-store'])
      expect(reply.body).toContain('What do you want to do?')
      expect(reply.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==';/)
    }
  })

  it('a write says from where it comes, by Origin or Sec-Fetch-Site', async () => {
    const { headers } = await signedIn(app)
    const { Cookie } = headers as { Cookie: string }
    const { siteUrl } = app.services.config
    const write = async (more: Record<string, string>) =>
      (
        await app.get('/api/blogs', {
          method: 'POST',
          headers: { Cookie, 'Content-Type': 'application/json', ...more },
          body: '{}',
        })
      ).status
    expect(await write({})).toBe(403)
    expect(await write({ Origin: 'https://evil.example' })).toBe(403)
    expect(await write({ Origin: 'null' })).toBe(403)
    expect(await write({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await write({ 'Sec-Fetch-Site': 'same-site' })).toBe(403)
    expect(await write({ Origin: siteUrl })).toBe(422)
    expect(await write({ 'Sec-Fetch-Site': 'same-origin' })).toBe(422)
  })

  it('ends for good when it is signed out, for every copy of the cookie', async () => {
    const { headers, send } = await signedIn(app)
    expect((await send('POST', '/api/auth/sign-out')).status).toBe(200)
    expect((await send('POST', '/api/blogs', {})).status).toBe(401)
    expect((await app.get('/admin', { headers })).body).toContain('Admin Login')
    expect((await app.get('/api/auth/session', { headers })).status).toBe(401)
  })

  it('of a program is an API token, which opens no page', async () => {
    const { send, headers } = await withToken(app)
    expect((await send('POST', '/api/blogs', {})).status).toBe(422)
    expect((await app.get('/admin/settings.data', { headers })).status).toBe(401)
  })
})

/** With which something may be written there; where nothing may, one that would be refused. */
function writingMethodsOf(pattern: string): readonly HttpMethod[] {
  const methods = WRITING.filter((method) => ROUTE_ACCESS[pattern]?.[method])
  return methods.length > 0 ? methods : ['POST']
}

async function state() {
  const { administrators, invitations } = app.services
  return {
    posts: (await app.get('/api/blogs')).json().posts,
    version: await app.database.contentVersion(),
    administrators: await administrators.list(),
    invitations: await invitations.list(),
  }
}
