export const pages = {
  pageCount: { other: 'ページ{count}件。' },
  pagesHaveAddresses: 'ページは独自のアドレスを持ち、記事の一覧には入りません。',
  writePage: 'ページを書く',
  noPagesYet: 'ページはまだありません',
  whatPagesAre: '採点の方針、連絡先、運営者情報など、記事とは別に置くものです。',
  withWordsOfDen: 'Denに付属の文章',
  standardText: '標準の文章',
  writeYourOwn: '自分で書く',
  writeYourOwnPage: '自分で書く：{page}',
  yoursIsInTrash: '書いたものはゴミ箱にあります',
  toTrash: 'ゴミ箱へ',
  toTrashOfPage: 'ゴミ箱へ：{page}',
} as const
