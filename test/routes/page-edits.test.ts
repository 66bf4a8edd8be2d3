import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Post, PostInput } from '#domain/posts/post.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import type { TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { postInput, section } from '#test/support/posts.ts'

const TITLES = [
  'Plain',
  'A & B',
  'It\u2019s',
  "Don't",
  '<Thing>',
  'Grauen über Köln',
  'Plain-2',
  '100% (really)!',
  '~*~',
  '',
]
const posts = TITLES.map((title, index) =>
  postInput({
    title: title || 'Untitled',
    path: `/blogs/${title.replaceAll(' ', '-') || '-2'}`,
    featured: index % 4 === 0 ? 1 : 0,
    date: `2026-01-${10 + index}`,
  }),
)
const ANY_REVISION = { 'If-Match': '*' }
const PAGES = ['/', '/?page=2', '/greetings', '/terms', '/feed.xml', '/atom.xml', '/feed.json']
const GATHERING_PAGES = [
  '/category/horror-review',
  '/tag/giallo',
  '/series/month',
  '/author/ada',
  '/author/mac/feed.xml',
  '/archive',
  '/authors',
]

/** What an edit may change. */
const edit = fc.record(
  {
    title: fc.constantFrom('Another', 'Plain', 'Ö & <so>'),
    tagline: fc.constantFrom('One', 'Two', '<i> & "three"'),
    description: fc.constantFrom('Short.', 'Long.'),
    author: fc.constantFrom('Ada', 'Mac'),
    tag: fc.constantFrom('Horror Review', 'Horror List'),
    series: fc.constantFrom(null, { name: 'Month', part: 1 }, { name: 'Month', part: 2 }),
    tags: fc.constantFrom([], ['Giallo'], ['Giallo', '70s']),
    date: fc.constantFrom('2026-01-01', '2026-02-01'),
    featured: fc.constantFrom(0, 1),
    path: fc.constantFrom('/blogs/moved', "/blogs/moved'again"),
    sections: fc.constant([{ sectionTitle: 'One', sectionText: 'Some words.' }]),
  },
  { requiredKeys: ['tagline'] },
)

describeServer('Kept pages', (open) => {
  it('after any edit of a post all pages are as if none had been kept', async () => {
    await using app = await openTokenApp(open, { posts })
    const listed: Post[] = (await app.get('/api/blogs?page=1')).json().posts
    const addresses = () => [
      ...PAGES,
      ...GATHERING_PAGES,
      ...posts.map(({ path }) => `/blogs/${encodeURIComponent(path.slice(7))}`),
    ]
    const read = async () => Promise.all(addresses().map(async (page) => [page, (await app.get(page)).body]))
    const statuses: number[] = []
    await read()
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: listed.length - 1 }), edit, async (index, changes) => {
        const { status } = await app.send('PATCH', `/api/blogs/${listed[index]!.id}`, changes, ANY_REVISION)
        statuses.push(status)
        const afterEdit = await read()
        await renewAll(app)
        expect(afterEdit).toEqual(await read())
      }),
      { numRuns: 15 },
    )
    // How many paths are taken is chance.
    expect(statuses).toContain(200)
  })

  it('an edit of a post leaves the pages that do not show it, and its place lets none of them be', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      postInput({
        title: `Post ${index}`,
        path: `/blogs/${String.fromCharCode(97 + index)}`,
        date: `2026-01-0${1 + (index % 9)}`,
      }),
    )
    await using app = await openTokenApp(open, { posts: many })
    // On the last page of three, and among the newest of no article.
    const { id, path } = (await app.get('/api/blogs?page=3')).json().posts.at(-1)
    const isKept = async (page: string) => {
      await app.get(page)
      return app.queries.length === 1
    }
    const pages = ['/', '/?page=3', '/archive', path, '/blogs/y']
    for (const page of pages) await app.get(page)
    expect(await each(pages, isKept)).toEqual(Array(5).fill(true))
    const change = (changes: Partial<PostInput>) => app.send('PATCH', `/api/blogs/${id}`, changes, ANY_REVISION)
    expect((await change({ tagline: 'Anew' })).status).toBe(200)
    expect(await each(pages, isKept)).toEqual([true, false, true, false, true])
    expect((await app.get(path)).body).toContain('Anew')
    // One section more is on no list, but where it is of a film.
    expect((await change({ sections: [section(), section()] })).status).toBe(200)
    expect(await each(pages, isKept)).toEqual([true, false, true, false, true])
    expect((await change({ sections: [section({ sectionFilm: { title: 'The Well' } })] })).status).toBe(200)
    expect(await each(pages, isKept)).toEqual(Array(5).fill(false))
    expect((await change({ featured: 1 })).status).toBe(200)
    expect(await each(pages, isKept)).toEqual(Array(5).fill(false))
  })
})

async function each(pages: readonly string[], ask: (page: string) => Promise<boolean>): Promise<boolean[]> {
  const answers: boolean[] = []
  for (const page of pages) answers.push(await ask(page))
  return answers
}

/** Content changes by another connection, as if by another process. */
async function renewAll({ database }: TestApp): Promise<void> {
  await new SettingsRepository(database).set('tagline', 'Welcome, den dwellers.')
}
