export interface ImportTables {
  imported_posts: ImportedPostTable
  redirects: RedirectTable
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
