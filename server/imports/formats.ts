import type { ImportFormat } from '#domain/imports/import-calls.ts'
import type { SourceFiles } from './files/source-files.ts'
import { ImportError } from './imported-post.ts'
import { exportOrMarkdown, type FoundFormat } from './posts-beside.ts'
import { blogger, bloggerFilesIn } from './readers/blogger.ts'
import { documents } from './readers/documents.ts'
import { ghost, ghostFilesIn } from './readers/ghost/ghost.ts'
import { isLetterboxd, letterboxd } from './readers/letterboxd/letterboxd.ts'
import { markdown } from './readers/markdown/markdown.ts'
import { MARKDOWN } from './readers/markdown/markdown-names.ts'
import { medium, mediumFilesIn } from './readers/medium.ts'
import type { Reader } from './readers/reader.ts'
import { isSubstack, substack } from './readers/substack.ts'
import { tumblr, tumblrFilesIn } from './readers/tumblr/tumblr.ts'
import { wordpress, wordpressFilesIn } from './readers/wordpress/wordpress.ts'

export const READERS: Readonly<Record<ImportFormat, Reader>> = {
  markdown,
  letterboxd,
  ghost,
  documents,
  wordpress,
  blogger,
  medium,
  substack,
  tumblr,
}

const UNKNOWN =
  'This is no export that Den knows. It reads exports of WordPress, Squarespace, Ghost, Blogger, Medium, Substack, Tumblr and Letterboxd, the JSON of the old site, and Markdown.'
const MANAGED =
  'This is a managed export of the database, which is binary. Export the documents as JSON: by the REST interface, or by a tool that writes JSON.'
const DEN =
  'This is a backup of Den. On the machine of the server, "./den restore" puts it back, and "./den import" makes posts of it.'

/**
 * Detects the format of an export by what is in its files: a site of Markdown may have a feed, tables and JSON beside its posts.
 * @throws {ImportError} if there is none
 */
export async function formatOf(source: SourceFiles): Promise<FoundFormat> {
  const found = await exportIn(source)
  return found ?? { format: await otherFormatOf(source), beside: [] }
}

/** An export that may stand beside a site of Markdown. */
async function exportIn(source: SourceFiles): Promise<FoundFormat | null> {
  if (await isLetterboxd(source)) return exportOrMarkdown(source, 'letterboxd', [])
  if (await isSubstack(source)) return exportOrMarkdown(source, 'substack', [])
  if (isManaged(source)) return null
  const kinds = [
    ['tumblr', tumblrFilesIn],
    ['ghost', ghostFilesIn],
    ['wordpress', wordpressFilesIn],
    ['blogger', bloggerFilesIn],
  ] as const
  for (const [format, filesIn] of kinds) {
    const files = await filesIn(source)
    if (files.length > 0) return exportOrMarkdown(source, format, files)
  }
  return null
}

function isManaged({ files }: SourceFiles): boolean {
  return files.some(({ name }) => /\.export_metadata$|(^|\/)output-\d+$/.test(name))
}

async function otherFormatOf(source: SourceFiles): Promise<ImportFormat> {
  const first = (pattern: RegExp) => source.files.find(({ name }) => pattern.test(name))
  if (isManaged(source)) throw new ImportError(MANAGED)
  if (first(MARKDOWN)) return 'markdown'
  if ((await mediumFilesIn(source)).length > 0) return 'medium'
  if (first(/\.json$/i)) return 'documents'
  // The readers say what these are not.
  if (first(/\.(xml|wxr)$/i)) return 'wordpress'
  if (first(/\breviews\.csv$/i)) return 'letterboxd'
  throw new ImportError(first(/\.tar\.gz(\.age)?$/i) ? DEN : UNKNOWN)
}
