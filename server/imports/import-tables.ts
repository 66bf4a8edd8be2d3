import type { ImportOutcome } from '#domain/imports/import-report.ts'

export interface ImportTables {
  imported_posts: ImportedPostTable
  redirects: RedirectTable
  imports: ImportTable
  import_entries: ImportEntryTable
}

/** Imports that were carried out, by the screen or by the command. */
interface ImportTable {
  id: string
  file_name: string
  /** Address of an administrator, or the name of the command. */
  started_by: string
  started_at: string
  /** Null while it runs, and after its process was killed. */
  /** The last sign of life of an import that has not ended. */
  active_at: string
  ended_at: string | null
  problem: string | null
  /** JSON object: see `ImportCounts`. */
  counts: string
  undone_at: string | null
}

interface ImportEntryTable {
  import_id: string
  /** From 0, in the order of the file. */
  position: number
  outcome: ImportOutcome
  /** What the notes are about, between commas: `,pictures,text,`; see `lossesOf`. */
  kinds: string
  post_id: string | null
  /** The revision of the post after the import, and before it if it was there. */
  revision: number | null
  revision_before: number | null
  /** When the import saved the post: as `imported_at`, and as its redirects were created. */
  saved_at: string | null
  /** When an owner marked it as looked at. */
  looked_at: string | null
  /** `stays`: an undo left it alone. */
  undo: 'done' | 'stays' | null
  /** JSON object: see `ImportReportLine`. */
  line: string
}

interface ImportedPostTable {
  /** The program and, where the file names it, the site. */
  source: string
  source_id: string
  post_id: string
  /** Hash of the entry as it was imported last. */
  content_hash: string
  pictures: number
  /** The revision of the post after that import; a later one shows that it was edited here. */
  revision: number
  imported_at: string
  /** JSON object of the fields that have no place in a post. */
  unplaced: string
}

/** Redirects: of paths outside of `/blogs/` that posts had on another site, and of those that an owner has added. */
interface RedirectTable {
  /** Decoded, without a slash at its end. */
  path: string
  /** Empty where it leads to another address. */
  post_id: string
  /** A link to that address; null for a post. */
  target: string | null
  created_at: string
}
