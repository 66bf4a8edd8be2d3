/** Word processors part lines by U+000B or U+2028, and paragraphs by U+2029. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028]/g
const PARAGRAPH_BREAK = /\u2029/g

/** A text whose lines are parted by `\n`, and whose paragraphs by an empty line, whatever parted them when it was typed or pasted. */
export function withPlainBreaks(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(PARAGRAPH_BREAK, '\n\n')
}
