import { expect, it } from 'vitest'
import { ROUTE_ACCESS } from '#app/route-access.ts'
import { COMMAND } from '#domain/audit-event.ts'
import { cookiesOf, openTestApp, type TestApp, tokenInLink } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { textIn } from '#test/support/html.ts'
import { KEEPER, openKeeperApp, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

it('every writing call that is not public names what is recorded of it, or that nothing is', () => {
  const silent = Object.entries(ROUTE_ACCESS).flatMap(([pattern, methods]) =>
    Object.entries(methods).flatMap(([method, access]) =>
      method === 'GET' || access === 'everybody' || 'isPage' in access || access.audit !== undefined
        ? []
        : `${method} ${pattern}`,
    ),
  )
  expect(silent).toEqual([])
})

it('records what becomes of a post, by whom, and nothing of its drafts', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const token = await withToken(app)
  const post = { ...POST_CALL, title: 'The Thing' }
  const draft = (await app.send('POST', '/api/blogs', { ...post, status: 'draft' })).json()
  const patched = await app.send('PATCH', `/api/blogs/${draft.id}`, { revision: 1, tagline: 'Colder' })
  expect([patched.status, await done(app)]).toEqual([200, ['account.signed-in']])

  const patch = async (change: object) =>
    (await app.send('PATCH', `/api/blogs/${draft.id}`, { ...change }, { 'If-Match': '*' })).status
  expect(await patch({ status: 'scheduled', publishAt: '2199-01-01T00:00:00Z' })).toBe(200)
  expect(await patch({ status: 'scheduled', tagline: 'Coldest' })).toBe(200)
  expect(await patch({ status: 'published' })).toBe(200)
  expect(await patch({ tagline: 'Cold again' })).toBe(200)
  expect(await patch({ tagline: 'Cold again' })).toBe(200)
  expect((await app.send('PATCH', `/api/blogs/${draft.id}`, { tagline: 'x' }, { 'If-Match': '"none"' })).status).toBe(
    412,
  )
  expect((await token.send('DELETE', `/api/blogs/${draft.id}`)).status).toBe(204)
  expect((await app.send('POST', `/api/blogs/${draft.id}/restore`)).status).toBe(200)
  expect(await patch({ status: 'draft' })).toBe(200)
  expect((await app.send('DELETE', `/api/blogs/${draft.id}?forever=1`)).status).toBe(204)
  expect((await app.send('DELETE', `/api/blogs/${draft.id}?forever=1`)).status).toBe(404)
  const events = ['scheduled', 'published', 'changed', 'trashed', 'restored', 'unpublished', 'deleted']
  expect(await done(app)).toEqual(['account.signed-in', ...events.map((event) => `post.${event}`)])

  const { entries } = (await app.send('GET', '/api/audit?what=post.trashed')).json()
  expect(entries).toEqual([
    {
      at: expect.any(String),
      who: `${KEEPER.email}, token import`,
      what: 'post.trashed',
      about: `The Thing (${draft.id})`,
      network: '127.0.0.0/24',
    },
  ])
})

it('records sign-ins good and bad, and what was typed for an address only where it is one of an account', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const signIn = (email: string, password: string) => app.postJson('/api/auth/sign-in/email', { email, password })
  for (const email of [KEEPER.email, 'a secret typed here', 'stranger@den.example', 'null\0@den.example'])
    expect((await signIn(email, 'wrong')).status).toBe(401)
  for (let times = 0; times < 9; times++) await signIn(KEEPER.email, 'wrong')
  const { entries } = (await app.send('GET', '/api/audit?what=account.sign-in-refused')).json()
  const names = entries.map(({ who }: { who: string }) => who)
  expect(names.slice(-4)).toEqual(['unknown account', 'unknown account', 'unknown account', KEEPER.email])
  // Attempts refused by the rate limit are not recorded.
  expect(names).toHaveLength(8)
  expect(JSON.stringify(entries)).not.toMatch(/secret|stranger/)
  expect((await app.send('POST', '/api/auth/sign-out')).status).toBe(200)
  expect((await done(app)).at(-1)).toBe('account.signed-out')
})

it('records settings, tokens, administrators, mail and exports, without a secret', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const ok = async (method: string, target: string, body?: unknown) => {
    const reply = await app.send(method, target, body)
    expect([target, reply.status]).toEqual([target, expect.toBeOneOf([200, 201, 204])])
    return reply
  }
  await ok('PATCH', '/api/settings', { blogName: 'Another Den', tagline: 'The Tagline' })
  await ok('PATCH', '/api/settings', { blogName: 'Another Den' })
  const token = await ok('POST', '/api/tokens', { name: 'Import', scopes: ['posts:read'], password: KEEPER.password })
  await ok('DELETE', `/api/tokens/${token.json().id}`)
  const invited = await ok('POST', '/api/invitations', { email: 'anna@den.example' })
  await ok('DELETE', `/api/invitations/${invited.json().id}`)
  await ok('PATCH', '/api/mail', { url: 'smtp://den:hunter2@127.0.0.1:587', from: 'den@den.example' })
  await ok('GET', '/api/subscribers.csv')
  await ok('POST', '/api/subscribers', { csv: 'reader@den.example', consent: 'They said so' })
  const next = 'a ladder against the moon'
  const changed = await ok('POST', '/api/auth/change-password', { current: KEEPER.password, next })
  const { body } = await app.get('/api/audit', { headers: { Cookie: cookiesOf(changed) } })
  expect(
    JSON.parse(body)
      .entries.map(({ what, about }: Record<string, string>) => `${what}: ${about}`)
      .toReversed(),
  ).toEqual([
    'account.signed-in: Unknown browser',
    'settings.changed: Blog name, Tagline',
    'token.made: Import: posts:read',
    `token.revoked: Import, of ${KEEPER.email}`,
    'invitation.made: anna@den.example, as author',
    'invitation.revoked: anna@den.example',
    'mail-server.changed: 127.0.0.1',
    'subscribers.exported: ',
    'subscribers.imported: 1 added',
    'password.changed: ',
  ])
  expect(body).not.toMatch(/hunter2|moon|tends|den_[A-Za-z0-9_-]{20}|The Tagline/)
})

it('records the set-up link, invitations that are accepted, sessions that end and administrators who go', async () => {
  await using app = await openTestApp(openTestSqlite)
  const link = (await app.services.administrators.newSetupLink())!
  expect((await app.postJson('/api/auth/claim', { token: tokenInLink(link), ...KEEPER })).status).toBe(201)
  const { send } = await signedIn(app)
  const invited = (await send('POST', '/api/invitations', { email: 'anna@den.example' })).json()
  const password = 'a stair that counts itself'
  const accepted = await app.postJson('/api/auth/accept-invitation', { token: tokenInLink(invited.link), password })
  expect(accepted.status).toBe(201)
  const { sessions } = (await send('GET', '/api/sessions')).json()
  const other = sessions.find(({ current }: { current: boolean }) => !current)
  await send('DELETE', `/api/sessions/${other.id}`)
  await send('DELETE', '/api/sessions')
  expect((await send('DELETE', `/api/administrators/${accepted.json().user.id}`)).status).toBe(204)
  expect(await done(app)).toEqual([
    'account.signed-in',
    'site.claimed',
    'account.signed-in',
    'invitation.made',
    'account.signed-in',
    'invitation.accepted',
    'session.ended',
    'sessions.ended',
    'administrator.removed',
  ])
})

it('a call succeeds though its entry cannot be written', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  await app.database.write.schema.dropTable('audit_entries').execute()
  expect((await app.send('PATCH', '/api/settings', { blogName: 'Another Den' })).status).toBe(200)
  expect((await app.services.settings.stored()).blogName).toBe('Another Den')
  expect(app.log.map(({ msg }) => msg)).toContain('an entry of the audit log was lost')
})

it('is read with a session only, and answers what a query lets through', async () => {
  await using app = await openKeeperApp(openTestSqlite, { posts: [postInput()] })
  const { headers } = await withToken(app)
  expect((await app.get('/api/audit')).status).toBe(401)
  expect((await app.get('/api/audit', { headers })).status).toBe(403)
  expect((await app.send('GET', '/api/audit?from=2199-01-01')).json()).toEqual({
    entries: [],
    page: 1,
    pages: 0,
    total: 0,
  })
  expect((await app.send('GET', '/api/audit?q=KEEPER&to=2199-01-01')).json().total).toBe(1)
  expect((await app.send('GET', '/api/audit?page=0')).status).toBe(422)
  for (const wrong of ['what=nothing', 'from=yesterday', 'to=2026-02-30', `q=${'x'.repeat(201)}`])
    expect((await app.send('GET', `/api/audit?${wrong}`)).status).toBe(422)
  for (const target of ['/api/audit.csv', '/api/subscribers.csv'])
    expect((await app.send('HEAD', target)).status).toBe(200)
  expect(await done(app)).toEqual(['account.signed-in'])
  const csv = await app.send('GET', '/api/audit.csv')
  expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(csv.body).toContain(`,${KEEPER.email},account.signed-in,Unknown browser,127.0.0.0/24\r\n`)
  expect((await done(app)).at(-1)).toBe('audit.exported')
})

it('says what was done in the language of the account, on the screen and in its file', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const done = [
    () => app.send('PATCH', '/api/settings', { blogName: 'Another Den', tagline: 'Dunkel' }),
    () => app.send('POST', '/api/invitations', { email: 'anna@den.example' }),
    () => app.send('POST', '/api/subscribers', { csv: 'reader@den.example', consent: 'They all said so' }),
  ]
  for (const call of done) expect((await call()).status).toBeLessThan(300)
  for (const [what, about] of [
    ['posts.imported', '3 posts made, 1 changed, 0 here already, 2 pictures.'],
    ['posts.import-undone', 'export.xml: 2 taken back, 1 stay'],
    ['backup.made', 'blog.tar.gz: 25 posts, 1 picture'],
  ] as const)
    await app.services.audit.record({ what, who: COMMAND, about })
  const ofProgram = (await app.send('GET', '/api/audit.csv')).body
  expect(ofProgram).toContain('at,who,what,about,network')
  expect(ofProgram).toContain('subscribers.imported,1 added,')
  expect((await app.send('PATCH', '/api/account', { language: 'de' })).status).toBe(200)
  const screen = textIn((await app.send('GET', '/admin/audit')).body)
  const file = (await app.send('GET', '/api/audit.csv')).body
  for (const words of [
    'Hinzugefügt: 1',
    'anna@den.example, als Mitarbeit',
    'Name des Blogs, Slogan',
    'Unbekannter Browser',
    '3 Beiträge angelegt, 1 geändert, 0 schon da, 2 Bilder.',
    'blog.tar.gz: 25 Beiträge, 1 Bild',
    'export.xml, zurückgenommen: 2, geblieben: 1',
    'Befehl den',
  ]) {
    expect(screen).toContain(words)
    expect(file).toContain(words)
  }
  expect(file).toContain('Wann,Wer,Was,Betrifft,Netz')
  expect(file).toContain(',Ins Team eingeladen,')
})

/** The events of all entries, oldest first. */
async function done(app: TestApp): Promise<string[]> {
  return (await app.services.audit.page({}, 1)).entries.map(({ what }) => what).toReversed()
}
