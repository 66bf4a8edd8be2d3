import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Skopiowano',
  copyFailed: 'Nie udało się skopiować',
  copyQuote: 'Kopiuj cytat',
  quote: '„{quote}” – {source}',
  suggestions: 'Podpowiedzi',
  film: 'Film',
  director: 'Reżyseria',
  author: 'Autor/ka',
  close: 'Zamknij',
  notifications: 'Powiadomienia',
} as const satisfies Translated<typeof en.scripts>
