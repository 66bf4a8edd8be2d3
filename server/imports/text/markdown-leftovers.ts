import type { Token } from 'markdown-it'
import { cutWords } from './left-out.ts'

interface Reference {
  readonly href: string
  readonly title: string
}

/** What the parser reads of Markdown and shows nowhere: definitions that nothing refers to, and what stands in descriptions. */
export class MarkdownLeftovers {
  readonly #references = new Map<string, Reference>()
  /** Addresses and titles of links and pictures. A label that is looked up may be in a link that is none in the end. */
  readonly #shown = new Set<string>()
  readonly #notes = new Set<string>()
  #isInline = false

  /**
   * The definitions of addresses by labels, as the parser keeps them. It stores none where one is, so that it finds none while it
   * reads blocks, and the second of a label is known as well.
   */
  readonly references = new Proxy<Record<string, Reference>>(
    {},
    {
      get: (_, label) => (this.#isInline ? this.#references.get(String(label)) : undefined),
      set: (_, label, reference: Reference) => {
        if (this.#references.has(String(label))) this.#note(String(label), reference, 'which is defined twice')
        else this.#references.set(String(label), reference)
        return true
      },
    },
  )

  /** Blocks are read, lines follow. */
  beginLines(): void {
    this.#isInline = true
  }

  /** @param tokens those of blocks, with footnotes still in their place @param numbers of footnotes by labels, -1 without a reference */
  look(tokens: readonly Token[], numbers: Readonly<Record<string, number>> = {}): void {
    const texts = new Map<string, string[]>()
    let footnote: string[] | undefined
    for (const token of tokens) {
      if (token.type === 'footnote_reference_open') {
        const label = String(token.meta?.label)
        footnote = ['']
        const before = texts.get(label)
        if (before && (numbers[`:${label}`] ?? -1) >= 0)
          this.#notes.add(
            `left out: the footnote ${label.slice(0, 80)}, which is defined twice: "${cutWords(before.join(' ').trim())}"`,
          )
        texts.set(label, footnote)
      } else if (token.type === 'footnote_reference_close') footnote = undefined
      else if (token.content !== '') footnote?.push(token.content)
      if (token.type === 'fence') this.#lookAtFence(token.info)
      for (const child of token.children ?? []) {
        const address = child.attrGet('href') ?? child.attrGet('src')
        if (address !== null) this.#shown.add(keyOf(String(address), String(child.attrGet('title') ?? '')))
        if (child.type === 'image') this.#lookAtDescription(child)
      }
    }
    for (const [label, words] of texts)
      if ((numbers[`:${label}`] ?? -1) < 0)
        this.#notes.add(
          `left out: the footnote ${label.slice(0, 80)}, to which nothing refers: "${cutWords(words.join(' ').trim())}"`,
        )
  }

  get notes(): string[] {
    for (const [label, reference] of this.#references)
      if (!this.#shown.has(keyOf(reference.href, reference.title)))
        this.#note(label, reference, 'to which nothing refers')
    return [...this.#notes]
  }

  #note(label: string, { href, title }: Reference, why: string): void {
    // `[//]: # (words)` is a comment.
    if (/^[#<]?$/.test(href)) return
    const titled = title && ` ("${cutWords(title)}")`
    this.#notes.add(`left out: an address, ${why} as [${label.toLowerCase().slice(0, 80)}]: ${cutWords(href)}${titled}`)
  }

  /** Such as `js title="words"`: the first word is the language. */
  #lookAtFence(info: string): void {
    const rest = info.trim().replace(/^\S+\s*/, '')
    if (rest !== '') this.#notes.add(`left out: what a block of code says of itself: ${cutWords(rest)}`)
  }

  /** The description of a picture is words alone. */
  #lookAtDescription(picture: Token): void {
    for (const inner of picture.children ?? []) {
      const address = String(inner.attrGet('href') ?? inner.attrGet('src') ?? '')
      if (address) this.#notes.add(`left out: a link in the description of a picture: ${cutWords(address)}`)
    }
  }
}

function keyOf(address: string, title: string): string {
  return `${address}\0${title}`
}
