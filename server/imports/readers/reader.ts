import { createHash } from 'node:crypto'
import type { Viewings } from '#domain/imports/import-calls.ts'
import { instantOf, LATEST_INSTANT, today } from '#domain/text/civil-time.ts'
import { type SourceFile, type SourceFiles, textPieces } from '../files/source-files.ts'
import { ImportError, type ImportedEntry, type ImportedPost } from '../imported-post.ts'
import type { OldSite } from '../old-site.ts'
import { dayIn, instantIn } from './fields.ts'
import type { ScoreOptions } from './found-ratings.ts'

export interface ReadContext extends ScoreOptions {
  readonly source: SourceFiles
  readonly path: string
  /** IANA name; decides on which day an instant is. */
  readonly timeZone: string
  readonly now: Date
  /** The address of this blog. */
  readonly siteUrl: string
  /** Takes the addresses of the site, before the first post. */
  readonly oldSite: OldSite
  readonly viewings: Viewings
}

export type Reader = (context: ReadContext) => AsyncIterable<ImportedEntry>

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

/** Those files of an ending whose beginning matches. What programs keep for themselves is passed over. */
export async function filesBeginning(source: SourceFiles, ending: RegExp, beginning: RegExp): Promise<SourceFile[]> {
  const found: SourceFile[] = []
  const unreadable: SourceFile[] = []
  const files = filesEndingIn(source, ending)
  for (const file of files) {
    if (/(^|\/)node_modules\//.test(file.name)) continue
    const begins = await beginningOf(source, file)
    if (begins === null) unreadable.push(file)
    else if (beginning.test(begins)) found.push(file)
  }
  // Unreadable files belong to the export if one of the format is beside them, or if all are; the reader then says what is wrong.
  return found.length > 0 || unreadable.length === files.length ? [...found, ...unreadable].sort(byName) : []
}

function byName(one: SourceFile, other: SourceFile): number {
  return one.name < other.name ? -1 : 1
}

/** The first piece of a text; null for a file that is none. */
export async function beginningOf(source: SourceFiles, file: SourceFile): Promise<string | null> {
  try {
    for await (const piece of textPieces(source, file)) return piece.replace(/^\ufeff/, '')
    return ''
  } catch (error) {
    if (error instanceof ImportError) return null
    throw error
  }
}

export function identityOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)
}

/**
 * A reader that reads its posts twice: links between them are known once it has read all.
 * @param origin of paths, for an export that does not name its own
 */
export function knowingAddresses(read: Reader, origin = ''): Reader {
  return async function* (context) {
    try {
      for await (const entry of read(context))
        for (const address of 'content' in entry ? entry.formerPaths : [])
          context.oldSite.addPost(address.startsWith('/') ? origin + address : address)
    } catch (error) {
      // Said at the second reading, after the posts before it.
      if (!(error instanceof ImportError)) throw error
    }
    yield* read(context)
  }
}

/** The state of an unpublished post: scheduled if its instant is in the future, and not later than posts are published; else a draft. */
export function scheduleOf(
  instant: string | null,
  now: Date,
): { status: 'scheduled' | 'draft'; publishAt: string | null } {
  return instant !== null && instant > now.toISOString() && Date.parse(instant) <= LATEST_INSTANT
    ? { status: 'scheduled', publishAt: instant }
    : { status: 'draft', publishAt: null }
}

/** An instant as it is written, or the beginning of a future day, at most {@link LATEST_INSTANT}; null for any other day. */
export function publicationIn(value: unknown, timeZone: string, now: Date): string | null {
  const instant = instantIn(value)
  if (instant) return instant
  const day = dayIn(value, timeZone)
  if (day === null || day <= today(timeZone, now)) return null
  const begins = instantOf({ date: day, time: '00:00' }, timeZone)?.getTime() ?? LATEST_INSTANT
  return new Date(Math.min(begins, LATEST_INSTANT)).toISOString()
}
