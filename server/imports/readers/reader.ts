import type { SourceFile, SourceFiles } from '../files/source-files.ts'
import { ImportError, type ImportedEntry, type ImportedPost } from '../imported-post.ts'

export interface ReadContext {
  readonly source: SourceFiles
  /** Path of the file, folder or archive that was given. */
  readonly path: string
  /** IANA name; says on which day an instant is. */
  readonly timeZone: string
  readonly now: Date
  /** The address of this blog. Links without a host lead to it, where former paths are redirected. */
  readonly siteUrl: string
}

/** Reads the entries of an export one after the other. */
export type Reader = (context: ReadContext) => AsyncIterable<ImportedEntry>

/** The post that `read` makes, or the reason why it makes none. */
export async function entryOf(name: string, read: () => ImportedPost | Promise<ImportedPost>): Promise<ImportedEntry> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ImportError) return { name, refusal: error.message }
    throw error
  }
}

export function filesEndingIn(source: SourceFiles, ending: RegExp): SourceFile[] {
  return source.files.filter(({ name }) => ending.test(name))
}

/** The state of a post whose date there lies ahead, or that is none. */
export function scheduleOf(
  instant: string | null,
  now: Date,
): { status: 'scheduled' | 'draft'; publishAt: string | null } {
  return instant !== null && instant > now.toISOString()
    ? { status: 'scheduled', publishAt: instant }
    : { status: 'draft', publishAt: null }
}
