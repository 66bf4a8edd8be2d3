import type { Film } from '#domain/posts/film/film-fields.ts'

export interface FoundFilm extends Film {
  readonly title: string
  /** A text that tells films of the same title apart, such as "2019 film by Robert Eggers"; may be empty. */
  readonly description: string
}

export type FilmSearch =
  | { readonly ok: true; readonly films: readonly FoundFilm[] }
  /** `problem` is a sentence for the administrator. `retryAfterSeconds` is set when this server has asked too often. */
  | { readonly ok: false; readonly problem: string; readonly retryAfterSeconds?: number }

export interface FilmDirectory {
  readonly name: string
  /** Finds a few films, the likeliest first. Never throws. */
  search(title: string): Promise<FilmSearch>
}
