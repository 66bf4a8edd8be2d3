import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCOPES, type Scope } from '#domain/identity/api-token.ts'
import { ROLES, type Role } from '#domain/identity/role.ts'
import { openTestApp, type Reply, type TestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { signedIn, type Writer } from '#test/support/identity/administrator.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { rolesDocument } from '../../scripts/roles-document.ts'

const DOCUMENT = readFileSync('docs/roles.md', 'utf8')
const PASSWORD = 'a lamp that nobody tends'

/** The lines of the tables: screens have no column for scopes. */
const LINES = [...DOCUMENT.matchAll(/^\| `(\w+) (\S+)` \| (.+) \|$/gm)].map(
  ([, method = '', pattern = '', cells = '']) => {
    const [owner = '', editor = '', author = '', scope] = cells.split(' | ')
    return { method, pattern, may: { owner, editor, author }, scope: scope?.replaceAll('`', '') }
  },
)

interface Person {
  readonly session: Writer
  /** With one scope each. */
  readonly tokens: ReadonlyMap<Scope, Record<string, string>>
}

it('are drawn in docs/roles.md as app/route-access.ts gives them (npm run draw)', () => {
  expect(DOCUMENT).toBe(rolesDocument())
  expect(LINES.length).toBeGreaterThan(70)
})

it('open to each role what docs/roles.md says, by session and by token, and nothing else', {
  timeout: 120_000,
}, async () => {
  await using app = await openTestApp(openTestSqlite)
  const people = await everyRole(app)
  const own = await posted(people.author.session)
  // The name of the author's account.
  const foreign = await posted(people.editor.session, { author: 'Noa Quist', authors: [POST_CALL.author] })
  for (const { method, pattern, may, scope } of LINES)
    for (const role of ROLES) {
      const { session, tokens } = people[role]
      for (const post of may[role] === 'own posts' ? [own, foreign] : [foreign]) {
        const address = addressOf(pattern, post)
        const isAllowed = may[role] === 'yes' || (may[role] === 'own posts' && post === own)
        const says = (by: string) => `${method} ${address} by ${role}, ${by}`
        const body = method === 'GET' ? undefined : {}
        if (scope === undefined) {
          const page = await session.send(method, address)
          expect(page.status === 403, says('on the screen')).toBe(!isAllowed)
          const loaded = await session.send(method, `${address}.data`)
          if (address !== '/admin/audience') expect(loaded.status === 403, says('by navigation')).toBe(!isAllowed)
          continue
        }
        expect(isRefused(await session.send(method, address, body)), says('session')).toBe(!isAllowed)
        for (const [each, headers] of tokens) {
          const reply = await app.get(address, { method, headers, ...(body && { body: '{}' }) })
          expect(isRefused(reply), says(`token ${each}`)).toBe(!isAllowed || each !== scope)
        }
      }
    }
})

it('leave open what docs/roles.md lists for everybody', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { author } = await everyRole(app)
  const [, list = ''] = DOCUMENT.split('## For everybody')
  const calls = [...list.matchAll(/`([A-Z]+) (\/\S*)`/g)].map(([, method = '', pattern = '']) => ({ method, pattern }))
  expect(calls.length).toBeGreaterThan(70)
  for (const { method, pattern } of calls) {
    const reply = await author.session.send(method, addressOf(pattern, 'p_1'), method === 'GET' ? undefined : {})
    expect(reply.status === 403, `${method} ${pattern}`).toBe(false)
  }
})

it('an author reads no draft of others, and gives nobody a post by the key or the path of theirs', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { author, editor } = await everyRole(app)
  const key = { 'Idempotency-Key': 'import-0001' }
  const theirs = (await editor.session.send('POST', '/api/blogs', { ...POST_CALL, status: 'draft' }, key)).json()
  const mine = (await author.session.send('POST', '/api/blogs', { title: 'Mine', status: 'draft' }, key)).json()
  expect([mine.title, mine.id === theirs.id]).toEqual(['Mine', false])
  const again = await author.session.send('POST', '/api/blogs', { title: 'Mine', status: 'draft' }, key)
  expect([again.json().id, again.headers['idempotent-replayed']]).toEqual([mine.id, 'true'])

  for (const status of ['draft', 'all']) {
    const { posts, total } = (await author.session.send('GET', `/api/blogs?status=${status}`)).json()
    expect([posts.map(({ id }: { id: string }) => id), total]).toEqual([[mine.id], 1])
  }
  expect((await author.session.send('GET', `/api/blogs/${theirs.id}`)).status).toBe(404)
  expect((await author.session.send('GET', `/api/blogs/${mine.id}`)).status).toBe(200)
  for (const screen of ['/admin/drafts', '/admin/posts', '/admin/trash', '/admin'])
    expect((await author.session.send('GET', screen)).body).not.toContain(theirs.id)
  expect((await editor.session.send('GET', '/admin/drafts')).body).toContain(mine.id)

  const out = await posted(editor.session)
  const { path } = (await editor.session.send('GET', `/api/blogs/${out}`)).json()
  const byPath = `/api/blogs/${encodeURIComponent(path)}`
  expect((await author.session.send('DELETE', byPath)).json().code).toBe('foreign-post')
  expect((await author.session.send('DELETE', `/api/blogs/${out}?forever=1`)).json().code).toBe('foreign-post')
  expect((await editor.session.send('DELETE', `/api/blogs/${out}`)).status).toBe(204)
  expect((await author.session.send('DELETE', `/api/blogs/${out}?forever=1&from=trash`)).json().code).toBe(
    'foreign-post',
  )
  expect((await author.session.send('POST', `/api/blogs/${out}/restore`)).json().code).toBe('foreign-post')
  expect((await author.session.send('DELETE', '/api/blogs/p_none')).status).toBe(404)
})

it('a post keeps its author whoever saves, publishes and restores it', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { author, editor, owner } = await everyRole(app)
  const { id } = (await author.session.send('POST', '/api/blogs', { ...POST_CALL, status: 'draft' })).json()
  const overwrite = { 'If-Match': '*' }
  const publish = await editor.session.send('PATCH', `/api/blogs/${id}`, { status: 'published' }, overwrite)
  expect(publish.status).toBe(200)
  expect((await author.session.send('PATCH', `/api/blogs/${id}`, { tagline: 'Cold' }, overwrite)).status).toBe(200)
  expect((await owner.session.send('PATCH', `/api/blogs/${id}`, { status: 'draft' }, overwrite)).status).toBe(200)
  expect((await author.session.send('PATCH', `/api/blogs/${id}`, { status: 'published' }, overwrite)).status).toBe(200)
  expect((await owner.session.send('DELETE', `/api/blogs/${id}`)).status).toBe(204)
  expect((await author.session.send('POST', `/api/blogs/${id}/restore`)).status).toBe(200)
  expect((await author.session.send('GET', `/admin/posts/${id}`)).status).toBe(200)
})

it('an author announces nothing, and leaves as it is what an editor decided', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { author, editor } = await everyRole(app)
  const overwrite = { 'If-Match': '*' }
  for (const status of ['draft', 'published']) {
    const reply = await author.session.send('POST', '/api/blogs', { ...POST_CALL, status, announce: true })
    expect([reply.status, reply.json().code]).toEqual([403, 'role-needed'])
  }
  const { id } = (await author.session.send('POST', '/api/blogs', { ...POST_CALL, status: 'draft' })).json()
  const patch = (by: Person, change: object) => by.session.send('PATCH', `/api/blogs/${id}`, change, overwrite)
  expect((await patch(author, { announce: true })).json().code).toBe('role-needed')
  expect((await patch(author, { status: 'published', announce: true })).json().code).toBe('role-needed')
  expect((await patch(editor, { announce: true })).status).toBe(200)
  expect((await patch(author, { announce: true, tagline: 'Cold' })).json()).toMatchObject({ announce: true })
  expect((await patch(author, { announce: false })).status).toBe(200)
  expect((await patch(author, { announce: true })).json().code).toBe('role-needed')
})

it('a list of pictures names no unpublished post of others to an author', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { author, editor } = await everyRole(app)
  const uses = async (by: Person) =>
    (await by.session.send('GET', '/api/media')).json().pictures.flatMap((picture: { uses: unknown[] }) => picture.uses)
  const articleImage = PIXEL
  await editor.session.send('POST', '/api/blogs', { ...POST_CALL, title: 'Secret', articleImage, status: 'draft' })
  expect([await uses(editor), await uses(author)]).toMatchObject([[{ title: 'Secret' }], []])
  await author.session.send('POST', '/api/blogs', { ...POST_CALL, title: 'Mine', articleImage, status: 'draft' })
  expect(await uses(author)).toMatchObject([{ title: 'Mine' }])
})

it('tokens are made within the role, listed and revoked by their owner and by owners', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { author, owner } = await everyRole(app)
  const make = (by: Person, scopes: readonly Scope[]) =>
    by.session.send('POST', '/api/tokens', { name: 'x', scopes, password: PASSWORD })
  const refused = await make(author, ['posts:read', 'subscribers:read'])
  expect([refused.status, refused.json().errors.scopes]).toEqual([
    422,
    'Your role is author, so a token of yours cannot have subscribers:read',
  ])
  const mine = (await make(author, ['posts:read'])).json().id
  const theirs = (await make(owner, ['posts:read'])).json().id
  const listed = async (by: Person) =>
    (await by.session.send('GET', '/api/tokens')).json().tokens.map(({ id }: { id: string }) => id)
  expect(await listed(author)).toContain(mine)
  expect(await listed(author)).not.toContain(theirs)
  expect(await listed(owner)).toEqual(expect.arrayContaining([mine, theirs]))
  expect((await author.session.send('DELETE', `/api/tokens/${theirs}`)).status).toBe(404)
  expect((await owner.session.send('DELETE', `/api/tokens/${mine}`)).status).toBe(204)
})

it('a role is changed by an owner, counts at once, and never leaves the blog without an owner', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { owner, editor } = await everyRole(app)
  const idOf = async (role: Role) => (await app.services.administrators.findByEmail(`${role}@den.example`))!.id
  const change = async (by: Person, whom: Role, role: string) =>
    by.session.send('PATCH', `/api/administrators/${await idOf(whom)}`, { role })
  expect((await change(owner, 'owner', 'editor')).status).toBe(409)
  expect((await change(owner, 'editor', 'king')).status).toBe(422)
  expect((await change(owner, 'editor', 'owner')).json()).toMatchObject({ email: 'editor@den.example', role: 'owner' })
  const { link } = (await editor.session.send('POST', '/api/invitations', { email: 'friend@den.example' })).json()
  expect(link).toMatch(/#t=/)
  expect((await change(editor, 'owner', 'author')).status).toBe(200)
  expect((await owner.session.send('GET', '/api/settings')).json().code).toBe('role-needed')
  expect((await change(owner, 'editor', 'author')).json().code).toBe('role-needed')
  // The one who lost the role could have read the link in the mailbox.
  expect(await app.services.invitations.list()).toEqual([])
  expect(app.log).toContainEqual(expect.objectContaining({ event: 'role changed', role: 'author' }))
  const { entries } = (await editor.session.send('GET', '/api/audit?what=administrator.role-changed')).json()
  expect(entries.map(({ about }: { about: string }) => about)).toEqual([
    'owner@den.example, now author',
    'editor@den.example, now owner',
  ])
})

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function everyRole(app: TestApp): Promise<Record<Role, Person>> {
  const people: Partial<Record<Role, Person>> = {}
  for (const role of ROLES) {
    const email = `${role}@den.example`
    const session = await signedIn(app, { email, password: PASSWORD }, role)
    const account = (await app.services.administrators.findByEmail(email))!
    const tokens = new Map<Scope, Record<string, string>>()
    for (const scope of SCOPES) {
      const { token } = await app.services.apiTokens.create(account, newToken({ scopes: [scope] }))
      tokens.set(scope, { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' })
    }
    people[role] = { session, tokens }
  }
  return people as Record<Role, Person>
}

async function posted({ send }: Writer, more = {}): Promise<string> {
  const reply = await send('POST', '/api/blogs', { ...POST_CALL, ...more })
  expect(reply.status).toBe(201)
  return reply.json().id
}

function addressOf(pattern: string, post: string): string {
  const isOfPost = /^\/(api\/blogs|admin\/(posts|drafts|revisions))\//.test(pattern)
  return pattern.replace(/:id|\*/, isOfPost ? post : 'x_1').replace(/:\w+/g, '1')
}

/** Whether role or scope kept the call out; what an allowed call says of its empty body does not matter. */
function isRefused(reply: Reply): boolean {
  expect(reply.status).not.toBe(401)
  expect(reply.status).toBeLessThan(500)
  if (reply.status !== 403) return false
  return ['role-needed', 'foreign-post', 'session-needed', 'insufficient-scope'].includes(reply.json().code)
}
