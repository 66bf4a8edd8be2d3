import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Kopiert',
  copyFailed: 'Kopieren hat nicht geklappt',
  copyQuote: 'Zitat kopieren',
  quote: '„{quote}“ – {source}',
  suggestions: 'Vorschläge',
  film: 'Film',
  director: 'Regie',
  author: 'Text',
  close: 'Schließen',
  notifications: 'Meldungen',
} as const satisfies Translated<typeof en.scripts>
