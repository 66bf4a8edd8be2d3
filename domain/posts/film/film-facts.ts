import type { Film } from './film-fields.ts'

export function runtimeWords(film: Film | null | undefined): string {
  const minutes = runtimeOf(film)
  if (minutes === null) return ''
  return [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')
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
