export const filmFields = {
  title: 'Titre du film',
  originalTitle: 'Titre original',
  year: 'Année du film',
  director: 'Cinéaste',
  runtime: 'Durée en minutes',
  country: 'Pays du film',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
