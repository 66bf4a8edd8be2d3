import type { Sort } from './score-query.ts'
import { type Rows, type ScoreTable, UNKNOWN } from './score-table.ts'

/** Sorts rows that are newest first. Unknown values come last, and equal values stay newest first. Takes linear time. */
export function ordered(table: ScoreTable, rows: Rows, { by, isDescending }: Sort): Rows {
  if (by === 'date') return isDescending ? rows : rows.toReversed()
  const [values, unknown] = by === 'year' ? [table.years, 0] : [table.scores(by), UNKNOWN]
  const groups = new Map<number, number[]>()
  for (const row of rows) {
    const value = values[row]!
    const group = groups.get(value)
    if (group) group.push(row)
    else groups.set(value, [row])
  }
  const known = [...groups.keys()].filter((value) => value !== unknown).sort((a, b) => (isDescending ? b - a : a - b))
  return Uint32Array.from([...known, unknown].flatMap((value) => groups.get(value) ?? []))
}
