import { embedOf } from '#domain/text/embed.ts'
import { ImportError } from '../imported-post.ts'
import { filmAddress } from './html-elements.ts'
import { type ConvertedText, htmlToSections } from './html-to-sections.ts'
import { inlineMarkdown, type LinkDefinitions, linkDefinitions } from './markdown-inline.ts'
import { SectionBuilder } from './section-builder.ts'

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/
const ITEM = /^([ \t]*)(?:[-*+]|(\d{1,9})[.)])[ \t]+(.*)$/
const PICTURE = /^!\[([^\]]*)\]\(\s*<?([^\s)>]+(?: [^\s"')>]+)*)>?(?:\s+["'(](.*?)["')])?\s*\)$/
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const QUOTE = /^ {0,3}>/
/** Begins a block of HTML. An address in angle brackets is a link, and inline tags before words belong to a paragraph. */
const HTML =
  /^ {0,3}<(?!(?:https?|mailto):|(?:a|abbr|b|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|u)\b[^<>]*>[^<\s])(?:\/?[a-z]|!)/i
/** `{{< youtube w7Ft2ymGmfc >}}` of Hugo, `{% vimeo 123 %}` of Jekyll and Hexo, alone on a line. */
const FILM = /^\s*\{(?:\{[<%]|%)\s*(youtube|vimeo)\s+(?:id=)?["']?([^\s"'<>%{}]{1,300})["']?[^{}]*\}\}?\s*$/i
const DEFINITION = /^ {0,3}\[[^\]^][^\]]*\]:\s*\S/
/** A longer line is shown as typed: the regular expressions take quadratic time. */
const LINE_MAX = 20_000
const LINES_MAX = 200_000

/**
 * Headings of the first three levels begin a section, its first picture is that of the section.
 * @throws {ImportError} for a text with more lines or blocks than any post has
 */
export function markdownToSections(markdown: string): ConvertedText {
  return new MarkdownReader(markdown).read()
}

class MarkdownReader {
  readonly #lines: readonly string[]
  readonly #definitions: LinkDefinitions
  readonly #builder = new SectionBuilder()
  readonly #notes = new Map<string, number>()
  #at = 0

  constructor(markdown: string) {
    this.#lines = withoutComments(markdown.replace(/\r\n?/g, '\n')).split('\n')
    if (this.#lines.length > LINES_MAX)
      throw new ImportError(`Its text has more than ${LINES_MAX.toLocaleString('en')} lines.`)
    this.#definitions = linkDefinitions(this.#lines)
  }

  read(): ConvertedText {
    while (this.#at < this.#lines.length) this.#block(this.#lines[this.#at]!)
    return {
      ...this.#builder.finish(),
      notes: [...this.#notes].map(([what, count]) => (count > 1 ? `${what} (${count})` : what)),
    }
  }

  #block(line: string): void {
    if (line.length > LINE_MAX) {
      this.#at++
      this.#builder.block(line)
      return
    }
    const [heading, fence] = [HEADING.exec(line), FENCE.exec(line)]
    const under = this.#lines[this.#at + 1] ?? ''
    if (line.trim() === '' || RULE.test(line) || DEFINITION.test(line)) this.#at++
    else if (fence) this.#fence(fence[1]!)
    else if (heading) this.#heading(heading[1]!.length, heading[2] ?? '')
    else if (/^ {0,3}(=+|-{2,})[ \t]*$/.test(under) && !ITEM.test(line)) this.#underlined(line, under)
    else if (QUOTE.test(line)) this.#quote()
    else if (ITEM.test(line)) this.#list()
    else if (HTML.test(line)) this.#html()
    else if (filmIn(line) !== null) {
      this.#at++
      this.#builder.block(filmIn(line)!)
    } else if (/^ {0,3}\|/.test(line)) this.#table()
    else this.#paragraph()
  }

  #heading(level: number, text: string): void {
    this.#at++
    const line = text.trim()
    if (line === '') return
    // Titles of sections have no marks; a heading within a text has.
    if (level <= 3) this.#builder.heading(plainHeading(this.#inline(line)))
    else this.#builder.block(`## ${this.#inline(line)}`)
  }

  #underlined(line: string, under: string): void {
    this.#heading(under.includes('=') ? 1 : 2, line)
    this.#at++
  }

  #fence(fence: string): void {
    const code: string[] = []
    for (this.#at++; this.#at < this.#lines.length; this.#at++) {
      const next = this.#lines[this.#at]!
      const [, closing = '', rest = ''] = FENCE.exec(next) ?? []
      if (closing.startsWith(fence) && rest.trim() === '') break
      code.push(next)
    }
    this.#at++
    let longest = Math.max(fence.length, 3)
    for (const each of code) for (const [run] of each.matchAll(/`+/g)) longest = Math.max(longest, run.length + 1)
    this.#builder.block(['`'.repeat(longest), ...code, '`'.repeat(longest)].join('\n'))
  }

  #quote(): void {
    const quoted = this.#take((line) => line.trim() !== '').map((line) => line.replace(/^ {0,3}> ?/, ''))
    const paragraphs = quoted.join('\n').split(/\n[ \t]*\n/)
    this.#builder.block(
      paragraphs
        .map((paragraph) => this.#joined(paragraph.split('\n')))
        .join('\n\n')
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n'),
    )
  }

  #list(): void {
    const items: string[][] = []
    const [, , firstNumber] = ITEM.exec(this.#lines[this.#at]!)!
    for (; this.#at < this.#lines.length; this.#at++) {
      const line = this.#lines[this.#at]!
      const item = ITEM.exec(line)
      if (item && !RULE.test(line)) {
        // Numbers after bullets, and bullets after numbers, are another list.
        if (item[1]!.length <= 1 && (item[2] === undefined) !== (firstNumber === undefined)) break
        if (item[1]!.length > 1) this.#note('a list within a list became one list')
        items.push([item[3]!])
      } else if (line.trim() === '') {
        const next = this.#lines[this.#at + 1] ?? ''
        if (!ITEM.test(next) && !/^( {2,}|\t)\S/.test(next)) break
      } else if (endsParagraph(line)) break
      else items.at(-1)!.push(line.trim())
    }
    const start = firstNumber === undefined ? undefined : Number(firstNumber)
    const written = items.map((lines, index) => {
      const text = this.#joined(lines).replaceAll('\n', ' ')
      return start === undefined ? `- ${text}` : `${start + index}. ${text}`
    })
    this.#builder.block(written.join('\n'))
  }

  /** HTML up to the next blank line; up to its end for elements that hold blank lines. */
  #html(): void {
    const [, name = ''] =
      /^ {0,3}<(script|style|pre|textarea|figure|table|iframe|details)\b/i.exec(this.#lines[this.#at]!) ?? []
    const end = name ? new RegExp(`</${name}\\s*>`, 'i') : null
    const lines: string[] = []
    for (; this.#at < this.#lines.length; this.#at++) {
      const line = this.#lines[this.#at]!
      if (!end && line.trim() === '') break
      lines.push(line)
      if (end?.test(line)) {
        this.#at++
        break
      }
    }
    const { sections, textPictures, notes } = htmlToSections(lines.join('\n'))
    for (const note of notes) this.#note(note)
    for (const section of sections) {
      if (section.sectionTitle) this.#builder.heading(section.sectionTitle)
      if (section.sectionImage)
        this.#builder.picture(section.sectionImage, section.sectionImageAlt, section.sectionImgSrc)
      for (const block of section.sectionText.split(/\n\n(?=!\[)|(?<=\(import:\d+\))\n\n/)) {
        const [, alt = '', index = ''] = /^!\[(.*)\]\(import:(\d+)\)$/.exec(block) ?? []
        if (index) this.#builder.picture(textPictures[Number(index)]!, alt, '')
        else this.#builder.block(block)
      }
    }
  }

  #table(): void {
    this.#note('a table stays as it was typed')
    this.#builder.block(this.#take((line) => line.trim() !== '').join('\n'))
  }

  #paragraph(): void {
    const lines = this.#take(
      (line, index) => line.trim() !== '' && (index === 0 || !(endsParagraph(line) || /^ {0,3}[-*+][ \t]/.test(line))),
    )
    let text: string[] = []
    const end = () => {
      if (text.length > 0) this.#builder.block(this.#joined(text))
      text = []
    }
    for (const line of lines) {
      const picture = PICTURE.exec(line.trim())
      if (!picture) text.push(line)
      else {
        end()
        this.#builder.picture(picture[2]!, picture[1]!, picture[3] ?? '')
      }
    }
    end()
  }

  /** Lines of a paragraph: in Markdown a line break is a space, except after two spaces, a backslash or `<br>`. */
  #joined(lines: readonly string[]): string {
    const [only] = lines
    if (lines.length === 1 && embedOf(only!.trim().replace(/^<|>$/g, ''))) return only!.trim().replace(/^<|>$/g, '')
    const hard = lines.map((line) => line.replace(/(?: {2,}|\\|<br\s*\/?>)$/i, '\n').replace(/^[ \t]+/, ''))
    const pictures: { reference: string; alt: string }[] = []
    const text = this.#inline(hard.join(' ').replace(/\n /g, '\n').trim()).replace(
      /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g,
      (_, alt: string, reference: string) => {
        pictures.push({ alt, reference })
        return ''
      },
    )
    // Den has no pictures within a line: they come before their paragraph.
    for (const { reference, alt } of pictures) this.#builder.picture(reference, alt, '')
    return text
  }

  #inline(text: string): string {
    const { text: written, notes } = inlineMarkdown(text, this.#definitions)
    for (const note of notes) this.#note(note)
    return written
  }

  #take(goesOn: (line: string, index: number) => boolean): string[] {
    const lines: string[] = []
    while (this.#at < this.#lines.length && goesOn(this.#lines[this.#at]!, lines.length))
      lines.push(this.#lines[this.#at++]!)
    return lines
  }

  #note(what: string): void {
    this.#notes.set(what, (this.#notes.get(what) ?? 0) + 1)
  }
}

function withoutComments(text: string): string {
  let written = ''
  let at = 0
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    const end = text.indexOf('-->', start)
    if (end < 0) break
    written += text.slice(at, start)
    at = end + 3
  }
  return written + text.slice(at)
}

/** Whether a line begins a block of its own, also without a blank line before it. */
function endsParagraph(line: string): boolean {
  return HEADING.test(line) || FENCE.test(line) || QUOTE.test(line) || RULE.test(line)
}

function plainHeading(text: string): string {
  return text
    .replace(/\*{1,3}|`/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=\S)/g, '')
    .trim()
}

function filmIn(line: string): string | null {
  const [, service, named] = FILM.exec(line) ?? []
  return service === undefined ? null : filmAddress(service, named!)
}
