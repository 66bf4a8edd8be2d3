import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Скопійовано',
  copyFailed: 'Не вдалося скопіювати',
  copyQuote: 'Копіювати цитату',
  quote: '«{quote}» — {source}',
  suggestions: 'Підказки',
  film: 'Фільм',
  director: 'Режисура',
  author: 'Автор',
  close: 'Закрити',
  notifications: 'Сповіщення',
} as const satisfies Translated<typeof en.scripts>
