import type { Locale } from '../locales/locale.ts'
import { piecesOf } from '../locales/message.ts'
import type { Pictures } from '../pictures/picture.ts'
import { postHref } from '../posts/path.ts'
import type { Post } from '../posts/post.ts'
import { scoreLabel } from '../posts/ratings.ts'
import { showsRatings } from '../posts/review.ts'
import { SCORE_FIELDS } from '../posts/scores/score-query.ts'
import { scoreName } from '../posts/scores/score-words.ts'
import { warningList } from '../posts/warnings/content-warnings.ts'
import { absoluteHref } from '../text/marked-address.ts'
import { type Block, type Inline, parseMarkedTexts } from '../text/marked-text.ts'
import { hidesSomething } from '../text/marked-tree.ts'
import { withoutIllegal } from './xml.ts'

interface FeedSite {
  readonly siteUrl: string
  /** What stands in place of a spoiler, as HTML. */
  readonly spoiler: string
}

/**
 * A whole post as HTML for feed readers: pictures under absolute addresses, no class, style or script. A feed reader
 * cannot cover anything, so `[spoiler]` replaces a spoiler and a link that holds one, and a link to the article replaces
 * everything but the title of a section with spoilers.
 */
export function feedHtml(post: Post, pictures: Pictures, siteUrl: string, locale: Locale): string {
  const { t } = locale
  const site = { siteUrl, spoiler: htmlText(t('article.hiddenSpoiler')) }
  const address = siteUrl + postHref(post.path)
  const picture = (address: string, alt: string, source: string) => {
    const known = pictures.get(address)
    const caption = source.trim() && t('article.source', { source })
    return known ? figure(siteUrl + known.src, known.width, known.height, alt, caption) : ''
  }
  const texts = parseMarkedTexts(post.sections.map(({ sectionText }) => sectionText))
  return [
    post.contentWarnings.length > 0 &&
      `<p>${htmlText(t('warnings.list', { warnings: warningList(locale, post.contentWarnings) }))}</p>`,
    picture(post.articleImage, post.articleImageAlt || post.title, post.articleImgSrc),
    post.tagline.trim() && `<p><em>${htmlText(post.tagline)}</em></p>`,
    ...post.sections.flatMap(
      ({ sectionTitle, sectionImage, sectionImgSrc, sectionImageAlt, sectionSpoilers }, index) => [
        sectionTitle.trim() && `<h2>${htmlText(sectionTitle)}</h2>`,
        ...(sectionSpoilers
          ? [`<p>${coveredSection(t('article.coveredSection'), address)}</p>`]
          : [
              picture(sectionImage, sectionImageAlt || sectionTitle, sectionImgSrc),
              ...texts[index]!.map((block) =>
                // The article's page also shows the typed mark in place of a picture that is not stored.
                block.kind === 'picture'
                  ? picture(block.address, block.alt, '') || `<p>${htmlText(block.typed)}</p>`
                  : blockHtml(block, site),
              ),
            ]),
      ],
    ),
    showsRatings(post) ? scores(post.ratings, locale) : '',
  ]
    .filter(Boolean)
    .join('\n')
}

export function htmlText(text: string): string {
  return withoutIllegal(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function figure(address: string, width: number, height: number, alt: string, caption: string): string {
  const image = `<img src="${htmlText(address)}" width="${width}" height="${height}" alt="${htmlText(alt)}">`
  return `<figure>${image}${caption && `<figcaption>${htmlText(caption)}</figcaption>`}</figure>`
}

function coveredSection(text: string, address: string): string {
  return piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? htmlText(piece) : linkHtml(address, htmlText(piece.words ?? ''))))
    .join('')
}

function scores(ratings: NonNullable<Post['ratings']>, locale: Locale): string {
  return listHtml(
    'ul',
    SCORE_FIELDS.map((field) => htmlText(scoreLabel(locale, scoreName(locale, field), ratings[field]))),
  )
}

function blockHtml(block: Exclude<Block, { kind: 'picture' }>, site: FeedSite): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${linesHtml(block.lines, site)}</p>`
    case 'list': {
      const items = block.items.map((item) => inlineHtml(item, site))
      return block.ordered ? listHtml('ol', items, ` start="${block.start}"`) : listHtml('ul', items)
    }
    case 'heading':
      return `<h3>${inlineHtml(block.line, site)}</h3>`
    case 'quote':
      return `<blockquote>${block.blocks.map((part) => blockHtml(part, site)).join('\n')}</blockquote>`
    case 'code':
      return `<pre><code>${htmlText(block.text)}</code></pre>`
    case 'embed':
      return `<p>${block.service}: ${linkHtml(block.href, htmlText(block.href))}</p>`
    case 'footnotes':
      return listHtml(
        'ol',
        block.notes.map((note) => linesHtml(note, site)),
      )
    case 'verbatim':
      // A feed reader would show the spoilers in it.
      return `<p>…</p>`
  }
}

function linesHtml(lines: readonly Inline[][], site: FeedSite): string {
  return lines.map((line) => inlineHtml(line, site)).join('<br>\n')
}

function linkHtml(href: string, inner: string): string {
  return `<a href="${htmlText(href)}">${inner}</a>`
}

function listHtml(name: 'ol' | 'ul', items: readonly string[], attributes = ''): string {
  return `<${name}${attributes}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`
}

function inlineHtml(line: readonly Inline[], site: FeedSite): string {
  return line.map((node) => nodeHtml(node, site)).join('')
}

function nodeHtml(node: Inline, site: FeedSite): string {
  switch (node.kind) {
    case 'text':
      return htmlText(node.text)
    case 'code':
      return `<code>${htmlText(node.text)}</code>`
    // No link: a feed reader shows several posts on one page, whose ids would collide.
    case 'footnote':
      return `<sup>${node.number}</sup>`
    case 'emphasis':
      return `<em>${inlineHtml(node.children, site)}</em>`
    case 'strong':
      return `<strong>${inlineHtml(node.children, site)}</strong>`
    case 'link':
      return hidesSomething(node.children)
        ? site.spoiler
        : linkHtml(absoluteHref(node.href, site.siteUrl), inlineHtml(node.children, site))
    case 'spoiler':
      return site.spoiler
  }
}
