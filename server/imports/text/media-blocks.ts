import { embedOf } from '#domain/text/embed.ts'
import { absoluteAddress, frameSources, isOwnFile, pictureReference, watchAddress } from './html-addresses.ts'
import { descendants, HEADINGS } from './html-elements.ts'
import { attribute, type HtmlElement, type HtmlParent, lineOf } from './html-tree.ts'
import { type ConversionOptions, emptyLink, type InlineText } from './inline-text.ts'
import { cutWords, standInNotes } from './left-out.ts'
import { isShown } from './repaired-tree.ts'
import type { Caption, SectionBuilder } from './section-builder.ts'

/** Pictures, films and players of a text, and the links around them. */
export class MediaBlocks {
  readonly #builder: SectionBuilder
  readonly #inline: InlineText
  readonly #options: ConversionOptions
  readonly #blocks: (element: HtmlElement) => void
  /** Number of galleries around the current element. */
  #galleries = 0
  /** Links around pictures of a gallery, which stay together. */
  readonly #linksBelow: string[] = []

  /** @param blocks converts what is in an element */
  constructor(
    builder: SectionBuilder,
    inline: InlineText,
    options: ConversionOptions,
    blocks: (element: HtmlElement) => void,
  ) {
    this.#builder = builder
    this.#inline = inline
    this.#options = options
    this.#blocks = blocks
  }

  /** Converts a gallery, whose links stand below it. */
  gallery(convert: () => void): void {
    this.#galleries++
    convert()
    if (--this.#galleries === 0) this.#writeLinks()
  }

  /** Pictures, films and players of the lines above. @param caption that of the last one */
  aside(parts = this.#inline.takeAside(), caption?: Caption): void {
    parts.forEach(({ element, isCovered }, index) => {
      if (isCovered) this.#builder.covered('')
      if (element.tagName === 'img') this.picture(element, index === parts.length - 1 ? caption : undefined)
      else this.frame(element)
      if (isCovered) this.uncovered()
    })
  }

  /** Links below pictures are covered as these are. */
  uncovered(): void {
    this.#writeLinks()
    this.#builder.uncovered()
  }

  picture(element: HtmlElement, caption?: Caption): void {
    const reference = pictureReference(element)
    const alt = attribute(element, 'alt')
    const link = linkAround(element)
    if (reference !== '' && !isShown(element)) {
      this.#inline.note(`left out: a picture of one pixel: ${cutWords(reference)}`)
      if (link) this.linkBelow(link)
      return
    }
    const title = this.#options.isMarkdown ? attribute(element, 'title').trim() : ''
    const titled = title ? { text: this.#inline.written([{ kind: 'text', text: title }]), plain: title } : undefined
    const below = caption?.text ? caption : titled
    if (reference) this.#builder.picture(reference, alt, below, this.#galleries > 0)
    else {
      this.#inline.note(`a picture without an address${named(element)}`)
      this.#builder.block(below?.text ?? '')
    }
    if (reference && below === caption && title !== '' && title !== caption?.plain)
      this.#inline.note(`the title of a picture was left out: "${cutWords(title)}"`)
    if (link) this.linkBelow(link, alt.trim(), reference)
    if (this.#galleries === 0) this.#writeLinks()
  }

  /** Names a picture that a card of a linked page shows, with the link around it within the card. */
  leaveOut(picture: HtmlElement, card: HtmlElement): void {
    const title = this.#options.isMarkdown ? attribute(picture, 'title').trim() : ''
    this.#inline.note(`left out: a picture of a linked page: ${cutWords(pictureReference(picture))}${named(picture)}`)
    if (title !== '') this.#inline.note(`the title of a picture was left out: "${cutWords(title)}"`)
    const link = linkAround(picture)
    if (link && link !== card) this.linkBelow(link)
  }

  /** A link around pictures or blocks stands below them. */
  linkBelow(element: HtmlElement, label = '', reference?: string): void {
    const href = attribute(element, 'href').trim()
    if (reference !== undefined && isOwnFile(href, reference)) {
      this.#inline.markLinked(element)
      return
    }
    // Each picture of a link asks, and the first alone may search the link.
    const address = this.#inline.addressOf(element)
    if (address === null) return
    // Words within are a link already, or a heading, whose link bears its words.
    const [heading] = [...HEADINGS].flatMap((name) => descendants(element, name))
    if (/\battachment\b/.test(attribute(element, 'rel')))
      this.#inline.note(`left out: the link of a picture to its own page: ${cutWords(address)}`)
    else if (!heading && label === '' && reference === undefined) this.#inline.note(emptyLink(address))
    else {
      const text = (heading && lineOf(heading)) || label || address
      this.#linksBelow.push(this.#inline.written([{ kind: 'link', href: address, children: [{ kind: 'text', text }] }]))
      if (this.#galleries === 0) this.#writeLinks()
    }
  }

  #writeLinks(): void {
    for (const link of this.#linksBelow.splice(0)) this.#builder.block(link)
  }

  /** A film or a player: its address alone in a paragraph is a card. */
  frame(element: HtmlElement): void {
    const { tagName } = element
    const [first = '', ...others] = frameSources(element)
    const address = absoluteAddress(first, this.#options.base)
    const known = new Set([first])
    if (address === null && tagName === 'object' && first === '') {
      // Browsers show what stands in for an object without an address.
      this.#blocks(element)
      const link = linkAround(element)
      if (link) this.linkBelow(link)
      return
    }
    if (address === null) this.#inline.note(`left out: ${tagName}${first && ` ${cutWords(first)}`}`)
    else if (address.startsWith('/')) {
      this.#inline.note(`a player [${tagName}] became a link to its file`)
      this.#builder.block(
        this.#inline.written([{ kind: 'link', href: address, children: [{ kind: 'text', text: address }] }]),
      )
      known.add(address)
    } else {
      const watched = watchAddress(address)
      if (!embedOf(watched)) this.#inline.note(`a frame of ${new URL(address).host} became its address`)
      this.#builder.block(watched)
      known.add(address)
      for (const other of others) if (watchAddress(other) === watched) known.add(other)
    }
    for (const other of others)
      if (!known.has(other)) this.#inline.note(`left out: another address of ${tagName}: ${cutWords(other)}`)
    for (const other of others) known.add(other)
    const poster = attribute(element, 'poster').trim()
    if (poster) this.#inline.note(`left out: a picture in front of ${tagName}: ${cutWords(poster)}`)
    for (const note of standInNotes(tagName, element.childNodes, known)) this.#inline.note(note)
    const link = linkAround(element)
    if (link) this.linkBelow(link, '', first)
  }
}

/** The description of a picture, for a note. */
function named(picture: HtmlElement): string {
  const alt = attribute(picture, 'alt').trim()
  return alt && ` ("${cutWords(alt)}")`
}

/** The link that an element is in. */
function linkAround(element: HtmlElement): HtmlElement | null {
  for (let parent: HtmlParent | null = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    if (parent.tagName === 'a') return parent
  return null
}
