/** Key in `localStorage` of the reader's limits. The entry is removed with the last limit. */
export const LIMITS_KEY = 'den-limits'

export function hasLimits(): boolean {
  try {
    return localStorage.getItem(LIMITS_KEY) !== null
  } catch {
    return false
  }
}
