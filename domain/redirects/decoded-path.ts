import { bytesOf } from '../text/text-field.ts'

export const PATH_MAX_BYTES = 2_000

/**
 * The path of an address, decoded and without a slash at its end; null for an address without one, and for the front page.
 * @param address a path, or a whole address
 */
export function decodedPath(address: string): string | null {
  const path = address
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
  const whole = decoded(`/${path}`.replace(/^\/+/, '/').replace(/\/+$/, ''))
  const isUsable = whole !== '' && !whole.includes('\0') && whole.isWellFormed() && bytesOf(whole) <= PATH_MAX_BYTES
  return isUsable ? whole : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
