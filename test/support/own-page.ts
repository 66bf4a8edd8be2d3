import { expect } from 'vitest'
import { ROUTE_ACCESS } from '#app/route-access.ts'
import type { TestApp } from './app.ts'
import type { Writer } from './identity/administrator.ts'

interface OwnPage {
  readonly id: string
  readonly path: string
  /** A word of its title, its path and its texts; no post contains it. */
  readonly word: string
}

/** Where a published page belongs. All else shows posts alone. */
const NAMES_PAGES: ReadonlySet<string> = new Set(['/:page', '/*', '/search', '/sitemap.xml'])

/**
 * Requests every address as a reader, and every screen and call as an owner, and expects that a page is on no list, feed, card or count of
 * posts, and in no mail.
 */
export async function expectOnNoListOfPosts(app: TestApp & Writer, page: OwnPage, posts = 1): Promise<void> {
  const { id, word } = page
  for (const pattern of Object.keys(ROUTE_ACCESS).filter((pattern) => !NAMES_PAGES.has(pattern)))
    for (const name of [id, word]) {
      const address = pattern
        .replace(':name', 'blogs')
        .replace(':table', 'posts')
        .replace(/\*|:\w+\??/g, name)
      const { status, body } = await app.get(address)
      expect(status, address).toBeLessThan(500)
      if (address !== `/api/blogs/${id}`) expect(body.replaceAll(page.path, ''), address).not.toContain(word)
    }
  for (const list of [
    '/',
    '/archive',
    '/categories',
    '/authors',
    '/films',
    '/ratings',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
  ])
    expect((await app.get(list)).body, list).not.toContain(page.path)
  for (const file of ['card.jpg', 'wide.svg', 'square.svg', 'poster.svg', 'hero.svg'])
    expect((await app.get(`/covers/${id}-0-${file}`)).status, file).toBe(404)

  expect((await app.get('/api/blogs')).json().total).toBe(posts)
  expect((await app.get(`/api/blogs?q=${word}`)).json().total).toBe(0)
  for (const status of ['published', 'draft', 'scheduled', 'trashed', 'all']) {
    const list = await app.send('GET', `/api/blogs?status=${status}`)
    expect(list.status, status).toBe(200)
    expect(list.body, status).not.toContain(word)
  }
  for (const table of ['post_scores', 'post_terms', 'campaigns'] as const) {
    const rows = app.database.read.selectFrom(table).select('post_id').where('post_id', '=', id)
    expect(await rows.execute(), table).toEqual([])
  }
  expect(
    await app.database.read.selectFrom('terms').select('label').where('label', 'like', `%${word}%`).execute(),
  ).toEqual([])
  for (const screen of ['/admin/posts', `/admin/posts?q=${word}`, '/admin/statistics'])
    expect(
      (await app.send('GET', screen)).body.replaceAll(`q=${word}`, '').replaceAll(`"${word}"`, ''),
      screen,
    ).not.toContain(`/${word}`)
}
