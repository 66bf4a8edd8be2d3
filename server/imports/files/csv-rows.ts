import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportError } from '../imported-post.ts'
import { type SourceFile, type SourceFiles, textPieces } from './source-files.ts'

const ROWS_MAX = 100_000
const ROW_CHARACTERS_MAX = 1_000_000
const COLUMNS_MAX = 1_000

/** The rows of a table as objects by the names of its columns. @throws {ImportError} as {@link csvRecords} does */
export async function* csvRows(
  source: SourceFiles,
  file: SourceFile,
): AsyncGenerator<Readonly<Record<string, string>>> {
  let names: readonly string[] | null = null
  for await (const record of csvRecords(source, file)) {
    if (names) yield rowOf(names, record)
    else names = record
  }
}

/** A record as an object by the names of its columns; without those that it lacks, and what is beyond them. */
export function rowOf(names: readonly string[], record: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(record.slice(0, names.length).map((value, column) => [names[column]!, value]))
}

/**
 * The records of a table, without empty lines.
 * @throws {ImportError} for a file that is no table, or is beyond the limits
 */
export async function* csvRecords(source: SourceFiles, file: SourceFile): AsyncGenerator<readonly string[]> {
  const records = Readable.from(textPieces(source, file), { objectMode: false }).compose(
    parse({ bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: ROW_CHARACTERS_MAX }),
  )
  let count = 0
  try {
    for await (const record of records) {
      if (++count > ROWS_MAX) throw new ImportError(`${file.name} has more than ${ROWS_MAX.toLocaleString('en')} rows.`)
      if (record.length > COLUMNS_MAX)
        throw new ImportError(`${file.name} has more than ${COLUMNS_MAX.toLocaleString('en')} columns.`)
      yield record
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(`${file.name} is no table that can be read: ${error.message}`)
    throw error
  }
}
