import type { ScoreField } from '#domain/posts/scores/score-query.ts'

export interface ScoreTables {
  post_scores: PostScoreTable
}

/** A row for every published post. Its scores are null when the post shows no ratings. */
export interface PostScoreTable extends Record<ScoreField, number | null> {
  post_id: string
  date: string
  created_seq: number
  category: string
  year: number | null
  /** Hashes of the film and of its first director, by which posts about the same film or director are found. */
  film: number | null
  director: number | null
  /** Kinds of content warnings, separated by commas. */
  warnings: string
}
