import type { Score } from '../post.ts'
import { SCORE_MAX } from '../ratings.ts'
import type { ScoreField } from './score-query.ts'
import type { Rows, ScoreTable } from './score-table.ts'

/** The number of reviews with each score from 0 to 10, at the index of the score. */
export type Spread = readonly number[]

export function spreadOf(table: ScoreTable, field: ScoreField, rows: Rows = table.rated): Spread {
  const scores = table.scores(field)
  const spread = Array<number>(SCORE_MAX + 1).fill(0)
  for (const row of rows) {
    const score = scores[row]!
    if (score <= SCORE_MAX) spread[score]!++
  }
  return spread
}

/** Compares a score with those of all reviews: `higher than 91 of 100 reviews`. Null for an unknown score, or without reviews. */
export function placeInSpread(score: Score, spread: Spread): string | null {
  const total = spread.reduce((sum, count) => sum + count, 0)
  if (score === null || total === 0) return null
  const reviews = `of ${total} ${total === 1 ? 'review' : 'reviews'}`
  const lower = sumOf(spread.slice(0, score))
  const higher = sumOf(spread.slice(score + 1))
  if (lower === 0 && higher > 0) return `lower than ${higher} ${reviews}`
  return lower > 0 ? `higher than ${lower} ${reviews}` : `as high as ${total} ${reviews}`
}

function sumOf(counts: Spread): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
