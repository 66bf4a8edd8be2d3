import type { Pictures } from '../pictures/picture.ts'
import { postHref } from '../posts/path.ts'
import type { Post } from '../posts/post.ts'
import { scoreLabel } from '../posts/ratings.ts'
import { showsRatings } from '../posts/review.ts'
import { SCORE_FIELDS } from '../posts/scores/score-query.ts'
import { SCORE_LABELS } from '../posts/scores/score-words.ts'
import { warningList } from '../posts/warnings/content-warnings.ts'
import { type Block, type Inline, parseMarkedTexts } from '../text/marked-text.ts'
import { hidesSomething } from '../text/marked-tree.ts'
import { withoutIllegal } from './xml.ts'

/**
 * A whole post as HTML for feed readers: pictures under absolute addresses, no class, style or script. A feed reader
 * cannot cover anything, so `[spoiler]` replaces a spoiler and a link that holds one, and a link to the article replaces
 * everything but the title of a section with spoilers.
 */
export function feedHtml(post: Post, pictures: Pictures, siteUrl: string): string {
  const address = siteUrl + postHref(post.path)
  const picture = (address: string, alt: string, source: string) => {
    const known = pictures.get(address)
    return known ? figure(siteUrl + known.src, known.width, known.height, alt, source) : ''
  }
  const texts = parseMarkedTexts(post.sections.map(({ sectionText }) => sectionText))
  return [
    post.contentWarnings.length > 0 && `<p>Content warnings: ${htmlText(warningList(post.contentWarnings))}</p>`,
    picture(post.articleImage, post.articleImageAlt || post.title, post.articleImgSrc),
    post.tagline.trim() && `<p><em>${htmlText(post.tagline)}</em></p>`,
    ...post.sections.flatMap(
      ({ sectionTitle, sectionImage, sectionImgSrc, sectionImageAlt, sectionSpoilers }, index) => [
        sectionTitle.trim() && `<h2>${htmlText(sectionTitle)}</h2>`,
        ...(sectionSpoilers
          ? [`<p>Contains spoilers: ${linkHtml(address, 'read it on the site')}</p>`]
          : [
              picture(sectionImage, sectionImageAlt || sectionTitle, sectionImgSrc),
              ...texts[index]!.map((block) =>
                // The article's page also shows the typed mark in place of a picture that is not stored.
                block.kind === 'picture'
                  ? picture(block.address, block.alt, '') || `<p>${htmlText(block.typed)}</p>`
                  : blockHtml(block),
              ),
            ]),
      ],
    ),
    showsRatings(post) ? scores(post.ratings) : '',
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

function figure(address: string, width: number, height: number, alt: string, source: string): string {
  const image = `<img src="${htmlText(address)}" width="${width}" height="${height}" alt="${htmlText(alt)}">`
  const caption = source.trim() && `<figcaption>Source: ${htmlText(source)}</figcaption>`
  return `<figure>${image}${caption}</figure>`
}

function scores(ratings: NonNullable<Post['ratings']>): string {
  return listHtml(
    'ul',
    SCORE_FIELDS.map((field) => htmlText(scoreLabel(SCORE_LABELS[field], ratings[field]))),
  )
}

function blockHtml(block: Exclude<Block, { kind: 'picture' }>): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${linesHtml(block.lines)}</p>`
    case 'list': {
      const items = block.items.map(inlineHtml)
      return block.ordered ? listHtml('ol', items, ` start="${block.start}"`) : listHtml('ul', items)
    }
    case 'heading':
      return `<h3>${inlineHtml(block.line)}</h3>`
    case 'quote':
      return `<blockquote>${block.blocks.map(blockHtml).join('\n')}</blockquote>`
    case 'code':
      return `<pre><code>${htmlText(block.text)}</code></pre>`
    case 'embed':
      return `<p>${block.service}: ${linkHtml(block.href, htmlText(block.href))}</p>`
    case 'footnotes':
      return listHtml('ol', block.notes.map(linesHtml))
    case 'verbatim':
      // A feed reader would show the spoilers in it.
      return `<p>…</p>`
  }
}

function linesHtml(lines: readonly Inline[][]): string {
  return lines.map(inlineHtml).join('<br>\n')
}

function linkHtml(href: string, inner: string): string {
  return `<a href="${htmlText(href)}">${inner}</a>`
}

function listHtml(name: 'ol' | 'ul', items: readonly string[], attributes = ''): string {
  return `<${name}${attributes}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`
}

function inlineHtml(line: readonly Inline[]): string {
  return line.map(nodeHtml).join('')
}

function nodeHtml(node: Inline): string {
  switch (node.kind) {
    case 'text':
      return htmlText(node.text)
    case 'code':
      return `<code>${htmlText(node.text)}</code>`
    // No link: a feed reader shows several posts on one page, whose ids would collide.
    case 'footnote':
      return `<sup>${node.number}</sup>`
    case 'emphasis':
      return `<em>${inlineHtml(node.children)}</em>`
    case 'strong':
      return `<strong>${inlineHtml(node.children)}</strong>`
    case 'link':
      return hidesSomething(node.children) ? SPOILER : linkHtml(node.href, inlineHtml(node.children))
    case 'spoiler':
      return SPOILER
  }
}

const SPOILER = '[spoiler]'
