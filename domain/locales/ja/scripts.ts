import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした',
  copyQuote: '引用をコピー',
  quote: '「{quote}」――{source}',
  suggestions: '候補',
  film: '映画',
  director: '監督',
  author: '執筆者',
  close: '閉じる',
  notifications: '通知',
} as const satisfies Translated<typeof en.scripts>
