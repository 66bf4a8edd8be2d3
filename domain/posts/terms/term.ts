import { isCivilDate } from '../../text/civil-date.ts'
import { authorNames } from '../authors/authors.ts'
import type { Film } from '../film/film-fields.ts'
import type { Post } from '../post.ts'
import { categoryLabel, showsRatings } from '../review.ts'
import { seriesOf } from '../series/series.ts'
import { normalizedLabel } from './normalized-label.ts'

/** Kinds of terms. `tag` is one of the names beside the category; `year` and `decade` are those of the film, `published-year` and `published-month` those of the post's date. */
export type TermKind =
  | 'category'
  | 'tag'
  | 'series'
  | 'author'
  | 'film'
  | 'director'
  | 'year'
  | 'decade'
  | 'published-year'
  | 'published-month'

/** The most terms of one post. Each takes time in the transaction that saves the post, and its sections can name 500,000 people. */
export const POST_TERMS_MAX = 5_000

/** A term of a post. Films with the same title and different years are different terms. */
export interface PostTerm {
  readonly kind: TermKind
  readonly label: string
  /** The year of a film; 0 when it is not known, and for every other kind. */
  readonly year: number
  /** The director of a film, as typed; empty for every other kind. */
  readonly director: string
  /** Whether the scores of the post count for the term. Those of a film that only a section names do not. */
  readonly isRated: boolean
  /** The place of the post in a series; null for every other kind. */
  readonly part: number | null
}

type Source = Pick<Post, 'tag' | 'isReview' | 'title' | 'film' | 'ratings'>

/** The terms of a post without duplicates: its own, and then those of the films that its sections name. */
export function termsOf(
  post: Source & Pick<Post, 'author' | 'authors' | 'tags' | 'series' | 'date' | 'sections'>,
): PostTerm[] {
  const terms = [rated('category', categoryLabel(post.tag))]
  terms.push(...authorNames(post).map((name) => rated('author', name)))
  terms.push(...post.tags.map((tag) => rated('tag', tag)))
  const series = seriesOf(post)
  if (series) terms.push({ ...rated('series', series.name), part: series.part })
  if (isCivilDate(post.date))
    terms.push(rated('published-year', post.date.slice(0, 4)), rated('published-month', post.date.slice(0, 7)))
  const named = post.sections.flatMap(({ sectionFilm, sectionSpoilers }) =>
    // The film of a covered section may be a spoiler.
    sectionFilm && !sectionSpoilers ? filmTerms(termFilm(sectionFilm)) : [],
  )
  terms.push(...filmTerms(filmOf(post)), ...named.map((term) => ({ ...term, isRated: false })))
  const byKey = new Map<string, PostTerm>()
  for (const term of terms) {
    const key = termKey(term.kind, term.label, term.year)
    if (term.label !== '' && !byKey.has(key)) byKey.set(key, term)
  }
  return [...byKey.values()].slice(0, POST_TERMS_MAX)
}

function filmTerms({ title, year, director }: TermFilm): PostTerm[] {
  const terms = [{ ...rated('film', title), year, director }]
  for (const name of directorNames(director)) terms.push(rated('director', name))
  if (year > 0) terms.push(rated('year', String(year)), rated('decade', decadeLabel(year)))
  return terms
}

function rated(kind: TermKind, label: string): PostTerm {
  return { kind, label: normalizedLabel(label), year: 0, director: '', isRated: true, part: null }
}

/** In the languages of Den, without the words that stand within one name as well: *y*, *e*, *i*. */
const BETWEEN_NAMES = /\s*[,;/、，；،؛]\s*(?:(?:&|[Aa]nd|AND|und|et|en|ve)\s+)?|\s+(?:&|[Aa]nd|AND|und|et|en|ve)\s+/

/** The names in the field *Film Director*, which may hold several: `A, B`, `A & B`, `A and B`. */
export function directorNames(director: string): string[] {
  const names = director.split(BETWEEN_NAMES).map(normalizedLabel)
  return [...new Set(names.filter(Boolean))]
}

export function decadeLabel(year: number): string {
  return `${year - (year % 10)}s`
}

export type TermSlugs = ReadonlyMap<string, string>

export function termKey(kind: TermKind, label: string, year = 0): string {
  return `${kind} ${year} ${normalizedLabel(label)}`
}

/** Undefined when no published post has the term, as for the labels of a draft. @param year of a film; 0 when it is not known */
export function termHref(slugs: TermSlugs, kind: TermKind, label: string, year = 0): string | undefined {
  const slug = slugs.get(termKey(kind, label, year))
  return slug === undefined ? undefined : termPath(kind, slug)
}

export function termPath(kind: TermKind, slug: string): string {
  if (kind === 'published-year' || kind === 'published-month') return `/archive/${slug.replace('-', '/')}`
  return `/${kind}/${encodeURIComponent(slug)}`
}

interface TermFilm {
  /** Empty when the title is not known; `director` likewise. */
  readonly title: string
  /** 0 when the year is not known. */
  readonly year: number
  readonly director: string
}

/** The film of a post. A review that names none is taken to be about a film with the title of the post. */
export function filmOf(post: Source): TermFilm {
  const film = termFilm(post.film)
  return film.title === '' && showsRatings(post) ? { ...film, title: normalizedLabel(post.title) } : film
}

/** The stored facts of a film in their types: an import may have stored a year as text, or a name as a number. */
export function termFilm(film: Film | null): TermFilm {
  const year = Number(film?.year)
  return {
    title: normalizedLabel(String(film?.title ?? '')),
    year: Number.isInteger(year) && year > 0 && year < 10_000 ? year : 0,
    director: normalizedLabel(String(film?.director ?? '')),
  }
}
