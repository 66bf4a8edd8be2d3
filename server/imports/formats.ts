import type { ImportFormat } from '#domain/imports/import-calls.ts'
import type { SourceFiles } from './files/source-files.ts'
import { ImportError } from './imported-post.ts'
import { documents } from './readers/documents.ts'
import { ghost, ghostFilesIn } from './readers/ghost.ts'
import { isLetterboxd, letterboxd } from './readers/letterboxd.ts'
import { markdown } from './readers/markdown.ts'
import { MARKDOWN } from './readers/markdown-names.ts'
import type { Reader } from './readers/reader.ts'
import { wordpress, wordpressFilesIn } from './readers/wordpress.ts'

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

/**
 * Detects the format of an export by what is in its files: a site of Markdown may have a feed, tables and JSON beside its posts.
 * @throws {ImportError} if there is none
 */
export async function formatOf(source: SourceFiles): Promise<ImportFormat> {
  const first = (pattern: RegExp) => source.files.find(({ name }) => pattern.test(name))
  if (await isLetterboxd(source)) return 'letterboxd'
  if (first(/\.export_metadata$|(^|\/)output-\d+$/)) throw new ImportError(MANAGED)
  if ((await ghostFilesIn(source)).length > 0) return 'ghost'
  if ((await wordpressFilesIn(source)).length > 0) return 'wordpress'
  if (first(MARKDOWN)) return 'markdown'
  if (first(/\.json$/i)) return 'documents'
  // The readers say what these are not.
  if (first(/\.(xml|wxr)$/i)) return 'wordpress'
  if (first(/\breviews\.csv$/i)) return 'letterboxd'
  throw new ImportError(first(/\.tar\.gz(\.age)?$/i) ? DEN : UNKNOWN)
}
