import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Kopyalandı',
  copyFailed: 'Kopyalanamadı',
  copyQuote: 'Alıntıyı kopyala',
  quote: '“{quote}” – {source}',
  suggestions: 'Öneriler',
  film: 'Film',
  director: 'Yönetmen',
  author: 'Yazar',
  close: 'Kapat',
  notifications: 'Bildirimler',
} as const satisfies Translated<typeof en.scripts>
