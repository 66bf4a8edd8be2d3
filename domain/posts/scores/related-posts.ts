import { RATING_NAMES } from '../ratings.ts'
import { distanceTo } from './neighbours.ts'
import { type ScoreEntry, type ScoreTable, UNKNOWN } from './score-table.ts'

/** Points for what two posts have in common. The points for the mood fall with the distance of the scores. */
const WEIGHTS = { film: 8, director: 4, mood: 3, category: 1, warning: 0.25 }

/**
 * The rows of the posts that have the most in common with a given post: film, director, mood, category, kinds of content
 * warnings. Posts with equal points stay in feed order, so a post that has nothing in common with others gets the newest ones.
 */
export function relatedPosts(
  post: Omit<ScoreEntry, 'id' | 'year'>,
  table: ScoreTable,
  { limit, except }: { limit: number; except: ReadonlySet<number> },
): number[] {
  const columns = RATING_NAMES.map((name) => table.scores(name))
  const own = post.ratings && RATING_NAMES.map((name) => post.ratings?.[name] ?? UNKNOWN)
  const found: { row: number; weight: number }[] = []
  for (let row = 0; row < table.length; row++) {
    if (except.has(row)) continue
    let weight = table.isSameFilm(row, post.film) ? WEIGHTS.film : 0
    if (table.isSameDirector(row, post.director)) weight += WEIGHTS.director
    if (table.isSameCategory(row, post.category)) weight += WEIGHTS.category
    weight += WEIGHTS.warning * table.sharedWarnings(row, post.warnings)
    const distance = own && distanceTo(row, own, columns)
    if (distance !== null) weight += WEIGHTS.mood / (1 + distance)
    if (found.length === limit && weight <= found.at(-1)!.weight) continue
    if (found.length === limit) found.pop()
    const at = found.findIndex((other) => other.weight < weight)
    found.splice(at === -1 ? found.length : at, 0, { row, weight })
  }
  return found.map(({ row }) => row)
}
