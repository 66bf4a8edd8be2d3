export const filmFields = {
  title: '片名',
  originalTitle: '原片名',
  year: '影片年份',
  director: '导演',
  runtime: '片长（分钟）',
  country: '国家或地区',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
