import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { RATINGS, section, storedPost } from '#test/support/posts.ts'
import { feedHtml } from './feed-html.ts'

const SITE = 'https://den.example'
const post = storedPost({ tagline: '', description: '', author: '', tag: 'Horror List' })
const textHtml = (sectionText: string) =>
  feedHtml({ ...post, sections: [section({ sectionText })] }, new Map(), SITE, ENGLISH)

it('sets paragraphs, lists and marks', () => {
  expect(textHtml('One *two*\n**three**\n\n- a\n- b\n\n3. c\n4. d')).toBe(
    '<p>One <em>two</em><br>\n<strong>three</strong></p>\n<ul><li>a</li><li>b</li></ul>\n<ol start="3"><li>c</li><li>d</li></ol>',
  )
  expect(textHtml('[here](https://x.example/?a=1&b=2)')).toBe(
    '<p><a href="https://x.example/?a=1&amp;b=2">here</a></p>',
  )
  expect(textHtml('[here](/blogs/a)')).toBe('<p><a href="https://den.example/blogs/a">here</a></p>')
})

it('sets headings, quotes, code, embeds, addresses and footnotes', () => {
  expect(textHtml('## A *b*\n\n> c\n> d\n>\n> e\n\n```\n<f>\n```\n\n`<g>` & https://x.example/?a&b')).toBe(
    '<h3>A <em>b</em></h3>\n<blockquote><p>c<br>\nd</p>\n<p>e</p></blockquote>\n<pre><code>&lt;f&gt;</code></pre>\n' +
      '<p><code>&lt;g&gt;</code> &amp; <a href="https://x.example/?a&amp;b">https://x.example/?a&amp;b</a></p>',
  )
  expect(textHtml('https://youtu.be/dQw4w9WgXcQ')).toBe(
    '<p>YouTube: <a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>',
  )
  expect(textHtml('A[^1] b[^1]\n\n[^1]: *C*\nd')).toBe(
    '<p>A<sup>1</sup> b<sup>1</sup></p>\n<ol><li><em>C</em><br>\nd</li></ol>',
  )
})

it('leaves out spoilers of every block', () => {
  expect(textHtml('## ||a||\n\n> ||b||\n\n||c[^1] https://x.example||\n\n[^1]: d')).toBe(
    '<h3>[spoiler]</h3>\n<blockquote><p>[spoiler]</p></blockquote>\n<p>[spoiler]</p>\n<ol><li>[spoiler]</li></ol>',
  )
})

it('leaves out spoilers, and links that hold one', () => {
  expect(textHtml('He ||is **dead**|| now')).toBe('<p>He [spoiler] now</p>')
  expect(textHtml('*so ||it|| is*')).toBe('<p><em>so [spoiler] is</em></p>')
  expect(textHtml('See [||who|| did it](https://x.example/butler).')).toBe('<p>See [spoiler].</p>')
  expect(textHtml('||one\ntwo||')).toBe('<p>[spoiler]<br>\n[spoiler]</p>')
})

it('keeps what is typed as text', () => {
  const attack = `<script>alert("1")</script> & ' ]]>\x01`
  const kept = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#x27; ]]&gt;'
  expect(textHtml(attack)).toBe(`<p>${kept}</p>`)
  expect(feedHtml({ ...post, tagline: attack }, new Map(), SITE, ENGLISH)).toBe(`<p><em>${kept}</em></p>`)
  const sections = [section({ sectionTitle: attack })]
  expect(feedHtml({ ...post, sections }, new Map(), SITE, ENGLISH)).toBe(`<h2>${kept}</h2>`)
})

it('shows pictures that are there, under absolute addresses', () => {
  const file = { width: 3, height: 2, byteLength: 99 }
  const inText = `/media/${'0'.repeat(32)}.jpg`
  const pictures = new Map(['/media/a.jpg', inText].map((src) => [src, { src, width: 3, height: 2, file, colors: [] }]))
  const pictured = {
    ...post,
    title: '"A"',
    articleImage: '/media/a.jpg',
    sections: [
      section({ sectionImage: '/media/gone.jpg' }),
      section({ sectionImage: '/media/a.jpg', sectionImageAlt: 'Snow', sectionImgSrc: 'Mac <1982>' }),
      section({ sectionText: `![A "dog"](${inText})\n\n![<b>](${inText.replace('0', '1')})` }),
    ],
  }
  expect(feedHtml(pictured, pictures, SITE, ENGLISH)).toBe(
    '<figure><img src="https://den.example/media/a.jpg" width="3" height="2" alt="&quot;A&quot;"></figure>\n' +
      '<figure><img src="https://den.example/media/a.jpg" width="3" height="2" alt="Snow"><figcaption>Source: Mac &lt;1982&gt;</figcaption></figure>\n' +
      `<figure><img src="https://den.example${inText}" width="3" height="2" alt="A &quot;dog&quot;"></figure>\n` +
      `<p>![&lt;b&gt;](${inText.replace('0', '1')})</p>`,
  )
})

it('ends a review, and nothing else, with its scores', () => {
  const html = feedHtml({ ...post, tag: 'Horror Review', ratings: RATINGS }, new Map(), SITE, ENGLISH)
  expect(html).toContain('<li>Terror: 7 out of 10</li>')
  expect(html).toContain('<li>Overall: 6 out of 10</li></ul>')
  expect(feedHtml({ ...post, ratings: RATINGS }, new Map(), SITE, ENGLISH)).toBe('')
})
