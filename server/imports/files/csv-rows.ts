import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportError } from '../imported-post.ts'
import { type SourceFile, type SourceFiles, textPieces } from './source-files.ts'

const ROWS_MAX = 100_000
const ROW_CHARACTERS_MAX = 1_000_000
const COLUMNS_MAX = 1_000

/**
 * The rows of a table as objects by the names of the columns.
 * @throws {ImportError} for a file that is no table, or has more rows than the limit
 */
export async function* csvRows(
  source: SourceFiles,
  file: SourceFile,
): AsyncGenerator<Readonly<Record<string, string>>> {
  const rows = Readable.from(textPieces(source, file), { objectMode: false }).compose(
    parse({
      columns: (names: string[]) => {
        if (names.length > COLUMNS_MAX)
          throw new ImportError(`${file.name} has more than ${COLUMNS_MAX.toLocaleString('en')} columns.`)
        return names
      },
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: ROW_CHARACTERS_MAX,
    }),
  )
  let count = 0
  try {
    for await (const row of rows) {
      if (++count > ROWS_MAX) throw new ImportError(`${file.name} has more than ${ROWS_MAX.toLocaleString('en')} rows.`)
      yield row
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(`${file.name} is no table that can be read: ${error.message}`)
    throw error
  }
}
