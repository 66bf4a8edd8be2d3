import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { PublishedPosts } from '../../../posts/published-posts.ts'

it('links posts of a site with each other, and leads the usual addresses of its program to them', async () => {
  await using database = await openTestSqlite()
  const head = (title: string, more = '') => `---\ntitle: ${title}\ndate: 2019-10-31\n${more}---\n`
  const folder = folderOf({
    '_config.yml': 'title: x',
    '_posts/2019-10-31-one.md':
      `${head('One', 'categories: [Horror]\n')}[two](../content/reviews/two.md#end) {% link _posts/2019-10-31-one.md %} ` +
      '[three]({% post_url 2019-10-30-three %}) [about](../content/about/index.md) [old](/2019/10/31/one.html) [gone](gone.md) [notice](../notice.md) [readme](../README.md)',
    '_posts/2019-10-30-three.md': `${head('Three', 'slug: the-third\n')}Text.`,
    'notice.md': `${head('Notice')}Text.`,
    'README.md': '# Site',
    'content/reviews/two.md': `${head('Two')}Text.`,
    'content/about/index.md': `${head('About')}Text.`,
  })
  const report = await imported(database, folder)
  const [one] = (await new PublishedPosts(database).newestWhole(9)).filter(({ title }) => title === 'One')
  expect(one!.sections[0]!.sectionText).toBe(
    '[two](/blogs/two#end) /blogs/one [three](/blogs/the-third) [about](/blogs/about) [old](/2019/10/31/one.html) gone [notice](/blogs/notice) readme',
  )
  expect(report.find(({ title }) => title === 'One')!.notes.slice(0, 2)).toEqual([
    'a link without a host or of another kind became text: gone.md',
    'a link without a host or of another kind became text: ../README.md',
  ])
  for (const [old, path] of [
    ['/horror/2019/10/31/one.html', '/blogs/one'],
    ['/2019/10/30/three.html', '/blogs/the-third'],
    ['/reviews/two', '/blogs/two'],
  ] as const)
    expect([old, await redirectOf(database, old)]).toEqual([old, path])
})

it('follows the links of Hugo and Zola, and gives a post in a folder of its own the name of that folder', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'hugo.toml': '',
    'content/posts/one.md':
      '+++\ntitle = "One"\ndate = 2019-10-31T20:00:00+02:00\n+++\n[a]({{< ref "two" >}}) [b]({{% relref "/posts/two/index.md#end" %}}) ' +
      '[c](@/posts/2019-10-29-three/index.md) [d]({{< ref "none" >}}) [e](two/index.md)',
    'content/posts/two/index.md': '+++\ntitle = "Two, or not"\ndate = 2019-10-30\n[params]\nauthor = "Ada"\n+++\nText.',
    'content/posts/2019-10-29-three/index.md': '+++\ntitle = "Three"\n[taxonomies]\ntags = ["Horror List"]\n+++\nText.',
  })
  const report = await imported(database, folder)
  expect(report.map((line) => 'path' in line && [line.path, line.date])).toEqual([
    ['/blogs/three', '2019-10-29'],
    ['/blogs/one', '2019-10-31'],
    ['/blogs/two', '2019-10-30'],
  ])
  const [one, two, three] = await new PublishedPosts(database).newestWhole(9)
  expect(one!.sections[0]!.sectionText).toBe('[a](/blogs/two) [b](/blogs/two#end) [c](/blogs/three) d [e](/blogs/two)')
  expect([two!.author, three!.tag, one!.createdAt]).toEqual(['Ada', 'Horror List', '2019-10-31T18:00:00.000Z'])
  expect(report[1]!.notes).toContain('left out: {{< ref "none" >}}')
  expect(await redirectOf(database, '/posts/two')).toBe('/blogs/two')
})
