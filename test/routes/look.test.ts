import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import type { Type } from '#domain/look/look-choices.ts'
import { iconAddress } from '#domain/pictures/picture.ts'
import { postHref } from '#domain/posts/path.ts'
import { picturesBesidePosts } from '#server/media/unused-media.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { attributesOf } from '#test/support/html.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { canvas, storedPicture } from '#test/support/pictures.ts'
import { postInput, RATINGS, section } from '#test/support/posts.ts'

const LOOK = { ...defaultSettings.look, accent: '#1d5f8a', ground: '#f3f6f7' }

describeServer('the look', (open) => {
  it('is a style sheet of every page, from the next request on, and none for a new blog', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/rated', ratings: RATINGS })] })
    const { send } = await signedIn(app)
    const sheetOf = (body: string) => attributesOf(body, 'href').find((href) => href.startsWith('/look-'))
    for (const path of ['/', '/blogs/rated']) expect(sheetOf((await app.get(path)).body)).toBeUndefined()

    expect((await send('PATCH', '/api/settings', { look: { ...LOOK, firstTheme: 'light' } })).status).toBe(200)
    const pages = ['/', '/blogs/rated', '/terms', '/nowhere.png', '/admin']
    const sheets = await Promise.all(
      pages.map(async (path) => sheetOf((await app.get(path, { headers: { Accept: 'text/html' } })).body)),
    )
    const [sheet] = sheets
    expect(sheets).toEqual(pages.map(() => sheet))
    const home = (await app.get('/')).body
    expect(home).toContain('<html lang="en" data-theme="light"')
    expect(attributesOf(home, 'data-light')).toEqual([LOOK.ground])

    const style = await app.get(sheet!)
    expect(style.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(style.body).toContain(`--page:${LOOK.ground}`)
    // A page that a proxy kept names an earlier sheet.
    const earlier = await app.get('/look-earlier.css')
    expect([earlier.body, earlier.headers['cache-control']]).toEqual([style.body, 'no-cache'])

    await send('PATCH', '/api/settings', { look: defaultSettings.look })
    expect(sheetOf((await app.get('/')).body)).toBeUndefined()
  })

  it('loads the typefaces of its pairing alone, and draws covers with that of titles', async () => {
    const post = postInput({ path: '/blogs/bare', articleImage: '', sections: [section({ sectionText: '*Really*.' })] })
    await using app = await openTestApp(open, { posts: [post] })
    const { send } = await signedIn(app)
    const of = async (type: Type) => {
      await send('PATCH', '/api/settings', { look: { ...LOOK, type } })
      const { body } = await app.get(postHref('/blogs/bare'))
      const fonts = attributesOf(body, 'href').filter((href) => href.endsWith('.woff2'))
      const cover = attributesOf(body, 'src').find((src) => src.startsWith('/covers/'))!
      return { fonts: fonts.map((href) => /\/assets\/(\w+)/.exec(href)![1]), cover, body }
    }
    expect((await of('den')).fonts).toEqual(['fraunces', 'source', 'source'])
    const pulp = await of('pulp')
    expect(pulp.fonts).toEqual(['oswald', 'literata', 'literata'])
    const sheet = attributesOf(pulp.body, 'href').find((href) => href.includes('/pulp-'))!
    expect((await app.get(sheet)).body).toContain('--display:"Den Oswald"')
    const system = await of('system')
    expect(system.fonts).toEqual([])
    expect(system.cover).not.toBe(pulp.cover)
  })

  it('shapes the cards of shared links by its corners, also in the colours of a new blog', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/rated', ratings: RATINGS })] })
    const { send } = await signedIn(app)
    const card = async () =>
      attributesOf((await app.get('/blogs/rated')).body, 'content').find((v) => /-card.jpg/.test(v))
    const plain = await card()
    await send('PATCH', '/api/settings', { look: { ...defaultSettings.look, corners: 'soft' } })
    const soft = await card()
    expect(plain).toMatch(/-card.jpg$/)
    expect(soft).toMatch(/-card.jpg$/)
    expect(soft).not.toBe(plain)
    await send('PATCH', '/api/settings', { look: defaultSettings.look })
    expect(await card()).toBe(plain)
  })

  it('adds own CSS to reading pages, and keeps the admin area as it is', async () => {
    await using app = await openTestApp(open)
    const { send, headers } = await signedIn(app)
    const own = '.card__title { text-transform: uppercase }'
    const refused = await send('PATCH', '/api/settings', {
      look: { css: 'p {}\n.a { background: url(//a.example/x) }' },
    })
    expect(refused.status).toBe(422)
    expect(refused.json().errors).toEqual({
      'look.css': expect.stringContaining('Line 2: files come from this blog only'),
    })
    const before = await send('PATCH', '/api/settings', { look: { accent: LOOK.accent } })
    expect(before.json()).toMatchObject({ look: { accent: LOOK.accent, ground: defaultSettings.look.ground } })
    const sheetOf = async (page: { body: string }) =>
      (await app.get(attributesOf(page.body, 'href').find((href) => href.startsWith('/look-'))!)).body
    const admin = await app.get('/admin', { headers })
    const plain = await sheetOf(admin)
    await send('PATCH', '/api/settings', { look: { css: own } })
    expect(await sheetOf(await app.get('/'))).toBe(plain + own)
    expect(await sheetOf(await app.get('/admin', { headers }))).toBe(plain)
    // Whoever cannot sign in any more could not take it back either.
    expect(await sheetOf(await app.get('/admin'))).toBe(plain)
  })

  it('shows a header picture and codes of search engines on the first page alone', async () => {
    const posts = Array.from({ length: 11 }, (_, n) => postInput({ path: `/blogs/post-${n}` }))
    await using app = await openTestApp(open, { posts })
    const { send } = await signedIn(app)
    const picture = await storedPicture(app.services.media, await canvas(2400, 600).jpeg().toBuffer())
    const tag = '<meta name="google-site-verification" content="k3x-9f_A" />'
    const change = { headerPicture: picture, verification: { google: tag, bing: 'B1' } }
    const saved = await send('PATCH', '/api/settings', change)
    expect(saved.json()).toMatchObject({ verification: { google: 'k3x-9f_A', bing: 'B1', yandex: '', pinterest: '' } })
    const [home, second] = [(await app.get('/')).body, (await app.get('/?page=2')).body]
    expect(home).toContain('<meta name="google-site-verification" content="k3x-9f_A"/>')
    expect(home).toContain('<meta name="msvalidate.01" content="B1"/>')
    expect(home).not.toContain('yandex-verification')
    const shown = home.slice(home.indexOf('class="masthead"'))
    expect(attributesOf(shown, 'src')[0]).toBe(picture)
    expect(second).not.toMatch(/masthead|site-verification/)
    const broken = await send('PATCH', '/api/settings', { verification: { bing: '"><script>' } })
    expect(broken.json().errors).toEqual({ 'verification.bing': expect.stringContaining('The code of Bing has') })
  })

  it('keeps the pictures of earlier versions, to go back to', async () => {
    await using app = await openTestApp(open)
    const { send, headers } = await signedIn(app)
    const logo = await storedPicture(app.services.media, await canvas(300, 60).png().toBuffer())
    await send('PATCH', '/api/settings', { logo })
    await send('PATCH', '/api/settings', { logo: '' })
    const { revisions } = (await app.get('/api/settings/revisions', { headers })).json()
    expect(revisions).toMatchObject([{ settings: ['logo'] }, { settings: ['logo'] }])
    const former = await app.get(`/api/settings/revisions/${revisions[0].until}`, { headers })
    expect(former.json()).toEqual({ ...defaultSettings, logo })
    expect(await picturesBesidePosts(app.database)).toContain(/[0-9a-f]{32}/.exec(logo)![0])
    expect((await app.get('/api/settings/revisions')).status).toBe(401)
    expect((await app.get('/api/settings/revisions/2020-01-01', { headers })).status).toBe(404)
  })

  it('draws covers and cards of shared links in the accent', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/bare', articleImage: '' })] })
    const { send } = await signedIn(app)
    const coverOf = async () => {
      const { body } = await app.get(postHref('/blogs/bare'))
      return {
        cover: attributesOf(body, 'src').find((src) => src.startsWith('/covers/'))!,
        card: attributesOf(body, 'content').find((content) => content.endsWith('-card.jpg'))!,
      }
    }
    const red = await coverOf()
    await send('PATCH', '/api/settings', { look: LOOK })
    const blue = await coverOf()
    expect(blue.cover).not.toBe(red.cover)
    expect(blue.card).not.toBe(red.card)
    const drawn = (await app.get(blue.cover)).body
    expect(drawn).not.toContain('#a3161f')
    expect((await app.get(new URL(blue.card).pathname)).status).toBe(200)
  })

  it('has a logo and icons made of stored pictures, which stay stored', async () => {
    await using app = await openTestApp(open)
    const { send, headers } = await signedIn(app)
    const logo = await storedPicture(app.services.media, await canvas(300, 60).png().toBuffer())
    const missing = `/media/${'0'.repeat(32)}.png`
    const refused = await send('PATCH', '/api/settings', {
      logo: missing,
      icon: 'https://x.example/i',
    })
    expect(refused.status).toBe(422)
    const unknown = await send('PATCH', '/api/settings', { logo: missing })
    expect(unknown.json()).toMatchObject({ errors: { logo: expect.stringContaining('not stored') } })

    await send('PATCH', '/api/settings', { logo, icon: logo, logoWithName: false })
    const { body } = await app.get('/greetings')
    expect(body).toMatch(new RegExp(`src="${logo}" width="300" height="60"`))
    expect(attributesOf(body, 'href')).toContain(iconAddress(logo, 48))
    const manifest = (await app.get('/site.webmanifest')).json() as { icons: { src: string }[] }
    expect(manifest.icons.map(({ src }) => src)).toEqual([iconAddress(logo, 192), iconAddress(logo, 512)])
    const icon = await app.get(iconAddress(logo, 180))
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await app.get(iconAddress(logo, 180).replace('180', '181'))).status).toBe(404)
    expect((await send('GET', '/api/media')).json()).toMatchObject({
      pictures: [{ src: logo, isInSettings: true, isInCategory: false, isInProfile: false }],
    })
    const picture = await storedPicture(app.services.media, await canvas(300, 90).png().toBuffer())
    expect((await send('PATCH', '/api/categories/horror-list', { picture })).status).toBe(200)
    const { pictures } = (await send('GET', '/api/media')).json()
    expect(pictures.find(({ src }: { src: string }) => src === picture)).toMatchObject({
      isInSettings: false,
      isInCategory: true,
    })
    const screen = (await app.get('/admin/media', { headers })).body
    expect(screen).toMatch(/In the <[^>]*>look of the blog/)
    expect(screen).toMatch(/In the <[^>]*>categories/)
  })

  it('refuses what is no colour, in words', async () => {
    await using app = await openTestApp(open)
    const { send } = await signedIn(app)
    const { status, json } = await send('PATCH', '/api/settings', {
      look: { ...LOOK, accent: 'red;}', corners: 'round' },
    })
    expect(status).toBe(422)
    expect(json()).toMatchObject({
      errors: {
        'look.accent': expect.stringContaining('six digits'),
        'look.corners': expect.stringContaining('plain'),
      },
    })
  })
})
