import { canClose, canOpen } from './marked-edges.ts'

interface CodeSpan {
  text: string
  end: number
}

/**
 * Finds the inline code of one text: a run of backticks that hugs what it marks, and the next run of as many on the same line. No
 * code holds `||`, so that backticks uncover no spoiler. All runs are paired in one pass: searching the rest of the line for the
 * partner of each would take quadratic time.
 */
export class CodeReader {
  readonly #text: string
  #partners: ReadonlyMap<number, number> | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** The code whose opening backticks extend from `start` to `end`; null when they open none. */
  spanAt(start: number, end: number): CodeSpan | null {
    if (!canOpen(this.#text, start, end)) return null
    this.#partners ??= closingRuns(this.#text)
    const closing = this.#partners.get(start)
    return closing === undefined ? null : { text: this.#text.slice(end, closing), end: closing + (end - start) }
  }
}

/** For each run of backticks the next of the same length that can close it. */
function closingRuns(text: string): Map<number, number> {
  const closing = new Map<number, number>()
  const nearest = new Map<number, number>()
  for (const found of [...text.matchAll(/\n|\|\||`+/g)].reverse()) {
    const [run] = found
    if (run[0] !== '`') {
      nearest.clear()
      continue
    }
    const partner = nearest.get(run.length)
    if (partner !== undefined) closing.set(found.index, partner)
    if (canClose(text, found.index, found.index + run.length)) nearest.set(run.length, found.index)
  }
  return closing
}
