export const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** One record of a CSV file, and the line on which it begins, counted from 1. */
interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
  /** Why it was not read, in words. */
  readonly problem?: string
}

export type CsvText = Pick<string, 'length' | 'charCodeAt' | 'slice'>

/** No real list reaches these. Without them one line could exhaust the memory. Lengths are in characters. */
export const CSV_LIMITS = { cells: 500, cell: 32_767, record: 100_000 } as const
const PROBLEMS = {
  cells: `This line has more than ${CSV_LIMITS.cells} columns`,
  cell: `This line holds a cell of more than ${CSV_LIMITS.cell.toLocaleString('en')} characters; perhaps a quote is missing`,
  record: `This line holds more than ${CSV_LIMITS.record.toLocaleString('en')} characters; perhaps a quote is missing`,
  quote: 'A quote in this line never ends',
} as const
/** Characters after which the caller gets a chance to pause: about a millisecond of work. */
const PAUSE_EVERY = 65_536
const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d]

/** Begins a CSV file: without it Excel does not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What a spreadsheet may run as a formula (OWASP; full-width signs in Japan and China), and the escape `'` itself. */
const FORMULA = /^['=+\-@\t\r\n＝＋－＠]/
const ESCAPED_FORMULA = /^'(?=['=+\-@\t\r\n＝＋－＠])/
/** The first line by which spreadsheets name the separator. It is no record. */
const SEPARATOR_LINE_LENGTH = 12
const SEPARATOR_LINE = /^\ufeff?"?sep=([,;\t])"?(?:\r\n|\n|\r|$)/i

/** A line of CSV (RFC 4180) with its line end. Formulas are escaped by a leading `'`, which {@link csvText} removes. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(FORMULA.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`
}

export function csvText(cell: string): string {
  return cell.replace(ESCAPED_FORMULA, '')
}

/**
 * Reads CSV as RFC 4180 has it, and as programs write it: any line ends, a byte order mark, a first line `sep=;`,
 * semicolons or tabs where the first line has no comma. Empty lines are left out. A record that breaks a limit, or
 * whose quote never ends, has a problem and no cells; reading continues with the next line. Long stretches without
 * records yield entries with neither cells nor problem, so that the caller can pause.
 * @param separator one of {@link SEPARATORS}, for a text whose first line says nothing about it
 */
export function* parseCsv(text: CsvText, separator: Separator = separatorOf(text)): Generator<CsvRecord> {
  const named = SEPARATOR_LINE.exec(text.slice(0, SEPARATOR_LINE_LENGTH))?.[0].length
  let at: Position = { index: named ?? (text.charCodeAt(0) === 0xfeff ? 1 : 0), line: named ? 2 : 1 }
  let yieldedAt = at.index
  while (at.index < text.length) {
    const { line } = at
    const read = recordAt(text, at, separator.charCodeAt(0))
    at = read.end
    const isRecord = read.problem !== undefined || read.cells.some(Boolean)
    if (read.problem !== undefined) yield { line, cells: [], problem: read.problem }
    else if (isRecord) yield { line, cells: read.cells }
    else if (at.index - yieldedAt >= PAUSE_EVERY) yield { line, cells: [] }
    else continue
    for (let isOver = read.problem === undefined; !isOver && at.index < text.length; ) {
      const skipped = skipLine(text, at, at.index + PAUSE_EVERY)
      at = skipped.end
      isOver = skipped.isDone
      if (!isOver && at.index < text.length) yield { line, cells: [] }
    }
    yieldedAt = at.index
  }
}

/** An index of the text, and its line, counted from 1. */
interface Position {
  readonly index: number
  readonly line: number
}

/** Reads to the end of the record's line, or to the cell that has a problem. */
function recordAt(
  text: CsvText,
  begin: Position,
  separator: number,
): { readonly cells: string[]; readonly end: Position; readonly problem?: string } {
  const cells: string[] = []
  for (let at = begin; ; ) {
    const cell = cellAt(text, at, separator)
    const tooMany = cells.length === CSV_LIMITS.cells ? PROBLEMS.cells : undefined
    const tooLong = cell.end.index - begin.index > CSV_LIMITS.record ? PROBLEMS.record : undefined
    const problem = cell.problem ?? tooMany ?? tooLong
    if (problem !== undefined) return { cells: [], end: at, problem }
    cells.push(cell.value)
    if (text.charCodeAt(cell.end.index) !== separator) return { cells, end: lineEndAfter(text, cell.end) }
    at = { index: cell.end.index + 1, line: cell.end.line }
  }
}

function cellAt(
  text: CsvText,
  { index: begin, line: firstLine }: Position,
  separator: number,
): { readonly value: string; readonly end: Position; readonly problem?: string } {
  let index = begin
  let line = firstLine
  let inQuotes = ''
  if (text.charCodeAt(begin) === QUOTE) {
    for (index++; ; index++) {
      const code = text.charCodeAt(index)
      if (index - begin > CSV_LIMITS.cell || Number.isNaN(code))
        return { value: '', end: { index, line }, problem: Number.isNaN(code) ? PROBLEMS.quote : PROBLEMS.cell }
      if (code === QUOTE && text.charCodeAt(index + 1) === QUOTE) index++
      else if (code === QUOTE) break
      else if (code === LF || (code === CR && text.charCodeAt(index + 1) !== LF)) line++
    }
    inQuotes = text.slice(begin + 1, index).replaceAll('""', '"')
    index++
  }
  for (const rest = index; ; index++) {
    const code = text.charCodeAt(index)
    const end = { index, line }
    if (index - begin > CSV_LIMITS.cell) return { value: '', end, problem: PROBLEMS.cell }
    if (code === separator || code === LF || code === CR || Number.isNaN(code))
      return { value: inQuotes + text.slice(rest, index), end }
  }
}

/** To the next line, or to `limit` if that comes first. */
function skipLine(text: CsvText, { index, line }: Position, limit: number): { end: Position; isDone: boolean } {
  for (let next = index; next < Math.min(limit, text.length); next++) {
    const code = text.charCodeAt(next)
    if (code === LF || code === CR) return { end: lineEndAfter(text, { index: next, line }), isDone: true }
  }
  return { end: { index: Math.min(limit, text.length), line }, isDone: false }
}

function lineEndAfter(text: CsvText, { index, line }: Position): Position {
  const isPair = text.charCodeAt(index) === CR && text.charCodeAt(index + 1) === LF
  return { index: index + (isPair ? 2 : 1), line: line + 1 }
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function separatorOf(text: CsvText): Separator {
  const named = SEPARATOR_LINE.exec(text.slice(0, SEPARATOR_LINE_LENGTH))?.[1]
  const [first = ''] = text.slice(0, 2000).split(/[\r\n]/)
  return SEPARATORS.find((separator) => (named ? named === separator : first.includes(separator))) ?? ','
}
