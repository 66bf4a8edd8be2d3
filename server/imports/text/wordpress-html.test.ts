import { describe, expect, it } from 'vitest'
import { htmlToSections } from './html-to-sections.ts'
import { wordPressHtml } from './wordpress-html.ts'

describe('a text of WordPress', () => {
  const html = (stored: string) => wordPressHtml(stored, new Map()).html
  const shown = (text: string) => htmlToSections(text).sections.map(({ sectionText }) => sectionText)

  it('has captions, embeds and shortcodes that Den shows, or none', () => {
    expect(
      html(
        '<p>[caption id="a" width="9"]<a href="/b"><img src="c.png" alt="[d]"></a> e [/caption][embed] https://x.example/?a[]=1 [/embed]' +
          `[box title='f g' n=1]h[/box][/other]</p>`,
      ),
    ).toBe(
      '<p>\n<figure><a href="/b"><img src="c.png" alt="[d]"></a>\n<figcaption>e\n</figcaption>\n</figure>\n' +
        '<p>https://x.example/?a[]=1</p>\n<p>h[/other]</p>\n</p>',
    )
  })

  it.each([
    ['[youtube=http://www.youtube.com/watch?v=zbn5_3yf6VQ&w=660]', 'https://www.youtube.com/watch?v=zbn5_3yf6VQ'],
    ['[youtube=https://youtu.be/IGrqiSYc1oM&amp;w=600&amp;h=440]', 'https://www.youtube.com/watch?v=IGrqiSYc1oM'],
    ['[youtube https://www.youtube.com/watch?v=EqRRUGFtbkg]', 'https://www.youtube.com/watch?v=EqRRUGFtbkg'],
    ['[youtube https://youtu.be/IGrqiSYc1oM?t=75]', 'https://www.youtube.com/watch?v=IGrqiSYc1oM&t=75s'],
    ['[youtube id="EqRRUGFtbkg" mode="lazy"]', 'https://www.youtube.com/watch?v=EqRRUGFtbkg'],
    ['[vimeo 76979871 w=640]', 'https://vimeo.com/76979871'],
    ['[vimeo https://vimeo.com/76979871/abc]', 'https://vimeo.com/76979871/abc'],
    ['[youtube of horror]', '[youtube of horror]'],
  ])('makes a film that WordPress names in brackets an address: %s', (typed, address) => {
    expect(shown(html(`a\n\n${typed}`))).toEqual([`a\n\n${address}`])
  })

  it('parts paragraphs as WordPress does, also beside blocks, and not in code', () => {
    const text = (stored: string) => shown(html(stored))
    expect(text('One.\n\n<p class="x">Two.</p>\n\nThree\nfour.<blockquote>Five\n\nsix</blockquote>seven')).toEqual([
      'One.\n\nTwo.\n\nThree\nfour.\n\n> Five\n>\n> six\n\nseven',
    ])
    expect(text('<ul>\n<li>a</li>\n\n<li>b\nc</li>\n</ul>\nd\n\n<pre>x\n\ny</pre>\ne')).toEqual([
      '- a\n- b c\n\nd\n\n```\nx\n\ny\n```\n\ne',
    ])
    expect(text('<pre><!DOCTYPE html></pre> and <pre>text')).toEqual([
      '```\n<!DOCTYPE html>\n```\n\nand\n\n```\ntext\n```',
    ])
  })

  it('covers spoilers: words within a line, and what has paragraphs as a section of its own', () => {
    const { sections } = htmlToSections(
      html(
        'A [spoiler]he *dies*[/spoiler] b.\n\n[spoiler title="The end"]One.\n\n<h2>Two</h2>three[/spoiler]\n\nAfter.',
      ),
    )
    expect(sections).toMatchObject([
      { sectionText: 'A ||he \\*dies\\*|| b.' },
      { sectionTitle: 'The end', sectionText: 'One.\n\n## Two\n\nthree', sectionSpoilers: 1 },
      { sectionTitle: '', sectionText: 'After.' },
    ])
    expect(sections[2]).not.toHaveProperty('sectionSpoilers')
  })

  it('covers a spoiler of a span, whatever spans, players and paragraphs are in it', () => {
    const inside = '<span style="color:red">He</span> <iframe src="https://x.example/"></iframe>\n\n<span>dies</span>'
    const { sections } = htmlToSections(
      html(`A.\n\n<span class="spoiler"><span class="spoiler">${inside}</span> x</span>`),
    )
    const open = sections.filter(({ sectionSpoilers }) => !sectionSpoilers).map(({ sectionText }) => sectionText)
    expect([open.join().includes('dies'), JSON.stringify(sections).includes('dies')]).toEqual([false, true])
  })

  it('shows the pictures of the post in a gallery without ids, once, and links to what is played', () => {
    const own = ['1', '2'].map((name) => ({ url: `https://old.example/${name}.jpg`, alt: name }))
    const stored =
      'a\n\n[gallery columns="2"]\n\n[gallery]\n\n[audio mp3="https://old.example/a%20b.mp3"][/audio] [rate stars="4"]'
    const { html: text, notes } = wordPressHtml(stored, new Map(), own)
    const { sections, textPictures } = htmlToSections(text)
    expect(sections).toMatchObject([
      {
        sectionImage: '',
        sectionText: 'a\n\n![1](import:0)\n\n![2](import:1)\n\n[a%20b.mp3](https://old.example/a%20b.mp3)',
      },
    ])
    expect(textPictures).toEqual(own.map(({ url }) => url))
    expect(notes).toEqual(['a player [audio] became a link to its file', 'left out: [rate stars="4"]'])
  })

  it('is refused where it is too long, before anything else reads it', () => {
    const attachments = new Map()
    expect(() => wordPressHtml('['.repeat(3_000_001), attachments)).toThrow(
      'Its HTML has more than 3,000,000 characters.',
    )
  })

  it('takes no more than a moment, whatever it repeats', () => {
    const names = Array.from({ length: 50_000 }, (_, index) => `[a${index} b=c]`).join('')
    for (const part of [
      '[spoiler]',
      '[spoiler ',
      '<pre>',
      '<p ',
      '[caption ',
      '[caption]<a ',
      '[caption]<a><img ',
      '[embed]',
      '[a b=',
      '[a b="',
      ` c='[a c="'`,
    ])
      expect(html(part.repeat(400_000 / part.length)).length, part).toBeGreaterThan(399_000)
    expect(html('[gallery] '.repeat(40_000))).toBe('')
    expect(html(`${names}${'x'.repeat(1_000_000)}`)).toBe(`<p>${'x'.repeat(1_000_000)}</p>`)
  })
})
