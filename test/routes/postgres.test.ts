import { expect, it } from 'vitest'
import type { FirstPartyAnalytics } from '#server/analytics/first-party.ts'
import { openTestApp, type TestApp, tokenInLink } from '#test/support/app.ts'
import { openTestPostgres } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, openMailingApp, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { mailboxOf, tokenIn } from '#test/support/mail/mail.ts'
import { openSubscriptionApp, post, solved, statusOf, subscribe } from '#test/support/mail/subscribing.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'
import { BROWSER } from '#test/support/screen-views.ts'

const jpeg = await drawing('jpeg')
const EMAIL = 'reader@den.example'

// One test for each kind of route; `query-counts.test.ts` reads every public address on PostgreSQL as well. The whole of
// test/routes runs on PostgreSQL with `npm run test:long`.

it('posts are written, found, read, listed, changed, exported and deleted on PostgreSQL', async () => {
  await using app = await openTestApp(openTestPostgres, {
    posts: [postInput({ title: 'The Fog', tag: 'Horror List' })],
  })
  const { send } = await signedIn(app)
  const created = await send('POST', '/api/blogs', { ...POST_CALL, articleImage: dataUrl(jpeg), featured: 1 })
  expect([created.status, created.json().articleImage]).toEqual([201, addressOf(jpeg, 'jpeg')])
  const { id, path } = created.json()
  expect((await app.get(path)).body).toContain('Everybody sings.')
  expect((await app.get(created.json().articleImage)).bytes.equals(jpeg)).toBe(true)
  expect((await app.get(created.json().articleImage.replace('.jpg', '-640.webp'))).status).not.toBe(500)
  const found = (await app.get('/api/blogs?q=WICKER&tag=Horror+Review')).json()
  expect([found.total, found.posts[0].id]).toEqual([1, id])

  const headers = { 'If-Match': created.headers.etag! }
  const renamed = await send('PATCH', `/api/blogs/${id}`, { title: 'The Wicker Man, Again' }, headers)
  expect(renamed.status).toBe(200)
  expect((await send('PATCH', `/api/blogs/${id}`, { title: 'Lost' }, headers)).status).toBe(412)
  const duplicate = await send('POST', '/api/blogs', { ...POST_CALL, path: renamed.json().path })
  expect(duplicate.status).toBe(422)
  expect((await app.get('/')).body).toContain('The Wicker Man, Again')
  for (const target of ['/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/api/collections/blogs'])
    expect((await app.get(target)).body, target).toMatch(/The.Wicker.Man/)
  expect((await app.get('/admin/posts?q=again', { headers: (await withToken(app)).headers })).status).toBeLessThan(500)

  expect((await send('DELETE', `/api/blogs/${id}`)).status).toBe(204)
  expect((await app.get(path)).status).toBe(410)
  expect((await app.get('/api/blogs')).json().total).toBe(1)
  expect((await send('POST', `/api/blogs/${id}/restore`)).status).toBe(200)
  expect((await app.get(path)).body).toContain('The Wicker Man, Again')
})

it('settings, administrators, sessions and tokens are kept on PostgreSQL', async () => {
  await using app = await openKeeperApp(openTestPostgres)
  expect((await app.send('PATCH', '/api/settings', { blogName: 'Grauen & Söhne' })).status).toBe(200)
  expect((await app.get('/')).body).toContain('Grauen &amp; Söhne')
  const token = await withToken(app)
  expect((await token.send('GET', '/api/settings')).status).toBe(403)
  expect((await app.send('GET', '/api/settings')).json().blogName).toBe('Grauen & Söhne')

  const invited = await app.send('POST', '/api/invitations', { email: 'anna@den.example' })
  const { link } = invited.json()
  const invitation = { token: tokenInLink(link), password: 'a stair that counts itself' }
  const accepted = await app.postJson('/api/auth/accept-invitation', invitation)
  expect(accepted.status).toBe(201)
  const anna = (await app.services.administrators.findByEmail('anna@den.example'))!
  expect((await app.send('DELETE', `/api/administrators/${anna.id}`)).status).toBe(204)
  const next = 'a ladder against the moon'
  const before = { Cookie: app.headers.Cookie! }
  const changed = await app.send('POST', '/api/auth/change-password', { current: KEEPER.password, next })
  expect(changed.status).toBe(200)
  expect((await app.get('/api/administrators', { headers: before })).status).toBe(401)
  await signedIn(app, { ...KEEPER, password: next })
})

it('a reader subscribes, confirms and leaves, and lists go in and out, on PostgreSQL', async () => {
  await using app = await openSubscriptionApp(openTestPostgres)
  expect((await subscribe(app, { to_email: EMAIL, captcha: await solved(app) })).status).toBe(202)
  await post(app, `/subscription/confirm?token=${await tokenIn(app.database, 'confirmUrl')}`)
  expect(await statusOf(app, EMAIL)).toBe('active')
  await post(app, `/unsubscribe?token=${await tokenIn(app.database, 'unsubscribeUrl')}`)
  expect(await statusOf(app, EMAIL)).toBe('unsubscribed')

  const { send, headers } = await signedIn(app)
  const list = { csv: 'a@reader.example\nb@reader.example', consent: 'They ticked a box.' }
  expect((await send('POST', '/api/subscribers', list)).json().added).toBe(2)
  expect((await app.get('/admin/subscribers?q=reader.example', { headers })).body).toContain('a@reader.example')
  expect((await app.get('/api/subscribers.csv', { headers })).body).toContain('b@reader.example')
})

it('announcements, statistics and screen views are stored on PostgreSQL', async () => {
  await using app = await openTestApp(openTestPostgres, { posts: [postInput({ path: '/blogs/The-Thing' })] })
  const { send, headers } = await signedIn(app)
  await send('POST', '/api/subscribers', { csv: 'a@reader.example', consent: 'They ticked a box.' })
  expect((await send('POST', '/api/blogs', { ...POST_CALL, announce: true })).status).toBe(201)
  await expect.poll(() => mailboxOf(app.database)).toHaveLength(1)
  expect(await screen(app, '/admin/mail', headers)).toContain('The Wicker Man')
  const [campaign] = (await app.services.mailAdmin.overview()).campaigns
  expect((await send('DELETE', `/api/campaigns/${campaign!.id}`)).status).toBe(204)

  const view = {
    method: 'POST',
    headers: { ...BROWSER, 'Content-Type': 'text/plain' },
    body: JSON.stringify({ path: '/blogs/The-Thing' }),
  }
  expect((await app.get('/api/screen-views', view)).status).toBe(204)
  await (app.services.analytics as FirstPartyAnalytics).flush()
  expect(await screen(app, '/admin/statistics', headers)).toContain('1 view')
  for (const table of ['days', 'posts', 'referrers', 'subscribers', 'mail'])
    expect((await send('GET', `/api/statistics/${table}`)).status, table).toBe(200)
})

it('a NUL in an address or an id leads nowhere on PostgreSQL, which would fail on it', async () => {
  await using app = await openMailingApp(openTestPostgres)
  const answers = []
  for (const [method, target] of [
    ['DELETE', '/api/auth/passkeys/a%00b'],
    ['PATCH', '/api/auth/passkeys/a%00b'],
    ['DELETE', '/api/sessions/%00'],
    ['DELETE', '/api/campaigns/%00'],
    ['GET', '/api/backup-jobs/%00'],
    ['GET', '/admin/mailbox/%00'],
  ] as const)
    answers.push([target, (await app.send(method, target, method === 'PATCH' ? { name: 'x' } : undefined)).status])
  expect(answers.filter(([, status]) => status !== 404)).toEqual([])
  expect((await app.get('/api/sessions/%00', { method: 'DELETE' })).status).toBe(401)
  for (const email of ['a\0b@den.example', '\0'])
    expect((await app.postJson('/api/auth/forgot-password', { email })).status).toBe(202)
})

async function screen(app: TestApp, target: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { status, body } = await app.get(target, { headers })
  expect([target, status]).toEqual([target, 200])
  return body
}

function dataUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}
