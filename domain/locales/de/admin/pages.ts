export const pages = {
  pageCount: { one: '{count} Seite.', other: '{count} Seiten.' },
  pagesHaveAddresses: 'Seiten haben eigene Adressen und stehen in keiner Beitragsliste.',
  writePage: 'Seite schreiben',
  noPagesYet: 'Noch keine Seiten',
  whatPagesAre: 'Was neben den Beiträgen steht, etwa wie du wertest, ein Kontakt oder ein Impressum.',
  withWordsOfDen: 'Mit dem Text von Den',
  standardText: 'Standardtext',
  writeYourOwn: 'Selbst schreiben',
  writeYourOwnPage: 'Selbst schreiben: {page}',
  yoursIsInTrash: 'Deine liegt im Papierkorb',
  toTrash: 'Zum Papierkorb',
  toTrashOfPage: 'Zum Papierkorb: {page}',
} as const
