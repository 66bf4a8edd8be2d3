import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { PublishedPosts } from '../../posts/published-posts.ts'

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
  const site = /^\[two\]\((.+)\/blogs\/two#end\)/.exec(one!.sections[0]!.sectionText)?.[1]
  expect(one!.sections[0]!.sectionText).toBe(
    `[two](${site}/blogs/two#end) ${site}/blogs/one [three](${site}/blogs/the-third) about [old](${site}/2019/10/31/one.html) gone [notice](${site}/blogs/notice) readme`,
  )
  expect(report.find(({ title }) => title === 'One')!.notes.slice(0, 3)).toEqual([
    'a link without a host or of another kind became text: ../content/about/index.md',
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
