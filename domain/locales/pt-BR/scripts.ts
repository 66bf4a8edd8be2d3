import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const scripts = {
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar',
  copyQuote: 'Copiar citação',
  quote: '“{quote}” — {source}',
  suggestions: 'Sugestões',
  film: 'Filme',
  director: 'Cineasta',
  author: 'Autoria',
  close: 'Fechar',
  notifications: 'Notificações',
} as const satisfies Translated<typeof en.scripts>
