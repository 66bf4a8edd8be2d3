/** Also in quotes and lists. A line of backticks with further ones is code within a line. */
const FENCE = /^[ \t>]{0,40}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4})?(`{3,}(?=[^`\n]*$)|~{3,})[ \t]*([^\n]*)$/
/** Of a list, or a footnote: what is indented below goes on with it. */
const LIST_ITEM = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s|\[\^[^\]\n]{1,100}\]:)/
const INDENTED = /^(?: {4}|\t)\s*\S/

/** Tells, line after line of Markdown, whether a line is code: within a fence, `<pre>`, or indented after a blank line. */
export class CodeLines {
  #fence = ''
  /** Whether the fence stands in a quote, which ends it. */
  #isQuoted = false
  #isPre = false
  #isIndented = false
  #isBlankBefore = true
  #isInList = false

  isCode(line: string): boolean {
    const [, opened, info] = FENCE.exec(line) ?? []
    const isQuote = /^\s{0,3}>/.test(line)
    if (this.#fence !== '' && this.#isQuoted && !isQuote) this.#fence = ''
    if (this.#fence !== '') {
      if (opened?.startsWith(this.#fence) && info === '') this.#fence = ''
      return true
    }
    if (opened && !this.#isPre) {
      this.#fence = opened
      this.#isQuoted = isQuote
      this.#isBlankBefore = false
      return true
    }
    const isPre = this.#isPre || /^ {0,3}<pre[\s>]/i.test(line)
    this.#isPre = isPre && !/<\/pre\s*>/i.test(line)
    if (isPre) return true
    if (line.trim() === '') {
      this.#isBlankBefore = true
      return this.#isIndented
    }
    this.#isIndented = INDENTED.test(line) && !this.#isInList && (this.#isBlankBefore || this.#isIndented)
    if (!INDENTED.test(line)) this.#isInList = LIST_ITEM.test(line) || (this.#isInList && !this.#isBlankBefore)
    this.#isBlankBefore = false
    return this.#isIndented
  }
}

/** Changes a line outside of code, which stands between runs of backticks of one length. @param changeCode gets code with its backticks */
export function outsideCode(
  line: string,
  change: (text: string) => string,
  changeCode: (code: string) => string = (code) => code,
): string {
  const runs = [...line.matchAll(/`+/g)].map(({ 0: run, index }) => ({ length: run.length, index }))
  const last = new Map(runs.map(({ length }, position) => [length, position]))
  let changed = ''
  let at = 0
  for (let begin = 0; begin < runs.length; begin++) {
    const { length, index } = runs[begin]!
    if (last.get(length)! <= begin) continue
    let end = begin + 1
    while (runs[end]!.length !== length) end++
    const after = runs[end]!.index + length
    changed += change(line.slice(at, index)) + changeCode(line.slice(index, after))
    at = after
    begin = end
  }
  return changed + change(line.slice(at))
}
