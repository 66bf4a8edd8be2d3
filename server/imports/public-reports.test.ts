import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { item, meta, wxr } from '#test/support/imports/wxr.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../posts/published-posts.ts'

// What users of other blogs and of their importers reported; each import loses or shows something without its mend.

async function importedPost(path: string, at?: string) {
  await using database = await openTestSqlite()
  const report = await imported(database, path)
  const posts = new PublishedPosts(database)
  const [newest] = await posts.newestWhole(1)
  const post = at ? ((await posts.findByPath(at)) ?? undefined) : newest
  const texts = post?.sections.map(({ sectionText, sectionImage }) => sectionText + (sectionImage && '+picture'))
  return {
    post,
    texts,
    notes: report.find(({ title }) => title === post?.title)?.notes ?? report[0]!.notes,
  }
}

const HEAD = '---\ntitle: A\ndate: 2019-10-31\ndescription: d\n'
const markdown = (text: string, head = '', name = 'a.md') => fileOf(name, `${HEAD}${head}---\n${text}`)

it('shows pictures and links of Obsidian, and no comment', async () => {
  const folder = folderOf({
    'a.md': `${HEAD}---\n![[q.png]]\n\nSee [[B|the other]].\n\n%% do not publish %%\n`,
    'B.md': '---\ntitle: B\ndate: 2019-10-30\n---\nText',
    'q.png': await drawing('png'),
  })
  const { texts, notes } = await importedPost(folder)
  expect([texts, notes]).toEqual([
    ['See [the other](/blogs/B).+picture'],
    ['left out, and kept beside the post: the comment "do not publish"'],
  ])
})

it('names cells beyond the columns of a table', async () => {
  const { notes } = await importedPost(markdown('| a | b |\n|---|---|\n| `ls | sort` | lists sorted |\n'))
  expect(notes).toContain('left out: "lists sorted", beyond the columns of its table')
})

it('keeps the footnotes of WordPress', async () => {
  const text = 'Text<sup data-fn="x-1" class="fn"><a href="#x-1" id="x-1-link">1</a></sup> more.<!-- wp:footnotes /-->'
  const footnotes = meta('footnotes', JSON.stringify([{ content: 'The <em>note</em>', id: 'x-1' }]))
  const { texts, notes } = await importedPost(fileOf('a.xml', wxr(item(1, { 'content:encoded': text }, footnotes))))
  expect(texts).toEqual(['Text[^1] more.\n\n[^1]: The *note*'])
  expect(notes).toEqual(['the captions are the first words of the text'])
})

it.each([
  ['January 22, 2015 10:00 PM', '2015-01-22', []],
  ['Fri, 22 Jan 2015 10:00:00 GMT', '2015-01-22', []],
  ['1421971200', '2015-01-23', []],
  ['01/21/2015', '2015-01-22', ['its date "01/21/2015" is none: 2015-01-22 in the name of the file is taken']],
])('reads the date %s, or takes the one in the name of the file', async (date, day, said) => {
  const file = fileOf('2015-01-22-long.md', `---\ntitle: A\ndate: ${date}\ndescription: d\n---\nText`)
  const { post, notes } = await importedPost(file)
  expect([post!.date, notes]).toEqual([day, said])
})

it.each([
  ["Run:\n\n    docker inspect -f '{{.Net.Tab}}'\n", "Run:\n\n```\ndocker inspect -f '{{.Net.Tab}}'\n```"],
  ['<pre><code>{{ x }}</code></pre>', '```\n{{ x }}\n```'],
  ['{% highlight liquid %}\n{% raw %}\n{{ x }}\n{% endraw %}\n{% endhighlight %}', '```\n{{ x }}\n```'],
  ['The tag `{% raw %}{{ x }}{% endraw %}` is code.', 'The tag `{{ x }}` is code.'],
  ['- a\n\n    {{< ref "none" >}}more\n', '- a more'],
])('leaves code of templates as it is: %j', async (text, written) => {
  expect((await importedPost(markdown(text))).texts).toEqual([written])
})

it('fills the placeholders of a permalink, and names one that it does not know', async () => {
  await using database = await openTestSqlite()
  await imported(database, markdown('Text', 'permalink: /old/:year/:i_day/:title.html\n'))
  expect(await redirectOf(database, '/old/2019/31/a.html')).toBe('/blogs/a')
  const unknown = await importedPost(markdown('Text', 'permalink: /:week/:title/\n'))
  expect(unknown.notes).toEqual(['its old address /:week/:title/ cannot lead here'])
})

it('reads XML after empty lines, and says where it is broken', async () => {
  const site = wxr(item(1, { title: 'The Fog' }))
  expect((await importedPost(fileOf('a.xml', `\n\n${site}`))).post).toMatchObject({ title: 'The Fog' })
  const named = site.replace(
    '<title><![CDATA[The Fog]]></title>',
    '<title>Fog & Sea &amp; A&B &#38; &mdash; C;</title>',
  )
  expect((await importedPost(fileOf('a.xml', named))).post).toMatchObject({ title: 'Fog & Sea & A&B & — C;' })
  const refused = async (text: string) => {
    await using database = await openTestSqlite()
    return await imported(database, fileOf('a.xml', text), { format: 'wordpress' }).then(
      () => '',
      (error: Error) => error.message,
    )
  }
  expect(await refused(site.replace('<link>', '<link>&nope;'))).toMatch(/no export does\. It is not read \(line 3\)\.$/)
  expect(await refused(site.replace('</channel>', '</chanel>'))).toMatch(
    /^a\.xml is no XML that can be read: [^.]+ \(line \d+\)\.$/,
  )
  expect(await refused(site.replace('The Fog', 'The\0Fog'))).toContain('holds a character NUL (U+0000)')
})

it('publishes no old post of Ghost without its words', async () => {
  const old = (mobiledoc: unknown) =>
    fileOf(
      'ghost.json',
      JSON.stringify({
        meta: { version: '5.0.0' },
        data: {
          posts: [
            {
              id: '1',
              title: 'A',
              slug: 'a',
              status: 'published',
              visibility: 'public',
              type: 'post',
              mobiledoc: JSON.stringify(mobiledoc),
            },
          ],
        },
      }),
    )
  const short = { version: '0.3.1', cards: [], markups: [], sections: [[1, 'p', [[0, [], 0, 'Old.']]]] }
  expect((await importedPost(old(short))).notes).toEqual([expect.stringContaining('Mobiledoc alone')])
  const empty = { version: '0.3.1', cards: [], markups: [], sections: [[1, 'p', [[0, [], 0, '']]]] }
  expect((await importedPost(old(empty))).post).toMatchObject({ title: 'A' })
})

it.each([
  ['_config.yml', 'permalink: pretty\nplugins: [a]\n', '_posts/2019-10-31-fog.md', '/2019/10/31/fog'],
  ['blog/_config.yml', '---\npermalink: /:year/:title.html\n', 'blog/_posts/2019-10-31-fog.md', '/2019/fog.html'],
  ['_config.yml', 'permalink: reviews/:title/\n', 'source/_posts/fog.md', '/reviews/fog'],
  ['_config.yml', 'title: Old\n', 'source/_posts/fog.md', '/2019/10/31/fog'],
  ['hugo.toml', '[permalinks]\nposts = "/:year/:month/:slug/"\n', 'content/posts/fog.md', '/2019/10/fog'],
  ['config/_default/config.yaml', 'permalinks:\n  page:\n    posts: /p/:slug/\n', 'content/posts/fog.md', '/p/fog'],
  ['hugo.toml', 'broken = [', 'content/posts/fog.md', '/posts/fog'],
])('gives posts the addresses that %s says: %j', async (config, says, name, address) => {
  await using database = await openTestSqlite()
  await imported(
    database,
    folderOf({ [config]: says, [name]: '---\ntitle: The Fog\ndate: 2019-10-31\nslug: fog\n---\nText' }),
  )
  expect(await redirectOf(database, address)).toBe('/blogs/fog')
})

it('gives the address of an original to its own picture', async () => {
  await using database = await openTestSqlite()
  const at = (name: string) => `<img src="https://old.example/wp-content/uploads/${name}">`
  const folder = folderOf({
    'a.xml': wxr(
      item(1, { 'content:encoded': at('hall-1920x1080.png') }),
      item(2, { 'content:encoded': at('hall.png') }),
    ),
    'uploads/hall-1920x1080.png': await drawing('png'),
    'uploads/hall.png': await drawing('jpeg'),
  })
  await imported(database, folder)
  const [large, original] = await Promise.all(
    ['hall-1920x1080.png', 'hall.png'].map((name) => redirectOf(database, `/wp-content/uploads/${name}`)),
  )
  expect([large?.slice(-4), original?.slice(-4)]).toEqual(['.png', '.jpg'])
})

it('takes no score out of code, and leaves a shortcode with words alone', async () => {
  const text = '<pre>[rating:4/5] is how</pre>\n[rating:4/5 see https://kept.example/x]'
  const { post, texts } = await importedPost(fileOf('a.xml', wxr(item(1, { 'content:encoded': text }))))
  expect([post!.ratings, post!.tag]).toEqual([null, ''])
  expect(texts!.join()).toMatch(/\[rating:4\/5\] is how[\s\S]*https:\/\/kept\.example\/x/)
})

it('makes no score of what a program stores for posts without one, and passes over what is none', async () => {
  const rated = (...fields: string[]) => fileOf('a.xml', wxr(item(1, {}, fields.join(''))))
  await using database = await openTestSqlite()
  await imported(database, rated(meta('rating', '0')), { scale: '5' })
  expect((await new PublishedPosts(database).newestWhole(1))[0]).toMatchObject({ ratings: null, tag: '' })
  await using other = await openTestSqlite()
  await imported(other, rated(meta('rating', 'PG-13'), meta('score', '8/10')))
  expect((await new PublishedPosts(other).newestWhole(1))[0]!.ratings?.overall).toBe(8)
})

it('names scores and facts of films that cannot be kept', async () => {
  const { post, notes } = await importedPost(
    markdown(
      'Text',
      'film: { title: "I, Madman", cast: Jenny Wright }\nyear: MCM\nrating: [4, 5]\nratings: { acting: true }\n',
    ),
  )
  expect(post!.film).toEqual({ title: 'I, Madman' })
  expect(notes).toEqual([
    expect.stringMatching(/^the score acting "true" is none/),
    expect.stringMatching(/^the score overall "\[4,5\]" is none/),
    'the year of its film "MCM" is none',
    'left out of its film: cast Jenny Wright',
  ])
})

it.each(['LIVE', 'DRAFT', 'SCHEDULED', 'PENDING'])(
  'publishes a post of Blogger that is %s only if readers see it there',
  async (status) => {
    const feed = `<feed xmlns:blogger='http://schemas.google.com/blogger/2018'><entry><id>1</id><blogger:type>POST</blogger:type><blogger:status>${status}</blogger:status><title>A</title><content type='xhtml'><div>It <b>rolls</b>, <a href="/2019/10/other.html">see</a>.</div></content><published>2019-10-31T19:00:00Z</published></entry></feed>`
    const { post, texts } = await importedPost(fileOf('feed.atom', feed))
    expect(texts).toEqual(status === 'LIVE' ? ['It **rolls**, [see](/2019/10/other.html).'] : undefined)
    expect(post === undefined).toBe(status !== 'LIVE')
  },
)

it('keeps a site of Markdown apart from its built pages, which look like those of Medium', async () => {
  const page =
    '<article class="h-entry"><h1 class="p-name">A</h1><section class="e-content"><p>Built</p></section></article>'
  const { texts } = await importedPost(
    folderOf({ 'content/posts/a.md': `${HEAD}---\nWritten`, 'public/posts/a.html': page }),
  )
  expect(texts).toEqual(['Written'])
})
