import type { Film } from './film-fields.ts'

export const FILM_SITES = {
  letterboxd: {
    label: 'Letterboxd',
    id: /^[a-z0-9-]{1,200}$/,
    address: /^(?:https?:\/\/)?(?:www\.)?letterboxd\.com\/(?:[\w-]+\/)?film\/([a-z0-9-]+)/i,
    href: (id) => `https://letterboxd.com/film/${id}/`,
  },
  imdb: {
    label: 'IMDb',
    id: /^tt\d{7,10}$/,
    address: /^(?:https?:\/\/)?(?:www\.|m\.)?imdb\.com\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?title\/(tt\d+)/i,
    href: (id) => `https://www.imdb.com/title/${id}/`,
  },
  tmdb: {
    label: 'TMDB',
    id: /^[1-9]\d{0,8}$/,
    address: /^(?:https?:\/\/)?(?:www\.)?themoviedb\.org\/movie\/(\d+)/i,
    href: (id) => `https://www.themoviedb.org/movie/${id}`,
  },
} as const satisfies Readonly<Record<string, FilmSite>>

export type FilmSiteName = keyof typeof FILM_SITES

interface FilmSite {
  readonly label: string
  readonly id: RegExp
  /** Matches the address of a film's page, as people paste it. The first group is the id. */
  readonly address: RegExp
  readonly href: (id: string) => string
}

/** The id in a typed or pasted address of the site; any other text is taken for the id itself. */
export function filmIdIn(site: FilmSiteName, typed: string): string {
  const text = typed.trim()
  return FILM_SITES[site].address.exec(text)?.[1]?.toLowerCase() ?? text
}

/** Links to a film's pages on other sites. Values that are not valid ids, as drafts and imports may hold, are skipped. */
export function filmLinks(film: Film): { label: string; href: string }[] {
  return (Object.keys(FILM_SITES) as FilmSiteName[]).flatMap((name) => {
    const { label, id, href } = FILM_SITES[name]
    const value = String(film[name] ?? '')
    return id.test(value) ? [{ label, href: href(value) }] : []
  })
}
