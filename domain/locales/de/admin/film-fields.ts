export const filmFields = {
  title: 'Filmtitel',
  originalTitle: 'Originaltitel',
  year: 'Filmjahr',
  director: 'Regie',
  runtime: 'Laufzeit in Minuten',
  country: 'Land',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
