import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'نُسخ',
  copyFailed: 'تعذر النسخ',
  copyQuote: 'نسخ الاقتباس',
  quote: '«{quote}» — {source}',
  suggestions: 'اقتراحات',
  film: 'فيلم',
  director: 'إخراج',
  author: 'بقلم',
  close: 'إغلاق',
  notifications: 'الإشعارات',
} as const satisfies Translated<typeof en.scripts>
