export const pages = {
  pageCount: { one: '{count} page.', many: '{count} de pages.', other: '{count} pages.' },
  pagesHaveAddresses: 'Les pages ont leurs propres adresses, et ne figurent dans aucune liste d’articles.',
  writePage: 'Écrire une page',
  noPagesYet: 'Aucune page pour l’instant',
  whatPagesAre: 'Ce qui accompagne les articles, comme votre façon de noter, un contact ou les mentions légales.',
  withWordsOfDen: 'Avec le texte de Den',
  standardText: 'Texte standard',
  writeYourOwn: 'Écrire la vôtre',
  writeYourOwnPage: 'Écrire la vôtre : {page}',
  yoursIsInTrash: 'La vôtre est dans la corbeille',
  toTrash: 'Mettre à la corbeille',
  toTrashOfPage: 'Mettre à la corbeille : {page}',
} as const
