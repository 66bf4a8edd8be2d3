import type { Locale } from '../../locales/locale.ts'
import { categoryName } from '../categories/category-name.ts'
import type { TermKind } from './term.ts'

interface NamedTerm {
  readonly kind: TermKind
  readonly label: string
  readonly year: number
}

interface CountedTerm extends NamedTerm {
  readonly posts: number
  readonly reviews: number
  /** Date of the oldest post. */
  readonly since: string
  readonly lowest: number | null
  readonly highest: number | null
}

const EYEBROWS = {
  category: 'terms.category',
  tag: 'terms.tag',
  series: 'terms.series',
  author: 'terms.author',
  film: 'terms.film',
  director: 'terms.director',
  year: 'terms.year',
  decade: 'terms.decade',
  'published-year': 'terms.publishedYear',
  'published-month': 'terms.publishedMonth',
} as const satisfies Readonly<Record<TermKind, string>>

/** The line above the heading of the term's page. */
export function termEyebrow({ t }: Locale, kind: TermKind): string {
  return t(EYEBROWS[kind])
}

export function termHeading(locale: Locale, { kind, label }: Pick<NamedTerm, 'kind' | 'label'>): string {
  switch (kind) {
    case 'published-month':
      return locale.capitalized(locale.month(label))
    case 'decade':
      return locale.capitalized(decadeName(locale, label))
    case 'category':
      return categoryName(locale, label)
    default:
      return label
  }
}

/** The title of a term's page in tabs, links and feeds, which do not show the line above the heading. */
export function termTitle(locale: Locale, term: NamedTerm): string {
  const heading = termHeading(locale, term)
  if (term.kind === 'film' && term.year > 0) return `${heading} (${term.year})`
  if (term.kind === 'year') return locale.t('terms.titleOfYear', { year: heading })
  return term.kind === 'decade' ? locale.t('terms.titleOfDecade', { decade: decadeName(locale, term.label) }) : heading
}

/** @param label its first year and an *s*, as it is stored */
function decadeName({ t }: Locale, label: string): string {
  return t('terms.decadeName', { year: label.replace(/\D+$/, '') })
}

/** A sentence about the posts of a term: `14 reviews since 2024, from 3 to 10.` */
export function termSummary(locale: Locale, term: CountedTerm): string {
  const { t } = locale
  const others = term.posts - term.reviews
  const counts = [
    ...(term.reviews > 0 ? [t('terms.someReviews', { count: term.reviews })] : []),
    ...(others > 0 ? [t(term.reviews > 0 ? 'terms.someOtherPosts' : 'terms.somePosts', { count: others })] : []),
  ]
  const isOfPeriod = term.kind === 'published-year' || term.kind === 'published-month'
  const since = isOfPeriod || term.posts === 1 ? '' : t('terms.since', { year: term.since.slice(0, 4) })
  const summary = t('terms.summary', { posts: locale.list(counts), since, scores: scoreRange(locale, term) })
  return locale.capitalized(summary)
}

function scoreRange({ t, number }: Locale, { posts, reviews, lowest, highest }: CountedTerm): string {
  if (lowest === null || highest === null) return ''
  const areAllScored = posts === reviews
  if (lowest !== highest) {
    const range = { lowest: number(lowest), highest: number(highest) }
    return areAllScored ? t('terms.scoresFrom', range) : t('terms.scoredFrom', range)
  }
  const score = { score: number(lowest) }
  if (reviews === 1) return areAllScored ? t('terms.scoreOfOne', score) : t('terms.scoredOfOne', score)
  return areAllScored ? t('terms.scoreOfEach', score) : t('terms.scoredOfEach', score)
}
