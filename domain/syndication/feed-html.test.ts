import { describe, expect, it } from 'vitest'
import { RATINGS } from '#test/support/posts.ts'
import type { Post } from '../posts/post.ts'
import { feedHtml } from './feed-html.ts'

const SITE = 'https://den.example'
const section = { sectionTitle: '', sectionText: '', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }
const post: Post = {
  id: 'p_1',
  title: 'The Thing',
  tagline: '',
  description: '',
  author: '',
  date: '2024-10-31',
  tag: 'Horror List',
  featured: 0,
  path: '/blogs/The-Thing',
  film: null,
  articleImage: '',
  articleImgSrc: '',
  articleImageAlt: '',
  sections: [],
  ratings: null,
  comments: [],
  views: 0,
  revision: 1,
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
}
const textHtml = (sectionText: string) =>
  feedHtml({ ...post, sections: [{ ...section, sectionText }] }, new Map(), SITE)

describe('feedHtml', () => {
  it('sets paragraphs, lists and marks', () => {
    expect(textHtml('One *two*\n**three**\n\n- a\n- b\n\n3. c\n4. d')).toBe(
      '<p>One <em>two</em><br>\n<strong>three</strong></p>\n<ul><li>a</li><li>b</li></ul>\n<ol start="3"><li>c</li><li>d</li></ol>',
    )
    expect(textHtml('[here](https://x.example/?a=1&b=2)')).toBe(
      '<p><a href="https://x.example/?a=1&amp;b=2">here</a></p>',
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
    expect(feedHtml({ ...post, tagline: attack }, new Map(), SITE)).toBe(`<p><em>${kept}</em></p>`)
    const sections = [{ ...section, sectionTitle: attack }]
    expect(feedHtml({ ...post, sections }, new Map(), SITE)).toBe(`<h2>${kept}</h2>`)
  })

  it('shows pictures that are there, under absolute addresses', () => {
    const file = { width: 3, height: 2, byteLength: 99 }
    const pictures = new Map([['/media/a.jpg', { src: '/media/a.jpg', width: 3, height: 2, file, colors: [] }]])
    const pictured = {
      ...post,
      title: '"A"',
      articleImage: '/media/a.jpg',
      sections: [
        { ...section, sectionImage: '/media/gone.jpg' },
        { ...section, sectionImage: '/media/a.jpg', sectionImageAlt: 'Snow', sectionImgSrc: 'Mac <1982>' },
      ],
    }
    expect(feedHtml(pictured, pictures, SITE)).toBe(
      '<figure><img src="https://den.example/media/a.jpg" width="3" height="2" alt="&quot;A&quot;"></figure>\n' +
        '<figure><img src="https://den.example/media/a.jpg" width="3" height="2" alt="Snow"><figcaption>Source: Mac &lt;1982&gt;</figcaption></figure>',
    )
  })

  it('ends a review, and nothing else, with its scores', () => {
    const html = feedHtml({ ...post, tag: 'Horror Review', ratings: RATINGS }, new Map(), SITE)
    expect(html).toContain('<li>Terror: 7 out of 10</li>')
    expect(html).toContain('<li>Overall: 6 out of 10</li></ul>')
    expect(feedHtml({ ...post, ratings: RATINGS }, new Map(), SITE)).toBe('')
  })
})
