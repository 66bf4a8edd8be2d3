import type { ChangedPassage } from '#domain/imports/import-report.ts'
import { embedOf } from '#domain/text/embed.ts'
import { absoluteAddress, frameSource, pictureReference, watchAddress } from './html-addresses.ts'
import {
  BLOCKS,
  descendants,
  FRAMES,
  fenced,
  HEADINGS,
  holdsBlock,
  holdsSpoiler,
  isCallout,
  isFootnotes,
  isLinkedCard,
  isList,
  isPictureAlone,
  isSpoiler,
  paragraphsOf,
  pictures,
  prefixed,
  rawText,
  SMALL_HEADINGS,
  toggleParts,
} from './html-elements.ts'
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  LEFT_OUT,
  lineOf,
  parseHtml,
} from './html-tree.ts'
import { type ConversionOptions, InlineText } from './inline-text.ts'
import { partsOfList } from './list-parts.ts'
import type { Piece } from './marked-writer.ts'
import { PassageLog } from './passage-log.ts'
import { quoted } from './quoted.ts'
import { type BuiltSections, type Caption, SectionBuilder } from './section-builder.ts'
import { withMarksClosed } from './unclosed-marks.ts'

export interface ConvertedText extends BuiltSections {
  readonly notes: readonly string[]
  readonly passages: readonly ChangedPassage[]
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
  readonly #inline: InlineText
  readonly #options: ConversionOptions
  readonly #passages: PassageLog
  #pieces: Piece[] = []
  /** Number of galleries around the current element. */
  #galleries = 0

  constructor(options: ConversionOptions) {
    this.#options = options
    this.#inline = new InlineText(options)
    this.#passages = new PassageLog(this.#inline, this.#builder, options.source)
  }

  finish(): ConvertedText {
    this.#endParagraph()
    return { ...this.#builder.finish(), notes: this.#inline.notes, passages: this.#passages.all }
  }

  /** The children of a block: inline content is gathered into paragraphs. */
  blocks(parent: HtmlParent): void {
    for (const node of parent.childNodes)
      if (isElement(node) && isSpoiler(node) && holdsBlock(node)) {
        this.#endParagraph()
        this.#covered(node, '')
      } else if (isElement(node) && BLOCKS.has(node.tagName)) {
        this.#endParagraph()
        this.#passages.compare(node, () => this.#block(node))
      } else if (isElement(node) && isLinkedCard(node)) {
        this.#endParagraph()
        this.#linkedCard(node)
        for (const picture of descendants(node, 'img')) this.#picture(picture)
      } else if (isElement(node) && !LEFT_OUT.has(node.tagName) && holdsBlock(node)) this.blocks(node)
      else for (const piece of this.#inline.pieces(node)) this.#pieces.push(piece)
    if (!('tagName' in parent) || BLOCKS.has(parent.tagName)) this.#endParagraph()
  }

  #block(element: HtmlElement): void {
    const { tagName } = element
    const toggle = toggleParts(element)
    if (toggle) this.#toggle(element, toggle)
    else if (HEADINGS.has(tagName)) this.#heading(element)
    else if (SMALL_HEADINGS.has(tagName)) this.#builder.block(prefixed('## ', this.#inline.line(element.childNodes)))
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
    // The title of a section is always shown, so a heading with a spoiler is text.
    const isText = holdsSpoiler(element) || this.#builder.isCovering
    if (isText) this.#builder.block(prefixed('## ', this.#inline.line(element.childNodes)))
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
      const pieces = this.#inline.pieces(link)
      if (pieces.some(({ kind }) => kind === 'link')) this.#builder.block(this.#inline.written(pieces))
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
    for (const part of partsOfList(list)) {
      if (part.kind === 'nested') this.#inline.note('a list within a list became one list')
      else if (part.kind === 'block') {
        end()
        if (isSpoiler(part.element)) this.#covered(part.element, '')
        else this.#block(part.element)
      } else {
        const text = this.#inline.line(part.nodes)
        if (text !== '') items.push(`${isOrdered ? `${number++}.` : '-'} ${text}`)
        for (const picture of part.nodes.flatMap(pictures)) this.#picture(picture)
      }
    }
    end()
  }

  #quote(element: HtmlElement): void {
    const converter = new Converter(this.#options)
    converter.blocks(element)
    const inside = converter.finish()
    for (const note of converter.#inline.all) this.#inline.note(note)
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
    const text = caption ? this.#inline.line(caption.childNodes) : ''
    const below = { text, plain: caption && !holdsSpoiler(caption) ? lineOf(caption) : '' }
    const card = descendants(element, 'a').find(isLinkedCard)
    if (card) {
      // The pictures of a card belong to the linked site, and are left out.
      this.#linkedCard(card)
      this.#builder.block(text)
      return
    }
    // Such as a gallery whose pictures have captions of their own.
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

  /** `<details>` becomes a covered section, since writers hide spoilers in it. */
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

  #toggle(element: HtmlElement, { title, content }: NonNullable<ReturnType<typeof toggleParts>>): void {
    this.#covered(content, lineOf(title), title)
    for (const node of element.childNodes) if (isElement(node) && node !== title && node !== content) this.blocks(node)
  }

  #linkedCard(element: HtmlElement): void {
    this.#pieces.push(...this.#inline.pieces(element))
    this.#endParagraph()
  }

  #picture(element: HtmlElement, caption?: Caption, isOneOfSeveral = false): void {
    const reference = pictureReference(element)
    const title = this.#options.isMarkdown ? attribute(element, 'title').trim() : ''
    const titled = title ? { text: this.#inline.written([{ kind: 'text', text: title }]), plain: title } : undefined
    const isOfGallery = isOneOfSeveral || this.#galleries > 0
    if (reference)
      this.#builder.picture(reference, attribute(element, 'alt'), caption?.text ? caption : titled, isOfGallery)
    else this.#inline.note('a picture without an address')
  }

  #table(element: HtmlElement): void {
    this.#inline.note('a table became lines of text')
    const rows = descendants(element, 'tr').map((row) =>
      row.childNodes
        .filter((node): node is HtmlElement => isElement(node) && /^t[dh]$/.test(node.tagName))
        .map((cell) => this.#inline.line(cell.childNodes))
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
      this.#inline.note(`left out: ${element.tagName}`)
      return
    }
    const known = watchAddress(address)
    if (!embedOf(known)) this.#inline.note(`a frame of ${new URL(address).host} became its address`)
    this.#builder.block(known)
  }

  #endParagraph(): void {
    const pieces = this.#pieces
    this.#pieces = []
    for (const paragraph of paragraphsOf(pieces)) this.#builder.block(this.#inline.written(paragraph))
  }

  #footnotes(element: HtmlElement): void {
    for (const item of descendants(element, 'li')) {
      const label = attribute(item, 'id').replace(/^fn/, '')
      this.#builder.footnote(label, this.#inline.line(item.childNodes))
      for (const picture of descendants(item, 'img')) this.#picture(picture)
    }
  }
}
