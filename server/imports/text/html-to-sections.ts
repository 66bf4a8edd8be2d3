import { embedOf } from '#domain/text/embed.ts'
import { absoluteAddress, frameSource, pictureReference, watchAddress } from './html-addresses.ts'
import {
  BLOCKS,
  CHANGES_MEANING,
  CODE,
  descendants,
  EMPHASIS,
  FRAMES,
  fenced,
  HEADINGS,
  holdsBlock,
  holdsSpoiler,
  isCallout,
  isFootnoteReference,
  isFootnotes,
  isLinkedCard,
  isList,
  isPictureAlone,
  isSpoiler,
  PARTS_LISTS,
  paragraphsOf,
  pictures,
  prefixed,
  rawText,
  SMALL_HEADINGS,
  STRONG,
  withoutLinks,
} from './html-elements.ts'
import {
  attribute,
  collapsed,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  LEFT_OUT,
  lineOf,
  parseHtml,
} from './html-tree.ts'
import { type Piece, writeParagraph } from './marked-writer.ts'
import { quoted } from './quoted.ts'
import { type BuiltSections, type Caption, SectionBuilder } from './section-builder.ts'
import { withMarksClosed } from './unclosed-marks.ts'

export interface ConversionOptions {
  /** Base of relative addresses. */
  readonly base?: string
  /** Whether the HTML was Markdown: titles of pictures are captions, and `||` hides what it encloses. */
  readonly isMarkdown?: boolean
}

export interface ConvertedText extends BuiltSections {
  readonly notes: readonly string[]
}

/**
 * h1 to h3 begin a section, its first picture is that of the section. Only text, known marks, pictures and addresses come out.
 * @throws {ImportError} for HTML beyond the limits of length and depth
 */
export function htmlToSections(html: string, options: ConversionOptions = {}): ConvertedText {
  const converter = new Converter(options)
  converter.blocks(parseHtml(withMarksClosed(html)))
  return converter.finish()
}

class Converter {
  readonly #builder = new SectionBuilder()
  readonly #counts = new Map<string, number>()
  readonly #options: ConversionOptions
  #pieces: Piece[] = []
  /** How many galleries are open. */
  #galleries = 0

  constructor(options: ConversionOptions) {
    this.#options = options
  }

  finish(): ConvertedText {
    this.#endParagraph()
    return {
      ...this.#builder.finish(),
      notes: [...this.#counts].map(([what, count]) => (count > 1 ? `${what} (${count})` : what)),
    }
  }

  /** The children of a block: inline content is gathered into paragraphs. */
  blocks(parent: HtmlParent): void {
    for (const node of parent.childNodes)
      if (isElement(node) && isSpoiler(node) && holdsBlock(node)) {
        this.#endParagraph()
        this.#covered(node, '')
      } else if (isElement(node) && BLOCKS.has(node.tagName)) {
        this.#endParagraph()
        this.#block(node)
      } else if (isElement(node) && isLinkedCard(node)) {
        this.#endParagraph()
        this.#linkedCard(node)
        for (const picture of descendants(node, 'img')) this.#picture(picture)
      } else if (isElement(node) && !LEFT_OUT.has(node.tagName) && holdsBlock(node)) this.blocks(node)
      else for (const piece of this.#inline(node)) this.#pieces.push(piece)
    if (!('tagName' in parent) || BLOCKS.has(parent.tagName)) this.#endParagraph()
  }

  #block(element: HtmlElement): void {
    const { tagName } = element
    if (HEADINGS.has(tagName)) this.#heading(element)
    else if (SMALL_HEADINGS.has(tagName)) this.#builder.block(prefixed('## ', this.#line(element.childNodes)))
    else if (isList(element)) this.#list(element)
    else if (isFootnotes(element)) this.#footnotes(element)
    else if (tagName === 'blockquote') this.#quote(element)
    else if (tagName === 'pre') this.#code(element)
    else if (tagName === 'img') this.#picture(element)
    else if (tagName === 'figure') this.#figure(element)
    else if (tagName === 'details') this.#details(element)
    else if (isCallout(element)) this.#quote(element)
    else if (tagName === 'table') this.#table(element)
    else if (FRAMES.has(tagName)) this.#frame(element)
    else if (tagName !== 'hr') this.blocks(element)
  }

  #heading(element: HtmlElement): void {
    const title = lineOf(element)
    // A title cannot be covered.
    const isText = holdsSpoiler(element) || this.#builder.isCovering
    if (isText) this.#builder.block(prefixed('## ', this.#line(element.childNodes)))
    else if (title !== '') this.#builder.heading(title)
    for (const picture of descendants(element, 'img')) this.#picture(picture)
    if (!isText) this.#linksBelow(element)
  }

  #code(element: HtmlElement): void {
    const isCovered = holdsSpoiler(element)
    if (isCovered) this.#builder.covered('')
    this.#builder.block(fenced(rawText(element)))
    this.#linksBelow(element)
    if (isCovered) this.#builder.uncovered()
  }

  /** Titles and code have no links: they stand below. */
  #linksBelow(element: HtmlElement): void {
    for (const link of descendants(element, 'a')) {
      const pieces = this.#inline(link)
      if (pieces.some(({ kind }) => kind === 'link')) this.#builder.block(this.#written(pieces))
    }
  }

  #list(list: HtmlElement): void {
    const isOrdered = list.tagName === 'ol'
    let number = Number.parseInt(attribute(list, 'start') || '1', 10) || 1
    let items: string[] = []
    const end = () => {
      this.#builder.block(items.join('\n'))
      items = []
    }
    const add = (nodes: readonly HtmlNode[]) => {
      const text = this.#line(nodes)
      if (text !== '') items.push(`${isOrdered ? `${number++}.` : '-'} ${text}`)
      for (const picture of nodes.flatMap(pictures)) this.#picture(picture)
    }
    const collect = (element: HtmlElement, depth: number) => {
      if (depth === 1) this.#note('a list within a list became one list')
      for (const item of element.childNodes) {
        if (!isElement(item)) continue
        let line: HtmlNode[] = []
        if (isList(item)) collect(item, depth + 1)
        else
          for (const node of item.childNodes) {
            const isApart = isElement(node) && (PARTS_LISTS.has(node.tagName) || (isSpoiler(node) && holdsBlock(node)))
            if (!isApart && !(isElement(node) && isList(node))) {
              line.push(node)
              continue
            }
            add(line)
            line = []
            if (!isApart) collect(node as HtmlElement, depth + 1)
            else {
              end()
              if (isSpoiler(node)) this.#covered(node, '')
              else this.#block(node)
            }
          }
        add(line)
      }
    }
    collect(list, 0)
    end()
  }

  #quote(element: HtmlElement): void {
    const converter = new Converter(this.#options)
    converter.blocks(element)
    const inside = converter.finish()
    for (const note of inside.notes) this.#note(note)
    const { text, pictures } = quoted(inside)
    this.#builder.block(text)
    for (const { reference, alt, source, isCovered } of pictures) {
      if (isCovered) this.#builder.covered('')
      this.#builder.picture(reference, alt, { text: source, plain: source })
      if (isCovered) this.#builder.uncovered()
    }
  }

  #figure(element: HtmlElement): void {
    const [caption] = descendants(element, 'figcaption')
    const shown = descendants(element, 'img')
    const text = caption ? this.#line(caption.childNodes) : ''
    const below = { text, plain: caption && !holdsSpoiler(caption) ? lineOf(caption) : '' }
    const card = descendants(element, 'a').find(isLinkedCard)
    if (card) {
      // The pictures of a card belong to the linked site, and are left out.
      this.#linkedCard(card)
      this.#builder.block(text)
      return
    }
    // More than pictures and one caption, as of a gallery whose pictures have captions of their own.
    if (shown.length === 0 || !isPictureAlone(element, caption)) {
      this.#galleries += shown.length > 1 ? 1 : 0
      this.blocks(element)
      this.#galleries -= shown.length > 1 ? 1 : 0
      return
    }
    shown.forEach((picture, index) => {
      this.#picture(picture, index === shown.length - 1 ? below : undefined, shown.length > 1)
    })
  }

  /** What is folded together is covered: it may be what readers do not want to know yet. */
  #details(element: HtmlElement): void {
    const summary = element.childNodes.find((node) => isElement(node) && node.tagName === 'summary')
    element.childNodes = element.childNodes.filter((node) => node !== summary)
    this.#covered(element, summary && isElement(summary) ? lineOf(summary) : '', summary)
  }

  #covered(element: HtmlElement, title: string, summary?: HtmlNode): void {
    this.#builder.covered(title)
    if (summary && isElement(summary)) {
      for (const picture of descendants(summary, 'img')) this.#picture(picture)
      this.#linksBelow(summary)
    }
    this.blocks(element)
    this.#endParagraph()
    this.#builder.uncovered()
  }

  #linkedCard(element: HtmlElement): void {
    this.#pieces.push(...this.#inline(element))
    this.#endParagraph()
  }

  #picture(element: HtmlElement, caption?: Caption, isOneOfSeveral = false): void {
    const reference = pictureReference(element)
    const title = this.#options.isMarkdown ? attribute(element, 'title').trim() : ''
    const titled = title ? { text: this.#written([{ kind: 'text', text: title }]), plain: title } : undefined
    const isOfGallery = isOneOfSeveral || this.#galleries > 0
    if (reference)
      this.#builder.picture(reference, attribute(element, 'alt'), caption?.text ? caption : titled, isOfGallery)
    else this.#note('a picture without an address')
  }

  #table(element: HtmlElement): void {
    this.#note('a table became lines of text')
    const rows = descendants(element, 'tr').map((row) =>
      row.childNodes
        .filter((node): node is HtmlElement => isElement(node) && /^t[dh]$/.test(node.tagName))
        .map((cell) => this.#line(cell.childNodes))
        .filter(Boolean)
        .join(' – '),
    )
    this.#builder.block(rows.filter(Boolean).join('\n'))
    for (const frame of [...FRAMES].flatMap((name) => descendants(element, name))) this.#frame(frame)
    for (const picture of descendants(element, 'img')) this.#picture(picture)
  }

  /** A film or a player: its address alone in a paragraph is a card. */
  #frame(element: HtmlElement): void {
    const address = absoluteAddress(frameSource(element), this.#options.base)
    if (address === null) {
      this.#note(`left out: ${element.tagName}`)
      return
    }
    const known = watchAddress(address)
    if (!embedOf(known)) this.#note(`a frame of ${new URL(address).host} became its address`)
    this.#builder.block(known)
  }

  #inlines(nodes: readonly HtmlNode[]): Piece[] {
    return nodes.flatMap((node) => this.#inline(node))
  }

  #inline(node: HtmlNode): Piece[] {
    if ('value' in node) return [{ kind: 'text', text: collapsed(node.value) }]
    if (!isElement(node)) return []
    const { tagName } = node
    if (LEFT_OUT.has(tagName)) {
      if (tagName !== 'noscript') this.#note(`left out: ${tagName}`)
      return []
    }
    if (tagName === 'br') return [{ kind: 'break' }]
    if (tagName === 'img') return []
    if (CODE.has(tagName) && descendants(node, 'a').length === 0 && !holdsSpoiler(node))
      return [{ kind: 'code', text: lineOf(node) }]
    if (isFootnoteReference(node)) return [{ kind: 'reference', text: lineOf(node) }]
    const children = this.#inlines(node.childNodes)
    if (EMPHASIS.has(tagName)) return [{ kind: 'emphasis', children }]
    if (CHANGES_MEANING.has(tagName)) this.#note('struck, raised or lowered words became plain text')
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
    if (title !== '' && title !== lineOf(element)) this.#note('the title of a link was left out')
    if (address !== null && lineOf(element) !== '')
      return [{ kind: 'link', href: address, children: withoutLinks(children) }]
    if (href !== '' && !href.startsWith('#'))
      this.#note(`a link without a host or of another kind became text: ${href.slice(0, 80)}`)
    return children
  }

  #endParagraph(): void {
    const pieces = this.#pieces
    this.#pieces = []
    for (const paragraph of paragraphsOf(pieces)) this.#builder.block(this.#written(paragraph))
  }

  #line(nodes: readonly HtmlNode[]): string {
    return this.#written(this.#inlines(nodes)).replaceAll('\n', ' ')
  }

  #written(pieces: readonly Piece[]): string {
    const { text, isPlain } = writeParagraph(pieces, this.#options.isMarkdown)
    if (isPlain) this.#note('marks that Den does not have there, such as within words, became plain text')
    return text
  }

  #footnotes(element: HtmlElement): void {
    for (const item of descendants(element, 'li')) {
      const label = attribute(item, 'id').replace(/^fn/, '')
      this.#builder.footnote(label, this.#line(item.childNodes))
      for (const picture of descendants(item, 'img')) this.#picture(picture)
    }
  }

  #note(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }
}
