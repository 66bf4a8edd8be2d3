import type { Ratings } from '#domain/posts/post.ts'
import { type ScoreEntry, ScoreTable } from '#domain/posts/scores/score-table.ts'

/** Ratings in the order of the form; the overall one is 5 unless given. */
export function ratingsOf(...scores: (number | null)[]): Ratings {
  const [terror, suspense, originality, cinematography, acting, soundtrack, overall = 5] = scores as number[]
  return { terror, suspense, originality, cinematography, acting, soundtrack, overall } as Ratings
}

/** A table of posts in feed order; each has an id of its own, and the rest of an entry may be left out. */
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
