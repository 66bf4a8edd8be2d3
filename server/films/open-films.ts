import type { Config } from '../config/config.ts'
import type { FilmDirectory } from './film-directory.ts'
import { Wikidata } from './wikidata.ts'

/** Null where facts of films are not looked up. */
export function openFilms({ filmDirectory, siteUrl }: Pick<Config, 'filmDirectory' | 'siteUrl'>): FilmDirectory | null {
  return filmDirectory.provider === 'off' ? null : new Wikidata({ ...filmDirectory, siteUrl })
}
