export const filmFields = {
  title: 'Tytuł filmu',
  originalTitle: 'Tytuł oryginalny',
  year: 'Rok filmu',
  director: 'Reżyseria',
  runtime: 'Czas trwania w minutach',
  country: 'Kraj produkcji',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
