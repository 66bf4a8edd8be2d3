import { expect, it } from 'vitest'
import type { LabelUses } from '#domain/imports/label-uses.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'
import { CategoryRepository } from '../posts/categories/category-repository.ts'
import { PublishedPosts } from '../posts/published-posts.ts'

const at = '2020-01-01T00:00:00.000Z'
const post = {
  type: 'post',
  status: 'published',
  visibility: 'public',
  created_at: at,
  published_at: at,
  updated_at: at,
}
const EXPORT = {
  db: [
    {
      meta: { exported_on: 1_572_600_000_000, version: '5.80.0' },
      data: {
        posts: ['One', 'Two'].map((title) => ({
          ...post,
          id: title,
          uuid: title,
          title,
          slug: title,
          html: '<p>Text</p>',
        })),
        tags: ['Giallo', 'Reviews', 'misc'].map((name) => ({
          id: name,
          name,
          slug: name.toLowerCase(),
          visibility: 'public',
        })),
        posts_tags: [
          ['One', 'Giallo'],
          ['One', 'Reviews'],
          ['One', 'misc'],
          ['Two', 'Reviews'],
        ].map(([post_id, tag_id], sort_order) => ({ id: `${sort_order}`, post_id, tag_id, sort_order })),
      },
    },
  ],
}

describeEachDatabase('An import with a choice for labels', (open) => {
  it('gives posts the categories and tags that were chosen, and names what it leaves out', async () => {
    await using database = await open()
    const file = await fileOf('ghost.json', JSON.stringify(EXPORT))
    const found = await imported(database, file, { isDryRun: true })
    expect(found.map((line) => 'labels' in line && line.labels)).toEqual([
      { tag: 'Giallo', tags: ['Reviews', 'misc'] },
      { tag: 'Reviews', tags: [] },
    ])
    const labelled = async (labels: LabelUses) => {
      const lines = await imported(database, file, { labels })
      const posts = await new PublishedPosts(database).newestWhole(5)
      const both = posts.toSorted((a, b) => a.title.localeCompare(b.title)).map(({ tag, tags }) => [tag, tags])
      return [
        lines.map(({ outcome }) => outcome).join(),
        lines[0]!.notes.filter((note) => note.includes('chosen')),
        both,
      ]
    }
    expect(await labelled({})).toEqual([
      'new,new',
      [],
      [
        ['Giallo', ['Reviews', 'misc']],
        ['Reviews', []],
      ],
    ])
    const chosen = { Reviews: 'category', misc: 'left-out' } as const
    const wanted = [
      ['Reviews', ['Giallo']],
      ['Reviews', []],
    ]
    expect(await labelled(chosen)).toEqual(['changed,unchanged', ['left out, as chosen: misc'], wanted])
    expect(await labelled(chosen)).toEqual(['unchanged,unchanged', [], wanted])
  })

  it('takes categories as tags by the rules of tags, and refuses no post for them', async () => {
    await using database = await open()
    const long = 'x'.repeat(70)
    const many = Array.from({ length: 20 }, (_, n) => `t${n}`)
    const frontMatter = [
      { title: 'Comma', categories: ['Horror, Gore'] },
      { title: 'Long', categories: [long] },
      { title: 'Many', categories: ['Giallo'], tags: many },
    ]
    const labels = { 'Horror, Gore': 'tag', [long]: 'tag', Giallo: 'tag' } as const
    const lost: Record<string, readonly string[]> = {}
    for (const { title, ...values } of frontMatter) {
      const fields = Object.entries({ title, date: at, ...values }).map(
        ([name, value]) => `${name}: ${JSON.stringify(value)}`,
      )
      const file = await fileOf(`${title}.md`, `---\n${fields.join('\n')}\n---\n\nText.\n`)
      const [line] = await imported(database, file, { labels })
      expect(line, title).toMatchObject({ outcome: 'new' })
      lost[title] = line!.notes.filter((note) => note.includes('tags left out'))
    }
    expect(lost).toEqual({
      Comma: [],
      Long: [`tags left out, too long or too many: ${long}`],
      Many: ['tags left out, too long or too many: t19'],
    })
    const posts = await new PublishedPosts(database).newestWhole(5)
    expect(Object.fromEntries(posts.map(({ title, tags }) => [title, tags]))).toEqual({
      Comma: ['Horror Gore'],
      Long: [],
      Many: ['Giallo', ...many.slice(0, 19)],
    })
  })
})

it('gives a category the spelling that is here, or that came first', async () => {
  await using database = await openTestSqlite()
  const post = (name: string, category: string) =>
    `---\ntitle: ${name}\ndate: 2019-10-31\ncategories: [${category}]\n---\nText.`
  const folder = folderOf({
    'a.md': post('A', 'Reviews'),
    'b.md': post('B', 'reviews'),
    'c.md': post('C', 'horror review'),
  })
  for (const isDryRun of [true, false]) {
    const report = await imported(database, folder, { isDryRun })
    expect(report.map(({ notes }) => notes.filter((note) => note.startsWith('its category')))).toEqual([
      [],
      ['its category is “Reviews” here, not “reviews”'],
      ['its category is “Horror Review” here, not “horror review”'],
    ])
  }
  const posts = await new PublishedPosts(database).newestWhole(9)
  expect(posts.map(({ title, tag }) => `${title} ${tag}`).sort()).toEqual(['A Reviews', 'B Reviews', 'C Horror Review'])
  expect((await imported(database, folder)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchanged'))
})

it('its categories are offered by the form, those of the most posts first, and those of a dry run are not', async () => {
  await using database = await openTestSqlite()
  const file = (name: string, category: string) => [
    `${name}.md`,
    `---\ntitle: ${name}\ncategory: ${category}\n---\nText`,
  ]
  const kinds = Array.from({ length: 14 }, (_, index) => file(`post-${index}`, `Kind ${index}`))
  const folder = folderOf(
    Object.fromEntries([...kinds, file('again', 'Kind 13'), ['none.md', '---\ntitle: None\n---\nText']]),
  )
  const offered = async () =>
    (await new CategoryRepository(database).known()).filter(({ isDescribed }) => isDescribed).map(({ name }) => name)
  await imported(database, folder, { isDryRun: true })
  const before = await offered()
  expect(before.some((name) => name.startsWith('Kind'))).toBe(false)
  await imported(database, folder)
  const after = await offered()
  expect(after.slice(0, before.length + 1)).toEqual([...before, 'Kind 13'])
  expect([after.length, after.includes('General')]).toEqual([12, false])
  await imported(database, folder)
  expect(await offered()).toEqual(after)
})
