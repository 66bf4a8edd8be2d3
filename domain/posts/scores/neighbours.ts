import type { Ratings } from '../post.ts'
import { RATING_NAMES } from '../ratings.ts'
import { type ScoreTable, UNKNOWN } from './score-table.ts'

/** The rows of other reviews that are like one, each null where there is none. */
export interface Neighbours {
  /** Nearly the same shape, with far less terror and suspense. */
  readonly milder: number | null
  readonly harsher: number | null
  /** Nearly the same shape, with about as much of both. */
  readonly sameMood: number | null
}

/** Terror and suspense together: from here on a film counts as milder or harsher. */
const STEP = 2
/** Scores that both must have. */
const COMPARED_AT_LEAST = 3
/** How much the difference of the means counts beside that of the shapes. */
const LEVEL_WEIGHT = 0.15

/** Looks at all rated posts but that of `ownRow`. Of equals the newest is chosen. */
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
 * How much the six scores of two films differ in shape, that is after their own means are taken off, and a little in level.
 * Only scores that both have count; null where they are too few.
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
