import type { Ratings } from '../post.ts'
import { type ScoreTable, UNKNOWN } from './score-table.ts'

/** Rows of the reviews whose scores are most like those of one review; null when there is no such review. */
export interface Neighbours {
  readonly milder: number | null
  readonly harsher: number | null
  readonly sameMood: number | null
}

/** The least difference of terror and suspense, added up, at which a film counts as milder or harsher. */
const STEP = 2

/** All rated posts but that of `ownRow` are compared; the newest of equals wins. @param distances of all rows from the review */
export function neighboursOf(
  { terror, suspense }: Ratings,
  table: ScoreTable,
  distances: Float64Array,
  ownRow?: number,
): Neighbours {
  const [terrors, suspenses] = [table.scores('terror'), table.scores('suspense')]
  const best = { milder: none(), harsher: none(), sameMood: none() }
  for (let row = 0; row < distances.length; row++) {
    const distance = distances[row]!
    if (row === ownRow || distance === Number.POSITIVE_INFINITY) continue
    const [itsTerror, itsSuspense] = [terrors[row]!, suspenses[row]!]
    const isDreadKnown = terror !== null && suspense !== null && itsTerror !== UNKNOWN && itsSuspense !== UNKNOWN
    const more = isDreadKnown ? itsTerror + itsSuspense - terror - suspense : 0
    const kind = more <= -STEP ? best.milder : more >= STEP ? best.harsher : best.sameMood
    if (distance >= kind.distance) continue
    kind.row = row
    kind.distance = distance
  }
  return { milder: best.milder.row, harsher: best.harsher.row, sameMood: best.sameMood.row }
}

function none(): { row: number | null; distance: number } {
  return { row: null, distance: Number.POSITIVE_INFINITY }
}
