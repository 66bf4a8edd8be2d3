import type { Ratings } from '../post.ts'
import { RATING_NAMES } from '../ratings.ts'
import { type ScoreTable, UNKNOWN } from './score-table.ts'

/** Rows of the reviews whose scores are most like those of one review; null when there is no such review. */
export interface Neighbours {
  /** The most similar review among those of films with less terror and suspense. */
  readonly milder: number | null
  /** The most similar review among those of films with more terror and suspense. */
  readonly harsher: number | null
  /** The most similar review among those of films with about as much terror and suspense. */
  readonly sameMood: number | null
}

/** The least difference of terror and suspense, added up, at which a film counts as milder or harsher. */
const STEP = 2
/** The least number of scores that both films need to be compared. */
const COMPARED_AT_LEAST = 3
/** Weight of the squared difference of the means; the squared differences of the scores have the weight 1. */
const LEVEL_WEIGHT = 0.15

/** Compares a review with all rated posts except that of `ownRow`. Among equally similar posts the newest is chosen. */
export function neighboursOf(ratings: Ratings, table: ScoreTable, ownRow?: number): Neighbours {
  const columns = RATING_NAMES.map((name) => table.scores(name))
  const own = RATING_NAMES.map((name) => ratings[name] ?? UNKNOWN)
  const [terror, suspense] = [ratings.terror, ratings.suspense]
  const best = { milder: none(), harsher: none(), sameMood: none() }
  for (const row of table.rated) {
    if (row === ownRow) continue
    const distance = distanceTo(row, own, columns)
    if (distance === null) continue
    const [itsTerror, itsSuspense] = [columns[0]![row]!, columns[1]![row]!]
    const isDreadKnown = terror !== null && suspense !== null && itsTerror !== UNKNOWN && itsSuspense !== UNKNOWN
    const more = isDreadKnown ? itsTerror + itsSuspense - terror - suspense : 0
    const kind = more <= -STEP ? 'milder' : more >= STEP ? 'harsher' : 'sameMood'
    if (distance < best[kind].distance) best[kind] = { row, distance }
  }
  return { milder: best.milder.row, harsher: best.harsher.row, sameMood: best.sameMood.row }
}

/**
 * The distance between two films: the mean squared difference of their six scores, from each of which the mean of its film is
 * subtracted, plus the weighted squared difference of the means. Only scores that both films have count; null when those are
 * fewer than {@link COMPARED_AT_LEAST}.
 */
export function distanceTo(row: number, own: readonly number[], columns: readonly ArrayLike<number>[]): number | null {
  let [count, ownSum, itsSum] = [0, 0, 0]
  for (let index = 0; index < own.length; index++) {
    const its = columns[index]![row]!
    if (own[index] === UNKNOWN || its === UNKNOWN) continue
    count++
    ownSum += own[index]!
    itsSum += its
  }
  if (count < COMPARED_AT_LEAST) return null
  const level = (ownSum - itsSum) / count
  let squares = 0
  for (let index = 0; index < own.length; index++) {
    const its = columns[index]![row]!
    if (own[index] !== UNKNOWN && its !== UNKNOWN) squares += (own[index]! - its - level) ** 2
  }
  return squares / count + LEVEL_WEIGHT * level ** 2
}

function none(): { row: number | null; distance: number } {
  return { row: null, distance: Number.POSITIVE_INFINITY }
}
