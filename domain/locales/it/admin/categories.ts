export const categories = {
  categories: 'Categorie',
  aboutCategories:
    'Ogni articolo ha una categoria. Il modulo le propone in quest’ordine, e la testata porta a quelle che hanno articoli.',
  reviews: 'Recensioni',
  yes: 'Sì',
  up: 'Su',
  down: 'Giù',
  change: 'Cambia…',
  delete: 'Elimina…',
  rename: 'Rinomina…',
  addCategory: 'Aggiungi una categoria…',

  changeCategory: 'Cambia la categoria',
  newCategory: 'Una nuova categoria',
  newNameMeans:
    'Un nuovo nome passa a tutti i suoi articoli, e il vecchio indirizzo porta al nuovo. Con molti articoli ci vuole un po’.',
  descriptionStandsAbove: 'Descrizione e immagine stanno sopra gli articoli della categoria.',
  isReview: 'I suoi articoli sono recensioni, con i voti',
  scoresHidden: 'In questa categoria chi legge non vede i voti. I voti restano salvati.',
  colour: 'Colore del nome',
  aboutColour: 'Ogni tema prende il tono più vicino che si legga bene. Vuoto: come tutte le altre.',
  waitForPicture: 'Aspetta che l’immagine sia salvata.',
  deleteCategory: 'Elimina la categoria',
  postsMove: {
    one: '{count} articolo riceve un’altra categoria, e l’indirizzo di questa porta lì.',
    many: '{count} di articoli ricevono un’altra categoria, e l’indirizzo di questa porta lì. Con molti articoli ci vuole un po’.',
    other:
      '{count} articoli ricevono un’altra categoria, e l’indirizzo di questa porta lì. Con molti articoli ci vuole un po’.',
  },
  noPostHasIt: 'Nessun articolo ce l’ha.',
  postsGoTo: 'I suoi articoli passano a',

  tags: 'Tag',
  tagCount: { one: '{count} tag', many: '{count} di tag', other: '{count} tag' },
  noTags: 'Nessun articolo pubblicato ha un tag. Si scrivono nel modulo di un articolo, accanto alla categoria.',
  tag: 'Tag',
  pagesOfTags: 'Pagine dei tag',
  renameTag: 'Rinomina il tag',
  nameOfOther: 'Con il nome di un altro tag i due diventano uno. Il vecchio indirizzo porta al nuovo.',
} as const
