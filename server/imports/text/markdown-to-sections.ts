import createParser, { type MarkdownIt } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { ImportError } from '../imported-post.ts'
import { THIS_BLOG } from './html-addresses.ts'
import { type ConvertedText, htmlToSections } from './html-to-sections.ts'
import { lengthWithoutData } from './html-tree.ts'
import { MarkdownLeftovers } from './markdown-leftovers.ts'
import { LINES } from './passage-log.ts'
import { surplusCells } from './table-cells.ts'
import { withoutTemplateTags } from './template-tags.ts'

/** A picture alone on its line. CommonMark reads a name with spaces in angle brackets only. */
const PICTURE = /^( {0,3}!\[[^\]\n]{0,1000}\]\()([^\s<>()"'][^<>()"'\n]{0,1000})((?:"[^"\n]{0,1000}")?\)[ \t]{0,99})$/gm
/** The begin of an element in which kramdown reads Markdown. CommonMark does so after an empty line. */
const MARKDOWN_WITHIN =
  /^ {0,3}<(?:div|section|aside|article|details|figure|blockquote)\b[^<>\n]{0,500}\bmarkdown=["']?(?:1|block)["']?[^<>\n]{0,500}>/gm
/** Characters of a text, without the data of pictures in it. The parser takes 0.7 kB and 10 µs for each, at worst. */
const CHARACTERS_MAX = 500_000
/** The parser's work grows with the square of brackets that are not closed. */
const BRACKETS_MAX = 20_000
/** It also grows with the square of footnotes that refer to each other. */
const FOOTNOTES_MAX = 2_000
/** Levels of lists and quotes that the parser reads: more than HTML may have, so that deeper ones are refused and not skipped. */
const LEVELS_MAX = 400

/**
 * Headings of the first three levels begin a section, its first picture is that of the section.
 * @throws {ImportError} for a text beyond the limits of length and depth
 */
export function markdownToSections(markdown: string): ConvertedText {
  refuseLong(markdown)
  const { markdown: text, notes: tags } = withoutTemplateTags(markdown)
  const typed = text
    .replace(MARKDOWN_WITHIN, '$&\n\n')
    .replace(PICTURE, (whole, before: string, name: string, after: string) =>
      name.trim().includes(' ') ? `${before}<${name.trim()}>${after.startsWith('"') ? ' ' : ''}${after}` : whole,
    )
  const leftovers = new MarkdownLeftovers()
  const environment: Environment = { hasLines: true, leftovers, references: leftovers.references }
  const converted = htmlToSections(parser().render(typed, environment), {
    isMarkdown: true,
    source: typed.split(/\r\n?|\n/),
    base: THIS_BLOG,
  })
  const cells = surplusCells(text).map((cell) => `left out: "${cell.slice(0, 1_000)}", beyond the columns of its table`)
  return { ...converted, notes: [...tags, ...converted.notes, ...leftovers.notes, ...cells] }
}

/** As `markdownToSections`, of HTML with tags of a program for sites. @throws {ImportError} beyond the limits of length and depth */
export function templateToSections(html: string): ConvertedText {
  // Indented lines would be taken for code.
  const { markdown: text, notes } = withoutTemplateTags(html.replace(/^[ \t]+(?=<)/gm, ''))
  const converted = htmlToSections(text, { base: THIS_BLOG })
  return { ...converted, notes: [...notes, ...converted.notes] }
}

/** The HTML of Markdown within another text. @throws {ImportError} beyond the limits of length */
export function markdownHtml(markdown: string): string {
  refuseLong(markdown)
  return parser().render(markdown, {})
}

/** @throws {ImportError} for a text that takes the parser too long */
function refuseLong(markdown: string): void {
  if (lengthWithoutData(markdown) > CHARACTERS_MAX)
    throw new ImportError(`Its Markdown has more than ${CHARACTERS_MAX.toLocaleString('en')} characters.`)
  if ((markdown.match(/\[\^[^\]\n]{1,200}\]:/g)?.length ?? 0) > FOOTNOTES_MAX)
    throw new ImportError(`Its Markdown has more than ${FOOTNOTES_MAX.toLocaleString('en')} footnotes.`)
  if (markdown.split('[').length - markdown.split(']').length > BRACKETS_MAX)
    throw new ImportError(
      `Its Markdown has more than ${BRACKETS_MAX.toLocaleString('en')} brackets that are not closed.`,
    )
}

interface Environment extends Record<PropertyKey, unknown> {
  readonly hasLines: boolean
  readonly leftovers: MarkdownLeftovers
  readonly references: MarkdownLeftovers['references']
  /** What the parser of footnotes leaves: their numbers by labels with a colon in front. */
  readonly footnotes?: { readonly refs?: Readonly<Record<string, number>> }
}

let shared: MarkdownIt | undefined

function parser(): MarkdownIt {
  if (shared) return shared
  shared = createParser({ html: true, linkify: true, maxNesting: LEVELS_MAX }).use(footnotes)
  // Every address comes out of the parser, so that those which are left out are named.
  shared.validateLink = () => true
  shared.normalizeLinkText = (address) => address
  shared.linkify.add('//', null)
  shared.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  shared.core.ruler.before('inline', 'begin_lines', ({ env }) => leftoversOf(env)?.beginLines())
  shared.core.ruler.before('footnote_tail', 'leftovers', ({ tokens, env }) => {
    const { footnotes } = env as Partial<Environment>
    leftoversOf(env)?.look(tokens, footnotes?.refs)
  })
  shared.core.ruler.push('lines', ({ tokens, env }) => {
    if (!env.hasLines) return
    for (const token of tokens) if (token.map && token.nesting >= 0) token.attrSet(LINES, token.map.join(' '))
  })
  shared.inline.ruler.disable('footnote_inline')
  shared.renderer.rules.footnote_ref = (tokens, index) =>
    `<sup class="footnote-ref">[^${Number(tokens[index]!.meta?.id) + 1}]</sup>`
  shared.renderer.rules.footnote_block_open = () => '<section class="footnotes"><ol>'
  shared.renderer.rules.footnote_anchor = () => ''
  return shared
}

/** None for Markdown within another text. */
function leftoversOf({ leftovers }: Readonly<Record<PropertyKey, unknown>>): MarkdownLeftovers | undefined {
  return leftovers instanceof MarkdownLeftovers ? leftovers : undefined
}
