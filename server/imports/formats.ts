import type { ImportFormat } from '#domain/imports/import-calls.ts'
import { type SourceFile, type SourceFiles, textPieces } from './files/source-files.ts'
import { ImportError } from './imported-post.ts'
import { documents } from './readers/documents.ts'
import { ghost } from './readers/ghost.ts'
import { letterboxd, tableIn } from './readers/letterboxd.ts'
import { MARKDOWN, markdown } from './readers/markdown.ts'
import type { Reader } from './readers/reader.ts'
import { wordpress } from './readers/wordpress.ts'

export const READERS: Readonly<Record<ImportFormat, Reader>> = {
  markdown,
  letterboxd,
  ghost,
  documents,
  wordpress,
}

const UNKNOWN =
  'This is no export that Den knows. It reads the JSON of Ghost and of the old site, the XML of WordPress, Markdown, and the tables of Letterboxd.'
const MANAGED =
  'This is a managed export of the database, which is binary. Export the documents as JSON: by the REST interface, or by a tool that writes JSON.'
const DEN =
  'This is a backup of Den. On the machine of the server, "./den restore" puts it back, and "./den import" makes posts of it.'

/** Detects the format of an export. @throws {ImportError} if there is none */
export async function formatOf(source: SourceFiles): Promise<ImportFormat> {
  const first = (pattern: RegExp) => source.files.find(({ name }) => pattern.test(name))
  if (tableIn(source, 'reviews')) return 'letterboxd'
  if (first(/\.export_metadata$|(^|\/)output-\d+$/)) throw new ImportError(MANAGED)
  const json = first(/\.json$/i)
  if (json && (await isGhost(source, json))) return 'ghost'
  if (first(/\.(xml|wxr)$/i)) return 'wordpress'
  if (first(MARKDOWN)) return 'markdown'
  if (json) return 'documents'
  throw new ImportError(first(/\.tar\.gz(\.age)?$/i) ? DEN : UNKNOWN)
}

/** Ghost's JSON begins with the table names within `data`; documents have none. */
async function isGhost(source: SourceFiles, file: SourceFile): Promise<boolean> {
  for await (const piece of textPieces(source, file))
    return /^\s*\{\s*"(db"\s*:\s*\[|(meta|data)"\s*:\s*\{)/.test(piece.replace(/^\ufeff/, ''))
  return false
}
