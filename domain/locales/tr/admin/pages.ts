export const pages = {
  pageCount: { one: '{count} sayfa.', other: '{count} sayfa.' },
  pagesHaveAddresses: 'Sayfaların kendi adresleri vardır, yazı listelerinde yer almazlar.',
  writePage: 'Sayfa yaz',
  noPagesYet: 'Henüz sayfa yok',
  whatPagesAre: 'Yazıların dışında kalanlar: nasıl puan verdiğiniz, iletişim ya da künye gibi.',
  withWordsOfDen: 'Den’in metniyle',
  standardText: 'Hazır metin',
  writeYourOwn: 'Kendin yaz',
  writeYourOwnPage: 'Kendin yaz: {page}',
  yoursIsInTrash: 'Sizinki çöp kutusunda',
  toTrash: 'Çöp kutusuna at',
  toTrashOfPage: 'Çöp kutusuna at: {page}',
} as const
