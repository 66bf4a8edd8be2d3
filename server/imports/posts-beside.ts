import type { ImportFormat } from '#domain/imports/import-calls.ts'
import { type SourceFile, type SourceFiles, textPieces } from './files/source-files.ts'
import type { ImportedEntry } from './imported-post.ts'
import { markdownPostsIn } from './readers/markdown/markdown.ts'

/** The kind of export that is read, and why other files of the folder are another blog. */
export interface FoundFormat {
  readonly format: ImportFormat
  /** Entries of the report about what is not read. */
  readonly beside: readonly ImportedEntry[]
}

const NAMES: Partial<Readonly<Record<ImportFormat, string>>> = {
  letterboxd: 'Letterboxd',
  substack: 'Substack',
  ghost: 'Ghost',
  wordpress: 'WordPress',
  tumblr: 'Tumblr',
  blogger: 'Blogger',
}
const POST_TYPE = /<wp:post_type>\s*(?:<!\[CDATA\[)?\s*(?:post|page)\b/g
const POST_TYPE_MAX = 60

/**
 * An export and a site of Markdown in one folder, such as the repository of a site that once moved there with the export in it: the
 * one with more posts is read, and the other one is named.
 * @param exported the files of the export
 */
export async function exportOrMarkdown(
  source: SourceFiles,
  format: ImportFormat,
  exported: readonly SourceFile[],
): Promise<FoundFormat> {
  let posts = 0
  for await (const _ of markdownPostsIn(source)) posts++
  if (posts === 0) return { format, beside: [] }
  const name = NAMES[format] ?? format
  const isExport = format !== 'wordpress' || (await hasMorePosts(source, exported, posts))
  if (isExport)
    return {
      format,
      beside: [
        {
          name: posts === 1 ? '1 file of Markdown' : `${posts.toLocaleString('en')} files of Markdown`,
          refusal: `They are posts beside the export of ${name}. To import them as well, import the same files as Markdown (--from markdown).`,
        },
      ],
    }
  return {
    format: 'markdown',
    beside: exported.map((file) => ({
      name: file.name,
      refusal: `It is an export of ${name} beside the posts. To import it as well, import it as ${name} (--from ${format}).`,
    })),
  }
}

/** Whether an export of WordPress has more posts than so many. */
async function hasMorePosts(source: SourceFiles, files: readonly SourceFile[], than: number): Promise<boolean> {
  let count = 0
  for (const file of files) {
    let end = ''
    for await (const piece of textPieces(source, file)) {
      const text = end + piece
      let last = 0
      for (const match of text.matchAll(POST_TYPE)) {
        count++
        last = match.index + match[0].length
      }
      if (count > than) return true
      end = text.slice(Math.max(last, text.length - POST_TYPE_MAX))
    }
  }
  return false
}
