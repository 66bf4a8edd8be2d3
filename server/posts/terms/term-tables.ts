import type { Generated } from 'kysely'
import type { TermKind } from '#domain/posts/terms/term.ts'

export interface TermTables {
  terms: TermTable
  post_terms: PostTermTable
}

/** Labels by which posts are listed. A row exists as long as a published post has its label. */
export interface TermTable {
  id: Generated<number>
  kind: TermKind
  slug: string
  label: string
  /** The year of a film; 0 when it is not known, and for every other kind. */
  year: number
  /** The director of a film, from the post that was saved last; empty for every other kind. */
  director: string
  /** Under which a list from A to Z shows the term, as `Alphabet` writes it: `a`, or `#` for what is in no alphabet. */
  letter: string
  sort_key: string
  /** Name of the alphabet of both. */
  alphabet: Generated<string>
  posts: Generated<number>
  /** The number of those posts whose overall score counts for the term. */
  reviews: Generated<number>
}

interface PostTermTable {
  term_id: number
  date: string
  created_seq: number
  post_id: string
  /** The overall score of a review; null for other posts, and for films that only a section names. */
  score: number | null
  /** The place of the post in a series; null for other kinds of terms. */
  part: number | null
}
