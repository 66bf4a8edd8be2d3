import type { DraftContent } from '#domain/posts/draft-writing.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import type { PostHistory } from '../posts/post-relations.ts'

/** An entry of another program, as a post of Den. */
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
  /** Addresses of its authors there, if the export names them. */
  readonly authorEmails?: readonly string[]
  /** References to pictures within section texts, which hold `![…](import:0)` for the first one. */
  readonly textPictures: readonly string[]
  /**
   * Paths or addresses that it had there, as far as they are known. The name of this field is part of stored hashes, so it must
   * not change.
   */
  readonly formerPaths: readonly string[]
  /** What is left out or changed, in words. */
  readonly notes: readonly string[]
  /** Fields that have no place in a post, as they were. */
  readonly unplaced: Readonly<Record<string, unknown>>
}

/** The state of an entry at this import, to be compared with the last one. */
export interface EntryVersion {
  readonly hash: string
  /** Files of pictures that were found. */
  readonly pictures: number
  /** Whether files that it refers to were not found. */
  readonly lacksPictures: boolean
}

/** An entry that cannot become a post. */
export interface RefusedEntry {
  /** Its name in the report. */
  readonly name: string
  readonly refusal: string
}

/** Subscribers of the other program. */
export interface ImportedMembers {
  /** A list in CSV, with names of columns. */
  readonly members: string
  /** What is left out, in words. */
  readonly notes: readonly string[]
}

export type ImportedEntry = ImportedPost | ImportedMembers | RefusedEntry

export function isRefused(entry: ImportedEntry): entry is RefusedEntry {
  return 'refusal' in entry
}

/** A file that cannot be imported; the message says why in words. */
export class ImportError extends Error {}

/** The content of a post about which nothing is known. */
export const EMPTY_CONTENT: ImportedPost['content'] = {
  title: '',
  tagline: '',
  description: '',
  author: '',
  date: '',
  tag: '',
  featured: 0,
  path: '',
  film: null,
  articleImage: '',
  articleImgSrc: '',
  articleImageAlt: '',
  sections: [],
  ratings: null,
  contentWarnings: [],
  comments: [],
}
