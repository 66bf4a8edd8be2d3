import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { openKeeperApp, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL } from '#test/support/posts.ts'

const AUTHOR = { email: 'author@den.example', password: 'a lamp that nobody tends' }
const OCTETS = { 'Content-Type': 'application/octet-stream' }

describeServer('To an account that chose German, the server says in German', (open) => {
  async function openGermanApp() {
    const app = await openKeeperApp(open)
    await app.send('PATCH', '/api/account', { language: 'de' })
    return app
  }

  it('why a call is refused, and in English to programs', async () => {
    await using app = await openGermanApp()
    const program = await withToken(app)
    const refused = await app.send('GET', '/api/blogs/p_none/revisions')
    expect([refused.status, refused.json().detail]).toEqual([404, 'Diesen Beitrag gibt es nicht.'])
    const english = await program.send('GET', '/api/blogs/p_none/revisions', undefined, { 'Accept-Language': 'de' })
    expect(english.json().detail).toBe('There is no such post.')
    const ended = await app.get('/api/sessions', { headers: { 'Accept-Language': 'de' } })
    expect(ended.json().detail).toMatch(/^Du bist nicht angemeldet/)
    expect((await app.get('/api/sessions')).json().detail).toMatch(/^You are not signed in/)
  })

  it('what is wrong with a field, by the German name of the field, and in English to programs', async () => {
    await using app = await openGermanApp()
    const program = await withToken(app)
    const broken = { ...POST_CALL, title: 'x'.repeat(61), description: '', tags: ['a'.repeat(90)] }
    const refused = await app.send('POST', '/api/blogs', broken)
    expect(refused.json()).toMatchObject({
      status: 422,
      detail: 'Einige Felder gehen so nicht. Nichts wurde gespeichert.',
      errors: {
        title: 'Titel: höchstens 60 Zeichen',
        description: 'Anreißer: bitte ausfüllen',
        tags: expect.stringMatching(/^Schlagwort: höchstens \d+ Zeichen, „a+…“ ist länger$/),
      },
    })
    expect((await program.send('POST', '/api/blogs', broken)).json()).toMatchObject({
      detail: 'Some fields cannot be taken as they are. Nothing was saved.',
      errors: { title: 'Title must be 60 or fewer characters', description: 'Long Caption is required' },
    })
  })

  it('what is for others, with the German name of the role', async () => {
    await using app = await openKeeperApp(open)
    const author = await signedIn(app, AUTHOR, 'author')
    await author.send('PATCH', '/api/account', { language: 'de' })
    const refused = await author.send('GET', '/api/settings')
    expect(refused.json().detail).toMatch(/^Das ist der Leitung vorbehalten, und deine Rolle ist Mitarbeit\./)
    expect((await author.send('GET', '/admin/health')).body).toContain('Das ist der Leitung vorbehalten')
  })

  it('what Health finds, how long it keeps things, and how many of them there are', async () => {
    await using app = await openGermanApp()
    const texts = textsOf((await app.send('GET', '/admin/health')).body, 'td').join('\n')
    expect(texts).toMatch(/GiB sind frei in |MiB sind frei in /)
    expect(texts).toContain('SQLite ist beschreibbar und auf dem Stand dieser Version.')
    expect(texts).toContain('Bis sie gelöscht werden, danach 30 Tage im Papierkorb.')
    expect(texts).toMatch(/\d+ (Beitrag|Beiträge)/)
    expect(texts).not.toMatch(/\b(the|is|are|of|days|until)\b/i)
  })

  it('which services are in use', async () => {
    await using app = await openGermanApp()
    expect((await app.send('GET', '/admin/settings?section=services')).body).toContain(
      'Rechenaufgabe, auf diesem Server',
    )
  })

  it('what became of an import', async () => {
    await using app = await openGermanApp()
    const list = '[{"title": "The Lighthouse"}, {"title": ""}]'
    const { id } = (await app.send('POST', '/api/imports?name=blog.json', list, OCTETS)).json()
    await app.send('POST', `/api/imports/${id}/check`, {})
    const state = async () => (await app.send('GET', `/api/imports/${id}`)).json().state
    await expect.poll(state).not.toBe('running')
    const { body } = await app.send('GET', '/admin/import')
    expect(textsOf(body, 'p')).toEqual(expect.arrayContaining(['neu', 'nicht importiert']))
  })

  it('the categories that Den begins with, which calls name as they are stored', async () => {
    await using app = await openGermanApp()
    const { body } = await app.send('GET', '/admin/categories')
    expect(textsOf(body, 'span')).toContain('Horrorkritik')
    expect(body).not.toContain('>Horror Review<')
    expect((await app.send('GET', '/api/categories')).body).toContain('Horror Review')
  })
})
