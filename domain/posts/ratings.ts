import type { Ratings } from './post.ts'

/** The six scores in the order in which they are asked for and shown. */
export const RATING_NAMES = ['terror', 'suspense', 'originality', 'cinematography', 'acting', 'soundtrack'] as const
export type RatingName = (typeof RATING_NAMES)[number]

export const RATING_LABELS: Readonly<Record<RatingName, string>> = {
  terror: 'Terror',
  suspense: 'Suspense',
  originality: 'Originality',
  cinematography: 'Cinematography',
  acting: 'Acting',
  soundtrack: 'Soundtrack',
}

export const SCORE_MAX = 10

/** An object with this value for each of the six scores and the overall one. */
export function eachRating<Value>(value: Value): Record<RatingName | 'overall', Value> {
  return {
    terror: value,
    suspense: value,
    originality: value,
    cinematography: value,
    acting: value,
    soundtrack: value,
    overall: value,
  }
}

/** The rounded mean of the six scores (whole numbers), halves up. */
export function suggestedOverall(ratings: Readonly<Record<RatingName, number>>): number {
  const count = RATING_NAMES.length
  const sum = RATING_NAMES.reduce((total, name) => total + ratings[name], 0)
  // Whole numbers all the way: floor((2·sum + count) / (2·count)) is sum / count rounded, halves up.
  return Math.floor((2 * sum + count) / (2 * count))
}

type ScoreColor = (typeof SCORE_COLORS)[number] | 'pale-green'

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

/** The badge's colour for a score of 1 to 9; any other value is pale green. */
export function scoreColor(score: number): ScoreColor {
  return SCORE_COLORS[score - 1] ?? 'pale-green'
}

/** What a badge is called: colour is never the only sign. */
export function scoreLabel(name: string, score: number): string {
  return `${name}: ${score} out of ${SCORE_MAX}`
}

/** Whether ratings were given. Six zeros were: zero is a score. */
export function hasRatings(ratings: Ratings | null | undefined): ratings is Ratings {
  return ratings !== null && ratings !== undefined
}
