import { z } from 'zod'
import { unlessUnknownKeys } from '../../field-errors.ts'
import { LINE_MAX, surrogateProblem, textField } from '../../text/text-field.ts'
import type { Film } from '../post.ts'
import { FILM_FIELDS, type FilmField } from '../post-fields.ts'
import { FILM_SITES, filmIdIn } from './film-ids.ts'

const RUNTIME_MAX = 1_000

const YEAR = 'The year of the film is a whole number'
const RUNTIME = `The running time is a whole number of minutes from 1 to ${RUNTIME_MAX.toLocaleString('en')}`
const LETTERBOXD =
  'Letterboxd is the last part of the address of the film there, such as the-lighthouse-2019, or that address'
const IMDB = 'IMDb is an id such as tt7984734, or the address of the film there'
const TMDB = 'TMDB is a number such as 503919, or the address of the film there'
const FILM = 'Film is an object with title, year and director, or null'

export const film = z.strictObject(
  {
    title: name('The title of the film'),
    year: z.int(YEAR).min(1870, 'Films began in 1870').max(2200, 'The year of the film is too far away').optional(),
    director: name('The director of the film'),
    runtime: z.int(RUNTIME).min(1, RUNTIME).max(RUNTIME_MAX, RUNTIME).optional(),
    country: name('The country of the film'),
    letterboxd: siteId('letterboxd', LETTERBOXD),
    imdb: siteId('imdb', IMDB),
    tmdb: z
      .preprocess(
        (value) => (typeof value === 'string' ? numberIn(filmIdIn('tmdb', value)) : value),
        z.int(TMDB).min(1, TMDB).max(999_999_999, TMDB),
      )
      .optional()
      .meta({ description: 'A write may send the address of the film there instead' }),
  } satisfies Record<FilmField, z.ZodType>,
  { error: unlessUnknownKeys(FILM) },
)

/** The schema for the film of a draft, which keeps unfinished years and ids. A post with such values is refused. */
export const draftFilm = film.extend({
  year: typedSoFar('year'),
  runtime: typedSoFar('runtime'),
  letterboxd: name(FILM_FIELDS.letterboxd.label),
  imdb: name(FILM_FIELDS.imdb.label),
  tmdb: typedSoFar('tmdb'),
})

/** Removes empty fields; null if no others are left. */
export function tidyFilm(typed: { [K in keyof Film]: unknown } | null): Film | null {
  const said = Object.entries(typed ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return said.length > 0 ? (Object.fromEntries(said) as Film) : null
}

function name(label: string) {
  return textField(label, LINE_MAX).optional()
}

function siteId(site: 'letterboxd' | 'imdb', message: string) {
  return z
    .string(message)
    .transform((typed) => filmIdIn(site, typed))
    .superRefine((id, context) => {
      const isId = id === '' || FILM_SITES[site].id.test(id)
      const problem = surrogateProblem(FILM_SITES[site].label, id) ?? (isId ? null : message)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .optional()
    .meta({ description: 'A write may send the address of the film there instead' })
}

function typedSoFar(field: FilmField) {
  const { label } = FILM_FIELDS[field]
  return z.union([z.int(), textField(label, LINE_MAX)], `${label} is a number`).optional()
}

/** The number in a text. Any other text is returned unchanged, so that the schema refuses it. */
function numberIn(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text
}
