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

type Source = Pick<Post, 'tag' | 'title' | 'film' | 'ratings'>

/** The terms of a post, each once: its own, and those of the films that its sections name. */
export function termsOf(post: Source & Pick<Post, 'author' | 'date' | 'sections'>): PostTerm[] {
  const terms = [rated('category', categoryLabel(post.tag)), rated('author', post.author)]
  if (isCivilDate(post.date))
    terms.push(rated('published-year', post.date.slice(0, 4)), rated('published-month', post.date.slice(0, 7)))
  const named = post.sections.flatMap(({ sectionFilm, sectionSpoilers }) =>
    // The film of a covered section may be what it gives away.
    sectionFilm && !sectionSpoilers ? filmTerms(termFilm(sectionFilm)) : [],
  )
  terms.push(...filmTerms(filmOf(post)), ...named.map((term) => ({ ...term, isRated: false })))
  const byKey = new Map<string, PostTerm>()
  for (const term of terms) {
    const key = termKey(term.kind, term.label, term.year)
    if (term.label !== '' && !byKey.has(key)) byKey.set(key, term)
  }
  return [...byKey.values()]
}

function filmTerms({ title, year, director }: TermFilm): PostTerm[] {
  const terms = [{ ...rated('film', title), year, director }]
  for (const name of directorNames(director)) terms.push(rated('director', name))
  if (year > 0) terms.push(rated('year', String(year)), rated('decade', decadeLabel(year)))
  return terms
}

function rated(kind: TermKind, label: string): PostTerm {
  return { kind, label: tidy(label), year: 0, director: '', isRated: true }
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
  /** Empty when it is not known, as is `director`. */
  readonly title: string
  /** 0 when it is not known. */
  readonly year: number
  readonly director: string
}

/** The film that a post is about. Of a review without one the title stands for it. */
export function filmOf(post: Source): TermFilm {
  const film = termFilm(post.film)
  return film.title === '' && showsRatings(post) ? { ...film, title: tidy(post.title) } : film
}

/** What was stored about a film came from outside: a year may have arrived as a text, a name as a number. */
export function termFilm(film: Film | null): TermFilm {
  const year = Number(film?.year)
  return {
    title: tidy(String(film?.title ?? '')),
    year: Number.isInteger(year) && year > 0 && year < 10_000 ? year : 0,
    director: tidy(String(film?.director ?? '')),
  }
}
