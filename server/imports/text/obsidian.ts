import { CodeLines, outsideCode } from './code-lines.ts'

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i
/** Begins and ends on one line, after a space: `100%%` and `%%20` are none. */
const COMMENT = /(^|\s)%%(?!%)((?:(?!%%)[^\n])*)%%/g
const COMMENT_BEGINS = /^\s*%%(?!%)(.*)$/
/** `![[picture.png|400]]`, `[[Note#Heading|words]]`; the bar is escaped in tables. */
const WIKI_LINK = /(!?)\[\[([^[\]|#\\\n]{1,300})(?:#[^[\]|\\\n]{0,300})?(?:\\?\|([^[\]\n]{0,300}))?\]\](?!\()/g
/** `> [!warning]- Title` */
const CALLOUT = /^((?:\s{0,3}>)+\s?)\[!([\w-]{1,40})(?:\|[^\]\n]{0,100})?\]([+-]?)[ \t]*(.*)$/

export interface FromObsidian {
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
  const comments: string[] = []
  const code = new CodeLines()
  const written: string[] = []
  /** Lines of a comment that has begun, as they were typed. */
  let comment: string[] | null = null
  /** The quote marks of a folded call-out. */
  let folded: string | null = null as string | null
  for (const line of markdown.split('\n')) {
    if (comment) {
      const end = line.indexOf('%%')
      comment.push(end < 0 ? line : line.slice(0, end))
      if (end < 0) continue
      comments.push(comment.join('\n').trim())
      comment = null
      if (line.slice(end + 2).trim() !== '') written.push(shown(line.slice(end + 2)))
      continue
    }
    if (folded !== null && !line.startsWith(folded.trimEnd())) {
      written.push('', '</details>', '')
      folded = null
    }
    const typed: string = folded === null ? line : line.slice(folded.trimEnd().length).replace(/^ /, '')
    if (code.isCode(line)) {
      written.push(typed)
      continue
    }
    const [, begun] = COMMENT_BEGINS.exec(typed) ?? []
    if (begun !== undefined && !begun.includes('%%')) {
      comment = [begun]
      continue
    }
    const [, quote, kind = '', fold, title = ''] = CALLOUT.exec(typed) ?? []
    if (quote === undefined) {
      const text = shown(typed)
      if (text.trim() !== '' || typed.trim() === '') written.push(text)
    } else if (folded === null && quote.trim() === '>' && (fold === '-' || /^spoiler/i.test(kind))) {
      written.push('<details>', `<summary>${shown(title.trim() || titled(kind))}</summary>`, '')
      folded = quote
    } else written.push(`${quote}**${shown(title.trim() || titled(kind))}**`, quote.trimEnd())
  }
  if (folded !== null) written.push('', '</details>')
  if (comment) written.push(`%%${comment.join('\n')}`)
  return { markdown: written.join('\n'), comments, isUnclosed: comment !== null }

  function shown(line: string): string {
    return outsideCode(line, (text) => {
      const uncommented = text.replace(COMMENT, (_, space: string, inside: string) => {
        comments.push(inside.trim())
        return space
      })
      return uncommented.replace(WIKI_LINK, (whole, embed: string, name: string, words: string = '') => {
        const target = name.trim()
        const label = words.trim()
        if (PICTURE.test(target)) return embed ? `![${/^\d+(?:x\d+)?$/.test(label) ? '' : label}](<${target}>)` : whole
        return isFile(target) ? `[${label || target.split('/').at(-1)!}](<${target}.md>)` : whole
      })
    })
  }
}

function titled(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
}
