import { expect, it } from 'vitest'
import { openTestApp, type TestApp, tokenInLink } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import {
  KEEPER,
  openKeeperApp,
  openMailingApp,
  signedIn,
  type Writer,
  withToken,
} from '#test/support/identity/administrator.ts'
import { unquoted } from '#test/support/mail/smtp.ts'
import { POST_CALL } from '#test/support/posts.ts'

const NEW = 'mara@den.example'
const ANY = { 'If-Match': '*' }
const PASSWORD = { password: KEEPER.password }

describeServer('An administrator', (open) => {
  it('is told what a change of the account lacks', async () => {
    await using app = await openKeeperApp(open)
    for (const change of [{}, { renamePosts: false }, { renamePosts: true }, { renamePosts: true, language: 'de' }]) {
      const { status, json } = await app.send('PATCH', '/api/account', change)
      expect([status, Object.keys(json().errors)]).toEqual([422, ['name']])
    }
    expect((await app.send('GET', '/admin/account')).body).toContain('lang="en"')
  })

  it('gets another address once its link is opened, and the old one is told', async () => {
    await using app = await openMailingApp(open)
    const asked = await app.send('POST', '/api/account/email', { ...PASSWORD, email: ' Mara@Den.Example ' })
    expect([asked.status, asked.json()]).toEqual([202, { email: NEW }])
    await expect.poll(() => app.smtp.received.length).toBe(2)
    const [notice, link] = app.smtp.received.toSorted((a, b) => (a.to < b.to ? -1 : 1))
    expect([notice!.to, link!.to]).toEqual([KEEPER.email, NEW])
    expect(notice!.source).not.toContain('confirm-address')
    const token = tokenIn(link!.source)
    expect((await app.send('GET', '/api/auth/session')).json().user.email).toBe(KEEPER.email)

    expect((await confirm(app, token)).status).toBe(200)
    await expect.poll(() => app.smtp.received.length).toBe(3)
    expect(app.smtp.received[2]!.to).toBe(KEEPER.email)
    expect(app.smtp.received[2]!.source).toContain(NEW)
    // The session goes on.
    expect((await app.send('GET', '/api/auth/session')).json().user.email).toBe(NEW)
    expect((await confirm(app, token)).status).toBe(404)
    await signedIn(app, { ...KEEPER, email: NEW })
  })

  it('gets no address that another one has, also when that one came meanwhile', async () => {
    await using app = await openMailingApp(open)
    expect((await app.send('POST', '/api/account/email', { ...PASSWORD, email: NEW })).status).toBe(202)
    await app.services.administrators.create({ ...KEEPER, email: NEW })
    const taken = await app.send('POST', '/api/account/email', { ...PASSWORD, email: NEW })
    expect([taken.status, taken.json().errors.email]).toEqual([
      422,
      `${NEW} is the address of an administrator already`,
    ])
    await expect.poll(() => app.smtp.received.length).toBe(2)
    const { source } = app.smtp.received.find(({ to }) => to === NEW)!
    expect((await confirm(app, tokenIn(source))).status).toBe(404)
  })

  it('keeps the address where the password is changed before the link is opened, and where the password is wrong', async () => {
    await using app = await openMailingApp(open)
    const wrong = await app.send('POST', '/api/account/email', { email: NEW, password: 'not this one' })
    expect([wrong.status, wrong.json().errors]).toEqual([422, { password: 'This is not your password' }])
    expect((await app.send('POST', '/api/account/email', { ...PASSWORD, email: NEW })).status).toBe(202)
    await expect.poll(() => app.smtp.received.length).toBe(2)
    const change = { current: KEEPER.password, next: 'a garden of glass bells' }
    expect((await app.send('POST', '/api/auth/change-password', change)).status).toBe(200)
    const { source } = app.smtp.received.find(({ to }) => to === NEW)!
    expect((await confirm(app, tokenIn(source))).status).toBe(404)
  })

  it('has the name that they choose', async () => {
    await using app = await openKeeperApp(open)
    const renamed = await app.send('PATCH', '/api/account', { name: '  Mara Quill ' })
    expect([renamed.status, renamed.json().user.name]).toEqual([200, 'Mara Quill'])
    expect((await app.send('GET', '/api/auth/session')).json().user.name).toBe('Mara Quill')
    for (const name of [' ', 'a\nb', 'x'.repeat(101)])
      expect((await app.send('PATCH', '/api/account', { name })).json().errors.name).toMatch(/one line/)
  })

  it('prints the name that they gave, else the author of their first post, and changes it in their posts if asked', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('GET', '/api/auth/session')).json().user
    const printed = () => app.services.administrators.authorName(id)
    const publish = async (author: string) => (await app.send('POST', '/api/blogs', { ...POST_CALL, author })).json().id
    expect(await printed()).toBe('')
    const [first, byGuest] = [await publish('Mara Vell'), await publish('Somebody Else')]
    expect(await printed()).toBe('Mara Vell')
    const authors = () =>
      Promise.all([first, byGuest].map(async (post) => (await app.get(`/api/blogs/${post}`)).json().author))
    expect((await app.send('PATCH', '/api/account', { name: 'Mara Quill' })).status).toBe(200)
    expect([await printed(), await authors()]).toEqual(['Mara Quill', ['Mara Vell', 'Somebody Else']])
    expect((await app.send('PATCH', '/api/account', { name: 'Mara Vell' })).status).toBe(200)
    const renamed = await app.send('PATCH', '/api/account', { name: 'M. Quill', renamePosts: true })
    expect([renamed.status, await printed(), await authors()]).toEqual([200, 'M. Quill', ['M. Quill', 'Somebody Else']])
    expect((await app.get('/author/m-quill')).status).toBe(200)
    const { entries } = (await app.send('GET', '/api/audit?what=post.changed')).json()
    expect(entries).toMatchObject([{ what: 'post.changed', about: 'Mara Vell → M. Quill (1)' }])
  })

  it('is asked for it at the first start and in an invitation', async () => {
    await using app = await openTestApp(open)
    const { administrators } = app.services
    const claim = { ...KEEPER, token: tokenInLink((await administrators.newSetupLink())!), name: ' Mara Vell ' }
    expect((await app.postJson('/api/auth/claim', { ...claim, name: 'a\nb' })).json().errors.name).toMatch(/one line/)
    const claimed = await app.postJson('/api/auth/claim', claim)
    expect([claimed.status, claimed.json().user.name]).toEqual([201, 'Mara Vell'])
    expect(await administrators.authorName(claimed.json().user.id)).toBe('Mara Vell')

    const keeper = await signedIn(app)
    const invited = await keeper.send('POST', '/api/invitations', { email: NEW })
    const acceptance = { token: tokenInLink(invited.json().link), password: KEEPER.password, name: 'Anna' }
    const accepted = await app.postJson('/api/auth/accept-invitation', acceptance)
    expect([accepted.status, accepted.json().user.name]).toEqual([201, 'Anna'])
    expect(await administrators.authorName(accepted.json().user.id)).toBe('Anna')
  })
})

it('mails no more than ten links to addresses that an account names, and three to one of them', async () => {
  await using app = await openMailingApp(openTestSqlite)
  const ask = async (email: string) => (await app.send('POST', '/api/account/email', { ...PASSWORD, email })).status
  const same = []
  for (let round = 0; round < 4; round++) same.push(await ask('victim@den.example'))
  expect(same).toEqual([202, 202, 202, 429])
  const others = []
  for (let each = 0; each < 8; each++) others.push(await ask(`victim${each}@den.example`))
  expect(others).toEqual([...Array(7).fill(202), 429])
})

it('changes no address where no mail can confirm it', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  expect((await app.send('POST', '/api/account/email', { ...PASSWORD, email: NEW })).status).toBe(503)
  expect((await app.send('POST', '/api/account/email', { ...PASSWORD, email: 'nobody' })).status).toBe(422)
})

function confirm(app: TestApp, token: string) {
  return app.postJson('/api/auth/confirm-address', { token })
}

/** The token of the link in a mail. */
function tokenIn(source: string): string {
  return /\/admin\/confirm-address#t=([\w-]{43})&e=mara%40den\.example/.exec(unquoted(source))![1]!
}

it('the form of a new post starts with the name of its account as printed, at first that of its first post, in every browser', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const editor = await signedIn(app, { ...KEEPER, email: 'editor@den.example' }, 'editor')
  const program = await withToken(app)
  const startsWith = async ({ send }: Writer) =>
    /<input\b(?=[^>]*autocomplete="name")[^>]*\bvalue="([^"]*)"/i.exec((await send('GET', '/admin')).body)?.[1]
  expect(await startsWith(app)).toBe('')

  const draft = (await app.send('POST', '/api/blogs', { ...POST_CALL, author: 'Mar', status: 'draft' })).json()
  expect(await startsWith(app)).toBe('')
  const publication = { status: 'published', author: 'Mara Vell' }
  expect((await app.send('PATCH', `/api/blogs/${draft.id}`, publication, ANY)).status).toBe(200)
  expect(await startsWith(app)).toBe('Mara Vell')
  expect(await startsWith(editor)).toBe('')

  // The name stays the same after a publication by API token, a change, and a publication of another account's post.
  expect((await program.send('POST', '/api/blogs', { ...POST_CALL, author: 'A Script' })).status).toBe(201)
  expect((await app.send('PATCH', `/api/blogs/${draft.id}`, { author: 'A Pen Name' }, ANY)).status).toBe(200)
  const theirs = (await app.send('POST', '/api/blogs', { ...POST_CALL, author: 'Ines Hart', status: 'draft' })).json()
  expect((await editor.send('PATCH', `/api/blogs/${theirs.id}`, { status: 'published' }, ANY)).status).toBe(200)
  expect([await startsWith(app), await startsWith(editor)]).toEqual(['Mara Vell', ''])

  expect((await editor.send('POST', '/api/blogs', { ...POST_CALL, author: 'Ines Hart' })).status).toBe(201)
  // Another name is typed as ever, and stays that of one post.
  const planned = { author: 'A Guest', status: 'scheduled', publishAt: '2999-01-01T00:00:00Z' }
  expect((await app.send('POST', '/api/blogs', { ...POST_CALL, ...planned })).status).toBe(201)
  expect([await startsWith(app), await startsWith(editor)]).toEqual(['Mara Vell', 'Ines Hart'])
  expect((await app.send('PATCH', '/api/account', { name: 'M. Vell' })).status).toBe(200)
  expect(await startsWith(app)).toBe('M. Vell')
})
