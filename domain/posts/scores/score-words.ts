import type { Locale } from '../../locales/locale.ts'
import { RATING_NAMES, SCORE_MAX } from '../ratings.ts'
import type { Range, ScoreField, ScoreFilter, SortField } from './score-query.ts'
import { SCORE_FIELDS, sortValue } from './score-query.ts'
import type { Spread } from './score-spread.ts'

export function scoreName({ t }: Locale, field: ScoreField): string {
  return t(`ratings.${field}`)
}

export function scoreRangeText({ min, max }: Range): string {
  return min === max ? String(min) : `${min ?? 0}–${max ?? SCORE_MAX}`
}

/** @param category its name as readers see it; empty where none is chosen */
export function filterWords(locale: Locale, { scores, year, without }: ScoreFilter, category: string): string[] {
  return [
    ...SCORE_FIELDS.flatMap((field) =>
      scores[field] ? `${scoreName(locale, field)} ${scoreRangeText(scores[field])}` : [],
    ),
    ...(year ? [yearWords(locale, year)] : []),
    ...(category === '' ? [] : [category]),
    ...without.map((kind) =>
      locale.t('ratings.chosenWarning', { warning: locale.lowered(locale.t(`warnings.${kind}`)) }),
    ),
  ]
}

function yearWords({ t }: Locale, { min, max }: Range): string {
  if (min === max) return t('ratings.chosenYear', { year: String(min) })
  if (min === null) return t('ratings.chosenYearTo', { year: String(max) })
  if (max === null) return t('ratings.chosenYearFrom', { year: String(min) })
  return t('ratings.chosenYears', { first: String(min), last: String(max) })
}

export function sortWords(locale: Locale, by: SortField, isDescending: boolean): string {
  const { t } = locale
  if (by === 'date') return isDescending ? t('ratings.newestReviews') : t('ratings.oldestReviews')
  if (by === 'year') return isDescending ? t('ratings.newestFilms') : t('ratings.oldestFilms')
  const name = scoreName(locale, by)
  return isDescending ? t('ratings.highest', { name }) : t('ratings.lowest', { name })
}

const SORT_FIELDS = ['date', 'overall', ...RATING_NAMES, 'year'] as const satisfies readonly SortField[]

export function sortOptions(locale: Locale): { value: string; label: string }[] {
  return SORT_FIELDS.flatMap((by) =>
    [true, false].map((isDescending) => ({
      value: sortValue({ by, isDescending }),
      label: sortWords(locale, by, isDescending),
    })),
  )
}

export function spreadWords(locale: Locale, field: ScoreField, spread: Spread): string {
  const { t, number, commas } = locale
  const name = scoreName(locale, field)
  const groups = spread.flatMap((count, score) =>
    count > 0 ? t('ratings.spreadScore', { score: number(score), number: number(count) }) : [],
  )
  if (groups.length === 0) return t('ratings.spreadNone', { name })
  const count = spread.reduce((sum, count) => sum + count, 0)
  return t('ratings.spread', { name, scores: commas(groups), count })
}
