import type { ChangedPassage } from '#domain/imports/import-report.ts'
import { withBareAddresses } from './html-addresses.ts'
import { attributeNotes } from './html-attributes.ts'
import {
  BLOCKS,
  descendants,
  FRAMES,
  fenced,
  HEADINGS,
  holdsBlock,
  holdsSpoiler,
  isAlone,
  isCallout,
  isCovering,
  isFootnotes,
  isLinkedCard,
  isList,
  isPictureAlone,
  isSpoiler,
  linksIn,
  paragraphsOf,
  prefixed,
  rawText,
  SMALL_HEADINGS,
  takeSummary,
  toggleParts,
  wordsOf,
} from './html-elements.ts'
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  LEFT_OUT,
  parseHtml,
} from './html-tree.ts'
import { type ConversionOptions, InlineText } from './inline-text.ts'
import { partsOfList } from './list-parts.ts'
import type { Piece } from './marked-writer.ts'
import { MediaBlocks } from './media-blocks.ts'
import { PassageLog } from './passage-log.ts'
import { addPictures, quoted } from './quoted.ts'
import { openForms, takePicturesOfNoscript } from './repaired-tree.ts'
import { type BuiltSections, SectionBuilder } from './section-builder.ts'
import { rowLines, tableParts } from './table-rows.ts'
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
  const tree = parseHtml(withMarksClosed(withBareAddresses(html)))
  takePicturesOfNoscript(tree)
  converter.attributes(tree)
  converter.blocks(tree)
  return converter.finish()
}

class Converter {
  readonly #builder = new SectionBuilder()
  readonly #inline: InlineText
  readonly #options: ConversionOptions
  readonly #passages: PassageLog
  readonly #media: MediaBlocks
  #pieces: Piece[] = []

  constructor(options: ConversionOptions) {
    this.#options = options
    this.#inline = new InlineText(options)
    this.#passages = new PassageLog(this.#inline, this.#builder, options.source)
    this.#media = new MediaBlocks(this.#builder, this.#inline, options, (element) => {
      this.blocks(element)
      this.#endParagraph()
    })
  }

  finish(): ConvertedText {
    this.#endParagraph()
    return { ...this.#builder.finish(), notes: this.#inline.notes, passages: this.#passages.all }
  }

  /** Opens what holds the text, and names what readers see only by pointing, or never. */
  attributes(tree: HtmlParent): void {
    const notes = [...openForms(tree), ...attributeNotes(tree, this.#options.isMarkdown)]
    for (const note of notes) this.#inline.note(note)
  }

  /** The children of a block: inline content is gathered into paragraphs. */
  blocks(parent: HtmlParent): void {
    for (const node of parent.childNodes)
      if (isElement(node) && isSpoiler(node) && holdsBlock(node)) {
        this.#endParagraph()
        this.#covered(node, [])
      } else if (isElement(node) && BLOCKS.has(node.tagName)) {
        this.#endParagraph()
        this.#passages.compare(node, () => this.#block(node))
      } else if (isElement(node) && isLinkedCard(node)) {
        this.#endParagraph()
        this.#linkedCard(node)
      } else if (isElement(node) && !LEFT_OUT.has(node.tagName) && holdsBlock(node)) {
        this.blocks(node)
        if (node.tagName === 'a') this.#media.linkBelow(node)
      } else for (const piece of this.#inline.pieces(node)) this.#pieces.push(piece)
    if (!('tagName' in parent) || BLOCKS.has(parent.tagName)) this.#endParagraph()
  }

  #block(element: HtmlElement): void {
    const { tagName } = element
    const toggle = toggleParts(element)
    if (toggle) this.#toggle(element, toggle)
    else if (HEADINGS.has(tagName)) this.#heading(element)
    else if (SMALL_HEADINGS.has(tagName)) this.#lineBelow('## ', element.childNodes)
    else if (isList(element)) this.#list(element)
    else if (isFootnotes(element)) this.#footnotes(element)
    else if (tagName === 'blockquote') this.#quote(element)
    else if (tagName === 'pre') this.#code(element)
    else if (tagName === 'img') this.#media.picture(element)
    else if (tagName === 'figure') this.#figure(element)
    else if (tagName === 'details') this.#details(element)
    else if (isCallout(element)) this.#quote(element)
    else if (tagName === 'table') this.#table(element)
    else if (FRAMES.has(tagName)) this.#media.frame(element)
    else if (tagName !== 'hr') this.blocks(element)
  }

  /** A block of one line, and below it what no line can hold. */
  #lineBelow(mark: string, nodes: readonly HtmlNode[]): void {
    this.#builder.block(prefixed(mark, this.#inline.line(nodes)))
    this.#media.aside()
  }

  #heading(element: HtmlElement): void {
    // The title of a section is always shown, so a heading with a spoiler is text.
    if (holdsSpoiler(element) || this.#builder.isCovering) {
      this.#lineBelow('## ', element.childNodes)
      return
    }
    const pieces = this.#inline.all(element.childNodes)
    const title = wordsOf(pieces)
    if (title !== '') this.#builder.heading(title)
    this.#media.aside()
    this.#linksOf(pieces)
  }

  #code(element: HtmlElement): void {
    const isCovered = holdsSpoiler(element)
    const pieces = this.#inline.all(element.childNodes)
    if (isCovered) this.#builder.covered('')
    this.#builder.block(fenced(rawText(element)))
    this.#media.aside()
    this.#linksOf(pieces)
    if (isCovered) this.#builder.uncovered()
  }

  /** Titles and code have no links: they stand below. */
  #linksOf(pieces: readonly Piece[]): void {
    for (const link of linksIn(pieces)) this.#builder.block(this.#inline.written([link]))
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
        if (isSpoiler(part.element)) this.#covered(part.element, [])
        else this.#block(part.element)
      } else {
        const text = this.#inline.line(part.nodes)
        if (text !== '') items.push(`${isOrdered ? `${number++}.` : '-'} ${text}`)
        if (this.#inline.hasAside) end()
        this.#media.aside()
      }
    }
    end()
  }

  #quote(element: HtmlElement): void {
    const converter = new Converter(this.#options)
    converter.blocks(element)
    const inside = converter.finish()
    for (const note of converter.#inline.allNotes) this.#inline.note(note)
    const { text, pictures } = quoted(inside)
    this.#builder.block(text)
    addPictures(this.#builder, pictures)
  }

  #figure(element: HtmlElement): void {
    const [caption] = descendants(element, 'figcaption')
    const shown = descendants(element, 'img')
    const card = descendants(element, 'a').find((link) => isLinkedCard(link) && isAlone(link, element, caption))
    if (card) {
      // The pictures of a card belong to the linked site.
      this.#linkedCard(card, false)
      if (caption) this.#lineBelow('', caption.childNodes)
      return
    }
    const convert = () => {
      if (shown.length === 0 || !isPictureAlone(element, caption)) this.blocks(element)
      else this.#pictures(element, caption)
    }
    if (shown.length > 1) this.#media.gallery(convert)
    else convert()
  }

  #pictures(figure: HtmlElement, caption: HtmlElement | undefined): void {
    const pieces = caption ? this.#inline.all(caption.childNodes) : []
    const icons = this.#inline.takeAside()
    const text = this.#inline.written(pieces).replaceAll('\n', ' ')
    const isPlain = caption && !holdsSpoiler(caption) && linksIn(pieces).length === 0
    const below = { text, plain: isPlain ? wordsOf(pieces) : '' }
    const beside = this.#inline.all(figure.childNodes.filter((node) => node !== caption))
    const pictures = this.#inline.takeAside()
    this.#media.aside(pictures, below)
    if (pictures.length === 0) this.#builder.block(text)
    this.#media.aside(icons)
    this.#linksOf(beside)
  }

  /** `<details>` becomes a covered section, since writers hide spoilers in it. */
  #details(element: HtmlElement): void {
    const summary = takeSummary(element)
    this.#covered(element, summary?.childNodes ?? [])
  }

  #covered(element: HtmlElement, title: readonly HtmlNode[]): void {
    const isOpen = !title.some(isCovering)
    const pieces = isOpen ? this.#inline.all(title) : []
    this.#builder.covered(wordsOf(pieces))
    if (!isOpen) this.#lineBelow('## ', title)
    this.#media.aside()
    this.#linksOf(pieces)
    this.blocks(element)
    this.#endParagraph()
    this.#media.uncovered()
  }

  #toggle(element: HtmlElement, { title, content }: NonNullable<ReturnType<typeof toggleParts>>): void {
    this.#covered(content, title.childNodes)
    element.childNodes = element.childNodes.filter((node) => node !== title && node !== content)
    this.blocks(element)
  }

  #linkedCard(element: HtmlElement, withPictures = true): void {
    this.#pieces.push(...this.#inline.pieces(element))
    const parts = withPictures ? [] : this.#inline.takeAside()
    const pictures = parts.filter((part) => part.element.tagName === 'img')
    for (const picture of pictures) this.#media.leaveOut(picture.element, element)
    this.#endParagraph()
    this.#media.aside(parts.filter((part) => !pictures.includes(part)))
    this.#media.linkBelow(element)
  }

  #table(element: HtmlElement): void {
    const { captions, rows, isLayout } = tableParts(element)
    for (const caption of captions) this.#lineBelow('', caption.childNodes)
    if (isLayout) {
      this.#inline.note('the cells of a table stand one below the other')
      for (const cell of rows.flat()) {
        this.blocks(cell)
        this.#endParagraph()
      }
      return
    }
    this.#inline.note('a table became lines of text')
    this.#builder.block(rowLines(rows, (nodes) => this.#inline.line(nodes)))
    this.#media.aside()
  }

  #endParagraph(): void {
    const pieces = this.#pieces
    this.#pieces = []
    for (const paragraph of paragraphsOf(pieces)) this.#builder.block(this.#inline.written(paragraph))
    this.#media.aside()
  }

  #footnotes(element: HtmlElement): void {
    for (const item of descendants(element, 'li')) {
      const label = attribute(item, 'id').replace(/^fn/, '')
      this.#builder.footnote(label, this.#inline.line(item.childNodes))
      this.#media.aside()
    }
  }
}
