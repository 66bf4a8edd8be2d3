export const filmFields = {
  title: 'Назва фільму',
  originalTitle: 'Оригінальна назва',
  year: 'Рік фільму',
  director: 'Режисура',
  runtime: 'Тривалість у хвилинах',
  country: 'Країна',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
