import { describe, expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, linkedDataIn, textsOf } from '#test/support/html.ts'
import { addressOf, canvas } from '#test/support/pictures.ts'
import { postInput, section } from '#test/support/posts.ts'

const picture = await canvas(900, 600).png().toBuffer()
const address = addressOf(picture, 'png')

const TEXT = `## The *dog*[^dog]

> It runs.
> — MacReady

\`\`\`
<b>||not covered||</b>
\`\`\`

![A husky](${address})

See \`MM\` and https://x.example/?a&b.

https://www.youtube.com/watch?v=dQw4w9WgXcQ

https://letterboxd.com/film/the-thing/

||It was him[^him].||

[^dog]: A husky.
[^him]: Palmer.`

const sections = [
  section({ sectionTitle: 'One', sectionText: TEXT }),
  section({ sectionTitle: 'Two', sectionText: TEXT }),
]

describeServer('The text of sections', (open) => {
  it('is shown with its marks on the page of the article', async () => {
    await using app = await openTestApp(open, {
      posts: [postInput({ path: '/blogs/x', sections })],
      pictures: [picture],
    })
    const { body } = await app.get('/blogs/x')
    expect(textsOf(body, 'h2').slice(0, 2)).toEqual(['One', 'Two'])
    expect(textsOf(body, 'h3').slice(0, 2)).toEqual(['The dog1', 'The dog1'])
    expect(textsOf(body, 'blockquote')[0]).toBe('It runs.— MacReady')
    expect(textsOf(body, 'pre')[0]).toBe('<b>||not covered||</b>')
    expect(textsOf(body, 'code')).toContain('MM')
    expect(attributesOf(body, 'href')).toContain('https://x.example/?a&b')
    const image = /<img [^>]*alt="A husky"[^>]*>/.exec(body)![0]
    expect(image).toMatch(/ width="900" height="600"/)
    expect(image).toMatch(/ loading="lazy"/)
    expect(image).toContain(`srcSet="${address.replace('.png', '-400.webp')} 400w`)
    expect(attributesOf(body, 'data-frame')[0]).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    expect(body).toMatch(
      /<p class="embed"><a href="https:\/\/letterboxd.com\/film\/the-thing\/" rel="[^"]*"><strong>Letterboxd/,
    )
    expect(body).not.toContain('<iframe')
  })

  it('leads to its footnotes and back, each under an address of its own', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/x', sections })] })
    const { body } = await app.get('/blogs/x')
    const ids = attributesOf(body, 'id')
    expect(ids).toEqual([...new Set(ids)])
    const links = attributesOf(body, 'href').filter((href) => /^#section-/.test(href))
    expect(links).toHaveLength(8)
    for (const link of links) expect(ids).toContain(link.slice(1))
    expect(body).toContain('href="#section-2-note-1" role="doc-noteref" aria-label="Footnote 1"')
    expect(body).toContain('href="#section-2-ref-1" role="doc-backlink" aria-label="Back to reference 1"')
    // The second one is covered, as is what refers to it.
    expect(textsOf(body, 'label').filter((text) => /Palmer|It was him/.test(text))).toHaveLength(4)
  })

  it('shows a picture that is not there as it was typed', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/x', sections })] })
    expect(textsOf((await app.get('/blogs/x')).body, 'p')).toContain(`![A husky](${address})`)
  })
})

describe('The text of sections', () => {
  it.each(['/feed.xml', '/atom.xml', '/feed.json'])(
    'goes with its marks into %s, without what spoilers hide',
    async (feed) => {
      await using app = await openTestApp(openTestSqlite, { posts: [postInput({ sections })], pictures: [picture] })
      const { body } = await app.get(feed)
      const { siteUrl } = app.services.config
      const parts = ['The <em>dog</em><sup>1</sup></h3>', '<blockquote><p>It runs.', 'A husky.', '<code>MM</code>']
      for (const part of parts) expect(unescaped(body), part).toContain(part)
      expect(unescaped(body)).toContain(`<img src="${siteUrl}${address}" width="900" height="600" alt="A husky">`)
      expect(unescaped(body)).toContain('YouTube: <a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">')
      expect(body).not.toMatch(/Palmer|It was him|iframe/)
    },
  )

  it.each([
    ['- one\n- two', '<ul dir="auto"><li>one</li>'],
    ['3. one\n4. two', '<ol start="3" dir="auto"><li>one</li>'],
    ['> one', '<blockquote dir="auto"><p>one</p>'],
    ['> - one\n> - two', '<blockquote dir="auto"><ul><li>one</li>'],
    ['> 1. one\n> 2. two', '<blockquote dir="auto"><ol start="1"><li>one</li>'],
    ['one[^1]\n\n[^1]: two', '<ol class="notes" dir="auto" aria-label="Footnotes"><li id="section-1-note-1">two'],
  ])(
    '%j has its bullets, numbers and lines on the side where it begins; a list in a quote on that of the quote',
    async (sectionText, html) => {
      const post = postInput({ path: '/blogs/x', sections: [section({ sectionText })] })
      await using app = await openTestApp(openTestSqlite, { posts: [post] })
      expect((await app.get('/blogs/x')).body).toContain(html)
    },
  )

  it('lends its marks to no caption', async () => {
    const typed = '## a `b` ||c|| https://x.example [^1]'
    const post = postInput({ path: '/blogs/x', tagline: typed, description: typed, sections })
    await using app = await openTestApp(openTestSqlite, { posts: [post] })
    const { body } = await app.get('/blogs/x')
    expect(attributesOf(body, 'content')).toContain(typed)
    expect(linkedDataIn(body)[0].description).toBe(typed)
    expect(textsOf(body, 'p')).toContain(typed)
  })
})

/** HTML out of XML or JSON, whose escapes differ. */
function unescaped(feed: string): string {
  return feed
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('\\"', '"')
    .replaceAll('&amp;', '&')
}
