import { CodeLines, outsideCode } from './code-lines.ts'

const COMMENT = /%%[\s\S]*?%%/g
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i
/** `![[picture.png|400]]`, `[[Note#Heading|words]]`. */
const WIKI_LINK = /(!?)\[\[([^[\]|#\n]{1,300})(#[^[\]|\n]{0,300})?(?:\|([^[\]\n]{0,300}))?\]\]/g
/** `> [!warning]- Title` */
const CALLOUT = /^((?:\s{0,3}>)+\s?)\[!([\w-]{1,40})(?:\|[^\]\n]{0,100})?\][+-]?[ \t]*(.*)$/

export interface FromObsidian {
  readonly markdown: string
  readonly notes: readonly string[]
}

/**
 * What Obsidian shows of its own marks: pictures and links in double brackets become those of Markdown, a call-out a quote, and comments,
 * which nobody but the writer sees, are left out.
 * @param isFile whether a note or picture of that name is there
 */
export function fromObsidian(markdown: string, isFile: (name: string) => boolean): FromObsidian {
  if (!/%%|\[\[|^\s{0,3}>\s?\[!/m.test(markdown)) return { markdown, notes: [] }
  const notes: string[] = []
  const code = new CodeLines()
  let comment: string | null = null
  const lines = markdown.split('\n').flatMap((line) => {
    if (comment === null && code.isCode(line)) return [line]
    let text = line
    if (comment !== null) {
      const end = line.indexOf('%%')
      comment += `\n${end < 0 ? line : line.slice(0, end)}`
      if (end < 0) return []
      leaveOut(comment)
      comment = null
      text = line.slice(end + 2)
    }
    text = outsideCode(text, (part) =>
      part.replace(COMMENT, (whole) => {
        leaveOut(whole.slice(2, -2))
        return ''
      }),
    )
    const begin = unclosed(text)
    if (begin >= 0) {
      comment = text.slice(begin + 2)
      text = text.slice(0, begin)
    }
    if (text.trim() === '' && line.trim() !== '') return []
    const [, quote, kind = '', title = ''] = CALLOUT.exec(text) ?? []
    if (quote !== undefined) return [`${quote}**${linked(title.trim() || titled(kind))}**`, quote.trimEnd()]
    return [outsideCode(text, linked)]
  })
  // A comment that is never closed is none.
  if (comment !== null) return { markdown, notes: [] }
  return { markdown: lines.join('\n'), notes }

  function leaveOut(text: string): void {
    notes.push(`left out: the comment "${text.trim().replace(/\s+/g, ' ').slice(0, 80)}"`)
  }

  function unclosed(text: string): number {
    let at = -1
    outsideCode(text, (part) => {
      if (at < 0 && part.includes('%%')) at = text.indexOf(part) + part.indexOf('%%')
      return part
    })
    return at
  }

  function linked(text: string): string {
    return text.replace(WIKI_LINK, (whole, embed: string, name: string, heading: string = '', words?: string) => {
      const target = name.trim()
      const label = (words ?? '').trim() || target.split('/').at(-1)!
      if (PICTURE.test(target))
        return embed ? `![${/^\d+(?:x\d+)?$/.test(label) || !words ? '' : label}](<${target}>)` : label
      if (isFile(target)) return `[${label}](<${target}.md>)`
      notes.push(`no note of that name: ${whole.slice(0, 80)}${heading && ''}`)
      return label
    })
  }
}

function titled(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
}
