import type { Ratings } from '#domain/posts/post.ts'
import { type ScoreEntry, ScoreTable } from '#domain/posts/scores/score-table.ts'

/** @param scores in the order of the form, the overall score last; without it that is 5 */
export function ratingsOf(...scores: (number | null)[]): Ratings {
  const [terror, suspense, originality, cinematography, acting, soundtrack, overall = 5] = scores as number[]
  return { terror, suspense, originality, cinematography, acting, soundtrack, overall } as Ratings
}

/** A score table with these entries, newest first, with ids `p_0`, `p_1`, … and defaults for omitted fields. */
export function tableOf(...entries: Partial<ScoreEntry>[]): ScoreTable {
  const table = new ScoreTable()
  for (const [index, entry] of entries.entries())
    table.append({
      id: `p_${index}`,
      category: 'Horror Review',
      year: null,
      film: null,
      director: null,
      warnings: [],
      ratings: null,
      ...entry,
    })
  return table
}
