import { expect, it } from 'vitest'
import { type FilmSiteName, filmIdIn, filmLinks } from './film-ids.ts'

it.each<[FilmSiteName, string, string]>([
  ['letterboxd', 'the-lighthouse-2019', 'the-lighthouse-2019'],
  ['letterboxd', 'https://letterboxd.com/film/the-lighthouse-2019/', 'the-lighthouse-2019'],
  ['letterboxd', ' letterboxd.com/mara/film/the-lighthouse-2019/reviews/?page=2', 'the-lighthouse-2019'],
  ['letterboxd', 'https://boxd.it/abcd', 'https://boxd.it/abcd'],
  ['imdb', 'tt7984734', 'tt7984734'],
  ['imdb', 'https://www.imdb.com/title/tt7984734/?ref_=fn_al_tt_1', 'tt7984734'],
  ['imdb', 'https://m.imdb.com/de/title/tt7984734', 'tt7984734'],
  ['imdb', 'https://www.imdb.com/name/nm3147751/', 'https://www.imdb.com/name/nm3147751/'],
  ['tmdb', '503919', '503919'],
  ['tmdb', 'https://www.themoviedb.org/movie/503919-the-lighthouse?language=de', '503919'],
  ['tmdb', 'https://www.themoviedb.org/tv/1399', 'https://www.themoviedb.org/tv/1399'],
])('the id of %s in %s is %s', (site, typed, id) => {
  expect(filmIdIn(site, typed)).toBe(id)
})

it('a film gets a link for each valid id, and none for other values', () => {
  expect(filmLinks({ letterboxd: 'alien', imdb: 'tt0078748', tmdb: 348 })).toEqual([
    { label: 'Letterboxd', href: 'https://letterboxd.com/film/alien/' },
    { label: 'IMDb', href: 'https://www.imdb.com/title/tt0078748/' },
    { label: 'TMDB', href: 'https://www.themoviedb.org/movie/348' },
  ])
  expect(filmLinks({ letterboxd: 'https://boxd.it/abcd', imdb: 'javascript:alert(1)', tmdb: -1 })).toEqual([])
  expect(filmLinks({ title: 'Alien' })).toEqual([])
})
