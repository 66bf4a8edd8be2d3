export const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** One record of a CSV file, and the line on which it begins, counted from 1. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** Stands before a file for spreadsheets: without it Excel takes UTF-8 for an alphabet of one byte a letter. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What a spreadsheet would take for a formula, and the mark that keeps it from doing so. */
const ACTIVE = /^['=+\-@\t\r]/
const DISARMED = /^'(?=['=+\-@\t\r])/
/** With which spreadsheets say how a file is to be read. It is no record. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([,;\t])"?(?:\r\n|\n|\r|$)/i

/** A line of CSV (RFC 4180), its end included. What a spreadsheet might run begins with `'`, which {@link csvText} takes off again. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(ACTIVE.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`
}

/** The text of a cell as it was before {@link csvLine} made it harmless. */
export function csvText(cell: string): string {
  return cell.replace(DISARMED, '')
}

/**
 * Reads CSV as RFC 4180 has it, and as programs write it: any line ends, a byte order mark, a first line `sep=;`,
 * semicolons or tabs where the first line has no comma. Empty lines are left out. A quote that never ends runs to the end
 * of the text.
 * @param separator one of {@link SEPARATORS}, for a text whose first line says nothing about it
 */
export function* parseCsv(text: string, separator: Separator = separatorOf(text)): Generator<CsvRecord> {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  // One cell: quoted, with quotes doubled in it, or up to the next separator or line end.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"?([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  const named = SEPARATOR_LINE.exec(text)?.[0].length
  let line = named ? 2 : 1
  let begun = line
  let cells: string[] = []
  for (cell.lastIndex = named ?? start; cell.lastIndex < text.length || cells.length > 0; ) {
    const [whole = '', inQuotes, rest = '', plain = '', end] = cell.exec(text) ?? []
    cells.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"') + rest)
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === separator) continue
    if (cells.some(Boolean)) yield { line: begun, cells }
    cells = []
    begun = line
  }
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function separatorOf(text: string): Separator {
  const named = SEPARATOR_LINE.exec(text)?.[1]
  const [first = ''] = text.slice(0, 2000).split(/[\r\n]/)
  return SEPARATORS.find((separator) => (named ? named === separator : first.includes(separator))) ?? ','
}
