export const pages = {
  pageCount: {
    one: '{count} сторінка.',
    few: '{count} сторінки.',
    many: '{count} сторінок.',
    other: '{count} сторінки.',
  },
  pagesHaveAddresses: 'Сторінки мають власні адреси, і їх немає в жодному списку дописів.',
  writePage: 'Написати сторінку',
  noPagesYet: 'Сторінок ще немає',
  whatPagesAre: 'Те, що є поруч із дописами: як ви ставите оцінки, контакти, вихідні дані.',
  withWordsOfDen: 'З текстом від Den',
  standardText: 'Стандартний текст',
  writeYourOwn: 'Написати свій',
  writeYourOwnPage: 'Написати свій: {page}',
  yoursIsInTrash: 'Ваша — у кошику',
  toTrash: 'До кошика',
  toTrashOfPage: 'До кошика: {page}',
} as const
