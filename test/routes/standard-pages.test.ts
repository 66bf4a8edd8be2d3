import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { section } from '#test/support/posts.ts'

const ANY = { 'If-Match': '*' }
const LETTER = {
  kind: 'page',
  path: '/greetings',
  title: 'Hello from {blogName}',
  tagline: 'G.',
  sections: [
    section({ sectionText: 'Come *in*.' }),
    section({ sectionTitle: 'Only one', sectionText: 'To {contact}.' }),
  ],
}

describeServer('The pages that every blog has', (open) => {
  it('say what Den says until the owner has a page there, and again when it is gone', async () => {
    await using app = await openTokenApp(open, { env: { SITE_URL: 'https://den.example' } })
    const before = (await app.get('/greetings')).body
    const made = await app.send('POST', '/api/blogs', LETTER)
    expect([made.status, made.json().path]).toEqual([201, '/greetings'])
    const { body } = await app.get('/greetings')
    expect(textsOf(body, 'title')).toEqual(['Greetings – The Midnight Den'])
    expect(textsOf(body, 'h1')).toEqual(['Hello from The Midnight Den'])
    expect(textsOf(body, 'h2')).toEqual(['Only one', 'Subscribe'])
    expect(textsOf(body, 'p')).toEqual(
      expect.arrayContaining(['Come in.', 'To keeper@midnight-den.example.', 'G.', 'keeper@midnight-den.example']),
    )
    expect(body).toContain('Explore The Den')
    const sitemap = textsOf((await app.get('/sitemap.xml')).body, 'loc')
    expect(sitemap.filter((address) => address.endsWith('/greetings'))).toHaveLength(1)
    await app.send('DELETE', `/api/blogs/${made.json().id}`, undefined, ANY)
    expect((await app.get('/greetings')).body).toBe(before)
  })

  it('have drafts and schedules like other pages, and legal ones are set like them', async () => {
    await using app = await openTokenApp(open)
    const words = { ...LETTER, path: '/terms', title: 'Rules' }
    const draft = await app.send('POST', '/api/blogs', { ...words, status: 'draft' })
    expect(draft.status).toBe(201)
    expect((await app.get('/terms')).body).not.toContain('Rules')
    const out = await app.send('PATCH', `/api/blogs/${draft.json().id}`, { status: 'published' }, ANY)
    expect(out.status).toBe(200)
    const { body } = await app.get('/terms')
    expect([...textsOf(body, 'title'), ...textsOf(body, 'h1')]).toEqual(['Rules – The Midnight Den', 'Rules'])
    const second = await app.send('POST', '/api/blogs', words)
    expect(second.json().errors).toEqual({ path: 'Another page has this path or once had it, or it is redirected' })
  })

  it('can be written again after their page has moved away, and are left out of the sitemap where it asks for that', async () => {
    await using app = await openTokenApp(open, { env: { SITE_URL: 'https://den.example' } })
    const words = { ...LETTER, path: '/terms', title: 'Rules', seo: { noindex: true } }
    const made = (await app.send('POST', '/api/blogs', words)).json()
    const listed = async () =>
      textsOf((await app.get('/sitemap.xml')).body, 'loc').filter((each) => /terms$/.test(each))
    expect(await listed()).toEqual([])
    await app.send('PATCH', `/api/blogs/${made.id}`, { path: '/rules' }, ANY)
    expect(await listed()).toEqual(['https://den.example/terms'])
    expect((await app.send('POST', '/api/blogs', words)).status).toBe(201)
  })

  it('are not taken by a page for its title alone', async () => {
    await using app = await openTokenApp(open)
    const made = await app.send('POST', '/api/blogs', { kind: 'page', title: 'Privacy' })
    expect(made.json().path).toBe('/privacy-2')
  })

  it('have a box whose words are settings', async () => {
    const settings = { words: { 'box-heading': 'Knock', 'box-text': 'Once.' } }
    await using app = await openTestApp(open, { settings })
    const { body } = await app.get('/greetings')
    expect(textsOf(body, 'h2')).toContain('Knock')
    expect(textsOf(body, 'p')).toContain('Once.')
  })
})
