import { type ScoreEntry, type ScoreTable, warningMask } from './score-table.ts'

/** Points for what two posts have in common. The points for the mood fall with the distance of the scores. */
const WEIGHTS = { film: 8, director: 4, mood: 3, category: 1, warning: 0.25 }

/** Posts with equal points stay newest first. @param distances of all rows from the post; null when it shows no ratings */
export function relatedPosts(
  post: Pick<ScoreEntry, 'film' | 'director' | 'category' | 'warnings'>,
  table: ScoreTable,
  distances: Float64Array | null,
  { limit, except }: { limit: number; except: ReadonlySet<number> },
): number[] {
  const [categories, category] = [table.categoryNumbers, table.categoryNumber(post.category)]
  const [warnings, ownWarnings] = [table.warningMasks, warningMask(post.warnings)]
  const found: { row: number; weight: number }[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let row = 0; row < table.length; row++) {
    let weight = table.isSameFilm(row, post.film) ? WEIGHTS.film : 0
    if (table.isSameDirector(row, post.director)) weight += WEIGHTS.director
    if (categories[row] === category) weight += WEIGHTS.category
    if (distances) weight += WEIGHTS.mood / (1 + distances[row]!)
    const shared = warnings[row]! & ownWarnings
    if (shared !== 0) weight += WEIGHTS.warning * bitCount(shared)
    if (weight <= least || except.has(row)) continue
    if (found.length === limit) found.pop()
    const at = found.findIndex((other) => other.weight < weight)
    found.splice(at === -1 ? found.length : at, 0, { row, weight })
    if (found.length === limit) least = found.at(-1)!.weight
  }
  return found.map(({ row }) => row)
}

function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
