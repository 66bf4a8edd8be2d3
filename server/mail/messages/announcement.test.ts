import { describe, expect, it } from 'vitest'
import { ar } from '#domain/locales/ar/catalogue.ts'
import { en } from '#domain/locales/en/catalogue.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import { createLocale } from '#domain/locales/locale.ts'
import type { AnnouncedPost } from './announced-post.ts'
import { announcementMessage } from './announcement.ts'
import { html } from './html.ts'
import type { SiteContact } from './message-content.ts'
import { plainText } from './plain-text.ts'

const SITE: SiteContact = {
  siteUrl: 'https://den.example',
  blogName: 'The Midnight Den',
  contact: 'keeper@den.example',
  palette: null,
  type: 'den',
  corners: 'plain',
  logo: null,
  locale: ENGLISH,
}
const JPEG = `/media/${'a'.repeat(32)}.jpg`
const WEBP = `/media/${'b'.repeat(32)}.webp`
const POST: AnnouncedPost = {
  id: 'p_1',
  title: 'Salt and lamp oil',
  tagline: 'It waits.',
  description: 'A film about a lighthouse.',
  path: '/blogs/salt',
  articleImage: '',
  articleImageAlt: '',
  authors: ['Mara Vell'],
  film: 'The Lighthouse (2019)',
  score: 8,
}

function mailOf(changes: Partial<AnnouncedPost> = {}, site = SITE) {
  const content = announcementMessage(site, { ...POST, ...changes }, 'https://den.example/u')
  return { ...content, html: html(content, site), text: plainText(content, site) }
}

function sectionOf(sectionText: string, changes = {}) {
  return { sectionTitle: 'The end', sectionText, sectionImage: '', sectionImageAlt: '', ...changes }
}

it('says score, film, year and author, as far as they are known', () => {
  const mail = mailOf()
  expect(mail.text).toContain('The Lighthouse (2019)\nBy Mara Vell\nOverall: 8 out of 10')
  expect(mail.html).toContain('>8&nbsp;/&nbsp;10</td>')
  expect(mail.html).toContain('The Lighthouse (2019)<br>By Mara Vell')
  const bare = mailOf({ authors: [], film: '', score: null })
  expect(bare.text).toContain('SALT AND LAMP OIL\n\nIt waits.')
  expect(mailOf({ film: '', score: 0, authors: [] }).html).toContain('>0&nbsp;/&nbsp;10</td>')
  // As earlier versions stored it.
  const { authors: _a, film: _f, score: _s, ...old } = POST
  expect(plainText(announcementMessage(SITE, old, ''), SITE)).toContain('SALT AND LAMP OIL\n\nIt waits.')
})

it('has the subject and preview that were written for it', () => {
  const words = { 'post-subject': 'New: {title}', 'post-preview': '{caption} Read it.' }
  const site = { ...SITE, locale: createLocale('en', en, words) }
  expect(mailOf({}, site)).toMatchObject({ subject: 'New: Salt and lamp oil', preview: 'It waits. Read it.' })
  expect(mailOf({ tagline: ' ' }, site).preview).toBe('A film about a lighthouse. Read it.')
  const announcement = { subject: 'Tonight: {title}', preheader: 'Bring a lamp.' }
  expect(mailOf({ announcement }, site)).toMatchObject({ subject: 'Tonight: {title}', preview: 'Bring a lamp.' })
})

describe('the whole text', () => {
  it('replaces the captions, has absolute addresses, and covers what the page covers', () => {
    const text = `The *keeper* is ||the Secretdevil||. [||Secretlink||](https://a.example/). [Fog](/blogs/fog).

![Waves](${WEBP})`
    const { html, text: plain } = mailOf({
      sections: [
        sectionOf(text, { sectionTitle: 'The light', sectionImage: JPEG, sectionImageAlt: 'A tower' }),
        sectionOf('Secretending', { sectionSpoilers: 1, sectionImage: JPEG }),
      ],
    })
    for (const part of [html, plain]) {
      expect(part).not.toMatch(/Secret/)
      expect(part).not.toContain(POST.description)
      expect(part).toContain('Contains spoilers: read it on the site.')
    }
    expect(html).toContain('<a href="https://den.example/blogs/fog"')
    expect(html).toContain('<em>keeper</em> is <a href="https://den.example/blogs/salt"')
    expect([...html.matchAll(/ src="([^"]+)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt])).toEqual([
      [`https://den.example${JPEG}`, 'A tower'],
      [`https://den.example${WEBP.replace('.webp', '-card.jpg')}`, 'Waves'],
    ])
    expect(plain).toContain('THE LIGHT\n\nThe keeper is …')
    expect(plain).toContain('https://den.example/blogs/salt')
    expect(plain).toContain('Read the post:')
  })

  it.each([
    ['many short paragraphs', 'x\n\n'.repeat(20_000)],
    ['long paragraphs', `${'The fog. '.repeat(800)}\n\n`.repeat(60)],
    ['one paragraph', '& '.repeat(60_000)],
    ['letters of three bytes', `${'霧'.repeat(500)}\n\n`.repeat(150)],
    ['many marks', '*a* '.repeat(20_000)],
  ])('ends in time for Gmail, with a link to the rest: %s', (_, text) => {
    const sections = [sectionOf('The beginning.'), sectionOf(text), sectionOf('The very last')]
    const { html, text: plain } = mailOf({ sections })
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    for (const part of [html, plain]) {
      expect(part).toContain('The beginning.')
      expect(part).toContain('Read on')
      expect(part).not.toContain('The very last')
    }
  })
})

it('is mirrored where the blog is written from the right, with each text from its own side', () => {
  const site = { ...SITE, locale: createLocale('ar', ar) }
  const { html } = mailOf({ sections: [sectionOf('- one\n- two\n\n> said')] }, site)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<h1 dir="auto" class="ink"')
  expect(html).toMatch(/<ul dir="auto" class="ink" style="[^"]*padding:0 24px/)
  expect(html).toMatch(/<blockquote dir="auto" style="[^"]*border-right:3px/)
  expect(html).not.toContain('padding-left')
})
