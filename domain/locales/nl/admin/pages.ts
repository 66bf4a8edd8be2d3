export const pages = {
  pageCount: { one: '{count} pagina.', other: '{count} pagina’s.' },
  pagesHaveAddresses: 'Pagina’s hebben een eigen adres en staan niet tussen de artikelen.',
  writePage: 'Pagina schrijven',
  noPagesYet: 'Nog geen pagina’s',
  whatPagesAre: 'Wat naast de artikelen staat, zoals hoe je beoordeelt, een contactpagina of een colofon.',
  withWordsOfDen: 'Met de tekst van Den',
  standardText: 'Standaardtekst',
  writeYourOwn: 'Zelf schrijven',
  writeYourOwnPage: 'Zelf schrijven: {page}',
  yoursIsInTrash: 'Die van jou ligt in de prullenbak',
  toTrash: 'Naar de prullenbak',
  toTrashOfPage: 'Naar de prullenbak: {page}',
} as const
