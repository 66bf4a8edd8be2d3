import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Copiato',
  copyFailed: 'Copia non riuscita',
  copyQuote: 'Copia la citazione',
  quote: '«{quote}» – {source}',
  suggestions: 'Suggerimenti',
  film: 'Film',
  director: 'Regia',
  author: 'Firma',
  close: 'Chiudi',
  notifications: 'Notifiche',
} as const satisfies Translated<typeof en.scripts>
