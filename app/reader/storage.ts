/** Key in `localStorage` of the reader's limits. The entry is removed with the last limit. */
export const LIMITS_KEY = 'den-limits'

/** Reads `localStorage`; null where there is no such entry, or where storage is blocked. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
