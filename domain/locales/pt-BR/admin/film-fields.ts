/** What can be said of a film, as labels of the form. */
export const filmFields = {
  title: 'Título do filme',
  originalTitle: 'Título original',
  year: 'Ano do filme',
  director: 'Cineasta',
  runtime: 'Duração em minutos',
  country: 'País do filme',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
