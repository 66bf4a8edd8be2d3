import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'

/** Changes settings in a session that has just begun. */
async function settingsOf(app: TestApp) {
  const { headers: session, send } = await signedIn(app)
  return {
    headers: { ...session, 'Content-Type': 'application/json' },
    read: () => send('GET', '/api/settings'),
    change: (body: unknown) => send('PATCH', '/api/settings', body),
  }
}

describeServer('PATCH /api/settings', (open) => {
  it('shows on the public pages on the next request', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/rated', ratings: RATINGS })] })
    const { change } = await settingsOf(app)
    const home = await app.get('/')

    const reply = await change({
      blogName: 'Grauen & Söhne',
      tagline: 'Hush, now.',
      description: 'Fear, weighed.',
      contact: 'hush@den.example',
      adsEnabled: true,
      siteKey: 'key-1',
      words: { 'box-heading': 'Knock' },
      missingPage: { title: 'Too far', text: 'Turn back.' },
      scale: ['', 'Hm.', ...Array(8).fill(''), '{blogName} kneels.'],
    })
    expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(reply.json()).toMatchObject({
      blogName: 'Grauen & Söhne',
      words: { 'box-heading': 'Knock' },
      timeZone: 'UTC',
    })

    const changed = await app.get('/', { headers: { 'If-None-Match': home.headers.etag! } })
    expect(changed.status).toBe(200)
    expect(textsOf(changed.body, 'title')).toEqual(['Grauen & Söhne'])
    expect(textsOf(changed.body, 'header').join()).toContain('Grauen & Söhne')
    expect(textsOf(changed.body, 'footer').join()).toContain('Hush, now.')
    expect(attributesOf(changed.body, 'href')).toContain('mailto:hush@den.example')
    expect(attributesOf(changed.body, 'content')).toContain('Fear, weighed.')

    const letter = await app.get('/greetings')
    expect(textsOf(letter.body, 'title')).toEqual(['Greetings – Grauen & Söhne'])
    expect(textsOf(letter.body, 'h2')).toContain('Knock')
    expect(textsOf((await app.get('/terms')).body, 'title')[0]).toContain('– Grauen & Söhne')
    expect(textsOf((await app.get('/blogs/rated')).body, 'dd')).toEqual(['Grauen & Söhne kneels.', 'Hm.'])
    expect(textsOf((await app.get('/?page=9')).body, 'h1')).toEqual(['Too far'])
    expect(textsOf((await app.get('/feed.xml')).body, 'title')[0]).toBe('Grauen & Söhne')
    expect((await app.get('/feed.json')).json()).toMatchObject({
      title: 'Grauen & Söhne',
      description: 'Fear, weighed.',
    })
    expect((await app.get('/site.webmanifest')).json()).toMatchObject({
      name: 'Grauen & Söhne',
      description: 'Fear, weighed.',
    })
    expect((await app.get('/api/collections/settings')).json()).toEqual([{ siteKey: 'key-1' }])
  })

  it('changes what it names and leaves the rest alone', async () => {
    await using app = await openTestApp(open)
    const { read, change } = await settingsOf(app)
    expect((await read()).json()).toEqual(defaultSettings)
    await change({ blogName: 'Grauen' })
    await change({ tagline: '{blogName} waits.' })
    expect((await read()).json()).toEqual({ ...defaultSettings, blogName: 'Grauen', tagline: '{blogName} waits.' })
    await change({ blogName: defaultSettings.blogName })
    expect((await read()).json()).toEqual({ ...defaultSettings, tagline: '{blogName} waits.' })
  })
})

it('/api/settings refuses what cannot be taken, whole, with a message for each bad field', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { read, change } = await settingsOf(app)
  const reply = await change({
    blogName: '',
    tagline: 'Fine.',
    contact: 'nobody',
    emptyFeed: { title: '', text: '' },
    smtpPassword: 'x',
  })
  expect([reply.status, reply.headers['content-type']]).toEqual([422, 'application/problem+json'])
  expect(reply.json().errors).toEqual({
    blogName: 'Blog name is required',
    contact: 'Please enter a valid email',
    'emptyFeed.title': 'Title is required',
    smtpPassword: 'Den has no such field',
  })
  expect((await read()).json()).toEqual(defaultSettings)
  expect((await change([])).status).toBe(422)
})

it('every link to the contact writes to that address alone, whatever signs are in it', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { change } = await settingsOf(app)
  expect((await change({ contact: 'tom&jerry?cc=50%@den.example' })).status).toBe(200)
  for (const target of ['/', '/greetings', '/unsubscribe']) {
    const links = attributesOf((await app.get(target)).body, 'href').filter((href) => href.startsWith('mailto:'))
    expect(new Set(links), target).toEqual(new Set(['mailto:tom%26jerry%3Fcc%3D50%25@den.example']))
    expect(links.length, target).toBe(target === '/' ? 1 : 2)
  }
})
