import type { Generated } from 'kysely'
import type { TermKind } from '#domain/posts/terms/term.ts'

export interface TermTables {
  terms: TermTable
  post_terms: PostTermTable
}

/** What posts are gathered by. A row is there as long as a published post has its label. */
export interface TermTable {
  id: Generated<number>
  kind: TermKind
  slug: string
  label: string
  /** Of a film; 0 when it is not known, and for every other kind. */
  year: number
  /** Of a film, as the post says that was saved last; empty for every other kind. */
  director: string
  /** Under which a list from A to Z has it. */
  letter: string
  sort_key: string
  /** How many posts have it, and how many of them rate it. */
  posts: Generated<number>
  reviews: Generated<number>
}

/** The place of a post on the page of a term. */
export interface PostTermTable {
  term_id: number
  date: string
  created_seq: number
  post_id: string
  /** The overall score of a review; null of any other post. */
  score: number | null
}
