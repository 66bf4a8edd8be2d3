import { release } from '../db/transfer/release-bytes.ts'
import { damaged } from './unusable-archive.ts'

/** A writer ends a part with the row by which it reaches a quarter of this in characters, so no row begins beyond it. */
const PART_BYTES_MAX = 1_000_000
/** More than any table has. */
const COLUMNS_MAX = 500

const NEWLINE = 0x0a
const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]

/**
 * The rows of one part of a table, as parsed JSON.
 * @param bytes are freed
 * @param name of the part, for the message
 * @throws {UnusableArchiveError} for content that no writer makes: millions of rows or of nested values would take gigabytes of
 * memory when they are parsed
 */
export function rowsOf(bytes: Buffer, name: string): unknown[] {
  if (bytes.at(-1) !== NEWLINE) throw damaged(`${name} does not end with a line`)
  const rows: unknown[] = []
  for (let start = 0; start < bytes.length; ) {
    if (start > PART_BYTES_MAX) throw damaged(`${name} is larger than a part of a table`)
    const end = bytes.indexOf(NEWLINE, start)
    if (!isFlat(bytes.subarray(start, end))) throw damaged(`${name} has a line that is no row`)
    const line = bytes.toString('utf8', start, end)
    start = end + 1
    // Before the last row is parsed, which may be 64 MB long.
    if (start === bytes.length) release(bytes)
    rows.push(parsed(line, name))
  }
  return rows
}

function parsed(line: string, name: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged(`${name} holds no JSON`)
  }
}

/** Whether a line is at most one object or list of few values, so that parsing it takes little more memory than its texts. */
function isFlat(line: Buffer): boolean {
  let opened = 0
  let values = 0
  for (let at = 0; at < line.length; at++) {
    const byte = line[at]!
    if (byte === QUOTE) at = endOfText(line, at)
    else if (byte === COMMA) values++
    else if (OPENING.includes(byte)) opened++
    if (opened > 1 || values > COLUMNS_MAX) return false
  }
  return true
}

/** The index of the quote that ends a text; the length of the line without one. */
function endOfText(line: Buffer, start: number): number {
  for (let end = line.indexOf(QUOTE, start + 1); end >= 0; end = line.indexOf(QUOTE, end + 1)) {
    let backslashes = 0
    while (line[end - 1 - backslashes] === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return end
  }
  return line.length
}
