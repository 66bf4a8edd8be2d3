import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL } from '#test/support/posts.ts'

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
    const broken = { ...POST_CALL, title: '', description: '', film: { runtime: 9_000 } }
    const refused = await app.send('POST', '/api/blogs', broken)
    expect(refused.json()).toMatchObject({
      status: 422,
      detail: 'Einige Felder gehen so nicht. Nichts wurde gespeichert.',
      errors: { title: 'Titel: bitte ausfüllen', description: 'Anreißer: bitte ausfüllen' },
    })
    expect((await program.send('POST', '/api/blogs', broken)).json()).toMatchObject({
      detail: 'Some fields cannot be taken as they are. Nothing was saved.',
      errors: { title: 'Title is required', description: 'Long Caption is required' },
    })
  })

  it('what Health finds', async () => {
    await using app = await openGermanApp()
    const { body } = await app.send('GET', '/admin/health')
    expect(body).toContain('Festplatte')
  })
})
