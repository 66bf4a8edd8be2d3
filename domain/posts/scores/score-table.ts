import type { Ratings } from '../post.ts'
import { WARNING_KIND_NAMES, type WarningKind } from '../warnings/content-warnings.ts'
import { EVERYTHING, eachScore, type Range, SCORE_FIELDS, type ScoreField, type ScoreFilter } from './score-query.ts'

/** A row of the table: one published post. */
export interface ScoreEntry {
  readonly id: string
  readonly category: string
  /** The year of the film; null when it is not known. */
  readonly year: number | null
  /** Hashes of the film and of its first director; null when they are not known. */
  readonly film: number | null
  readonly director: number | null
  /** The kinds of the post's content warnings. */
  readonly warnings: readonly WarningKind[]
  /** Null when the post shows no ratings. */
  readonly ratings: Ratings | null
}

/** Stands for an unknown score in {@link ScoreTable.scores}. */
export const UNKNOWN = 255
/** Numbers of rows, ascending in feed order; featured posts are not set apart. */
export type Rows = Uint32Array

const NO_YEAR = 0

/**
 * The scores of all published posts in memory, about 160 bytes a post: no index of a database serves filters on any mixture of
 * scores. Rows are appended in feed order.
 */
export class ScoreTable {
  readonly #ids: string[] = []
  /** The year of the film in each row; 0 when it is not known. */
  readonly years: number[] = []
  /** A bit mask of the kinds of content warnings in each row, by {@link warningMask}. */
  readonly warningMasks: number[] = []
  /** The number that stands for the category in each row, by {@link categoryNumber}. */
  readonly categoryNumbers: number[] = []
  readonly #films: number[] = []
  readonly #directors: number[] = []
  readonly #scores = eachScore((): number[] => [])
  readonly #categories: string[] = []
  readonly #numbersOfCategories = new Map<string, number>()
  readonly #ratedRows: number[] = []
  #rated: Rows | undefined

  get length(): number {
    return this.#ids.length
  }

  append({ id, category, year, film, director, warnings, ratings }: ScoreEntry): void {
    const row = this.#ids.push(id) - 1
    this.years.push(year ?? NO_YEAR)
    this.#films.push(film ?? 0)
    this.#directors.push(director ?? 0)
    this.warningMasks.push(warningMask(warnings))
    this.categoryNumbers.push(this.#numberOf(category))
    for (const field of SCORE_FIELDS) this.#scores[field].push(ratings?.[field] ?? UNKNOWN)
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

  /** The score in each row; {@link UNKNOWN} when it is not known. */
  scores(field: ScoreField): readonly number[] {
    return this.#scores[field]
  }

  isSameFilm(row: number, film: number | null): boolean {
    return film !== null && this.#films[row] === film
  }

  isSameDirector(row: number, director: number | null): boolean {
    return director !== null && this.#directors[row] === director
  }

  /** -1 for a category that no post has. */
  categoryNumber(category: string): number {
    return this.#numbersOfCategories.get(category) ?? -1
  }

  /** The rows of all posts that show ratings. */
  get rated(): Rows {
    this.#rated ??= Uint32Array.from(this.#ratedRows)
    return this.#rated
  }

  /** The categories of posts that show ratings, in alphabetical order. */
  ratedCategories(): string[] {
    const numbers = new Set<number>()
    for (const row of this.rated) numbers.add(this.categoryNumbers[row]!)
    return [...numbers].map((number) => this.#categories[number]!).sort()
  }

  /** The kinds of content warnings that some post with ratings has. */
  ratedWarnings(): WarningKind[] {
    let mask = 0
    for (const row of this.rated) mask |= this.warningMasks[row]!
    return WARNING_KIND_NAMES.filter((kind) => (mask & warningMask([kind])) !== 0)
  }

  /** The earliest and the latest year among rated films; null when no year is known. */
  ratedYears(): { first: number; last: number } | null {
    let [first, last] = [Number.POSITIVE_INFINITY, 0]
    for (const row of this.rated) {
      const year = this.years[row]!
      if (year === NO_YEAR) continue
      if (year < first) first = year
      if (year > last) last = year
    }
    return last === 0 ? null : { first, last }
  }

  matching({ scores, year, category, without }: ScoreFilter = EVERYTHING): Rows {
    const tests: [readonly number[], number, number][] = SCORE_FIELDS.flatMap((field) =>
      scores[field] ? [testOf(this.#scores[field], scores[field], UNKNOWN - 1)] : [],
    )
    if (year) tests.push(testOf(this.years, { ...year, min: Math.max(year.min ?? 1, 1) }, Number.POSITIVE_INFINITY))
    if (category !== null) {
      const number = this.categoryNumber(category)
      if (number === -1) return new Uint32Array()
      tests.push([this.categoryNumbers, number, number])
    }
    const unwanted = warningMask(without)
    return this.rated.filter(
      (row) =>
        (this.warningMasks[row]! & unwanted) === 0 &&
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
}

/** A bit for each kind, in the order of `WARNING_KIND_NAMES`. */
export function warningMask(warnings: readonly WarningKind[]): number {
  return warnings.reduce((mask, kind) => mask | (1 << WARNING_KIND_NAMES.indexOf(kind)), 0)
}

function testOf(values: readonly number[], { min, max }: Range, largest: number): [readonly number[], number, number] {
  return [values, min ?? 0, Math.min(max ?? largest, largest)]
}
