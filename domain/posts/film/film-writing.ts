import { z } from 'zod'
import { unlessUnknownKeys } from '../../field-errors.ts'
import { LINE_MAX } from '../../text/plain-text.ts'
import { textField } from '../../text/text-field.ts'
import { eachFilmField, type FILM_FIELDS, type Film, type FilmField } from './film-fields.ts'
import { FILM_SITES } from './film-ids.ts'

type Published = { [Name in FilmField]: (typeof FILM_FIELDS)[Name]['schema'] }

export const film = z.strictObject(eachFilmField((_, { schema }) => schema) as Published, {
  error: unlessUnknownKeys('Film is an object with title, year and director, or null'),
})

/** The schema for the film of a draft, which keeps unfinished numbers and ids. A post with such values is refused. */
export const draftFilm = film.extend(
  eachFilmField((name, { label, isNumber, schema }) => {
    if (isNumber) return z.union([z.int(), textField(label, LINE_MAX)], `${label} must be a number`).optional()
    return Object.hasOwn(FILM_SITES, name) ? textField(label, LINE_MAX).optional() : schema
  }) as { [Name in FilmField]: z.ZodType<Film[Name] | undefined> },
)

/** Removes empty fields; null if no others are left. */
export function tidyFilm(typed: { [K in keyof Film]: unknown } | null): Film | null {
  const said = Object.entries(typed ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return said.length > 0 ? (Object.fromEntries(said) as Film) : null
}
