import type { SourceFiles } from './files/source-files.ts'
import { ImportError, type ImportFormat } from './imported-post.ts'
import { letterboxd, tableIn } from './readers/letterboxd.ts'
import { MARKDOWN, markdown } from './readers/markdown.ts'
import type { Reader } from './readers/reader.ts'

export const READERS: Readonly<Partial<Record<ImportFormat, Reader>>> = {
  markdown,
  letterboxd,
}

/** What an export looks like. @throws {ImportError} for what looks like none */
export async function formatOf(source: SourceFiles): Promise<ImportFormat> {
  const { files } = source
  if (tableIn(source, 'reviews')) return 'letterboxd'
  const has = (pattern: RegExp) => files.some(({ name }) => pattern.test(name))
  if (has(MARKDOWN)) return 'markdown'
  throw new ImportError('This is no export that Den knows. --from names its format.')
}
