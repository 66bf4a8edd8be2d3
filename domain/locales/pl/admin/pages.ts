export const pages = {
  pageCount: { one: '{count} strona.', few: '{count} strony.', many: '{count} stron.', other: '{count} strony.' },
  pagesHaveAddresses: 'Strony mają własne adresy i nie ma ich na żadnej liście wpisów.',
  writePage: 'Napisz stronę',
  noPagesYet: 'Nie ma jeszcze stron',
  whatPagesAre: 'To, co istnieje obok wpisów, na przykład zasady oceniania, kontakt albo informacje o wydawcy.',
  withWordsOfDen: 'Z domyślnym tekstem Den',
  standardText: 'Tekst standardowy',
  writeYourOwn: 'Napisz własną',
  writeYourOwnPage: 'Napisz własną: {page}',
  yoursIsInTrash: 'Twoja jest w koszu',
  toTrash: 'Do kosza',
  toTrashOfPage: 'Do kosza: {page}',
} as const
