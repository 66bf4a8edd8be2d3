import { CodeLines, outsideCode } from './code-lines.ts'

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i
const MARK = /%{2,}/g
/** Characters of an address before a mark that are looked at. */
const WORD_MAX = 500
/** `![[picture.png|400]]`, `[[Note#Heading|words]]`; the bar is escaped in tables. */
const WIKI_LINK = /(!?)\[\[([^[\]|#\\\n]{1,300})(?:#[^[\]|\\\n]{0,300})?(?:\\?\|([^[\]\n]{0,300}))?\]\](?!\()/g
/** `> [!warning]- Title`, also in a list. */
const CALLOUT =
  /^((?:\s{0,8}(?:[-*+]|\d{1,9}[.)])\s{1,4})?(?:\s{0,8}>)+\s?)\[!([\w-]{1,40})(?:\|[^\]\n]{0,100})?\]([+-]?)[ \t]*([^\n]*)$/

interface FromObsidian {
  readonly markdown: string
  /** What only the writer sees, without its marks. */
  readonly comments: readonly string[]
  /** Whether a comment begins and never ends, so that the rest may not be for readers. */
  readonly isUnclosed: boolean
}

/**
 * What Obsidian shows of its own marks: pictures and links in double brackets become those of Markdown, a call-out a quote, or covered
 * text if it is folded; comments are left out.
 * @param isFile whether a note of that name is there; other brackets stay as they are
 */
export function fromObsidian(markdown: string, isFile: (name: string) => boolean): FromObsidian {
  const { lines, comments, unclosed } = withoutComments(markdown.replace(/\r\n?/g, '\n'))
  const code = new CodeLines()
  const written: string[] = []
  /** The quote marks below a folded call-out; empty for one that stands alone, whose marks are taken away. */
  let folded: { readonly marks: number; readonly prefix: string } | null = null
  const unfold = () => {
    if (folded) written.push(folded.prefix, `${folded.prefix}</details>`, folded.prefix.trimEnd())
    folded = null
  }
  for (const line of lines) {
    const marks = /^[\s>]*/.exec(line)![0].split('>').length - 1
    const goesOn = folded !== null && (marks >= folded.marks || (line.trim() !== '' && written.at(-1)?.trim() !== ''))
    if (folded && !goesOn) unfold()
    const inside: { readonly marks: number; readonly prefix: string } | null = folded
    const typed: string = inside?.prefix === '' ? line.replace(/^\s{0,3}>\s?/, '') : line
    if (code.isCode(line)) {
      written.push(typed)
      continue
    }
    const [, quote, kind = '', fold, title = ''] = CALLOUT.exec(typed) ?? []
    if (quote === undefined) {
      const text = shown(typed)
      written.push(inside ? text.replace(/<(?=\/?details|\/?summary)/gi, '&lt;') : text)
    } else if (inside === null && (fold === '-' || /^spoiler/i.test(kind))) {
      const isAlone = /^\s{0,3}>\s?$/.test(quote)
      const prefix = isAlone ? '' : quote.replace(/[-*+]|\d{1,9}[.)]/, (marker) => ' '.repeat(marker.length))
      written.push(
        `${isAlone ? '' : quote}<details>`,
        `${prefix}<summary>${plain(title.trim() || titled(kind))}</summary>`,
        prefix,
      )
      folded = { marks: quote.split('>').length - 1, prefix }
    } else written.push(`${quote}**${shown(title.trim() || titled(kind))}**`, quote.trimEnd())
  }
  unfold()
  if (unclosed !== null) written.push(unclosed)
  return { markdown: written.join('\n'), comments, isUnclosed: unclosed !== null }

  function shown(line: string): string {
    return outsideCode(line, (text) =>
      text.replace(WIKI_LINK, (whole, embed: string, name: string, words: string = '') => {
        const target = name.trim()
        const label = words.trim()
        if (PICTURE.test(target)) return embed ? `![${/^\d+(?:x\d+)?$/.test(label) ? '' : label}](<${target}>)` : whole
        return isFile(target) ? `[${label || target.split('/').at(-1)!}](<${target}.md>)` : whole
      }),
    )
  }
}

/** The lines without comments, which may extend over several, and the last one as it was typed if it never ends. */
function withoutComments(markdown: string) {
  const code = new CodeLines()
  const comments: string[] = []
  const lines: string[] = []
  let comment = null as Comment | null
  for (const line of markdown.split('\n')) {
    if (comment === null && code.isCode(line)) {
      lines.push(line)
      continue
    }
    let out = comment?.before ?? ''
    let at = 0
    const begins = commentBegins(line)
    for (const { index, length } of marksIn(line)) {
      if (comment) {
        comment.parts.push(line.slice(at, index))
        comments.push(comment.parts.join('\n').trim())
        comment = null
      } else if (begins(index)) {
        out += line.slice(at, index)
        comment = { before: out, parts: [] }
      } else continue
      at = index + length
    }
    if (comment) {
      comment.parts.push(line.slice(at))
      comment.before = out
      continue
    }
    out += line.slice(at)
    if (out.trim() !== '' || line.trim() === '') lines.push(out)
  }
  return { lines, comments, unclosed: comment && `${comment.before}%%${comment.parts.join('\n')}` }
}

interface Comment {
  /** What stands before it on its first line. */
  before: string
  readonly parts: string[]
}

/** Four signs are an end and a beginning. */
function marksIn(line: string): { readonly index: number; readonly length: number }[] {
  return [...line.matchAll(MARK)].flatMap(({ 0: { length }, index }) =>
    length < 4
      ? [{ index, length }]
      : [
          { index, length: 2 },
          { index: index + 2, length: length - 2 },
        ],
  )
}

/** Tells whether a mark may begin a comment: outside of code and addresses, and after no number, as in `100%%`. */
function commentBegins(line: string): (index: number) => boolean {
  if (!line.includes('%%')) return () => false
  const masked = outsideCode(
    line,
    (part) => part,
    (part) => ' '.repeat(part.length),
  )
  return (index) => {
    const before = masked.slice(Math.max(0, index - WORD_MAX), index)
    const word = before.slice(before.lastIndexOf(' ') + 1)
    return masked[index] === '%' && !/\d$/.test(word) && !/:\/\/|\]\(/.test(word)
  }
}

/** A title as words alone. */
function plain(title: string): string {
  const words = title.replace(WIKI_LINK, (_, __, name: string, label: string = '') => label.trim() || name.trim())
  return words.replace(/[*_`]/g, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function titled(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
}
