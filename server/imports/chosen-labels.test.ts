import { expect, it } from 'vitest'
import type { LabelUses } from '#domain/imports/label-uses.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { fileOf, imported } from '#test/support/imports/imports.ts'
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
})
