import type { Inline } from './marked-tree.ts'

/** A footnote as it was typed: its lines, of which the first begins with `[^label]: `. */
export interface TypedFootnote {
  label: string
  lines: string[]
}

/** The footnotes of one text, numbered in the order in which it refers to them. */
export class FootnoteNumbers {
  readonly #typed: ReadonlyMap<string, TypedFootnote>
  readonly #numbers = new Map<string, number>()

  /** The first of several footnotes with the same label counts. */
  constructor(typed: readonly TypedFootnote[]) {
    this.#typed = new Map([...typed].reverse().map((footnote) => [footnote.label, footnote]))
  }

  /** The reference that begins at an opening bracket; null when there is no such footnote. */
  referenceAt(text: string, bracket: number): { node: Inline; end: number } | null {
    REFERENCE.lastIndex = bracket
    const label = REFERENCE.exec(text)?.[1]
    if (label === undefined || !this.#typed.has(label)) return null
    const isFirst = !this.#numbers.has(label)
    if (isFirst) this.#numbers.set(label, this.#numbers.size + 1)
    return { node: { kind: 'footnote', number: this.#numbers.get(label)!, isFirst }, end: REFERENCE.lastIndex }
  }

  referredTo(): TypedFootnote[] {
    return [...this.#numbers.keys()].map((label) => this.#typed.get(label)!)
  }
}

/** The label of a line that begins a footnote, such as `[^1]: Seen in 1982.`; null when it begins none. */
export function footnoteLabel(line: string): string | null {
  return FIRST_LINE.exec(line)?.[1] ?? null
}

export function footnoteText({ lines }: TypedFootnote): string {
  return lines.join('\n').replace(FIRST_LINE, '$2')
}

const REFERENCE = /\[\^([\w-]{1,20})\]/y
const FIRST_LINE = /^\[\^([\w-]{1,20})\]: +(\S)/
