export const filmFields = {
  title: 'Título de la película',
  originalTitle: 'Título original',
  year: 'Año de la película',
  director: 'Cineasta',
  runtime: 'Duración en minutos',
  country: 'País de la película',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
