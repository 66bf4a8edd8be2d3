import { afterAll, expect, it } from 'vitest'
import { ROUTE_ACCESS } from '#app/route-access.ts'
import { SCOPES, type Scope } from '#domain/identity/api-token.ts'
import { openTestApp, type Reply } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { withToken } from '#test/support/identity/administrator.ts'
import { postInput } from '#test/support/posts.ts'

const ROUTES = Object.keys(ROUTE_ACCESS).map((pattern) => pattern.replace('*', 'No-Such-Post').replace(/:\w+/g, 'days'))
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Everything that a token of this scope, and of this alone, opens. */
const OPENED: Readonly<Record<Scope, readonly string[]>> = {
  'posts:read': [
    'GET /api/blogs.zip',
    'GET /api/blogs/days/edit',
    'GET /api/blogs/days/revisions',
    'GET /api/blogs/days/revisions/days',
    'GET /api/categories',
    'GET /api/media',
  ],
  'posts:write': [
    'POST /api/blogs',
    'PUT /api/blogs/days/edit',
    'PATCH /api/blogs/days/edit',
    'DELETE /api/blogs/days/edit',
    'POST /api/blogs/days/announce',
    'POST /api/blogs/days/restore',
    'POST /api/blogs/days/preview',
    'DELETE /api/blogs/days/preview',
    'POST /api/blogs/days/revisions/days/restore',
    'PATCH /api/blogs/No-Such-Post',
    'DELETE /api/blogs/No-Such-Post',
    'POST /api/categories',
    'PATCH /api/categories/days',
    'DELETE /api/categories/days',
    'PATCH /api/tags/days',
  ],
  'media:write': ['POST /api/media', 'PATCH /api/media/days'],
  'subscribers:read': ['GET /api/subscribers.csv'],
  'statistics:read': ['GET /api/statistics/days'],
}

const app = await openTestApp(openTestSqlite, { posts: [postInput()] })
afterAll(() => app[Symbol.asyncDispose]())

/** Calls that are refused with an unknown token. */
const CLOSED: { readonly method: string; readonly route: string }[] = []
for (const route of ROUTES)
  for (const method of METHODS) {
    const reply = await ask(method, route, { Authorization: `Bearer den_${'x'.repeat(43)}` })
    if (reply.status === 401) CLOSED.push({ method, route })
  }

it.each(SCOPES)('a token with the scope %s opens what that names and nothing else', async (scope) => {
  const { headers } = await withToken(app, [scope])
  const opened: string[] = []
  for (const { method, route } of CLOSED) {
    const reply = await ask(method, route, headers)
    if (reply.status === 403) expect(reply.json().detail, `${method} ${route}`).toMatch(/API token/)
    else if (reply.status === 401) expect(route, method).toMatch(/^\/(admin|api\/auth\/session$)/)
    else if (reply.status !== 405) opened.push(`${method} ${route}`)
  }
  expect(opened.toSorted()).toEqual(OPENED[scope].toSorted())
})

it('a token, whatever its scopes, moves no mail server and reads no setting', async () => {
  const { send } = await withToken(app, SCOPES)
  for (const [method, target, body] of [
    ['PATCH', '/api/mail', { url: 'smtp://evil.example:2525', from: '' }],
    ['PATCH', '/api/mail/caps', {}],
    ['POST', '/api/mail/test', { to: 'thief@evil.example' }],
    ['POST', '/api/mail/test-announcement', { title: 'x', tagline: 'x', description: 'x' }],
    ['PATCH', '/api/settings', { blogName: 'Taken over' }],
    ['GET', '/api/settings', undefined],
    ['POST', '/api/subscribers', { csv: 'a@b.example', consent: 'said so' }],
    ['POST', '/api/auth/change-password', { current: 'x', next: 'a ladder against the moon' }],
    ['POST', '/api/tokens', { name: 'more', scopes: SCOPES, password: 'x' }],
    ['GET', '/api/tokens', undefined],
    ['POST', '/api/auth/second-factor', undefined],
    ['PUT', '/api/auth/second-factor', { code: '123456' }],
    ['DELETE', '/api/auth/second-factor', undefined],
    ['POST', '/api/auth/second-factor/recovery-codes', undefined],
  ] as const) {
    const reply = await send(method, target, body)
    expect([target, reply.status, reply.json().code]).toEqual([target, 403, 'session-needed'])
  }
  expect((await app.services.settings.stored()).blogName).toBe('The Midnight Den')
  expect((await app.services.mail.status()).transports.map(({ name }) => name)).toEqual(['mailbox'])
  const refused = app.log.findLast(({ event, path }) => event === 'call refused' && path === '/api/mail/caps')
  expect(refused).toMatchObject({
    account: expect.stringMatching(/^u_|^a_/),
    token: expect.any(String),
    method: 'PATCH',
  })
})

function ask(method: string, route: string, headers: Record<string, string>): Promise<Reply> {
  const body = method !== 'GET' && { body: '{}' }
  return app.get(route, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...body })
}
