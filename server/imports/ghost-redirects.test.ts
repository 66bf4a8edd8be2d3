import { expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { PostRepository } from '../posts/post-repository.ts'
import { SavedPosts } from '../posts/saved-posts.ts'

const SHINING = {
  id: '1',
  uuid: 'u-1',
  title: 'The Shining',
  slug: 'the-shining',
  html: '<p>A slow film.</p>',
  status: 'published',
  published_at: '2019-10-31T20:00:00.000Z',
}

function site(files: Readonly<Record<string, string>>, post: object = SHINING): string {
  return folderOf({ 'export.json': JSON.stringify({ data: { posts: [post] } }), ...files })
}

function refused(lines: Awaited<ReturnType<typeof imported>>): string[] {
  return lines.filter(({ outcome }) => outcome === 'refused').map(({ title }) => title)
}

const LIST = [
  { from: '^/old-shining/?$', to: '/the-shining/', permanent: true },
  { from: '/older/', to: '/old-shining', permanent: true },
  { from: '/2012/01/The%20Shining.html', to: 'the-shining' },
  { from: '/\\/any-case\\/?$/i', to: 'https://www.den.example/the-shining/' },
  { from: '^\\/post\\/([a-z]+)$', to: '/$1/' },
  { from: '/shop/', to: 'https://shop.example/the-shining/' },
  { from: '/loop/', to: '/loop/' },
]
const FILES = {
  'redirects.json': JSON.stringify(LIST),
  'redirects.yml': LIST.map(({ from, to }) => `- from: ${from}\n  to: ${to}\n`).join(''),
  'redirects.yaml': `301:\n${LIST.slice(0, 5)
    .map(({ from, to }) => `  ${from}: ${to}\n`)
    .join('')}302:\n  /shop/: https://shop.example/the-shining/\n  /loop/: /loop/\n`,
}

it.each(Object.entries(FILES))(
  'takes the redirects of Ghost along from %s, and names those without a post',
  async (name, redirects) => {
    await using database = await openTestSqlite()
    const folder = site({ [`content/data/${name}`]: redirects })
    const dryRun = await imported(database, folder, { isDryRun: true })
    const report = await imported(database, folder)
    expect(refused(report)).toEqual([
      '^\\/post\\/([a-z]+)$ → /$1/',
      '/shop → https://shop.example/the-shining/',
      '/loop → /loop/',
    ])
    expect(refused(dryRun)).toEqual(refused(report))
    for (const path of ['/the-shining', '/old-shining', '/older', '/2012/01/The Shining.html', '/any-case'])
      expect([path, await redirectOf(database, path)]).toEqual([path, expect.stringMatching(/\/blogs\/the-shining$/)])
    expect(await redirectOf(database, '/shop')).toBeUndefined()
  },
)

it('names files of redirects of Ghost that cannot be read, and passes over those of programs', async () => {
  await using database = await openTestSqlite()
  const others = { 'content/themes/x/redirects.json': '{}', 'versions/5/node_modules/y/redirects.json': '["z"]' }
  const files = {
    'redirects.json': '{"from":',
    'redirects.yml': '301: [',
    'data/redirects.yaml': '- a\n- b\n',
    ...others,
  }
  const report = await imported(database, site(files))
  expect(refused(report).toSorted()).toEqual(['data/redirects.yaml', 'redirects.json', 'redirects.yml'])
  expect(report.at(-1)!.notes).toEqual(['It is no list of redirects of Ghost that can be read.'])
})

it('takes long lists of YAML, two hundred redirects to a post, and names the others', async () => {
  await using database = await openTestSqlite()
  const long = `301:\n${Array.from({ length: 203 }, (_, at) => `  /${'long-'.repeat(110)}${at}/: /the-shining/\n`).join('')}`
  expect(long.length).toBeGreaterThan(100_000)
  const report = await imported(database, site({ 'redirects.yaml': long }))
  expect(refused(report)).toHaveLength(3)
  expect(report.at(-1)!.notes).toEqual([expect.stringMatching(/^More than 200 redirects lead to this post\./)])
  const { count } = await database.read
    .selectFrom('redirects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  // That of its slug, too.
  expect(Number(count)).toBe(201)
})

describeEachDatabase('New redirects of Ghost to a post that is here', (open) => {
  const redirected = (path: string, post?: object) =>
    site({ 'redirects.json': JSON.stringify([{ from: path, to: '/the-shining/' }]) }, post)
  const saved = async (database: TestDatabase) => {
    const { id } = await database.read.selectFrom('posts').select('id').executeTakeFirstOrThrow()
    return (await new SavedPosts(database).find(id))!
  }

  it('lead to it where it was edited here, and where it stays for another reason', async () => {
    await using database = await open()
    await imported(database, redirected('/one'))
    const draft = redirected('/two', { ...SHINING, status: 'draft' })
    expect(await imported(database, draft)).toMatchObject([{ outcome: 'unchanged' }])
    expect(await redirectOf(database, '/two')).toBe('/blogs/the-shining')

    const post = await saved(database)
    await new PostRepository(database).save(post, { ...post, title: 'Edited' })
    const dryRun = await imported(database, redirected('/three'), { isDryRun: true })
    expect(await redirectOf(database, '/three')).toBeUndefined()
    const report = await imported(database, redirected('/three'))
    expect(report).toMatchObject([{ outcome: 'edited', notes: [] }])
    expect(report).toMatchObject(dryRun.map(({ outcome, notes }) => ({ outcome, notes })))
    expect(await redirectOf(database, '/three')).toBe('/blogs/the-shining')
  })

  it('are named where it is in the trash, or refused', async () => {
    await using database = await open()
    const nameless = { ...SHINING, title: '', html: '' }
    const lost = ['its old address /one cannot lead here']
    expect(await imported(database, redirected('/one', nameless))).toMatchObject([
      { outcome: 'refused', notes: [expect.any(String), ...lost] },
    ])
    await imported(database, redirected('/zero'))
    await database.write.updateTable('posts').set({ trashed_at: '2024-01-01T00:00:00.000Z' }).execute()
    expect(await imported(database, redirected('/one'))).toMatchObject([{ outcome: 'trashed', notes: lost }])
  })
})
