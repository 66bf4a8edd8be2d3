import { filmAddress } from './html-addresses.ts'
import { escapedHtml } from './html-escape.ts'
import { refuseLong } from './html-tree.ts'
import { cutWords } from './left-out.ts'

interface WordPressText {
  readonly html: string
  readonly notes: readonly string[]
  /** That of the first shortcode of a score; empty without one. */
  readonly score: string
}

/** Elements that `wpautop` of WordPress puts into no paragraph. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote caption center col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr iframe legend li main nav ol p section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)
const TAG = /<\/?([a-z][a-z0-9]{0,20})(?=[\s/>])[^<>]{0,2000}>/gi
const BEGINS_WITH_TAG = /^<\/?([a-z][a-z0-9]{0,20})(?=[\s/>])/i
/** Blocks whose text is made of paragraphs itself. */
const HOLDS_PARAGRAPHS = /^<(?:article|aside|blockquote|center|details|div|main|section)\b/i
// No match may extend beyond the next bracket or a fixed length: otherwise matching takes quadratic time.
const CAPTION =
  /\[caption\b([^\][]*)\]\s*((?:<a\b[^>]{0,2000}>\s*)?<img\b[^>]{0,2000}>(?:\s*<\/a>)?)([^[]*)\[\/caption\]/gi
const EMBED = /\[embed\]\s*((?:(?!\[\/?embed\])\S)+)\s*\[\/embed\]/gi
/** `[youtube=https://…&w=640]` of WordPress.com, `[youtube https://…]`, `[vimeo 123 w=640]`, `[youtube id="…"]`. */
const FILM = /\[(youtube|vimeo)[\s=]\s{0,9}(?:(?:id|url|src|video)=)?["']?([^\s"'\][]{1,300})[^\][]{0,300}\]/gi
/** A spoiler that holds no other. */
const SPOILER =
  /\[((?:su_)?spoiler)([\s=](?:"[^"\n]{0,200}"|[^\]["])*)?\]((?:(?!\[\/?(?:su_)?spoiler)[\s\S])*)\[\/\1\]/gi
const SPOILERS_DEEP = 5
/** Paragraphs, pictures, players and shortcodes: a spoiler with one of them becomes a covered section. */
const HAS_PARTS = /\n\s*\n|\[|https?:|<(?:pre|img|video|audio|embed|object)[\s/>]/i
const GALLERY = /\[gallery\s*\/?\]/gi
const PLAYED = /\b(?:src|mp3|mp4|m4a|m4v|ogg|ogv|wav|webm|wmv|flv)=["']?(https?:\/\/[^\s"'\][]{1,2000})/i
const ADDRESS = /https?:\/\/[^\s"'\][]{1,2000}/gi
/** `[rating:3.5/5]`, `[rating=4]`, `[usr 3.5 max=10]`, `[star rating="4"]`, `[su_rating stars="4"]`. */
const SCORE =
  /\[(?:rating|stars?|(?:su|wp|star|film|movie|review)[_-]rating|usr|review[_-]score)[\s:=]\s{0,3}(?:(?:rating|value|score|stars)=)?["']?(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?\/\s?(\d{1,3}))?["']?(\s[^\][]{0,100})?\]/gi
/** Those that say how it looks, and the best score. */
const SCORE_ATTRIBUTES = /^(?:\s+(?:max|out_of|best|size|text|img|color|numeric|type)=["']?[\w.#-]{1,20}["']?)*\s*$/i
const SHORTCODE = /\[([a-z][\w-]*)((?:\s+[\w-]+=(?:"[^"[]*"|'[^'[]*'|[^\s"'\][]+))+)\s*\/?\]/gi
/** A block that the program fills when it shows a page, such as `<!-- wp:latest-posts {"postsToShow":3} /-->`. */
const BLOCK = /<!-- wp:([\w/-]{1,80})\s{1,9}(\{[^\n]{0,1000}?\}\s{1,9})?\/-->/g
const SHORTCODE_END = /\[\/([a-z][\w-]*)\]/gi

interface WordPressPicture {
  readonly url: string
  readonly alt: string
  /** HTML. */
  readonly caption?: string
}

/**
 * Of texts of the classic editor, blank lines make paragraphs.
 * @param attachments all of the site by their ids
 * @param own those of the post, which a gallery without ids shows
 * @throws {ImportError} beyond the limits of length and depth
 */
export function wordPressHtml(
  stored: string,
  attachments: ReadonlyMap<string, WordPressPicture>,
  own: readonly WordPressPicture[] = [],
): WordPressText {
  refuseLong(stored)
  const notes: string[] = []
  const left = new Set<string>()
  const said = new Set<string>()
  let isShown = false
  const ownGallery = () => {
    // Further galleries without ids show the same pictures.
    if (isShown) return ''
    isShown = true
    return galleryOf(own)
  }
  let typed = withCoveredSpans(stored)
    .replace(/<!(?=doctype)/gi, '&lt;!')
    .replace(/<!--nextpage-->/gi, '\n\n')
    .replace(/<(\/?)spoiler\s*>/gi, '[$1spoiler]')
  for (let depth = 0; depth < SPOILERS_DEEP && /\[\/(?:su_)?spoiler\]/i.test(typed); depth++)
    typed = typed.replace(SPOILER, (_, _name: string, title = '', inside: string) => covered(title, inside))
  let score = ''
  const isCode = codeFinder(typed)
  const text = typed
    .replace(SCORE, (whole, points: string, of = '', attributes = '', at: number) => {
      if (!SCORE_ATTRIBUTES.test(attributes) || isCode(at)) return whole
      const [, best = of] = /\b(?:max|out_of|best)=["']?(\d{1,3})/i.exec(attributes) ?? []
      const written = best === '' ? points : `${points}/${best}`
      score ||= written
      return written
    })
    .replace(
      CAPTION,
      (_, attributes: string, picture: string, caption: string) =>
        `<figure>${picture}<figcaption>${`${captionAmong(attributes)} ${caption}`.trim()}</figcaption></figure>`,
    )
    .replace(GALLERY, () => (own.length > 0 ? ownGallery() : '[gallery columns="3"]'))
    .replace(EMBED, '\n\n$1\n\n')
    .replace(FILM, (whole, service: string, named: string) => {
      const address = filmAddress(service, named)
      return address === null ? whole : `\n\n${address}\n\n`
    })
    .replace(SHORTCODE, (whole, name: string, attributes: string) => {
      const kind = name.toLowerCase()
      const [, ids] = /\b(?:ids|include)=["']?([\d, ]+)/.exec(attributes) ?? []
      if (kind === 'gallery' && ids) {
        const named = ids.split(',').map((id) => id.trim())
        for (const id of named)
          if (id !== '' && !attachments.has(id))
            said.add(`a picture of a gallery is not in the export: attachment ${id}`)
        return galleryOf(named.flatMap((id) => attachments.get(id) ?? []))
      }
      if (kind === 'gallery' && own.length > 0) return ownGallery()
      const [, played] = kind === 'audio' || kind === 'video' ? (PLAYED.exec(attributes) ?? []) : []
      left.add(name)
      said.add(played ? `a player [${kind}] became a link to its file` : `left out: ${cutWords(whole)}`)
      for (const [other] of played ? attributes.matchAll(ADDRESS) : [])
        if (other !== played) said.add(`left out: another address of ${kind}: ${cutWords(other)}`)
      return played ? `<a href="${escapedHtml(played)}">${escapedHtml(played.split('/').at(-1) ?? kind)}</a>` : ''
    })
  for (const [, name = '', attributes = ''] of typed.matchAll(BLOCK))
    if (!/^(?:core\/)?(?:spacer|separator|nextpage|more|footnotes)$/.test(name))
      said.add(`left out: the block ${name} ${cutWords(attributes)}`.trim())
  const html = text.replace(SHORTCODE_END, (whole, name: string) => (left.has(name) ? '' : whole))
  notes.push(...said)
  return { html: /<!-- wp:/i.test(html) ? html : paragraphs(html), notes, score }
}

const SPAN = /<(\/?)span\b([^<>]{0,500})>/gi

/** Spoilers of other programs become those of WordPress, whatever other spans are in them. */
function withCoveredSpans(text: string): string {
  const open: { readonly isSpoiler: boolean; readonly index: number; readonly length: number }[] = []
  const marks: { readonly index: number; readonly length: number; readonly mark: string }[] = []
  for (const { 0: whole, 1: slash, 2: attributes = '', index } of text.matchAll(SPAN)) {
    const tag = { isSpoiler: /^\s+class=["']spoiler["']\s*$/i.test(attributes), index, length: whole.length }
    if (slash === '') open.push(tag)
    else {
      const begin = open.pop()
      if (begin?.isSpoiler) marks.push({ ...begin, mark: '[spoiler]' }, { ...tag, mark: '[/spoiler]' })
    }
  }
  let written = ''
  let at = 0
  for (const { index, length, mark } of marks.sort((one, other) => one.index - other.index)) {
    written += text.slice(at, index) + mark
    at = index + length
  }
  return written + text.slice(at)
}

/** Until 2012 captions stood among the attributes. */
function captionAmong(attributes: string): string {
  const [, double, single] = /\bcaption=(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? []
  return double ?? single ?? ''
}

/** Tells of places in ascending order whether they are within code: `</code>` within `<pre>` does not end it. */
export function codeFinder(text: string): (place: number) => boolean {
  const tags = [...text.matchAll(/<(\/?)(pre|code)\b/gi)]
  const open = { pre: 0, code: 0 }
  let next = 0
  return (place) => {
    for (; next < tags.length && tags[next]!.index < place; next++) {
      const [, slash, name] = tags[next]!
      const kind = name?.toLowerCase() === 'pre' ? 'pre' : 'code'
      open[kind] = Math.max(0, open[kind] + (slash === '' ? 1 : -1))
      if (kind === 'pre' && open.pre === 0) open.code = 0
    }
    return open.pre + open.code > 0
  }
}

function galleryOf(pictures: readonly WordPressPicture[]): string {
  const shown = pictures.map(({ url, alt, caption }) => {
    const picture = `<img src="${escapedHtml(url)}" alt="${escapedHtml(alt)}">`
    return caption ? `<figure>${picture}<figcaption>${caption}</figcaption></figure>` : picture
  })
  return `\n\n<figure>${shown.join('')}</figure>\n\n`
}

function covered(title: string, text: string): string {
  const [, quoted] = /^\s*(?:title)?=?\s*["']?([^"']*)/i.exec(title) ?? []
  if (!HAS_PARTS.test(text) && ![...text.matchAll(TAG)].some(([, name]) => isBlock(name)))
    return `${quoted?.trim() ? `${escapedHtml(quoted.trim())} ` : ''}<spoiler>${text}</spoiler>`
  const summary = quoted?.trim() ? `<summary>${escapedHtml(quoted.trim())}</summary>` : ''
  return `\n\n<details>${summary}\n\n${text}\n\n</details>\n\n`
}

/** As `wpautop` does: blank lines part paragraphs and line breaks stay, beside the blocks that are marked as such. */
function paragraphs(text: string): string {
  return parted(text.replace(/\r\n?/g, '\n'))
    .map(([part, isCode]) => {
      if (isCode) return part
      const blocks = part.replace(TAG, (tag, name: string) => {
        if (!isBlock(name)) return tag
        return `\n\n${tag}${HOLDS_PARAGRAPHS.test(tag) || tag.startsWith('</') ? '\n\n' : ''}`
      })
      return blocks
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter(Boolean)
        .map((block) =>
          isBlock(BEGINS_WITH_TAG.exec(block)?.[1]) ? block : `<p>${block.replaceAll('\n', '<br>\n')}</p>`,
        )
        .join('\n')
    })
    .join('\n')
}

function isBlock(name = ''): boolean {
  return BLOCKS.has(name.toLowerCase())
}

/** A text and the code in it, whose lines are its own. */
function parted(text: string): [part: string, isCode: boolean][] {
  const parts: [string, boolean][] = []
  const tags = [...text.matchAll(/<(\/?)pre(?=[\s>])[^<>]{0,1000}>/gi)]
  let at = 0
  let begins: number | undefined
  for (const { 0: tag, 1: slash, index } of tags) {
    if (slash === '') begins ??= index
    else if (begins !== undefined) {
      const end = index + tag.length
      parts.push([text.slice(at, begins), false], [text.slice(begins, end), true])
      at = end
      begins = undefined
    }
  }
  return [...parts, [text.slice(at), false]]
}
