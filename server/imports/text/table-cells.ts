import { CodeLines } from './code-lines.ts'

const DELIMITERS = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** Of items of lists and quotes, which a table may begin. */
const MARKERS = /^(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))[ \t]{0,9})+/

/** Words of cells beyond the columns of their table, which GitHub's Markdown does not show: a `|` in code counts as well. */
export function surplusCells(markdown: string): string[] {
  const code = new CodeLines()
  const found: string[] = []
  let columns = 0
  let before = ''
  for (const typed of markdown.split('\n')) {
    // A table may stand in a quote or a list.
    const line = typed.replace(/^(?:\s{0,8}>)*\s*/, '')
    const isText = !code.isCode(typed) && line.trim() !== ''
    if (!isText) columns = 0
    else if (columns > 0) found.push(...cellsOf(line).slice(columns).filter(Boolean))
    else if (before.includes('|') && line.includes('-') && line.length < 1_000 && DELIMITERS.test(line))
      columns = [before, before.replace(MARKERS, '')].some((head) => cellsOf(head).length === cellsOf(line).length)
        ? cellsOf(line).length
        : 0
    before = isText ? line : ''
  }
  return found
}

function cellsOf(line: string): string[] {
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim())
}
