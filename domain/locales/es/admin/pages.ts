export const pages = {
  pageCount: { one: '{count} página.', many: '{count} de páginas.', other: '{count} páginas.' },
  pagesHaveAddresses: 'Las páginas tienen su propia dirección y no figuran en ninguna lista de artículos.',
  writePage: 'Escribir una página',
  noPagesYet: 'Aún no hay páginas',
  whatPagesAre: 'Lo que acompaña a los artículos: cómo puntúas, un contacto o un aviso legal.',
  withWordsOfDen: 'Con el texto de Den',
  standardText: 'Texto estándar',
  writeYourOwn: 'Escribir la tuya',
  writeYourOwnPage: 'Escribir la tuya: {page}',
  yoursIsInTrash: 'La tuya está en la papelera',
  toTrash: 'Ir a la papelera',
  toTrashOfPage: 'Ir a la papelera: {page}',
} as const
