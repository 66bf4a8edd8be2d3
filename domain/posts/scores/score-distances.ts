import type { Ratings } from '../post.ts'
import { RATING_NAMES } from '../ratings.ts'
import { type ScoreTable, UNKNOWN } from './score-table.ts'

const COMPARED_AT_LEAST = 3
/** Weight of the squared difference of the means; the squared differences of the scores have the weight 1. */
const LEVEL_WEIGHT = 0.15

/**
 * The distance between a film and that of each row: the mean squared difference of their six scores, from each of which the mean of
 * its film is subtracted, plus the weighted squared difference of the means. Only scores that both films have count; infinite
 * when those are fewer than {@link COMPARED_AT_LEAST}.
 */
export function scoreDistances(ratings: Ratings, table: ScoreTable): Float64Array {
  const known = RATING_NAMES.filter((name) => ratings[name] !== null)
  const own = Uint8Array.from(known, (name) => ratings[name]!)
  const columns = known.map((name) => table.scores(name))
  const distances = new Float64Array(table.length)
  for (let row = 0; row < distances.length; row++) {
    let [count, sum, squares] = [0, 0, 0]
    for (let index = 0; index < own.length; index++) {
      const its = columns[index]![row]!
      if (its === UNKNOWN) continue
      const difference = own[index]! - its
      count++
      sum += difference
      squares += difference * difference
    }
    const level = sum / count
    // The mean of the squares about a mean is the mean of the squares less the square of the mean.
    distances[row] =
      count < COMPARED_AT_LEAST ? Number.POSITIVE_INFINITY : squares / count + (LEVEL_WEIGHT - 1) * level * level
  }
  return distances
}
