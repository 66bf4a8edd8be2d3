import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'
import { item, wxr } from '#test/support/imports/wxr.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { OldSite } from './old-site.ts'

async function textOf(path: string, title: string) {
  await using database = await openTestSqlite()
  const report = await imported(database, path)
  const posts = await new PublishedPosts(database).newestWhole(9)
  const { notes } = report.find((line) => line.title === title)!
  return {
    text: posts
      .find((post) => post.title === title)!
      .sections.map(({ sectionText }) => sectionText)
      .join('\n\n'),
    left: notes.filter((note) => note.includes('old site')),
  }
}

it('leads links between posts of WordPress to their old paths here, before and after the post itself', async () => {
  const html = [
    '<a href="https://old.example/2019/10/post-2/">a</a>',
    '<a href="http://www.old.example/2019/10/post-2?utm=x#end">b</a>',
    '<a href="/2019/10/post-2/">c</a>',
    '<a href="https://old.example/?p=2#more">d</a>',
    '<a href="https://old.example/?page_id=3">e</a>',
    '<a href="https://old.example/?p=4">plain</a>',
    '<a href="https://old.example">home</a>',
    '<a href="https://old.example/category/slashers/">slashers</a>',
    '<a href="https://old.example/author/mara/">mara</a>',
    '<a href="https://old.example/feed/">feed</a>',
    '<a href="https://old.example/2019/10/post-2/">https://old.example/2019/10/post-2/</a>',
    '<a href="https://old.example/2019/10/post-2/">see old.example</a>',
    '<a href="https://other.example/2019/10/post-2/">other</a>',
    '<a href="https://shop.old.example/2019/10/post-2/">shop</a>',
    '<code>https://old.example/2019/10/post-2/</code>',
    'https://old.example/2019/10/post-2/.',
    '<a href="https://old.example/2011/gone/">gone</a>',
    '<a href="https://old.example/?p=99">none</a>',
    '<a href="https://old.example/wp-content/uploads/list.pdf">list</a>',
  ]
  const page = { 'wp:post_type': 'page', link: 'https://old.example/about/', 'wp:post_name': 'about', title: 'About' }
  const file = fileOf(
    'old.xml',
    wxr(
      item(1, { 'content:encoded': html.map((part) => `<p>x ${part}</p>`).join('\n') }),
      item(2, {}),
      item(3, page),
      item(4, { link: 'https://old.example/?p=4' }),
      item(99, { 'wp:status': 'trash' }),
    ),
  )
  const { text, left } = await textOf(file, 'Post 1')
  expect(text.split('\n\n')).toEqual([
    'x [a](/2019/10/post-2/)',
    'x [b](/2019/10/post-2#end)',
    'x [c](/2019/10/post-2/)',
    'x [d](/2019/10/post-2/#more)',
    'x [e](/about/)',
    'x [plain](/?p=4)',
    'x [home](/)',
    'x [slashers](/category/slashers/)',
    'x [mara](/author/mara/)',
    'x [feed](/feed/)',
    'x [https://old.example/2019/10/post-2/](/2019/10/post-2/)',
    'x [see old.example](/2019/10/post-2/)',
    'x [other](https://other.example/2019/10/post-2/)',
    'x [shop](https://shop.old.example/2019/10/post-2/)',
    'x `https://old.example/2019/10/post-2/`',
    'x [https://old.example/2019/10/post-2/](/2019/10/post-2/).',
    'x [gone](https://old.example/2011/gone/)',
    'x [none](https://old.example/?p=99)',
    'x [list](https://old.example/wp-content/uploads/list.pdf)',
  ])
  expect(left).toEqual([
    'still leads to the old site: https://old.example/2011/gone/',
    'still leads to the old site: https://old.example/?p=99',
    'still leads to the old site: https://old.example/wp-content/uploads/list.pdf',
  ])
})

it('knows where a link ends without a space, what is code, and what is no link', async () => {
  const html = [
    '<p><a href="https://old.example/2019/10/post-2/">甲</a>、<a href="https://old.example/none/">乙</a>。次は https://old.example/2019/10/post-2/。次</p>',
    '<p>Read this!<a href="/2019/10/post-2/">here</a></p>',
    '<pre>curl https://old.example/2019/10/post-2/</pre>',
    '<p><a href="/\\\\evil.example/a">there</a></p>',
  ]
  const file = fileOf('old.xml', wxr(item(1, { 'content:encoded': html.join('\n') }), item(2, {})))
  const { text, left } = await textOf(file, 'Post 1')
  expect(text.split('\n\n')).toEqual([
    '[甲](/2019/10/post-2/)、[乙](https://old.example/none/)。次は [https://old.example/2019/10/post-2/](/2019/10/post-2/)。次',
    'Read this![here](/2019/10/post-2/)',
    '```\ncurl https://old.example/2019/10/post-2/\n```',
    '[there](https://evil.example/a)',
  ])
  expect(left).toEqual(['still leads to the old site: https://old.example/none/'])
})

it('names five links that still lead there, and counts the others', async () => {
  const links = Array.from({ length: 8 }, (_, index) => `<a href="https://old.example/gone-${index}">x</a>`)
  const { left } = await textOf(fileOf('old.xml', wxr(item(1, { 'content:encoded': links.join(' ') }))), 'Post 1')
  expect(left).toHaveLength(6)
  expect(left[5]).toBe('further links to the old site: 3')
})

const BLOGGER_LINK =
  'Read &lt;a href=&quot;http://den-of-old.blogspot.de/2019/10/the-fog.html?m=1&quot;&gt;this&lt;/a&gt;'

it.each([
  ['before 2024', "<link rel='alternate' href='https://den-of-old.blogspot.com/2019/10/NAME.html'/>"],
  ['of Takeout, which does not name its blog', '<blogger:filename>/2019/10/NAME.html</blogger:filename>'],
])('leads links between posts of Blogger here: an export %s', async (_, address) => {
  const entry = (name: string, content: string) =>
    `<entry><id>tag:blogger.com,1999:blog-1.post-${name.length}</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status>
<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#post'/><published>2019-10-31T12:00:00Z</published>
${address.replace('NAME', name)}<title>${name}</title><content type='html'>${content}</content></entry>`
  const feed = `<feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'><id>tag:blogger.com,1999:blog-1.archive</id>
${entry('halloween', BLOGGER_LINK)}${entry('the-fog', 'x')}</feed>`
  const { text } = await textOf(fileOf('feed.atom', feed), 'halloween')
  expect(text).toBe('Read [this](/2019/10/the-fog.html)')
})

it('leads whole addresses in a site of Markdown here, if its configuration says where it is', async () => {
  const site = (config: string) =>
    folderOf({
      '_config.yml': config,
      '_posts/2019-10-31-one.md':
        '---\ntitle: One\n---\n[a](https://www.old.example/2019/10/30/two.html) [b](https://old.example/images/none.pdf)',
      '_posts/2019-10-30-two.md': '---\ntitle: Two\n---\nText.',
    })
  expect(await textOf(site('url: "https://old.example"\n'), 'One')).toEqual({
    text: '[a](/2019/10/30/two.html) [b](https://old.example/images/none.pdf)',
    left: ['still leads to the old site: https://old.example/images/none.pdf'],
  })
  expect(await textOf(site('title: x\n'), 'One')).toEqual({
    text: '[a](https://www.old.example/2019/10/30/two.html) [b](https://old.example/images/none.pdf)',
    left: [],
  })
})

it('a site in a folder of its host owns that folder alone', () => {
  const site = new OldSite()
  site.addRoot('https://old.example/blog/')
  site.addPost('https://old.example/blog/2019/the-fog/', '7')
  const lookUp = (path: string) => site.lookUp(`https://old.example${path}`)
  expect(
    ['/blog', '/blog/?p=7', '/blog/tag/fog', '/blog/2019/the-fog', '/blog/none', '/', '/?p=7'].map(lookUp),
  ).toEqual([
    { kind: 'moved', path: '/' },
    { kind: 'moved', path: '/blog/2019/the-fog/' },
    { kind: 'moved', path: '/tag/fog' },
    { kind: 'moved', path: '/blog/2019/the-fog' },
    { kind: 'left' },
    { kind: 'elsewhere' },
    { kind: 'elsewhere' },
  ])
})

it('an address leads to a path of this blog, or stays, whatever it is', () => {
  const site = new OldSite()
  site.addRoot('https://old.example')
  for (const name of ['a', 'b (1)', 'ß', '//x', '..', '%'])
    site.addPost(`https://old.example/${encodeURIComponent(name)}`)
  const parts = fc.array(
    fc.constantFrom('/', '//', 'a', 'b%20(1)', '%C3%9F', '..', '?p=1', '#x', '\\', '%2F%2Fx', ':', '@'),
  )
  fc.assert(
    fc.property(
      fc.constantFrom('https://old.example', 'http://www.OLD.example:80', 'https://x@old.example'),
      parts,
      (host, path) => {
        const link = site.lookUp(host + path.join(''))
        if (link.kind === 'moved') expect(new URL(link.path, 'https://den.example').host).toBe('den.example')
      },
    ),
    { numRuns: 2_000 },
  )
})
