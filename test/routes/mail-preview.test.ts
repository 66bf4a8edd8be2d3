import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { post } from '#test/support/mail/subscribing.ts'
import { POST_CALL, section } from '#test/support/posts.ts'

const MAIL = { mail: 'welcome', words: {}, wholePosts: false }

describeServer('The preview of a mail to subscribers', (open) => {
  it('has the words that are sent, and those that are saved, and runs nothing', async () => {
    await using app = await openKeeperApp(open)
    const sections = [section({ sectionTitle: 'The isle', sectionText: 'Nobody ||burns||.' })]
    await app.send('POST', '/api/blogs', { ...POST_CALL, sections })
    await app.send('PATCH', '/api/settings', { words: { 'welcome-text': 'Saved <b>words</b>' } })
    const preview = (body: unknown) => post(app, '/admin/mail-preview', { preview: JSON.stringify(body) }, app.headers)

    const welcome = await preview({ ...MAIL, words: { 'welcome-heading': 'Typed <i>words</i>' } })
    expect(welcome.status).toBe(200)
    expect(welcome.body).toContain('Typed &lt;i&gt;words&lt;/i&gt;</h1>')
    expect(welcome.body).toContain('Saved &lt;b&gt;words&lt;/b&gt;')
    expect(welcome.headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-ancestors 'self'$/)
    expect((await preview(MAIL)).body).not.toContain('Typed')

    const whole = await preview({ ...MAIL, mail: 'post', wholePosts: true })
    expect(whole.body).toContain('The isle</h2>')
    expect(whole.body).not.toContain('burns')
    expect((await preview({ ...MAIL, mail: 'post' })).body).not.toContain('The isle')

    const { Origin = '' } = app.headers
    for (const bad of [null, { ...MAIL, mail: 'none' }, { ...MAIL, words: { 'welcome-text': 'x'.repeat(501) } }])
      expect((await preview(bad)).status).toBe(422)
    expect((await post(app, '/admin/mail-preview', { preview: JSON.stringify(MAIL) }, { Origin })).status).toBe(401)
  })

  it('shows an example where there is no post', async () => {
    await using app = await openKeeperApp(open)
    const body = { preview: JSON.stringify({ ...MAIL, mail: 'post', wholePosts: true }) }
    const reply = await post(app, '/admin/mail-preview', body, app.headers)
    expect(reply.body).toContain('The title of a post')
  })
})
