import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: '已复制',
  copyFailed: '复制失败',
  copyQuote: '复制引文',
  quote: '“{quote}”——{source}',
  suggestions: '搜索建议',
  film: '影片',
  director: '导演',
  author: '作者',
  close: '关闭',
  notifications: '通知',
} as const satisfies Translated<typeof en.scripts>
