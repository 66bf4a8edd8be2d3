import type { Film } from '#domain/posts/post.ts'

/** A film as a directory knows it. Each fact is one that the form of a post accepts. */
export interface FoundFilm extends Film {
  readonly title: string
  /** Tells films of one title apart, such as "2019 film by Robert Eggers"; may be empty. */
  readonly description: string
}

export type FilmSearch =
  | { readonly ok: true; readonly films: readonly FoundFilm[] }
  /** `problem` is for the administrator. `retryAfterSeconds` is given where this server asks too often. */
  | { readonly ok: false; readonly problem: string; readonly retryAfterSeconds?: number }

/** Looks films up by their titles. */
export interface FilmDirectory {
  /** For the administrator. */
  readonly name: string
  /** A few films, the likeliest first. Never throws. */
  search(title: string): Promise<FilmSearch>
}
