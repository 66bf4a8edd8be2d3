import type { ScoreField } from '#domain/posts/scores/score-query.ts'

export interface ScoreTables {
  post_scores: PostScoreTable
}

/** Of every published post; the scores of one that shows none are null. */
export interface PostScoreTable extends Record<ScoreField, number | null> {
  post_id: string
  date: string
  created_seq: number
  category: string
  /** Of the film. */
  year: number | null
  /** Hashes, so that two posts about one film or by one director are known as such. */
  film: number | null
  director: number | null
  /** Kinds of content warnings, with commas. */
  warnings: string
}
