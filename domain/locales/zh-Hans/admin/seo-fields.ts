export const seoFields = {
  title: '搜索引擎标题',
  description: '搜索引擎描述',
  canonical: '规范网址',
  noindex: '不让搜索引擎收录',
  picture: '分享链接的图片',
} as const
