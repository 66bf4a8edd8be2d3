import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { postInput } from '#test/support/posts.ts'

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** Every screen of the route table without a parameter. */
const SCREENS = [...readFileSync('app/routes.ts', 'utf8').matchAll(/\broute\('([^':*]+)', '[^']+\.tsx'/g)].map(
  ([, path]) => `/${path}`,
)

it('every screen opens under its name in other letters', async () => {
  await using app = await openTestApp(openTestSqlite)
  expect(SCREENS).toEqual(expect.arrayContaining(['/greetings', '/admin', '/admin/settings', '/admin/setup']))
  for (const screen of SCREENS)
    for (const typed of [
      screen.toUpperCase(),
      screen.replace(/[a-z]/, (letter) => letter.toUpperCase()),
      `${screen}.html`,
    ]) {
      const { status, headers } = await app.get(`${typed}?token=Abc`)
      expect([typed, status, headers.location]).toEqual([typed, 302, `${screen}?token=Abc`])
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
    }
})

it('a post opens under /Blogs, its name as it was sent', async () => {
  await using app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/A/b' })] })
  expect((await app.get('/Blogs/A%2Fb')).headers.location).toBe('/blogs/A%2Fb')
  expect((await app.get('/blogs/A%2Fb')).status).toBe(200)
})

it.each(['/missing.png', '/deep/photo.JPG', '/assets/gone.js', '/media/x', '/api/nothing', '/v1', '/feed.rss'])(
  '%s is a 404, as a page for a browser and as a line for a program',
  async (target) => {
    await using app = await openTestApp(openTestSqlite)
    const page = await app.get(target, { headers: BROWSER })
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(textsOf(page.body, 'h1')).toEqual(['Nothing is kept here'])
    expect(textsOf(page.body, 'title')).toEqual(['Nothing is kept here – The Midnight Den'])
    expect(attributesOf(page.body, 'href')).toEqual(expect.arrayContaining(['/', '/greetings']))
    expect([page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
    for (const headers of [{}, { Accept: '*/*' }, { Accept: 'image/avif,image/webp,*/*' }]) {
      const line = await app.get(target, { headers })
      expect(line.status).toBe(404)
      expect(line.headers['content-type']).toMatch(/^(text\/plain|application\/problem\+json)/)
      expect(line.body.length).toBeLessThan(120)
    }
  },
)
