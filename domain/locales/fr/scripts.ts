import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Copié',
  copyFailed: 'La copie a échoué',
  copyQuote: 'Copier la citation',
  quote: '« {quote} » — {source}',
  suggestions: 'Suggestions',
  film: 'Film',
  director: 'Cinéaste',
  author: 'Signature',
  close: 'Fermer',
  notifications: 'Notifications',
} as const satisfies Translated<typeof en.scripts>
