import { pageFromQuery } from '../page-numbers.ts'
import type { Ratings } from '../post.ts'
import { RATING_NAMES, SCORE_MAX } from '../ratings.ts'
import { WARNING_KIND_NAMES, type WarningKind } from '../warnings/content-warnings.ts'

export const SCORE_FIELDS = [...RATING_NAMES, 'overall'] as const
export type ScoreField = keyof Ratings

export function eachScore<Value>(make: (field: ScoreField) => Value): Record<ScoreField, Value> {
  return Object.fromEntries(SCORE_FIELDS.map((field) => [field, make(field)])) as Record<ScoreField, Value>
}

/** A range that includes both ends. Null leaves an end open. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}

export type SortField = ScoreField | 'date' | 'year'

export interface Sort {
  readonly by: SortField
  readonly isDescending: boolean
}

/** The conditions on reviews. A review that lacks the score or year of a condition does not match. */
export interface ScoreFilter {
  readonly scores: Readonly<Partial<Record<ScoreField, Range>>>
  readonly year: Range | null
  readonly category: string | null
  readonly without: readonly WarningKind[]
}

export interface ScoreQuery {
  readonly filter: ScoreFilter
  readonly sort: Sort
  /** Counts from 1. */
  readonly page: number
}

export const EVERYTHING: ScoreFilter = { scores: {}, year: null, category: null, without: [] }
export const NEWEST_FIRST: Sort = { by: 'date', isDescending: true }

const SORT_FIELDS: readonly string[] = [...SCORE_FIELDS, 'date', 'year']
const CATEGORY_MAX = 1_000
/** The longest number in an address is a year. */
const DIGITS_MAX = 4

/**
 * The query in an address: `terror=0-5&year=2010-&category=…&without=gore,needles&sort=-overall&page=2`. A form sends the two
 * ends of a range as `terror-min` and `terror-max`, and one `without` for each kind. Invalid values and other parameters are
 * ignored.
 */
export function scoreQueryFrom(parameters: URLSearchParams): ScoreQuery {
  const scores = SCORE_FIELDS.flatMap((field) => {
    const range = rangeIn(parameters, field, { min: 0, max: SCORE_MAX })
    return range ? [[field, { min: range.min ?? 0, max: range.max ?? SCORE_MAX }] as const] : []
  })
  const category = parameters.get('category')?.slice(0, CATEGORY_MAX) || null
  const kinds = new Set(parameters.getAll('without').flatMap((list) => list.split(',')))
  const without = WARNING_KIND_NAMES.filter((kind) => kinds.has(kind))
  const page = pageFromQuery(parameters.get('page'))
  return {
    filter: { scores: Object.fromEntries(scores), year: rangeIn(parameters, 'year', OPEN), category, without },
    sort: sortIn(parameters.get('sort')),
    page: page === 'canonical' ? 1 : page,
  }
}

/** The parameters of a query in a fixed order, without those that have their default. */
function scoreParameters({ filter, sort, page }: ScoreQuery): [string, string][] {
  const { scores, year, category, without } = filter
  const parameters: [string, string][] = []
  for (const field of SCORE_FIELDS) if (scores[field]) parameters.push([field, rangeText(scores[field])])
  if (year) parameters.push(['year', rangeText(year)])
  if (category !== null) parameters.push(['category', category])
  if (without.length > 0) parameters.push(['without', without.join(',')])
  if (sort.by !== NEWEST_FIRST.by || sort.isDescending !== NEWEST_FIRST.isDescending)
    parameters.push(['sort', sortValue(sort)])
  if (page > 1) parameters.push(['page', String(page)])
  return parameters
}

export function sortValue({ by, isDescending }: Sort): string {
  return `${isDescending ? '-' : ''}${by}`
}

/** The query as it follows a path, with the question mark; empty for all reviews, newest first. */
export function scoreSearch(query: ScoreQuery): string {
  const parameters = scoreParameters(query)
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`
}

/** Whether the query of an address equals the output of {@link scoreParameters}. Parameters of other programs are ignored. */
export function isCanonical(parameters: URLSearchParams): boolean {
  return JSON.stringify(ownParameters(parameters)) === JSON.stringify(scoreParameters(scoreQueryFrom(parameters)))
}

/** The parameters of an address that belong to a query, unchanged. Trackers append others. */
export function ownParameters(parameters: URLSearchParams): [string, string][] {
  return [...parameters].filter(([name]) => isKnown(name))
}

export function isFiltered(filter: ScoreFilter): boolean {
  return scoreParameters({ filter, sort: NEWEST_FIRST, page: 1 }).length > 0
}

const OPEN: Range = { min: null, max: null }

function isKnown(name: string): boolean {
  const [field = '', end] = name.split(/-(?=min$|max$)/)
  if (end !== undefined) return field === 'year' || (SCORE_FIELDS as readonly string[]).includes(field)
  return SORT_FIELDS.includes(field) ? field !== 'date' : ['category', 'without', 'sort', 'page'].includes(field)
}

/** A range in an address; null when it is missing or excludes nothing. Swaps ends in the wrong order, since handles can cross. */
function rangeIn(parameters: URLSearchParams, name: string, whole: Range): Range | null {
  const [low, high] = [parameters.get(`${name}-min`), parameters.get(`${name}-max`)]
  const [from, to] = low === null && high === null ? textEnds(parameters.get(name)) : [low, high]
  const clamp = (end: number | null) =>
    end === null ? null : Math.min(Math.max(end, whole.min ?? end), whole.max ?? end)
  const [a, b] = [clamp(numberIn(from)), clamp(numberIn(to))]
  const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b]
  const isWhole = (min ?? whole.min) === whole.min && (max ?? whole.max) === whole.max
  return isWhole ? null : { min, max }
}

function textEnds(text: string | null): [string, string] {
  const [, min = '', isRange, max = ''] = /^(\d*)(-?)(\d*)$/.exec(text ?? '') ?? []
  return isRange ? [min, max] : [min, min]
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) && text.length <= DIGITS_MAX ? Number(text) : null
}

function rangeText({ min, max }: Range): string {
  return min === max ? String(min) : `${min ?? ''}-${max ?? ''}`
}

function sortIn(text: string | null): Sort {
  const [, minus, by = ''] = /^(-?)([a-z]+)$/.exec(text ?? '') ?? []
  return SORT_FIELDS.includes(by) ? { by: by as SortField, isDescending: minus === '-' } : NEWEST_FIRST
}
