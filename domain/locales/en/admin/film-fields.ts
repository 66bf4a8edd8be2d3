/** What can be said of a film, as labels of the form. */
export const filmFields = {
  title: 'Film Title',
  originalTitle: 'Original Title',
  year: 'Film Year',
  director: 'Film Director',
  runtime: 'Running Time in Minutes',
  country: 'Film Country',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
