import { RATING_LABELS, SCORE_MAX } from '../ratings.ts'
import { WARNING_KINDS } from '../warnings/content-warnings.ts'
import type { Range, ScoreField, ScoreFilter, SortField } from './score-query.ts'
import { SCORE_FIELDS, sortValue } from './score-query.ts'
import type { Spread } from './score-spread.ts'

export const SCORE_LABELS: Readonly<Record<ScoreField, string>> = { ...RATING_LABELS, overall: 'Overall' }

export function scoreRangeText({ min, max }: Range): string {
  return min === max ? String(min) : `${min ?? 0}–${max ?? SCORE_MAX}`
}

export function filterWords({ scores, year, category, without }: ScoreFilter): string[] {
  return [
    ...SCORE_FIELDS.flatMap((field) =>
      scores[field] ? `${SCORE_LABELS[field]} ${scoreRangeText(scores[field])}` : [],
    ),
    ...(year ? [yearWords(year)] : []),
    ...(category === null ? [] : [category]),
    ...without.map((kind) => `no ${WARNING_KINDS[kind].label.toLowerCase()}`),
  ]
}

function yearWords({ min, max }: Range): string {
  if (min === max) return `films of ${min}`
  if (min === null) return `films up to ${max}`
  return max === null ? `films from ${min} on` : `films from ${min} to ${max}`
}

export const SORT_LABELS: Readonly<Record<SortField, readonly [descending: string, ascending: string]>> = {
  date: ['Newest reviews', 'Oldest reviews'],
  overall: ['Overall, highest', 'Overall, lowest'],
  terror: ['Terror, highest', 'Terror, lowest'],
  suspense: ['Suspense, highest', 'Suspense, lowest'],
  originality: ['Originality, highest', 'Originality, lowest'],
  cinematography: ['Cinematography, highest', 'Cinematography, lowest'],
  acting: ['Acting, highest', 'Acting, lowest'],
  soundtrack: ['Soundtrack, highest', 'Soundtrack, lowest'],
  year: ['Newest films', 'Oldest films'],
}

export function sortOptions(): { value: string; label: string }[] {
  return (Object.keys(SORT_LABELS) as SortField[]).flatMap((by) =>
    [true, false].map((isDescending) => ({
      value: sortValue({ by, isDescending }),
      label: SORT_LABELS[by][isDescending ? 0 : 1],
    })),
  )
}

export function spreadWords(label: string, spread: Spread): string {
  const groups = spread.flatMap((count, score) => (count > 0 ? `${score} in ${count}` : []))
  if (groups.length === 0) return `${label}: in no review`
  return `${label}: ${groups.join(', ')} ${spread.reduce((sum, count) => sum + count, 0) === 1 ? 'review' : 'reviews'}`
}
