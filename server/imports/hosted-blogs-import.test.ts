import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { item, wxr } from '#test/support/imports/wxr.ts'
import { drawing } from '#test/support/pictures.ts'
import type { Database } from '../db/database.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'

const PICTURE = /\/media\/\w+\.\w+/g

async function importedFrom(database: Database, path: string) {
  const report = await imported(database, path)
  const posts = await new PublishedPosts(database).newestWhole(9)
  const drafts = await new SavedPosts(database).page('draft', { offset: 0, limit: 9 })
  return {
    report: report.map(({ outcome, title, notes }) => [outcome, title, ...notes]),
    posts: posts.map(({ title, tagline, author, date, tag, path: at, sections, film, createdAt }) => ({
      ...{ title, tagline, author, date, tag, path: at, film, createdAt },
      texts: sections.map(({ sectionTitle, sectionText, sectionImage }) =>
        [sectionTitle, sectionText.replace(PICTURE, '/media/x'), sectionImage.replace(PICTURE, '/media/x')].join('|'),
      ),
    })),
    drafts: drafts.map(({ title }) => title),
  }
}

const CAPTIONS = 'the captions are the first words of the text'
const label = (term: string) => `<category scheme='http://www.blogger.com/atom/ns#' term='${term}'/>`

/** As *Settings → Back up content* wrote it until 2024. */
const BLOGGER_OLD = `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="http://www.blogger.com/styles/atom.css" type="text/css"?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:thr='http://purl.org/syndication/thread/1.0'><id>tag:blogger.com,1999:blog-1.archive</id>
<title type='text'>Old</title>
${entry('post-1', 'post', 'Halloween (1978)', label('Slasher Reviews') + label('70s'), '<p>It &lt;b&gt;walks&lt;/b&gt;.</p><a href="https://1.bp.blogspot.com/-x/s1600/hall.png"><img src="https://1.bp.blogspot.com/-x/s320/hall.png"></a>')}
${entry('post-2', 'post', 'Unfinished', '<app:control xmlns:app="http://purl.org/atom/app#"><app:draft>yes</app:draft></app:control>')}
${entry('page-3', 'page', 'About', '')}
${entry('post-4', 'comment', 'Nice', '')}
${entry('template', 'template', 'Template', '')}
</feed>`

function entry(id: string, kind: string, title: string, more: string, html = '<p>Text.</p>'): string {
  const address = `https://old.blogspot.com/2019/10/${title.toLowerCase().replace(/\W+/g, '-')}.html`
  return `<entry><id>tag:blogger.com,1999:blog-1.${id}</id><published>2019-10-31T20:00:00.001+01:00</published>
<updated>2020-01-01T00:00:00.000Z</updated><category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${kind}'/>
<title type='text'>${title}</title><content type='html'>${html.replace(/&/g, '&amp;').replaceAll('<', '&lt;')}</content>
<link rel='edit' href='https://www.blogger.com/feeds/1'/><link rel='alternate' type='text/html' href='${address}'/>
<author><name>Mara</name><email>noreply@blogger.com</email></author>${more}</entry>`
}

/** As Google Takeout writes it today. */
const BLOGGER_NEW = `<?xml version='1.0' encoding='UTF-8'?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'>
<id>tag:blogger.com,1999:blog-1</id><title>Old</title>
<entry><id>tag:blogger.com,1999:blog-1.post-9</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><author><name>Mara</name></author>
<title>The Fog</title><content type='html'>&lt;p&gt;It rolls.&lt;/p&gt;</content><blogger:metaDescription>It rolls in.</blogger:metaDescription>
<published>2019-10-31T19:00:00Z</published><updated>2019-10-31T19:00:00Z</updated><category scheme='tag:blogger.com,1999:blog-1' term='Fog'/>
<blogger:filename>/2019/10/the-fog.html</blogger:filename></entry>
<entry><id>tag:blogger.com,1999:blog-1.post-8</id><blogger:type>POST</blogger:type><blogger:status>DRAFT</blogger:status><title>Half</title><content type='html'>x</content></entry>
<entry><id>tag:blogger.com,1999:blog-1.post-7</id><blogger:type>POST</blogger:type><blogger:status>SOFT_TRASHED</blogger:status><title>Gone</title><content type='html'>x</content></entry>
<entry><id>tag:blogger.com,1999:blog-1.post-6</id><blogger:type>COMMENT</blogger:type><title/><content type='html'>x</content></entry></feed>`

it('takes posts of Blogger with labels, dates, pictures of albums and addresses', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({ 'blog-10-31-2019.xml': BLOGGER_OLD, 'Albums/Old/hall.png': await drawing('png') })
  const { report, posts, drafts } = await importedFrom(database, folder)
  expect(report).toEqual([
    ['new', 'Halloween (1978)', 'its film is taken from the title: Halloween (1978)', CAPTIONS],
    ['new', 'Unfinished'],
    ['new', 'About', 'a page there, and so here'],
    ['refused', '1 comments', 'Den has no comments, so they are not moved.'],
  ])
  expect(posts).toEqual([
    {
      title: 'Halloween (1978)',
      tagline: expect.stringContaining('It'),
      author: 'Mara',
      date: '2019-10-31',
      tag: 'Slasher Reviews',
      path: '/blogs/halloween-1978-',
      film: { title: 'Halloween', year: 1978 },
      createdAt: '2019-10-31T19:00:00.001Z',
      texts: [expect.stringContaining('/media/x')],
    },
  ])
  expect(drafts).toEqual(['Unfinished'])
  expect(await redirectOf(database, '/2019/10/halloween-1978-.html')).toBe('/blogs/halloween-1978-')
})

it("takes posts of Google Takeout's feed.atom", async () => {
  await using database = await openTestSqlite()
  const { report, posts, drafts } = await importedFrom(database, fileOf('feed.atom', BLOGGER_NEW))
  expect(report).toEqual([
    ['new', 'The Fog'],
    ['new', 'Half'],
    ['refused', 'Gone', 'It lies in the trash there.'],
    ['refused', '1 comments', 'Den has no comments, so they are not moved.'],
  ])
  expect([posts, drafts]).toMatchObject([
    [{ title: 'The Fog', tag: 'Fog', path: '/blogs/the-fog', tagline: 'It rolls in.', texts: ['|It rolls.|'] }],
    ['Half'],
  ])
  expect(await redirectOf(database, '/2019/10/the-fog.html')).toBe('/blogs/the-fog')
})

it('takes posts and subscribers of Substack; what was for paying readers becomes a draft', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'export/posts.csv': `post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url
101.the-fog,2019-10-31T19:00:00.000Z,true,,,newsletter,everyone,The Fog,"It rolls, in",
102,2019-11-01T19:00:00.000Z,true,,,podcast,everyone,Heard,,https://api.substack.com/a.mp3
103.paid,2019-11-02T19:00:00.000Z,true,,,newsletter,only_paid,Paid,,
104.half,,false,,,newsletter,everyone,Half,,
`,
    'export/posts/101.the-fog.html':
      '<p>It <em>rolls</em>.</p><div class="captioned-image-container"><figure><a class="image-link" href="https://substackcdn.com/a.png"><img src="https://substackcdn.com/a.png" alt="Fog"></a><figcaption class="image-caption">The pier</figcaption></figure></div><p class="button-wrapper"><a class="button primary" href="https://old.example/more"><span>More</span></a></p>',
    'export/posts/102.heard.html': '<p>Listen.</p>',
    'export/posts/103.paid.html': '<p>Secret.</p>',
    'export/email_list.old.csv':
      'email,active_subscription,expiry,email_disabled,created_at\nanna@example.org,false,,false,2019-01-01T00:00:00Z\n',
  })
  const { report, posts, drafts } = await importedFrom(database, folder)
  expect(report.map(([outcome, title]) => `${outcome} ${title}`)).toEqual([
    'new The Fog',
    'new Heard',
    'new Paid',
    'new Half',
    expect.stringMatching(/^members/),
  ])
  expect(report[2]).toContain('for only paid there; Den has no members, so it is a draft')
  expect(posts).toMatchObject([
    { title: 'Heard', path: '/blogs/heard', texts: ['|Listen.\n\n[The recording](https://api.substack.com/a.mp3)|'] },
    { title: 'The Fog', tagline: 'It rolls, in', date: '2019-10-31', path: '/blogs/the-fog' },
  ])
  expect(posts[1]!.texts.join()).toMatch(/It \*rolls\*[\s\S]*The pier[\s\S]*\[More\]\(https:\/\/old\.example\/more\)/)
  expect(drafts.toSorted()).toEqual(['Half', 'Paid'])
  expect(await redirectOf(database, '/p/the-fog')).toBe('/blogs/the-fog')
})

const MEDIUM = `<!DOCTYPE html><html><head><title>The Fog</title><style>x</style></head><body><article class="h-entry">
<header><h1 class="p-name">The Fog</h1></header><section data-field="subtitle" class="p-summary">It rolls in.</section>
<section data-field="body" class="e-content"><section name="a" class="section section--body"><div class="section-content"><div class="section-inner">
<h3 class="graf graf--h3 graf--title">The Fog</h3><h4 class="graf graf--h4 graf--subtitle">It rolls in.</h4><p class="graf graf--p">First <strong>words</strong>.</p>
<h3 class="graf graf--h3">The pier</h3><blockquote class="graf graf--blockquote">Cold.</blockquote></div></div></section></section>
<footer><p>By <a href="https://medium.com/@mara" class="p-author h-card">Mara Voss</a> on <a href="https://medium.com/p/0a1b2c3d4e5f"><time class="dt-published" datetime="2019-10-31T19:00:00.000Z">October 31, 2019</time></a>.</p>
<p><a href="https://medium.com/@mara/the-fog-0a1b2c3d4e5f" class="p-canonical">Canonical link</a></p></footer></article></body></html>`

it('takes posts of Medium without their repeated titles', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'posts/2019-10-31_The-Fog-0a1b2c3d4e5f.html': MEDIUM,
    'posts/draft_Half-1a1b2c3d4e5f.html':
      '<article class="h-entry"><h1 class="p-name">Half</h1><section class="e-content"><p>x</p></section></article>',
    'profile/profile.html': '<article class="h-entry"></article>',
  })
  const { report, posts, drafts } = await importedFrom(database, folder)
  expect(report).toEqual([
    ['new', 'The Fog'],
    ['new', 'Half'],
  ])
  expect(posts).toMatchObject([
    {
      title: 'The Fog',
      tagline: 'It rolls in.',
      author: 'Mara Voss',
      date: '2019-10-31',
      path: '/blogs/the-fog',
      texts: ['|First **words**.|', 'The pier|> Cold.|'],
    },
  ])
  expect(drafts).toEqual(['Half'])
  expect(await redirectOf(database, '/@mara/the-fog-0a1b2c3d4e5f')).toBe('/blogs/the-fog')
})

const TUMBLR = `<?xml version="1.0" encoding="UTF-8"?><tumblr version="1.0"><tumblelog name="old"/><posts>
<post id="1" url="https://old.tumblr.com/post/1" url-with-slug="https://old.tumblr.com/post/1/the-fog" type="regular" date-gmt="2019-10-31 19:00:00 GMT" unix-timestamp="1572548400" slug="the-fog"><tag>fog</tag><tag>sea</tag><regular-title>The Fog</regular-title><regular-body>&lt;p&gt;It rolls.&lt;/p&gt;</regular-body></post>
<post id="2" type="photo" unix-timestamp="1572548401" slug="stills"><photo-caption>&lt;p&gt;Two stills.&lt;/p&gt;</photo-caption><photo-url max-width="1280">https://64.media.tumblr.com/one_1280.png</photo-url><photo-url max-width="100">https://64.media.tumblr.com/one_100.png</photo-url><photoset><photo><photo-url max-width="1280">https://64.media.tumblr.com/one_1280.png</photo-url></photo><photo><photo-url max-width="1280">https://64.media.tumblr.com/two_1280.png</photo-url></photo></photoset></post>
<post id="3" type="quote" unix-timestamp="1572548402"><quote-text>Be afraid.</quote-text><quote-source>&lt;a href="https://a.example/"&gt;Fly&lt;/a&gt;</quote-source></post>
<post id="4" type="link" unix-timestamp="1572548403"><link-text>A &amp; B</link-text><link-url>https://a.example/?a=1&amp;b=2</link-url><link-description>&lt;p&gt;Read it.&lt;/p&gt;</link-description></post>
<post id="5" type="conversation" unix-timestamp="1572548404"><conversation-title>Two</conversation-title><conversation-text>A: &lt;hi&gt;
B: ho</conversation-text></post>
<post id="6" type="video" unix-timestamp="1572548405"><video-source>https://www.youtube.com/watch?v=abcdefghijk</video-source><video-caption>&lt;p&gt;Seen.&lt;/p&gt;</video-caption></post>
<post id="7" type="answer" unix-timestamp="1572548406"><question>Why?</question><answer>&lt;p&gt;Fog.&lt;/p&gt;</answer></post>
<post id="8" type="regular" state="private" unix-timestamp="1572548407"><regular-title>Private</regular-title><regular-body>x</regular-body></post>
</posts></tumblr>`

it('takes posts of Tumblr of every type', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'posts/posts.xml': TUMBLR,
    'media/one_1280.png': await drawing('png'),
    'media/two_1280.png': await drawing('png'),
  })
  const { report, posts, drafts } = await importedFrom(database, folder)
  expect(report.flat().filter((note) => note.includes('not moved') || note.includes('left out:'))).toEqual([])
  expect(posts.map(({ title, tag, texts }) => [title, tag, ...texts]).reverse()).toEqual([
    ['The Fog', 'fog', '|It rolls.|'],
    ['Two stills.', '', expect.stringMatching(/media\/x[\s\S]*media\/x/)],
    [expect.any(String), '', '|> Be afraid.\n\n[Fly](https://a.example/)|'],
    ['A & B', '', '|[A & B](https://a.example/?a=1&b=2)\n\nRead it.|'],
    ['Two', '', '|A: <hi>\nB: ho|'],
    [expect.any(String), '', '|https://www.youtube.com/watch?v=abcdefghijk\n\nSeen.|'],
    [expect.any(String), '', '|> Why?\n\nFog.|'],
  ])
  expect(drafts).toEqual(['Private'])
  expect(await redirectOf(database, '/post/1/the-fog')).toBe('/blogs/the-fog')
})

it('takes posts of Squarespace, which writes the format of WordPress', async () => {
  await using database = await openTestSqlite()
  const block =
    '<div class="sqs-html-content"><p>It rolls.</p></div><div class="image-block-outer-wrapper"><figure><img class="thumb-image" data-src="https://images.squarespace-cdn.com/content/v1/1/pier.png" alt="Pier"/><noscript><img src="https://images.squarespace-cdn.com/content/v1/1/pier.png" alt="Pier"/></noscript></figure></div>'
  const site = wxr(
    item(1, {
      'content:encoded': block,
      title: 'The Fog',
      link: '/journal/the-fog',
      'wp:post_name': 'journal/the-fog',
    }),
  ).replace('https://old.example</wp:base_blog_url>', 'https://old.squarespace.com</wp:base_blog_url>')
  const folder = folderOf({
    'Squarespace-Wordpress-Export.xml': site,
    'pics/pier.png': await drawing('png'),
    'pics/b.png': await drawing('png'),
  })
  const { posts, report } = await importedFrom(database, folder)
  expect(report).toEqual([['new', 'The Fog', CAPTIONS]])
  expect(posts).toMatchObject([
    { title: 'The Fog', path: '/blogs/the-fog', texts: ['|It rolls.\n\n![Pier](/media/x)|'] },
  ])
  expect(await redirectOf(database, '/journal/the-fog')).toBe('/blogs/the-fog')
})
