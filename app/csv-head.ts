import { ENGLISH } from '#domain/locales/english.ts'
import type { Locale, MessageKey } from '#domain/locales/locale.ts'

const COLUMNS = {
  day: 'labels.day',
  views: 'statistics.views',
  visitors: 'statistics.visitors',
  title: 'fields.title',
  path: 'fields.path',
  host: 'statistics.site',
  subscribed: 'statistics.total',
  new: 'labels.new',
  left: 'statistics.gone',
  sent: 'mail.sent',
  kept: 'mail.keptHere',
  failed: 'mail.failed',
  uncertain: 'mail.uncertain',
  at: 'audit.when',
  who: 'audit.who',
  what: 'labels.what',
  about: 'audit.about',
  network: 'labels.network',
} as const satisfies Readonly<Record<string, MessageKey>>

/** The name of a column for people; in English it is that of the interface, which programs know. */
export function csvHead({ language, t }: Locale, column: string): string {
  if (language === ENGLISH.language || !Object.hasOwn(COLUMNS, column)) return column
  return t(COLUMNS[column as keyof typeof COLUMNS])
}
