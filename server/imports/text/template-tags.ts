import { CodeLines, outsideCode } from './code-lines.ts'
import { filmAddress } from './html-addresses.ts'
import { escapedHtml } from './html-escape.ts'
import { cutWords } from './left-out.ts'

interface WithoutTags {
  readonly markdown: string
  readonly notes: readonly string[]
}

// No match extends beyond its line or a fixed length: otherwise matching takes quadratic time.
/** `{% … %}` and `{{ … }}` of Liquid and Nunjucks, `{{< … >}}` and `{{% … %}}` of Hugo. */
const TAG = /\{\{[<%]([^{}\n]{0,1000}?)[>%]\}\}|\{%([^{}\n]{0,1000}?)%\}|\{\{([^{}\n]{0,1000})\}\}/g
/** `{:.lead}`, `{: #top}` of kramdown. */
const ATTRIBUTES = /\{:[ .#a-z][^{}\n]{0,300}\}/gi
const BASE_ADDRESS = /^(?:site\.(?:base)?url|page\.url|base_?url)$/i
/** Shortcodes whose content becomes a covered section. */
const FOLDED = /^(?:spoiler|details|expand|collapse)$/i
const FOLDED_END = /^(?:\/\s*|end)(?:spoiler|details|expand|collapse)$/i
const RAW_TAG = /\{%-?\s{0,9}(?:end)?raw\s{0,9}-?%\}/g
const RAW = /\{%-?\s{0,9}endraw\s{0,9}-?%\}/
/** Jekyll, Hugo and Hexo. */
const HIGHLIGHT =
  /^\s*\{(?:%-?|\{[<%])\s*(?:highlight\b\s{0,9}(\w{0,40})|codeblock\b)([^{}\n]{0,300})(?:%|[%>]\})\}\s*$/
const HIGHLIGHT_END = /\{(?:%-?|\{[<%])\s{0,9}(?:end|\/\s{0,9})(?:highlight|codeblock)\s{0,9}-?(?:%|[%>]\})\}/
const COMMENT = /\{%-?\s{0,9}comment\s{0,9}-?%\}/
const COMMENT_END = /\{%-?\s{0,9}endcomment\s{0,9}-?%\}/
/** Lines of a tag. */
const TAG_LINES = 12
/** Values of a figure that are shown, or say how it looks. */
const FIGURE_FIELDS =
  /^(?:src|alt|title|caption|attr|attrlink|link|href|class|id|width|height|style|align|loading|target|rel|size|sizes|srcset)$/
const NAMED = /([\w-]{1,40})=(?:"([^"]*)"|'([^']*)'|(\S+))/g

/**
 * What the program of a site would have put into a text: films and figures become what they show, code stays code. Any other tag is
 * left out and named, so that readers do not see it.
 */
export function withoutTemplateTags(markdown: string): WithoutTags {
  const left = new Map<string, number>()
  const code = new CodeLines()
  let isRaw = false
  let isHighlight = false
  let comment = null as string[] | null
  // Jekyll takes these out of code as well.
  const withoutRaw = RAW.test(markdown) ? (text: string) => text.replace(RAW_TAG, '') : (text: string) => text
  const lines = joined(markdown).flatMap((line) => {
    if (isHighlight) {
      if (!HIGHLIGHT_END.test(line)) return rawless(line)
      isHighlight = false
      return ['```']
    }
    if (comment === null && code.isCode(line)) return rawless(line)
    const text = isRaw ? line : commentless(line)
    if (text !== line) return text.trim() === '' ? [] : [outsideCode(text, tagless, withoutRaw)]
    const [begin, language = '', said = ''] = HIGHLIGHT.exec(line) ?? []
    if (begin !== undefined) {
      isHighlight = true
      if (/["']|:\/\/|\s\S+\s/.test(said)) leave(`what a block of code says of itself: ${cutWords(said.trim())}`)
      return [`\`\`\`${language}`]
    }
    return [outsideCode(line, tagless, withoutRaw)]
  })
  if (isHighlight) lines.push('```')
  if (comment) leave(`the comment "${cutWords(comment.join(' ').trim())}"`)
  const notes = [...left].map(([tag, count]) => `left out: ${tag}${count > 1 ? ` (${count})` : ''}`)
  return { markdown: lines.join('\n'), notes }

  /** The line without comments, one of which may begin or end in it. */
  function commentless(line: string): string {
    let kept = ''
    let rest = line
    for (;;) {
      const mark = (comment === null ? COMMENT : COMMENT_END).exec(rest)
      const before = mark ? rest.slice(0, mark.index) : rest
      if (comment === null) kept += before
      else comment.push(before)
      if (!mark) return kept
      rest = rest.slice(mark.index + mark[0].length)
      if (comment !== null) leave(`the comment "${cutWords(comment.join(' ').trim())}"`)
      comment = comment === null ? [] : null
    }
  }

  /** A line that held nothing else goes with its tag. */
  function rawless(line: string): string[] {
    const text = withoutRaw(line)
    return text.trim() === '' && text !== line ? [] : [text]
  }

  function tagless(text: string): string {
    const plain = text.replace(ATTRIBUTES, attributeless)
    return plain.replace(TAG, (whole, ...groups: (string | undefined)[]) => {
      const [hugo, liquid, output] = groups.slice(0, 3).map((group) => group?.trim().replace(/^-\s*|\s*-$/g, ''))
      if (/^raw$/.test(liquid ?? '')) isRaw = true
      else if (/^endraw$/.test(liquid ?? '')) isRaw = false
      else if (isRaw) return whole
      else if (output && BASE_ADDRESS.test(output)) return baseAddress(plain, whole, Number(groups.at(-2)))
      else return shown(whole, hugo ?? liquid ?? output ?? '', output !== undefined)
      return ''
    })
  }

  /** The address of the site at `at`: nothing before a path, the front page as an address, and left out among words. */
  function baseAddress(text: string, whole: string, at: number): string {
    if (/[/{]/.test(text[at + whole.length] ?? '')) return ''
    if (/[("'=]/.test(text[at - 1] ?? '')) return '/'
    leave(cutWords(whole))
    return ''
  }

  function leave(what: string): void {
    left.set(what, (left.get(what) ?? 0) + 1)
  }

  /** Titles are words, other attributes are not. */
  function attributeless(whole: string): string {
    const [, title] = /\btitle=["']([^"']+)["']/.exec(whole) ?? []
    if (title) leave(`the title "${title}"`)
    return ''
  }

  function shown(whole: string, tag: string, isOutput: boolean): string {
    const [, linked] = isOutput ? (/^["']([^"']+)["']\s*\|\s*(?:relative|absolute)_url$/.exec(tag) ?? []) : []
    if (linked) return linked
    // Zola calls them: `image(src="a.jpg", desc="A hall")`.
    const [, called, given = ''] = /^([\w:-]{1,40})\(([\s\S]*)\)$/.exec(tag) ?? []
    const [name = '', ...rest] = called === undefined ? tag.split(/\s+/) : [called, given]
    const values = Object.fromEntries(
      [...tag.matchAll(NAMED)].map(([, key, double, single, bare]) => [
        key!.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    )
    const service = /youtube|vimeo/i.exec(name === 'include' ? (rest[0] ?? '') : name)?.[0]
    const named = values.id ?? values.video ?? values.url ?? values.src ?? (name === 'include' ? '' : (rest[0] ?? ''))
    const film = service && filmAddress(service, named.replace(/^["']|["']$/g, ''))
    if (film) return `\n\n${film}\n\n`
    if (FOLDED.test(name)) return '\n\n<details>\n\n'
    if (FOLDED_END.test(name)) return '\n\n</details>\n\n'
    const picture = /^(?:figure|img|image)$/i.test(name) ? values.src : name === 'include' ? pictureAmong(values) : ''
    if (picture) return figureOf(whole, picture, values)
    leave(cutWords(whole))
    return ''
  }

  /** Hugo shows a title, a caption and an attribution below a picture, which may be a link. */
  function figureOf(whole: string, picture: string, values: Readonly<Record<string, string>>): string {
    const {
      desc = '',
      alt = desc,
      title = '',
      caption = '',
      attr = '',
      attrlink = '',
      link = values.href ?? '',
    } = values
    const others = Object.entries(values).filter(
      ([name, value]) => !FIGURE_FIELDS.test(name) && value !== picture && /\s\S|:\/\//.test(value),
    )
    for (const [name, value] of others) leave(`${name}="${cutWords(value)}" of ${whole.slice(0, 20)}…`)
    const image = `<img src="${escapedHtml(picture)}" alt="${escapedHtml(alt)}">`
    const source = attrlink
      ? `<a href="${escapedHtml(attrlink)}">${escapedHtml(attr || attrlink)}</a>`
      : escapedHtml(attr)
    const below = [...new Set([title, caption].map(escapedHtml)), source].filter(Boolean).join(' ')
    return `\n\n<figure>${link ? `<a href="${escapedHtml(link)}">${image}</a>` : image}${below && `<figcaption>${below}</figcaption>`}</figure>\n\n`
  }
}

/** The lines of a text, with a tag that extends over several of them in one. */
function joined(markdown: string): string[] {
  const lines = markdown.split('\n')
  const whole: string[] = []
  const code = new CodeLines()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const end = code.isCode(line) || !isOpen(line) ? -1 : endOfTag(lines, at)
    whole.push(end < 0 ? line : lines.slice(at, end + 1).join(' '))
    if (end > 0) at = end
  }
  return whole
}

/** Whether a tag does not end on its line. Programs for sites take line breaks between its parts. */
function isOpen(line: string): boolean {
  const begin = Math.max(line.lastIndexOf('{{'), line.lastIndexOf('{%'))
  return begin >= 0 && !/[%}]\}/.test(line.slice(begin))
}

function endOfTag(lines: readonly string[], begin: number): number {
  const end = lines.slice(begin + 1, begin + 1 + TAG_LINES).findIndex((line) => /[%}]\}/.test(line))
  return end < 0 ? -1 : begin + 1 + end
}

/** The picture that an include of a theme shows. Themes differ in the name of its parameter. */
function pictureAmong(values: Readonly<Record<string, string>>): string | undefined {
  const named = ['src', 'image', 'image_path', 'url', 'file'].flatMap((name) => values[name] ?? [])
  return named.find((file) => /\.(?:png|jpe?g|webp|avif|gif)$/i.test(file))
}
