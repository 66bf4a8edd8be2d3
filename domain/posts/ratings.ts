import { ratings } from '../locales/en/ratings.ts'
import type { Locale } from '../locales/locale.ts'
import type { Ratings, Score } from './post.ts'

export const RATING_NAMES = ['terror', 'suspense', 'originality', 'cinematography', 'acting', 'soundtrack'] as const
export type RatingName = (typeof RATING_NAMES)[number]

/** For the admin area. */
export const RATING_LABELS: Readonly<Record<RatingName, string>> = ratings

export const SCORE_MAX = 10
export const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export function eachRating<Value>(value: Value): Record<RatingName | 'overall', Value> {
  const names = [...RATING_NAMES, 'overall'] as const
  return Object.fromEntries(names.map((name) => [name, value])) as Record<RatingName | 'overall', Value>
}

/** The mean of the known ones of the six scores (whole numbers), rounded, halves up; null when no score is known. */
export function suggestedOverall(ratings: Readonly<Record<RatingName, Score>>): Score {
  const known = RATING_NAMES.flatMap((name) => ratings[name] ?? [])
  const count = known.length
  if (count === 0) return null
  const sum = known.reduce((total, score) => total + score, 0)
  // Whole numbers only: floor((2·sum + count) / (2·count)) is sum / count rounded, halves up.
  return Math.floor((2 * sum + count) / (2 * count))
}

type ScoreColor = (typeof SCORE_COLORS)[number] | 'pale-green' | 'unknown'

const SCORE_COLORS = [
  'dark-red',
  'red',
  'light-red',
  'dark-yellow',
  'yellow',
  'light-yellow',
  'dark-green',
  'green',
  'light-green',
] as const

/** The badge's colour: one for each score from 1 to 9, pale green for any other number, `unknown` for null. */
export function scoreColor(score: Score): ScoreColor {
  return score === null ? 'unknown' : (SCORE_COLORS[score - 1] ?? 'pale-green')
}

export function scoreText(score: Score): string {
  return score === null ? '–' : String(score)
}

/** The accessible name of a badge, since colour must not be the only sign. */
export function scoreLabel({ t, number }: Locale, name: string, score: Score): string {
  return score === null ? t('ratings.unknownScore', { name }) : t('ratings.score', { name, score: number(score) })
}

/** Whether a writer gave any score: 0 is the initial value, null an unknown score. */
export function givesScores(ratings: Ratings | null): ratings is Ratings {
  return ratings !== null && Object.values(ratings).some(Boolean)
}

/** Whether at least one score is known. Zero is a score. */
export function hasRatings(ratings: Ratings | null | undefined): ratings is Ratings {
  return ratings !== null && ratings !== undefined && Object.values(ratings).some((score) => score !== null)
}
