export const pages = {
  pageCount: { other: '{count}个页面。' },
  pagesHaveAddresses: '页面有自己的网址，不会出现在文章列表里。',
  writePage: '写页面',
  noPagesYet: '还没有页面',
  whatPagesAre: '文章之外的内容，例如评分方法、联系方式或版权信息。',
  withWordsOfDen: '使用Den自带的文字',
  standardText: '标准文字',
  writeYourOwn: '自己写',
  writeYourOwnPage: '自己写：{page}',
  yoursIsInTrash: '你写的在回收站里',
  toTrash: '查看回收站',
  toTrashOfPage: '查看回收站：{page}',
} as const
