export const filmFields = {
  title: 'Filmin adı',
  originalTitle: 'Özgün adı',
  year: 'Yapım yılı',
  director: 'Yönetmen',
  runtime: 'Süre (dakika)',
  country: 'Ülke',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
