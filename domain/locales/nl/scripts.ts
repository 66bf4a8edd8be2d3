import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren is niet gelukt',
  copyQuote: 'Citaat kopiëren',
  quote: '“{quote}” – {source}',
  suggestions: 'Suggesties',
  film: 'Film',
  director: 'Regisseur',
  author: 'Auteur',
  close: 'Sluiten',
  notifications: 'Meldingen',
} as const satisfies Translated<typeof en.scripts>
