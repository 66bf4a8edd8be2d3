export const filmFields = {
  title: 'عنوان الفيلم',
  originalTitle: 'العنوان الأصلي',
  year: 'سنة الفيلم',
  director: 'المخرج',
  runtime: 'المدة بالدقائق',
  country: 'بلد الفيلم',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
