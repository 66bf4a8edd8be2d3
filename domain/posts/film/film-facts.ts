import type { Film } from '../post.ts'

/** Such as "1 h 49 min"; empty where it is not known. */
export function runtimeWords(film: Film | null | undefined): string {
  const minutes = runtimeOf(film)
  if (minutes === null) return ''
  return [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')
}

/** The running time as ISO 8601 writes durations, such as `PT109M`. */
export function runtimeDuration(film: Film | null | undefined): string | undefined {
  const minutes = runtimeOf(film)
  return minutes === null ? undefined : `PT${minutes}M`
}

/** What a draft holds may be no number yet. */
function runtimeOf(film: Film | null | undefined): number | null {
  const runtime = film?.runtime
  return typeof runtime === 'number' && runtime >= 1 ? Math.round(runtime) : null
}
