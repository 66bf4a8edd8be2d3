import { isReviewCategory, type JudgedCategories } from '#domain/posts/categories/category.ts'
import { FILM_FIELD_NAMES, type Film } from '#domain/posts/film/film-fields.ts'
import { FILM_SITES, type FilmSiteName, filmIdIn } from '#domain/posts/film/film-ids.ts'
import { filmIn, filmOf, isFields, lineIn, linesIn, yearIn } from './fields.ts'
import type { KnownFields } from './markdown/known-fields.ts'

const TITLES = ['film', 'movie', 'film_title', 'movie_title', 'filmtitle', 'movietitle'] as const
const SITES = Object.keys(FILM_SITES) as FilmSiteName[]
/** `Halloween (1978)`, `Review: Halloween (1978)`, `Halloween [1978] – Film Review`. */
const TITLE_WITH_YEAR =
  /^(?:(?:film |movie )?review\s?[:–—-]\s?)?(\S.{0,300}?)\s?[([]((?:18|19|20)\d\d)[)\]](?:\s?[:|–—-]?\s?(?:film |movie )?review)?$/i

const KNOWN: readonly string[] = [...FILM_FIELD_NAMES, 'name']

/** The film that front matter names. @param notes gets ids of sites that are none */
export function filmInFields(known: KnownFields, notes: string[]): Film | null {
  const table = known.takeTable('film', 'movie')
  const named = known.take(...TITLES)
  // A title may hold a comma.
  const names = (Array.isArray(named) ? named : [named])
    .map((each) => lineIn(isFields(each) ? (each.title ?? each.name) : each))
    .filter((name) => name !== '')
  if (names.length > 1) notes.push(`a post is about one film: ${names.slice(1).join(', ')} left out`)
  const year = known.take('film_year', 'movie_year', 'filmyear', 'year', 'release_year')
  if (lineIn(table.year ?? year) !== '' && yearIn(table.year ?? year) === undefined)
    notes.push(`the year of its film "${lineIn(table.year ?? year).slice(0, 40)}" is none`)
  const lost = Object.keys(table).filter((name) => !KNOWN.includes(name))
  if (lost.length > 0)
    notes.push(`left out of its film: ${lost.map((name) => `${name} ${shortened(table[name])}`).join(', ')}`)
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
export function filmInTitle(
  title: string,
  category: string,
  { categories }: { readonly categories: JudgedCategories },
  notes: string[],
): Film | null {
  if (!isReviewCategory(categories, category)) return null
  const [, film, year] = TITLE_WITH_YEAR.exec(title) ?? []
  if (film === undefined) return null
  notes.push(`its film is taken from the title: ${film} (${year})`)
  return { title: film, year: Number(year) }
}

function shortened(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200)
}
