import { escapedHtml } from '../../text/html-escape.ts'
import { type Fields, isFields, itemsIn, lineIn, textIn } from '../fields.ts'
import { linked, pictured, worded } from './tumblr-html.ts'

/** Marks within one block of text; each is compared with all that it overlaps. */
const MARKS_MAX = 500

/**
 * The HTML of a post in blocks: its own, below those of the posts that it passes on.
 * https://github.com/tumblr/docs/blob/master/npf-spec.md
 */
export function blocksHtml(post: Fields, notes: string[]): string {
  const trail = fieldsIn(post.trail).map((passed) => {
    const { name } = isFields(passed.blog) ? passed.blog : { name: passed.broken_blog_name }
    return `<blockquote>${worded(lineIn(name) && `${lineIn(name)}:`)}${contentHtml(passed, notes)}</blockquote>`
  })
  return `${trail.join('')}${contentHtml(post, notes)}`
}

function contentHtml({ content, layout }: Fields, notes: string[]): string {
  const blocks = fieldsIn(content)
  const layouts = fieldsIn(layout)
  const asked = new Set(layouts.filter(({ type }) => type === 'ask').flatMap(({ blocks }) => itemsIn(blocks)))
  const rows = layouts.filter(({ type }) => type === 'rows').flatMap(({ display }) => fieldsIn(display))
  const galleries = rows.map(({ blocks }) => itemsIn(blocks)).filter((row) => row.length > 1)
  const parts: string[] = []
  for (let at = 0; at < blocks.length; at++) {
    const first = at
    const gallery = galleries.find((row) => row[0] === at) ?? []
    const pictures = blocks.slice(at, at + gallery.length)
    let part: string
    if (gallery.length > 1 && pictures.every(({ type }) => type === 'image')) {
      part = `<figure>${pictures.map((block) => blockHtml(block, notes)).join('')}</figure>`
      at += gallery.length - 1
    } else if (isItem(blocks[at]!)) {
      const end = blocks.findIndex((block, index) => index > at && !isItem(block))
      const items = blocks.slice(at, end < 0 ? blocks.length : end)
      part = listHtml(items, 0, notes).html
      at += items.length - 1
    } else part = blockHtml(blocks[at]!, notes)
    parts.push(asked.has(first) ? `<blockquote>${part}</blockquote>` : part)
  }
  return parts.join('\n')
}

function isItem({ type, subtype }: Fields): boolean {
  return type === 'text' && (subtype === 'ordered-list-item' || subtype === 'unordered-list-item')
}

/** The list that begins with the first item, up to the first that belongs to one around it. */
function listHtml(items: readonly Fields[], level: number, notes: string[]): { html: string; taken: number } {
  const ordered = items[0]!.subtype === 'ordered-list-item'
  const name = ordered ? 'ol' : 'ul'
  let html = `<${name}>`
  let at = 0
  while (at < items.length) {
    const own = Number(items[at]!.indent_level ?? 0)
    if (own < level || (own === level && (items[at]!.subtype === 'ordered-list-item') !== ordered)) break
    if (own > level && level < 7) {
      const inner = listHtml(items.slice(at), level + 1, notes)
      html += `<li>${inner.html}</li>`
      at += inner.taken
    } else html += `<li>${textHtml(items[at++]!, notes)}</li>`
  }
  html += `</${name}>`
  if (level > 0 || at === items.length) return { html, taken: at }
  const rest = listHtml(items.slice(at), 0, notes)
  return { html: html + rest.html, taken: at + rest.taken }
}

const TEXTS: Readonly<Record<string, string>> = {
  heading1: 'h2',
  heading2: 'h3',
  quote: 'blockquote',
  indented: 'blockquote',
}

function blockHtml(block: Fields, notes: string[]): string {
  const { type } = block
  const address = lineIn(block.url) || lineIn(mediaIn(block.media)?.url)
  switch (type) {
    case 'text': {
      const name = TEXTS[lineIn(block.subtype)] ?? 'p'
      return `<${name}>${textHtml(block, notes)}</${name}>`
    }
    case 'image':
      return pictured(address, lineIn(block.alt_text), lineIn(block.caption))
    case 'link':
      return `${linked(address, lineIn(block.title))}${worded(lineIn(block.description))}`
    case 'audio':
      return `${worded(
        ['title', 'artist', 'album']
          .map((name) => lineIn(block[name]))
          .filter(Boolean)
          .join(', '),
      )}${linked(address)}`
    case 'video': {
      const frame = isFields(block.embed_iframe) ? lineIn(block.embed_iframe.url) : ''
      return worded(address || frame) || textIn(block.embed_html)
    }
    case 'poll': {
      const answers = fieldsIn(block.answers).map(({ answer_text }) => `<li>${escapedHtml(lineIn(answer_text))}</li>`)
      return `${worded(lineIn(block.question))}<ul>${answers.join('')}</ul>`
    }
    default:
      notes.push(`left out: a block of the kind "${lineIn(type).slice(0, 40)}"`)
      return `${worded(lineIn(block.title))}${worded(lineIn(block.text))}${linked(address)}`
  }
}

interface Mark {
  readonly start: number
  readonly end: number
  readonly open: string
  readonly close: string
}

/** The text of a block. Its marks count characters by code points. */
function textHtml(block: Fields, notes: string[]): string {
  const characters = [...textIn(block.text)]
  const all = fieldsIn(block.formatting).flatMap(markOf)
  if (all.length > MARKS_MAX) notes.push('marks beyond the first 500 of a paragraph became plain text')
  const marks = all.slice(0, MARKS_MAX)
  const isLink = ({ close }: Mark) => close === '</a>'
  // Links are outermost, so that their words stay one link.
  return spans(0, characters.length, marks.filter(isLink), (start, end) =>
    spans(
      start,
      end,
      marks.filter((mark) => !isLink(mark)),
      (start, end) => escapedHtml(characters.slice(start, end).join('')).replaceAll('\n', '<br>'),
    ),
  )
}

/** The parts of a text between which marks begin and end, each within the marks that it has. */
function spans(
  first: number,
  last: number,
  marks: readonly Mark[],
  inner: (start: number, end: number) => string,
): string {
  const bounds = [...new Set([first, last, ...marks.flatMap(({ start, end }) => [start, end])])]
    .filter((at) => at >= first && at <= last)
    .sort((one, other) => one - other)
  return bounds
    .slice(1)
    .map((end, index) => {
      const start = bounds[index]!
      const active = marks.filter((mark) => mark.start <= start && mark.end >= end)
      return (
        active.map(({ open }) => open).join('') +
        inner(start, end) +
        active
          .map(({ close }) => close)
          .reverse()
          .join('')
      )
    })
    .join('')
}

const NAMES: Readonly<Record<string, string>> = { bold: 'b', italic: 'i', strikethrough: 's' }

function markOf({ type, start, end, url, blog }: Fields): Mark[] {
  const place = { start: Number(start), end: Number(end) }
  if (!(place.start < place.end)) return []
  const address = type === 'link' ? lineIn(url) : type === 'mention' && isFields(blog) ? lineIn(blog.url) : ''
  if (address !== '') return [{ ...place, open: `<a href="${escapedHtml(address)}">`, close: '</a>' }]
  const name = NAMES[lineIn(type)]
  return name === undefined ? [] : [{ ...place, open: `<${name}>`, close: `</${name}>` }]
}

/** The first size, which is the widest. */
function mediaIn(media: unknown): Fields | undefined {
  return Array.isArray(media) ? media.find(isFields) : isFields(media) ? media : undefined
}

function fieldsIn(value: unknown): Fields[] {
  return itemsIn(value).filter(isFields)
}
