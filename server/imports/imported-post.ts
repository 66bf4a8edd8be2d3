import type { ChangedPassage } from '#domain/imports/import-report.ts'
import type { EntryLabels } from '#domain/imports/label-uses.ts'
import type { DraftContent } from '#domain/posts/draft-writing.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import type { PostHistory } from '../posts/post-repository.ts'

export interface ImportedPost {
  /** The program and, where the file names it, the site: `source` and `sourceId` together are the identity of the entry. */
  readonly source: string
  readonly sourceId: string
  readonly status: PostStatus
  /** Instant of a scheduled post, ISO 8601 in UTC; null for any other. */
  readonly publishAt: string | null
  /**
   * With references to pictures in place of addresses: names of files or addresses, as the other program wrote them, in
   * `articleImage` and `sectionImage`, and numbers of `textPictures` in section texts. `path` is the one to take if it is free.
   */
  readonly content: Omit<DraftContent, 'announces'>
  readonly history: PostHistory
  readonly authorEmails?: readonly string[]
  /** References to pictures within section texts, which hold `![…](import:0)` for the first one. */
  readonly textPictures: readonly string[]
  /** Paths or addresses, as far as they are known. Part of stored hashes by this name, which must not change. */
  readonly formerPaths: readonly string[]
  /** Those of them that an owner had made: they are kept or named, whatever becomes of the post. */
  readonly redirects?: readonly string[]
  readonly notes: readonly string[]
  readonly passages?: readonly ChangedPassage[]
  /** Further reviews of its film: that this is one, or how many are in it. */
  readonly furtherViewings?: number
  /** Scores as they are written, of which the best one is not. */
  readonly scores?: readonly string[]
  /** Category and tags before an owner chose what becomes of them. */
  readonly labels?: EntryLabels
  /** Fields that have no place in a post, as they were. */
  readonly unplaced: Readonly<Record<string, unknown>>
}

export interface EntryVersion {
  readonly hash: string
  readonly pictures: number
  readonly lacksPictures: boolean
}

export interface RefusedEntry {
  readonly name: string
  readonly refusal: string
}

export interface ImportedMembers {
  /** A list in CSV, with names of columns. */
  readonly members: string
  /** The program that exported it. */
  readonly program: string
  readonly notes: readonly string[]
}

/** What is said of an author beside the name. */
export interface ImportedProfile {
  readonly profile: {
    /** As by-lines have it. */
    readonly name: string
    /** Plain text of any length, or empty. */
    readonly about: string
    /** Reference to a picture, as in posts, or empty. */
    readonly portrait: string
    /** Addresses of any kind. */
    readonly links: readonly string[]
  }
  readonly notes: readonly string[]
}

/** Colours of tags, each by the name of the tag. */
export interface ImportedColours {
  readonly colours: ReadonlyMap<string, string>
}

export type ImportedEntry = ImportedPost | ImportedMembers | ImportedProfile | ImportedColours | RefusedEntry

export function isRefused(entry: ImportedEntry): entry is RefusedEntry {
  return 'refusal' in entry
}

/** A file that cannot be imported; the message says why in words. */
export class ImportError extends Error {}
