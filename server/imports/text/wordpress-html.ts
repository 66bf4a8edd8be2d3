import { filmAddress } from './html-addresses.ts'
import { refuseLong } from './html-tree.ts'

export interface WordPressText {
  readonly html: string
  readonly notes: readonly string[]
}

const BLOCK = /^<\/?(?:h[1-6]|ul|ol|li|blockquote|figure|div|table|pre|hr|iframe|section)\b/i
// No match may extend beyond the next bracket or a fixed length: otherwise matching takes quadratic time.
const CAPTION =
  /\[caption\b[^\][]*\]\s*((?:<a\b[^>]{0,2000}>\s*)?<img\b[^>]{0,2000}>(?:\s*<\/a>)?)([^[]*)\[\/caption\]/gi
const EMBED = /\[embed\]\s*((?:(?!\[\/?embed\])\S)+)\s*\[\/embed\]/gi
/** `[youtube=https://…&w=640]` of WordPress.com, `[youtube https://…]`, `[vimeo 123 w=640]`, `[youtube id="…"]`. */
const FILM = /\[(youtube|vimeo)[\s=]\s{0,9}(?:(?:id|url|src|video)=)?["']?([^\s"'\][]{1,300})[^\][]{0,300}\]/gi
const SHORTCODE = /\[([a-z][\w-]*)((?:\s+[\w-]+=(?:"[^"[]*"|'[^'[]*'|[^\s"'\][]+))+)\s*\/?\]/gi
const SHORTCODE_END = /\[\/([a-z][\w-]*)\]/gi

/** Of texts of the classic editor, blank lines make paragraphs. @throws {ImportError} beyond the limits of length and depth */
export function wordPressHtml(
  stored: string,
  attachments: ReadonlyMap<string, { readonly url: string; readonly alt: string }>,
): WordPressText {
  refuseLong(stored)
  const notes: string[] = []
  const left = new Set<string>()
  const text = stored
    .replace(
      CAPTION,
      (_, picture: string, caption: string) => `<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>`,
    )
    .replace(EMBED, '\n\n$1\n\n')
    .replace(FILM, (whole, service: string, named: string) => {
      const address = filmAddress(service, named)
      return address === null ? whole : `\n\n${address}\n\n`
    })
    .replace(SHORTCODE, (_, name: string, attributes: string) => {
      const [, ids] = /\bids=["']?([\d, ]+)/.exec(attributes) ?? []
      const pictures =
        name.toLowerCase() === 'gallery' && ids ? ids.split(',').map((id) => attachments.get(id.trim())) : []
      if (pictures.length > 0)
        return pictures
          .map((found) => (found ? `<img src="${escaped(found.url)}" alt="${escaped(found.alt)}">` : ''))
          .join('\n')
      left.add(name)
      return ''
    })
  const html = text.replace(SHORTCODE_END, (whole, name: string) => (left.has(name) ? '' : whole))
  for (const name of left) notes.push(`left out: shortcode [${name}]`)
  return { html: /<p[\s>]|<!-- wp:/i.test(html) ? html : paragraphs(html), notes }
}

function paragraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => (BLOCK.test(block.trim()) ? block : `<p>${block.trim().replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
