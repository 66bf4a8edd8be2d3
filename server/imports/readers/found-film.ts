import type { Film } from '#domain/posts/film/film-fields.ts'
import { FILM_SITES, type FilmSiteName, filmIdIn } from '#domain/posts/film/film-ids.ts'
import { isReview } from '#domain/posts/review.ts'
import { filmIn, filmOf, lineIn, linesIn, yearIn } from './fields.ts'
import type { KnownFields } from './known-fields.ts'

const TITLES = ['film', 'movie', 'film_title', 'movie_title', 'filmtitle', 'movietitle'] as const
const SITES = Object.keys(FILM_SITES) as FilmSiteName[]
/** `Halloween (1978)`, `Review: Halloween (1978)`, `Halloween [1978] – Film Review`. */
const TITLE_WITH_YEAR =
  /^(?:(?:film |movie )?review\s?[:–—-]\s?)?(\S.{0,300}?)\s?[([]((?:18|19|20)\d\d)[)\]](?:\s?[:|–—-]?\s?(?:film |movie )?review)?$/i

/** The film that front matter names. @param notes gets ids of sites that are none */
export function filmInFields(known: KnownFields, notes: string[]): Film | null {
  const table = known.takeTable('film', 'movie')
  const names = linesIn(known.take(...TITLES) ?? [])
  if (names.length > 1) notes.push(`a post is about one film: ${names.slice(1).join(', ')} left out`)
  const year = known.take('film_year', 'movie_year', 'filmyear', 'year', 'release_year')
  const director = known.take('film_director', 'director', 'directors')
  const ids = SITES.map((site) => {
    const typed = lineIn(
      table[site] ?? known.take(site, `${site}_id`, `${site}id`, `${site}_url`, `${site}_uri`, `${site}_link`),
    )
    if (typed === '') return {}
    const id = filmIdIn(site, typed)
    if (FILM_SITES[site].id.test(id)) return { [site]: site === 'tmdb' ? Number(id) : id }
    notes.push(`its ${FILM_SITES[site].label} "${typed.slice(0, 80)}" is no film there`)
    return {}
  })
  return filmOf({
    ...filmIn(table),
    ...Object.fromEntries(SITES.map((site) => [site, undefined])),
    ...Object.assign({}, ...ids),
    title: lineIn(table.title ?? table.name) || names[0],
    originalTitle: lineIn(table.originalTitle ?? known.take('original_title', 'originaltitle')) || undefined,
    year: yearIn(table.year ?? year),
    director: linesIn(table.director ?? director ?? []).join(', ') || undefined,
  })
}

/** The film of a review whose title names it with its year, where nothing else does. @param notes gets what was taken for it */
export function filmInTitle(title: string, category: string, notes: string[]): Film | null {
  if (!isReview(category)) return null
  const [, film, year] = TITLE_WITH_YEAR.exec(title) ?? []
  if (film === undefined) return null
  notes.push(`its film is taken from the title: ${film} (${year})`)
  return { title: film, year: Number(year) }
}
