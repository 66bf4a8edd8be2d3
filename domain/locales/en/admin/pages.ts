export const pages = {
  pageCount: { one: '{count} page.', other: '{count} pages.' },
  pagesHaveAddresses: 'Pages have addresses of their own, and are in no list of posts.',
  writePage: 'Write a page',
  noPagesYet: 'No pages yet',
  whatPagesAre: 'What stands beside the posts, such as how you rate, a contact or an imprint.',
  // Pages that every blog has, as long as the owner has written none. Each button is followed by the page for screen readers.
  withWordsOfDen: 'With the words of Den',
  standardText: 'Standard text',
  writeYourOwn: 'Write your own',
  writeYourOwnPage: 'Write your own: {page}',
  yoursIsInTrash: 'Yours is in the trash',
  toTrash: 'To the trash',
  toTrashOfPage: 'To the trash: {page}',
} as const
