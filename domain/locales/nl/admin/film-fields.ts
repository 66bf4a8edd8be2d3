export const filmFields = {
  title: 'Titel van de film',
  originalTitle: 'Oorspronkelijke titel',
  year: 'Jaar van de film',
  director: 'Regisseur',
  runtime: 'Speelduur in minuten',
  country: 'Land van de film',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
} as const
