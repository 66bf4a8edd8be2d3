import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar',
  copyQuote: 'Copiar cita',
  quote: '“{quote}” — {source}',
  suggestions: 'Sugerencias',
  film: 'Película',
  director: 'Cineasta',
  author: 'Firma',
  close: 'Cerrar',
  notifications: 'Avisos',
} as const satisfies Translated<typeof en.scripts>
