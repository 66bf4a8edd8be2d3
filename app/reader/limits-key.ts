/** Of `localStorage`. It is not there while the reader has set no limit. */
export const LIMITS_KEY = 'den-limits'

export function hasLimits(): boolean {
  try {
    return localStorage.getItem(LIMITS_KEY) !== null
  } catch {
    return false
  }
}
