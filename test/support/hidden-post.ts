import { expect } from 'vitest'
import { ROUTE_ACCESS } from '#app/route-access.ts'
import type { TestApp } from './app.ts'

interface HiddenPost {
  readonly id: string
  /** A word of its title and path, and possibly of its author, category and film; no other post contains it. */
  readonly word: string
}

/** Requests every address without a session, and expects that no response reveals the post. */
export async function expectHidden(app: TestApp, { id, word }: HiddenPost, visiblePosts = 1): Promise<void> {
  const names = [id, word]
  const addresses = Object.keys(ROUTE_ACCESS).flatMap((pattern) =>
    names.map((name) =>
      pattern
        .replace(':name', 'blogs')
        .replace(':table', 'posts')
        .replace(/\*|:\w+/g, name),
    ),
  )
  const others = ['/', '/?page=2', '/sitemap-1.xml', `/api/blogs?q=${word}`, `/blogs/${id}`, `/api/blogs/${id}`]
  for (const address of new Set([...addresses, ...others])) {
    const { status, body } = await app.get(address)
    expect(status, address).toBeLessThan(500)
    expect(body, address).not.toContain(word)
  }
  for (const file of ['card.jpg', 'wide.svg', 'square.svg', 'poster.svg', 'hero.svg'])
    expect((await app.get(`/covers/${id}-0-${file}`)).status, file).toBe(404)
  for (const status of ['draft', 'scheduled', 'trashed', 'all'])
    expect((await app.get(`/api/blogs?status=${status}`)).status, status).toBe(401)
  expect((await app.get('/api/blogs')).json().total).toBe(visiblePosts)
  expect((await app.get(`/api/blogs/${id}`)).status).toBe(404)
}
