import { serializeOuter } from 'parse5'
import type { ChangedPassage } from '#domain/imports/import-report.ts'
import { attribute, type HtmlElement } from './html-tree.ts'
import type { InlineText } from './inline-text.ts'
import type { SectionBuilder } from './section-builder.ts'

/**
 * The attribute by which a block of rendered Markdown names its lines: the first, and the one after its last. Short, since each block
 * has it. A text that has it itself only shows other lines in a report.
 */
export const LINES = 'qx'

/** Characters of a passage, the beginning of which is kept, and the number of passages of a text. */
const PASSAGE_LENGTH = 600
const PASSAGES_MAX = 20
/** Characters of the HTML of an element from which comments are removed. Editors of blocks write them around each block. */
const SOURCE_LENGTH = 5_000

/** How the blocks of a text that have notes are written in the source and in Den. */
export class PassageLog {
  readonly #inline: InlineText
  readonly #builder: SectionBuilder
  readonly #markdown: readonly string[] | undefined
  readonly #passages: ChangedPassage[] = []
  /** The number of notes that have a passage. */
  #kept = 0

  /** @param markdown the lines of the text, if the HTML was rendered from Markdown */
  constructor(inline: InlineText, builder: SectionBuilder, markdown: readonly string[] | undefined) {
    this.#inline = inline
    this.#builder = builder
    this.#markdown = markdown
  }

  get all(): readonly ChangedPassage[] {
    return this.#passages
  }

  /** Converts a block, and keeps a passage for each note on it. Notes on a block within it already have one. */
  compare(element: HtmlElement, convert: () => void): void {
    const noted = this.#inline.noted
    const place = this.#builder.end
    // The conversion of `<details>` takes its summary out of the tree.
    const folded = element.tagName === 'details' ? this.#sourceOf(element) : undefined
    convert()
    const notes = this.#inline.notedSince(Math.max(noted, this.#kept))
    this.#kept = this.#inline.noted
    if (notes.length === 0 || this.#passages.length >= PASSAGES_MAX) return
    const was = beginningOf(folded ?? this.#sourceOf(element))
    const came = beginningOf(this.#builder.textSince(place))
    this.#passages.push(...notes.map((note) => ({ note, was, came })))
  }

  /** How an element is written: as HTML without comments, or in the Markdown of which it was rendered. */
  #sourceOf(element: HtmlElement): string {
    const [, first, end] = /^(\d{1,9}) (\d{1,9})$/.exec(attribute(element, LINES)) ?? []
    if (this.#markdown && first !== undefined) return this.#markdown.slice(Number(first), Number(end)).join('\n').trim()
    return serializeOuter(element)
      .slice(0, SOURCE_LENGTH)
      .replace(/<!--.*?(?:-->|$)/gs, '')
      .replace(/ qx="\d+ \d+"/g, '')
      .replace(/\n\s*\n/g, '\n')
  }
}

function beginningOf(text: string): string {
  return text.length > PASSAGE_LENGTH ? `${text.slice(0, PASSAGE_LENGTH).toWellFormed()}…` : text
}
