import type { Locale } from '../../locales/locale.ts'
import type { Film } from './film-fields.ts'

export function runtimeWords({ t, number }: Locale, film: Film | null | undefined): string {
  const minutes = runtimeOf(film)
  if (minutes === null) return ''
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    ...(hours > 0 ? [t('article.hours', { hours: number(hours) })] : []),
    ...(rest > 0 ? [t('article.minutes', { minutes: number(rest) })] : []),
  ].join(' ')
}

export function runtimeDuration(film: Film | null | undefined): string | undefined {
  const minutes = runtimeOf(film)
  return minutes === null ? undefined : `PT${minutes}M`
}

/** The running time in minutes. Null for a text that is no number, which a draft may hold. */
function runtimeOf(film: Film | null | undefined): number | null {
  const runtime = film?.runtime
  return typeof runtime === 'number' && runtime >= 1 ? Math.round(runtime) : null
}
