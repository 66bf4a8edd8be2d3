import { z } from 'zod'
import { filmFields } from '../../locales/en/admin/film-fields.ts'
import { LINE_MAX } from '../../text/plain-text.ts'
import { surrogateProblem, textField } from '../../text/text-field.ts'
import { FILM_SITES, filmIdIn } from './film-ids.ts'

const RUNTIME_MAX = 1_000

const YEAR = 'The year of the film must be a whole number'
const RUNTIME = `The running time must be a whole number of minutes from 1 to ${RUNTIME_MAX.toLocaleString('en')}`
const LETTERBOXD =
  'Letterboxd is the last part of the address of the film there, such as the-lighthouse-2019, or that address'
const IMDB = 'IMDb is an id such as tt7984734, or the address of the film there'
const TMDB = 'TMDB is a number such as 503919, or the address of the film there'
const ADDRESS_TOO = { description: 'A write may send the address of the film there instead' }

interface FilmFieldFacts {
  readonly label: string
  readonly isNumber: boolean
  /** Schema of the field in a published post. */
  readonly schema: z.ZodType
  /** Description of the field in the API document. */
  readonly description?: string
}

/**
 * What can be said of a film, in the order of the form. The type `Film`, the form and its errors, the schemas of calls and answers,
 * imports, and the comparison of revisions follow it. All of it is one JSON value in the database, in exports and in backups.
 */
export const FILM_FIELDS = {
  title: { label: filmFields.title, isNumber: false, schema: text('The title of the film') },
  originalTitle: { label: filmFields.originalTitle, isNumber: false, schema: text('The original title of the film') },
  year: {
    label: filmFields.year,
    isNumber: true,
    schema: z.int(YEAR).min(1870, 'Films began in 1870').max(2200, 'The year of the film is too far away').optional(),
  },
  director: { label: filmFields.director, isNumber: false, schema: text('The director of the film') },
  runtime: {
    label: filmFields.runtime,
    isNumber: true,
    schema: z.int(RUNTIME).min(1, RUNTIME).max(RUNTIME_MAX, RUNTIME).optional(),
    description: 'Running time in minutes',
  },
  country: { label: filmFields.country, isNumber: false, schema: text('The country of the film') },
  letterboxd: {
    label: filmFields.letterboxd,
    isNumber: false,
    schema: siteId('letterboxd', LETTERBOXD),
    description: 'Last part of the address of the film at letterboxd.com',
  },
  imdb: {
    label: filmFields.imdb,
    isNumber: false,
    schema: siteId('imdb', IMDB),
    description: 'Id of the film at imdb.com, such as tt7984734',
  },
  tmdb: {
    label: filmFields.tmdb,
    isNumber: true,
    schema: z
      .preprocess(
        (value) => (typeof value === 'string' ? numberIn(filmIdIn('tmdb', value)) : value),
        z.int(TMDB).min(1, TMDB).max(999_999_999, TMDB),
      )
      .optional()
      .meta(ADDRESS_TOO),
    description: 'Number of the film at themoviedb.org',
  },
} as const satisfies Readonly<Record<string, FilmFieldFacts>>

export type FilmField = keyof typeof FILM_FIELDS

/** The facts of a film; unknown ones are missing. */
export type Film = {
  -readonly [Name in FilmField]?: (typeof FILM_FIELDS)[Name]['isNumber'] extends true ? number : string
}

export const FILM_FIELD_NAMES = Object.keys(FILM_FIELDS) as FilmField[]
export const SECTION_FILM_FIELDS = ['title', 'year', 'director'] as const satisfies readonly FilmField[]

/** A value for each field. */
export function eachFilmField<T>(of: (name: FilmField, facts: FilmFieldFacts) => T): Record<FilmField, T> {
  return Object.fromEntries(FILM_FIELD_NAMES.map((name) => [name, of(name, FILM_FIELDS[name])])) as Record<FilmField, T>
}

function text(label: string) {
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
    .meta(ADDRESS_TOO)
}

/** The number in a text. Any other text is returned unchanged, so that the schema refuses it. */
function numberIn(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text
}
