export const filmFields = {
  title: 'Titolo del film',
  originalTitle: 'Titolo originale',
  year: 'Anno del film',
  director: 'Regia',
  runtime: 'Durata in minuti',
  country: 'Paese del film',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
