import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: '片名、导演、年份、关键词',
  label: '搜索本博客',
  hint: '含有空格的词组请加引号：“the old dark house”。',
  none: '“{query}”没有在这里出没。少写几个词会找到更多，名字只写开头也行。',
  posts: { other: '找到{count}篇关于“{query}”的文章。' },
  results: { other: '找到{count}条关于“{query}”的结果。' },
  manyPosts: { other: '找到{count}多篇关于“{query}”的文章。' },
  manyResults: { other: '找到{count}多条关于“{query}”的结果。' },
  tooLong: '搜索最多{most}个字符，现在有{length}个。',
  tooOften: '现在搜索的人太多，请过一分钟再试。',
  beyond: '后面没有结果了。',
  toFirst: '回到最前面的结果',
  page: '页面',
  back: '上一页',
  more: '更多',
} as const satisfies Translated<typeof en.search>
