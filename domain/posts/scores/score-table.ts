import type { Ratings } from '../post.ts'
import { WARNING_KIND_NAMES, type WarningKind } from '../warnings/content-warnings.ts'
import { EVERYTHING, eachScore, type Range, SCORE_FIELDS, type ScoreField, type ScoreFilter } from './score-query.ts'

export interface ScoreEntry {
  readonly id: string
  readonly category: string
  /** The year of the film; null when it is not known. */
  readonly year: number | null
  /** Hashes of the film and of its first director; null when they are not known. */
  readonly film: number | null
  readonly director: number | null
  readonly warnings: readonly WarningKind[]
  /** Null when the post shows no ratings. */
  readonly ratings: Ratings | null
}

/** Stands for an unknown score in {@link ScoreTable.scores}, whose elements are bytes. */
export const UNKNOWN = 255
/** Numbers of rows, ascending from the newest post on; featured posts are not set apart. */
export type Rows = Uint32Array

const NO_YEAR = 0
const FIRST_CAPACITY = 1_024

/** About 80 bytes a post: no index of a database serves filters on any mixture of scores. Rows are appended newest first. */
export class ScoreTable {
  readonly #ids: string[] = []
  #years = new Uint16Array(FIRST_CAPACITY)
  #films = new Float64Array(FIRST_CAPACITY)
  #directors = new Float64Array(FIRST_CAPACITY)
  #warnings = new Uint32Array(FIRST_CAPACITY)
  #categoryNumbers = new Uint32Array(FIRST_CAPACITY)
  #scores = eachScore(() => new Uint8Array(FIRST_CAPACITY))
  readonly #categories: string[] = []
  readonly #numbersOfCategories = new Map<string, number>()
  readonly #ratedRows: number[] = []
  #rated: Rows | undefined

  get length(): number {
    return this.#ids.length
  }

  append({ id, category, year, film, director, warnings, ratings }: ScoreEntry): void {
    const row = this.#ids.push(id) - 1
    if (row === this.#years.length) this.#grow()
    this.#years[row] = year ?? NO_YEAR
    this.#films[row] = film ?? 0
    this.#directors[row] = director ?? 0
    this.#warnings[row] = warningMask(warnings)
    this.#categoryNumbers[row] = this.#numberOf(category)
    for (const field of SCORE_FIELDS) this.#scores[field][row] = ratings?.[field] ?? UNKNOWN
    if (ratings) this.#ratedRows.push(row)
    this.#rated = undefined
  }

  rowOf(id: string): number | undefined {
    const row = this.#ids.indexOf(id)
    return row === -1 ? undefined : row
  }

  idAt(row: number): string {
    return this.#ids[row]!
  }

  /** The year of the film in each row; 0 when it is not known. */
  get years(): Uint16Array {
    return this.#years
  }

  scores(field: ScoreField): Uint8Array {
    return this.#scores[field]
  }

  isSameFilm(row: number, film: number | null): boolean {
    return film !== null && this.#films[row] === film
  }

  isSameDirector(row: number, director: number | null): boolean {
    return director !== null && this.#directors[row] === director
  }

  get categoryNumbers(): Uint32Array {
    return this.#categoryNumbers
  }

  /** -1 for a category that no post has. */
  categoryNumber(category: string): number {
    return this.#numbersOfCategories.get(category) ?? -1
  }

  get rated(): Rows {
    this.#rated ??= Uint32Array.from(this.#ratedRows)
    return this.#rated
  }

  ratedCategories(): string[] {
    const numbers = new Set<number>()
    for (const row of this.rated) numbers.add(this.#categoryNumbers[row]!)
    return [...numbers].map((number) => this.#categories[number]!).sort()
  }

  ratedWarnings(): WarningKind[] {
    let mask = 0
    for (const row of this.rated) mask |= this.#warnings[row]!
    return WARNING_KIND_NAMES.filter((kind) => (mask & warningMask([kind])) !== 0)
  }

  get warningMasks(): Uint32Array {
    return this.#warnings
  }

  /** The earliest and the latest year among rated films; null when no year is known. */
  ratedYears(): { first: number; last: number } | null {
    let [first, last] = [Number.POSITIVE_INFINITY, 0]
    for (const row of this.rated) {
      const year = this.#years[row]!
      if (year === NO_YEAR) continue
      if (year < first) first = year
      if (year > last) last = year
    }
    return last === 0 ? null : { first, last }
  }

  matching({ scores, year, category, without }: ScoreFilter = EVERYTHING): Rows {
    const tests: [ArrayLike<number>, number, number][] = SCORE_FIELDS.flatMap((field) =>
      scores[field] ? [testOf(this.#scores[field], scores[field], UNKNOWN - 1)] : [],
    )
    if (year) tests.push(testOf(this.#years, { ...year, min: Math.max(year.min ?? 1, 1) }, Number.POSITIVE_INFINITY))
    if (category !== null) {
      const number = this.categoryNumber(category)
      if (number === -1) return new Uint32Array()
      tests.push([this.#categoryNumbers, number, number])
    }
    const unwanted = warningMask(without)
    return this.rated.filter(
      (row) =>
        (this.#warnings[row]! & unwanted) === 0 &&
        tests.every(([values, min, max]) => values[row]! >= min && values[row]! <= max),
    )
  }

  #numberOf(category: string): number {
    const known = this.#numbersOfCategories.get(category)
    if (known !== undefined) return known
    const number = this.#categories.push(category) - 1
    this.#numbersOfCategories.set(category, number)
    return number
  }

  #grow(): void {
    const capacity = this.#years.length * 2
    const grown = <A extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
      make: new (length: number) => A,
      from: A,
    ) => {
      const to = new make(capacity)
      to.set(from)
      return to
    }
    this.#years = grown(Uint16Array, this.#years)
    this.#films = grown(Float64Array, this.#films)
    this.#directors = grown(Float64Array, this.#directors)
    this.#warnings = grown(Uint32Array, this.#warnings)
    this.#categoryNumbers = grown(Uint32Array, this.#categoryNumbers)
    this.#scores = eachScore((field) => grown(Uint8Array, this.#scores[field]))
  }
}

export function warningMask(warnings: readonly WarningKind[]): number {
  return warnings.reduce((mask, kind) => mask | (1 << WARNING_KIND_NAMES.indexOf(kind)), 0)
}

function testOf(values: ArrayLike<number>, { min, max }: Range, largest: number): [ArrayLike<number>, number, number] {
  return [values, min ?? 0, Math.min(max ?? largest, largest)]
}
