import { expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'

const SPECIFIED = ['Den', 'Greetings', 'Reviews', 'Films', 'Ratings', 'Archive']

/** The links within the element of this class, as `label address rel current`. */
async function linksIn(app: TestApp, className: string, path = '/') {
  const { body } = await app.get(path)
  const part = body.split(`class="${className}"`)[1]!.split('</nav>')[0]!
  return [...part.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes, label]) => {
    const { href, rel, current } = Object.fromEntries(
      ['href', 'rel', 'current'].map((name) => [name, new RegExp(`\\b${name}="([^"]*)"`).exec(attributes!)?.[1]]),
    )
    return [label, href, rel && `rel=${rel}`, current && 'current'].filter(Boolean).join(' ')
  })
}

const labels = (links: string[]) => links.map((link) => link.replace(/ [/h].*/, ''))

describeServer('the menu', (open) => {
  it('is the specified one, then the owner’s in header, phone menu and footer, and the same page again', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/rated', ratings: RATINGS })] })
    const { send } = await signedIn(app)
    const change = (body: unknown) => send('PATCH', '/api/settings', body)
    const before = (await app.get('/greetings')).body
    expect(labels(await linksIn(app, 'header__links'))).toEqual(SPECIFIED)
    expect(labels(await linksIn(app, 'menu__links'))).toEqual([...SPECIFIED, 'Search'])

    const header = [
      { label: 'How I rate', href: '/how-i-rate' },
      { label: 'Diary', href: 'https://letterboxd.com/mara' },
      { label: 'All films', screen: 'films' },
    ]
    const footer = [{ label: 'Imprint', href: '/imprint' }]
    expect((await change({ menu: { header, footer } })).json().menu).toEqual({ header, footer })
    const expected = [
      'Den /',
      'Greetings /greetings',
      'How I rate /how-i-rate',
      'Diary https://letterboxd.com/mara rel=noopener',
      'All films /films current',
    ]
    expect(await linksIn(app, 'header__links', '/films')).toEqual(expected)
    expect(await linksIn(app, 'menu__links', '/films')).toEqual([...expected, 'Search /search'])
    expect(await linksIn(app, 'wraps footer__links')).toEqual([
      'Imprint /imprint',
      'Terms /terms',
      'Privacy /privacy',
      'Cookie Policy /cookiepolicy',
      'Admin Panel /admin',
    ])

    // Of one list alone the other follows the specification, as both do after null.
    await change({ menu: { header: [] } })
    expect(labels(await linksIn(app, 'wraps footer__links'))[0]).toBe('Imprint')
    await change({ menu: { footer: null } })
    expect(labels(await linksIn(app, 'header__links'))).toEqual(['Den', 'Greetings'])
    expect(labels(await linksIn(app, 'wraps footer__links')).slice(0, 8)).toEqual([...SPECIFIED, 'Search', 'RSS'])
    expect((await change({ menu: { header: null } })).json().menu).toBeNull()
    await change({ menu: { header, footer } })
    expect((await change({ menu: null })).json().menu).toBeNull()
    expect((await app.get('/greetings')).body).toBe(before)
  })

  it('opens on every width where the bar has no room for all entries', async () => {
    await using app = await openTestApp(open)
    const { send } = await signedIn(app)
    const hidesMenu = async () => (await app.get('/')).body.includes('header__menu')
    expect(await hidesMenu()).toBe(true)
    const header = Array.from({ length: 12 }, (_, index) => ({
      label: `Giallo month, part ${index}`,
      href: `/${index}`,
    }))
    await send('PATCH', '/api/settings', { menu: { header, footer: null } })
    expect(await hidesMenu()).toBe(false)
    expect((await linksIn(app, 'header__links')).length).toBeLessThan(8)
    expect(await linksIn(app, 'menu__links')).toHaveLength(15)
  })

  it('has social links with names and a text of the owner in the footer', async () => {
    await using app = await openTestApp(open)
    const { send } = await signedIn(app)
    const social = [
      { network: 'mastodon', href: 'https://horror.example/@mara' },
      { network: 'letterboxd', href: 'https://letterboxd.com/mara' },
      { network: 'mail', href: 'mailto:mara@den.example' },
    ]
    expect((await app.get('/')).body).not.toContain('Elsewhere')
    const footerText = 'By *Mara* of {blogName}, <b>\nand [others](https://b.example).'
    expect((await send('PATCH', '/api/settings', { social, footerText })).status).toBe(200)
    const { body } = await app.get('/')
    const links = [...body.matchAll(/<a class="icon-button" ([^>]*aria-label="(?!Search)[^>]*)>/g)].map(
      ([, found]) => found,
    )
    expect(links).toEqual([
      'href="https://horror.example/@mara" rel="me noopener" aria-label="Mastodon"',
      'href="https://letterboxd.com/mara" rel="noopener" aria-label="Letterboxd"',
      'href="mailto:mara@den.example" aria-label="Mail"',
    ])
    expect(body).toContain(
      '<p class="small">By <em>Mara</em> of The Midnight Den, &lt;b&gt;<br/>and <a href="https://b.example" rel="noopener nofollow ugc">others</a>.</p>',
    )
  })
})
