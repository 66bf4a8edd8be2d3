export const filmFields = {
  title: '映画のタイトル',
  originalTitle: '原題',
  year: '製作年',
  director: '監督',
  runtime: '上映時間（分）',
  country: '製作国',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
