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

/** How a score compares with those of all reviews. */
export interface PlaceInSpread {
  readonly place: 'higher' | 'lower' | 'equal'
  /** Of the reviews that it is higher than, lower than, or as high as. */
  readonly number: number
  /** Of all reviews. */
  readonly total: number
}

/** Compares a score with those of all reviews, with the lower ones where there are any. Null for an unknown score, or without reviews. */
export function placeInSpread(score: Score, spread: Spread): PlaceInSpread | null {
  const total = sumOf(spread)
  if (score === null || total === 0) return null
  const lower = sumOf(spread.slice(0, score))
  const higher = sumOf(spread.slice(score + 1))
  if (lower > 0) return { place: 'higher', number: lower, total }
  return higher > 0 ? { place: 'lower', number: higher, total } : { place: 'equal', number: total, total }
}

function sumOf(counts: Spread): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
