export const pages = {
  pageCount: { one: '{count} pagina.', many: '{count} di pagine.', other: '{count} pagine.' },
  pagesHaveAddresses: 'Le pagine hanno un indirizzo proprio, e non stanno in nessun elenco di articoli.',
  writePage: 'Scrivi una pagina',
  noPagesYet: 'Ancora nessuna pagina',
  whatPagesAre: 'Quello che sta accanto agli articoli: come dai i voti, per esempio, un contatto o le note legali.',
  withWordsOfDen: 'Con il testo di Den',
  standardText: 'Testo standard',
  writeYourOwn: 'Scrivi la tua',
  writeYourOwnPage: 'Scrivi la tua: {page}',
  yoursIsInTrash: 'La tua è nel cestino',
  toTrash: 'Vai al cestino',
  toTrashOfPage: 'Vai al cestino: {page}',
} as const
