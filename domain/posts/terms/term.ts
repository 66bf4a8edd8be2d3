import { isCivilDate } from '../../text/civil-date.ts'
import type { Film, Post } from '../post.ts'
import { categoryLabel, showsRatings } from '../review.ts'

/** What posts are gathered by. `year` and `decade` are those of the film, the last two those of the post's date. */
export const TERM_KINDS = [
  'category',
  'author',
  'film',
  'director',
  'year',
  'decade',
  'published-year',
  'published-month',
] as const

export type TermKind = (typeof TERM_KINDS)[number]

/** What a post says about one of its terms. Two films of one title and of different years are two terms. */
export interface PostTerm {
  readonly kind: TermKind
  readonly label: string
  /** Of a film; 0 when it is not known, and for every other kind. */
  readonly year: number
  /** Of a film, as it was typed; empty for every other kind. */
  readonly director: string
  /** Whether the scores of the post are about it. */
  readonly isRated: boolean
}

type Source = Pick<Post, 'tag' | 'author' | 'date' | 'title' | 'film' | 'ratings'>

/** The terms of a post, each once. */
export function termsOf(post: Source): PostTerm[] {
  const rated = (kind: TermKind, label: string) => ({ kind, label: tidy(label), year: 0, director: '', isRated: true })
  const film = filmOf(post)
  const year = film?.year ?? 0
  const terms: PostTerm[] = [rated('category', categoryLabel(post.tag)), rated('author', post.author)]
  if (film?.title) terms.push({ ...rated('film', film.title), year, director: film.director })
  for (const name of directorNames(film?.director ?? '')) terms.push(rated('director', name))
  if (year > 0) terms.push(rated('year', String(year)), rated('decade', decadeLabel(year)))
  if (isCivilDate(post.date))
    terms.push(rated('published-year', post.date.slice(0, 4)), rated('published-month', post.date.slice(0, 7)))
  return terms.filter(({ label }) => label !== '')
}

/** The names in the field *Film Director*, which may hold several: `A, B`, `A & B`, `A and B`. */
export function directorNames(director: string): string[] {
  const names = director.split(/\s*[,;/]\s*(?:(?:&|and)\s+)?|\s+(?:&|and)\s+/i).map(tidy)
  return [...new Set(names.filter(Boolean))]
}

export function decadeLabel(year: number): string {
  return `${year - (year % 10)}s`
}

/** A label as terms have it. */
export function tidy(label: string): string {
  return label.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Slugs of labels, by {@link termKey}; those of the posts of one page. */
export type TermSlugs = ReadonlyMap<string, string>

export function termKey(kind: TermKind, label: string, year = 0): string {
  return `${kind} ${year} ${tidy(label)}`
}

/**
 * The address of the page that gathers posts by a label; undefined when there is none, as for the labels of a draft.
 * @param year of a film, 0 when it is not known
 */
export function termHref(slugs: TermSlugs, kind: TermKind, label: string, year = 0): string | undefined {
  const slug = slugs.get(termKey(kind, label, year))
  return slug === undefined ? undefined : termPath(kind, slug)
}

export function termPath(kind: TermKind, slug: string): string {
  if (kind === 'published-year' || kind === 'published-month') return `/archive/${slug.replace('-', '/')}`
  return `/${kind}/${slug}`
}

interface TermFilm {
  readonly title: string
  /** 0 when it is not known. */
  readonly year: number
  readonly director: string
}

/**
 * The film that a post is about. Of a review without one the title stands for it.
 * What was stored about a film came from outside: a year may have arrived as a text, a name as a number.
 */
export function filmOf(post: Source): TermFilm | null {
  const { title = '', year = 0, director = '' }: Film = post.film ?? {}
  const named = tidy(String(title ?? '')) || (showsRatings(post) ? tidy(post.title) : '')
  const whole = Number.isInteger(Number(year)) && Number(year) > 0 && Number(year) < 10_000 ? Number(year) : 0
  const film = { title: named, year: whole, director: tidy(String(director ?? '')) }
  return film.title || film.year || film.director ? film : null
}
