export interface ImportTables {
  imported_posts: ImportedPostTable
  redirects: RedirectTable
}

interface ImportedPostTable {
  /** The program and, where the file names it, the site. */
  source: string
  source_id: string
  post_id: string
  /** The entry as the last import found it. */
  content_hash: string
  pictures: number
  /** After the last import; a later one shows that the post was edited here. */
  revision: number
  imported_at: string
  /** JSON object of the fields that have no place in a post. */
  unplaced: string
}

/** Of paths outside of `/blogs/` that posts had on another site, and of those that an owner has added. */
interface RedirectTable {
  /** Decoded, without a slash at its end. */
  path: string
  /** Empty where it leads to another address. */
  post_id: string
  /** null for a post. */
  target: string | null
  created_at: string
}
