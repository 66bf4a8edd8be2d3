import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { item, meta, wxr } from '#test/support/imports/wxr.ts'
import { zipOf } from '#test/support/imports/zip.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedContent } from '../posts/published-content.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'

const TEXT =
  '---\nlayout: post\ntitle: Psycho\ncategories: classics sci-fi\nredirect_from: /old/psycho/\n---\nIt rains.\n'

async function moved(path: string, addresses: readonly string[] = []) {
  await using database = await openTestSqlite()
  const report = await imported(database, path)
  const posts = await new PublishedPosts(database).newestWhole(20)
  const drafts = await new SavedPosts(database).page('draft', { offset: 0, limit: 9 })
  return {
    report,
    posts: Object.fromEntries(posts.map((post) => [post.title, post])),
    texts: posts.map(({ sections }) =>
      sections.map(({ sectionText }) => sectionText.replace(/\/media\/\w+\.\w+/g, '/media/x')).join('\n\n'),
    ),
    pages: await new PublishedContent(database).pages(0, 9),
    drafts: drafts.map(({ title }) => title),
    targets: await Promise.all(addresses.map((address) => redirectOf(database, address))),
  }
}

it('of a site of Jekyll in a folder keeps its posts of HTML, addresses, pictures and author, and its pages as pages', async () => {
  const folder = folderOf({
    '_config.yml': 'baseurl: "/films"\npermalink: /:categories/:year/:title/\nauthor:\n  name: Jonas\n',
    '_posts/2018-03-02-psycho.md': TEXT,
    '_posts/2020-05-05-possession.html':
      '---\ntitle: Possession\nfeatured_image: assets/img/maze.png\n---\n    <p>It <b>shakes</b>.</p>\n\n    <p>{% if a %}x{% endif %}<img src="/films/assets/img/maze.png"></p>\n',
    'about.md': '---\nlayout: page\ntitle: About\n---\nMe.\n',
    '_directors/kubrick.md': '---\ntitle: Kubrick\n---\nA hundred takes.\n',
    'assets/img/maze.png': await drawing('png'),
  })
  const addresses = ['/films/classics/sci-fi/2018/psycho/', '/classics/sci-fi/2018/psycho/', '/films/old/psycho/']
  const { posts, pages, drafts, targets, report } = await moved(folder, addresses)
  expect(Object.keys(posts).sort()).toEqual(['Possession', 'Psycho'])
  expect(posts.Possession).toMatchObject({
    author: 'Jonas',
    articleImage: expect.stringMatching(/^\/media\//),
    sections: [{ sectionText: expect.stringMatching(/^It \*\*shakes\*\*\.\n\nx\n\n!\[\]\(\/media\//) }],
  })
  expect(posts.Psycho).toMatchObject({ tag: 'classics' })
  expect(pages).toMatchObject([{ kind: 'page', title: 'About', path: '/about' }])
  expect(drafts).toEqual(['Kubrick'])
  expect(targets).toEqual(['/blogs/psycho', '/blogs/psycho', '/blogs/psycho'])
  expect(report.flatMap(({ notes }) => notes)).toContain('a page there, and so here')
})

it('reads Markdown within elements, and includes that show a picture', async () => {
  const folder = folderOf({
    'a.md':
      '---\ntitle: A\ndate: 2019-10-31\n---\n<div markdown="1">\n**Jack** stays.\n</div>\n\n{% include figure.html src="/egg.png" alt="Egg" caption="The egg" %}\n',
    'egg.png': await drawing('png'),
  })
  const { texts } = await moved(folder)
  expect(texts).toEqual(['**Jack** stays.\n\n![Egg](/media/x)\n\nThe egg'])
})

it('finds pictures whose names an archive does not say to be UTF-8, or has decomposed', async () => {
  const files = {
    'a.md': '---\ntitle: A\ndate: 2019-10-31\n---\nx\n\n![](Café-été.png)\n\n![](Über.png)\n',
    'Café-été.png': await drawing('png'),
    [`${'Über'.normalize('NFD')}.png`]: await drawing('png'),
  }
  const members = Object.entries(files).map(([name, data]) => ({ name, data }))
  for (const saysUtf8 of [true, false]) {
    const { report } = await moved(fileOf('site.zip', zipOf(members, { saysUtf8 })))
    expect(report[0]).toMatchObject({ pictures: 2 })
  }
})

it('of WordPress shows originals in place of smaller copies of the same shape', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
  const at = (name: string) => `<p>x</p><img src="https://old.example/wp-content/uploads/${name}">`
  const folder = folderOf({
    'a.xml': wxr(item(1, { 'content:encoded': at('wide-300x200.png') + at('square-150x150.png') })),
    'uploads/wide-300x200.png': await picture(300, 200),
    'uploads/wide.png': await picture(900, 601),
    'uploads/square-150x150.png': await picture(150, 150),
    'uploads/square.png': await picture(800, 600),
  })
  await using database = await openTestSqlite()
  await imported(database, folder)
  const media = await database.read.selectFrom('media').select(['width', 'height']).orderBy('width').execute()
  expect(media).toEqual([
    { width: 150, height: 150 },
    { width: 900, height: 601 },
  ])
})

it('of WordPress keeps footnotes of plug-ins, captions of galleries, and words on both sides of a page break', async () => {
  const attachment = item(9, {
    'wp:post_type': 'attachment',
    'wp:attachment_url': 'https://old.example/wp-content/uploads/hall.png',
    'excerpt:encoded': 'The <em>red</em> hall',
  })
  const folder = folderOf({
    'a.xml': wxr(
      item(1, {
        'content:encoded':
          'Ranked.((I changed <b>my</b> mind.)) Second [ref]Orlok.[/ref] note <code>((x))</code>.\n\n[gallery ids="9,9"]\n\nFirst page.<!--nextpage-->Second page.',
      }),
      attachment,
    ),
    'uploads/hall.png': await drawing('png'),
  })
  const { texts, report } = await moved(folder)
  expect(report.flatMap(({ notes }) => notes)).toEqual(['the captions are the first words of the text'])
  expect(texts).toEqual([
    'Ranked.[^1] Second [^2] note `((x))`.\n\n![](/media/x)\n\nThe *red* hall\n\n![](/media/x)\n\nThe *red* hall\n\nFirst page.\n\nSecond page.\n\n[^1]: I changed **my** mind.\n\n[^2]: Orlok.',
  ])
})

it('takes the first paragraph for the captions, without marks of footnotes', async () => {
  const text =
    '- one\n- two\n\n## Rank\n\nTwelve men, one dog, and no summer in sight.[^1] Watch the eyes.\n\nMore of it.\n\n[^1]: Rob Bottin was twenty-two.'
  const { posts } = await moved(fileOf('a.md', `---\ntitle: A\ndate: 2019-10-31\n---\n${text}\n`))
  expect(posts.A?.tagline).toBe('Twelve men, one dog, and no summer in sight. Watch the eyes.')
})

it('of WordPress keeps both notes where a plug-in and the editor have some', async () => {
  const text = 'A<sup data-fn="x-1" class="fn"><a href="#x-1">1</a></sup> and ((two)).'
  const stored = meta('footnotes', JSON.stringify([{ content: 'One', id: 'x-1' }]))
  const { texts } = await moved(fileOf('a.xml', wxr(item(1, { 'content:encoded': text }, stored))))
  expect(texts).toEqual(['A[^1] and [^2].\n\n[^1]: One\n\n[^2]: two'])
})
