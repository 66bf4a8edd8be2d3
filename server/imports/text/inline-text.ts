import { absoluteAddress } from './html-addresses.ts'
import {
  BLOCKS,
  CHANGES_MEANING,
  CODE,
  descendants,
  EMPHASIS,
  holdsSpoiler,
  isFootnoteReference,
  isSpoiler,
  STRONG,
  withoutLinks,
} from './html-elements.ts'
import { attribute, collapsed, type HtmlElement, type HtmlNode, isElement, LEFT_OUT, lineOf } from './html-tree.ts'
import { type Piece, writeParagraph } from './marked-writer.ts'

export interface ConversionOptions {
  /** Base of relative addresses. */
  readonly base?: string
  /** Whether the HTML was Markdown: titles of pictures are captions, and `||` hides what it encloses. */
  readonly isMarkdown?: boolean
  /** The lines of the Markdown. */
  readonly source?: readonly string[]
}

/** What stands within paragraphs, in the marks of Den, and notes about what they cannot say. */
export class InlineText {
  readonly #counts = new Map<string, number>()
  readonly #noted: string[] = []
  readonly #options: ConversionOptions

  constructor(options: ConversionOptions) {
    this.#options = options
  }

  get notes(): string[] {
    return [...this.#counts].map(([what, count]) => (count > 1 ? `${what} (${count})` : what))
  }

  get all(): readonly string[] {
    return this.#noted
  }

  /** The number of notes so far. */
  get noted(): number {
    return this.#noted.length
  }

  /** The different notes since there were so many. */
  notedSince(noted: number): string[] {
    return [...new Set(this.#noted.slice(noted))]
  }

  note(what: string): void {
    this.#noted.push(what)
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  #all(nodes: readonly HtmlNode[]): Piece[] {
    return nodes.flatMap((node) => this.pieces(node))
  }

  pieces(node: HtmlNode): Piece[] {
    if ('value' in node) return [{ kind: 'text', text: collapsed(node.value) }]
    if (!isElement(node)) return []
    const { tagName } = node
    if (LEFT_OUT.has(tagName)) {
      if (tagName !== 'noscript') this.note(`left out: ${tagName}`)
      return []
    }
    if (tagName === 'br') return [{ kind: 'break' }]
    if (tagName === 'img') return []
    if (CODE.has(tagName) && descendants(node, 'a').length === 0 && !holdsSpoiler(node))
      return [{ kind: 'code', text: lineOf(node) }]
    if (isFootnoteReference(node)) return [{ kind: 'reference', text: lineOf(node) }]
    const children = this.#all(node.childNodes)
    if (EMPHASIS.has(tagName)) return [{ kind: 'emphasis', children }]
    if (CHANGES_MEANING.has(tagName)) this.note('struck, raised or lowered words became plain text')
    if (STRONG.has(tagName)) return [{ kind: 'strong', children }]
    if (isSpoiler(node) || tagName === 'details') return [{ kind: 'spoiler', children }]
    if (tagName === 'a') return this.#link(node, children)
    return BLOCKS.has(tagName) ? [...children, { kind: 'text', text: ' ' }] : children
  }

  #link(element: HtmlElement, children: Piece[]): Piece[] {
    const href = attribute(element, 'href').trim()
    // In Markdown a name relative to the file is no address of the site.
    const isRelative = this.#options.isMarkdown && !href.startsWith('/')
    const address = absoluteAddress(href, isRelative ? undefined : this.#options.base)
    const title = attribute(element, 'title').trim()
    if (title !== '' && title !== lineOf(element)) this.note('the title of a link was left out')
    if (address !== null && lineOf(element) !== '')
      return [{ kind: 'link', href: address, children: withoutLinks(children) }]
    if (href !== '' && !href.startsWith('#'))
      this.note(`a link without a host or of another kind became text: ${href.slice(0, 80)}`)
    return children
  }

  line(nodes: readonly HtmlNode[]): string {
    return this.written(this.#all(nodes)).replaceAll('\n', ' ')
  }

  written(pieces: readonly Piece[]): string {
    const { text, isPlain } = writeParagraph(pieces, this.#options.isMarkdown)
    if (isPlain) this.note('marks that Den does not have there, such as within words, became plain text')
    return text
  }
}
