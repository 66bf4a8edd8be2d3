import { formatMonth } from '../../text/civil-date.ts'
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

export const TERM_EYEBROWS: Readonly<Record<TermKind, string>> = {
  category: 'Category',
  tag: 'Tag',
  series: 'Series',
  author: 'Written by',
  film: 'Film',
  director: 'Directed by',
  year: 'Films of',
  decade: 'Films of the',
  'published-year': 'Published in',
  'published-month': 'Published in',
}

export function termHeading({ kind, label }: NamedTerm): string {
  return kind === 'published-month' ? formatMonth(label) : label
}

/** The title of a term's page in tabs, links and feeds, which do not show the line above the heading. */
export function termTitle(term: NamedTerm): string {
  const heading = termHeading(term)
  if (term.kind === 'film' && term.year > 0) return `${heading} (${term.year})`
  if (term.kind === 'year' || term.kind === 'decade')
    return `Films of ${term.kind === 'decade' ? 'the ' : ''}${heading}`
  return heading
}

/** A sentence about the posts of a term: `14 reviews since 2024, from 3 to 10.` */
export function termSummary(term: CountedTerm): string {
  const others = term.posts - term.reviews
  const counts = [
    term.reviews > 0 && counted(term.reviews, 'review'),
    others > 0 && counted(others, term.reviews > 0 ? 'other post' : 'post'),
  ]
  const text = counts.filter(Boolean).join(' and ')
  const isOfPeriod = term.kind === 'published-year' || term.kind === 'published-month'
  const since = isOfPeriod || term.posts === 1 ? '' : ` since ${term.since.slice(0, 4)}`
  return `${text[0]!.toUpperCase()}${text.slice(1)}${since}${scoreRange(term)}.`
}

function scoreRange({ posts, reviews, lowest, highest }: CountedTerm): string {
  if (lowest === null || highest === null) return ''
  const scored = posts === reviews ? ', ' : ', scored '
  if (lowest === highest) return `${scored}${reviews === 1 ? '' : 'each '}${lowest} out of 10`
  return `${scored}from ${lowest} to ${highest}`
}

function counted(number: number, noun: string): string {
  return number === 1 ? `one ${noun}` : `${number} ${noun}s`
}
