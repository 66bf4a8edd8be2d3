import { absoluteAddress } from './html-addresses.ts'
import {
  BLOCKS,
  CHANGES_MEANING,
  CODE,
  descendants,
  EMPHASIS,
  FRAMES,
  holdsSpoiler,
  isFootnoteReference,
  isSpoiler,
  linksIn,
  STRONG,
  withoutLinks,
  wordsOf,
} from './html-elements.ts'
import { attribute, collapsed, type HtmlElement, type HtmlNode, isElement, LEFT_OUT, lineOf } from './html-tree.ts'
import { cutWords, leftOutNotes } from './left-out.ts'
import { type Piece, writeParagraph } from './marked-writer.ts'

export interface ConversionOptions {
  /** Base of relative addresses: absolute, or `THIS_BLOG`. */
  readonly base?: string
  /** Whether the HTML was Markdown: titles of pictures are captions, and `||` hides what it encloses. */
  readonly isMarkdown?: boolean
  /** The lines of the Markdown. */
  readonly source?: readonly string[]
}

/** A picture, film or player. */
interface Aside {
  readonly element: HtmlElement
  readonly isCovered: boolean
}

/** Elements beside each other whose words are not one. */
const PARTS_WORDS: ReadonlySet<string> = new Set(['td', 'th', 'tr', 'caption', 'option', 'tbody', 'thead', 'tfoot'])

/** What stands within paragraphs, in the marks of Den, and notes about what they cannot say. */
export class InlineText {
  readonly #counts = new Map<string, number>()
  readonly #noted: string[] = []
  readonly #options: ConversionOptions
  readonly #aside: Aside[] = []
  /** Links that are in the post, or named. */
  readonly #linked = new WeakSet<HtmlElement>()
  /** Whether the readings of a `<ruby>` have their own parentheses. */
  readonly #parenthesized = new WeakMap<object, boolean>()
  /** Number of spoilers around the current element. */
  #covers = 0

  constructor(options: ConversionOptions) {
    this.#options = options
  }

  get notes(): string[] {
    return [...this.#counts].map(([what, count]) => (count > 1 ? `${what} (${count})` : what))
  }

  get allNotes(): readonly string[] {
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

  all(nodes: readonly HtmlNode[]): Piece[] {
    return nodes.flatMap((node) => this.pieces(node))
  }

  get hasAside(): boolean {
    return this.#aside.length > 0
  }

  /** Pictures, films and players since the last call, which no line can hold. */
  takeAside(): Aside[] {
    return this.#aside.splice(0)
  }

  pieces(node: HtmlNode): Piece[] {
    if ('value' in node) return [{ kind: 'text', text: collapsed(node.value) }]
    if (!isElement(node)) return []
    const { tagName } = node
    const gist = gistOf(node)
    if (gist !== null) return [{ kind: 'link', href: gist, children: [{ kind: 'text', text: gist }] }]
    if (LEFT_OUT.has(tagName)) {
      for (const note of leftOutNotes(node)) this.note(note)
      return []
    }
    if (tagName === 'br') return [{ kind: 'break' }]
    if (tagName === 'img' || FRAMES.has(tagName)) {
      this.#aside.push({ element: node, isCovered: this.#covers > 0 })
      return []
    }
    if (tagName === 'area') return this.#area(node)
    if (isFootnoteReference(node)) return [{ kind: 'reference', text: lineOf(node) }]
    const isCover = isSpoiler(node) || tagName === 'details'
    this.#covers += isCover ? 1 : 0
    const asides = this.#aside.length
    const children = this.all(node.childNodes)
    this.#covers -= isCover ? 1 : 0
    if (isCover) return [{ kind: 'spoiler', children }]
    if (CODE.has(tagName) && linksIn(children).length === 0 && !holdsSpoiler(node))
      return [{ kind: 'code', text: wordsOf(children) }]
    if (EMPHASIS.has(tagName)) return [{ kind: 'emphasis', children }]
    if (CHANGES_MEANING.has(tagName)) this.note('struck, raised or lowered words became plain text')
    if (STRONG.has(tagName)) return [{ kind: 'strong', children }]
    if (tagName === 'a') return this.#link(node, children, this.#aside.length > asides)
    if (tagName === 'q') return [{ kind: 'text', text: '“' }, ...children, { kind: 'text', text: '”' }]
    if (tagName === 'rt' && !this.#isParenthesized(node))
      return [{ kind: 'text', text: ' (' }, ...children, { kind: 'text', text: ')' }]
    return BLOCKS.has(tagName) || PARTS_WORDS.has(tagName) ? [...children, { kind: 'text', text: ' ' }] : children
  }

  #link(element: HtmlElement, children: Piece[], hasAside: boolean): Piece[] {
    const words = wordsOf(children)
    // One around pictures or films alone stands below them.
    if (words === '' && hasAside) return children
    const address = this.addressOf(element)
    if (address === null) return children
    if (words !== '') {
      for (const inner of linksIn(children))
        if (inner.kind === 'link') this.note(`left out: a link within a link: ${cutWords(inner.href)}`)
      return [{ kind: 'link', href: address, children: withoutLinks(children) }]
    }
    this.note(emptyLink(address))
    return children
  }

  #isParenthesized({ parentNode }: HtmlElement): boolean {
    if (parentNode === null || !('tagName' in parentNode)) return false
    const known = this.#parenthesized.get(parentNode)
    if (known !== undefined) return known
    const found = descendants(parentNode, 'rp').length > 0
    this.#parenthesized.set(parentNode, found)
    return found
  }

  /** The link of a part of a picture. */
  #area(element: HtmlElement): Piece[] {
    const address = this.addressOf(element)
    const label = attribute(element, 'alt').trim() || address
    if (label === null || label === '') return []
    const text: Piece = { kind: 'text', text: collapsed(label) }
    return [address === null ? text : { kind: 'link', href: address, children: [text] }, { kind: 'text', text: ' ' }]
  }

  /** Lets a link be one that is in the post already. */
  markLinked(element: HtmlElement): void {
    this.#linked.add(element)
  }

  /** Where a link leads, once: null for one that is in the post already, for one within a page, and for one that Den cannot have, which is noted. */
  addressOf(element: HtmlElement): string | null {
    if (this.#linked.has(element)) return null
    this.#linked.add(element)
    const href = attribute(element, 'href').trim()
    // In Markdown a name relative to the file is no address of the site.
    const isRelative = this.#options.isMarkdown && !href.startsWith('/')
    const address = absoluteAddress(href, isRelative ? undefined : this.#options.base)
    if (address === null && href !== '' && !href.startsWith('#'))
      this.note(`a link without a host or of another kind became text: ${cutWords(href)}`)
    return address
  }

  line(nodes: readonly HtmlNode[]): string {
    return this.written(this.all(nodes)).replaceAll('\n', ' ')
  }

  written(pieces: readonly Piece[]): string {
    const { text, isPlain } = writeParagraph(pieces, this.#options.isMarkdown)
    if (isPlain) this.note('marks that Den does not have there, such as within words, became plain text')
    return text
  }
}

/** The page of the code that a script of GitHub Gist shows at its place; null for any other element. */
function gistOf(element: HtmlElement): string | null {
  if (element.tagName !== 'script') return null
  const [, page] =
    /^(?:https?:)?\/\/gist\.github\.com\/((?:[\w-]+\/)?[0-9a-f]+)\.js(?:\?|$)/i.exec(attribute(element, 'src')) ?? []
  return page === undefined ? null : `https://gist.github.com/${page}`
}

export function emptyLink(address: string): string {
  return `left out: a link without words: ${cutWords(address)}`
}
