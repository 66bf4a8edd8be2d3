import { percentDecoded } from '../text/percent-decoded.ts'
import { bytesOf } from '../text/text-field.ts'

export const PATH_MAX_BYTES = 2_000

/** Null for the front page, NUL, lone surrogates, over 2,000 bytes. No slash at its end. @param address a path or a whole one */
export function decodedPath(address: string): string | null {
  const path = address
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
  const whole = percentDecoded(`/${path}`.replace(/^\/+/, '/').replace(/(?<!\/)\/+$/, ''))
  const isUsable = whole !== '' && !whole.includes('\0') && whole.isWellFormed() && bytesOf(whole) <= PATH_MAX_BYTES
  return isUsable ? whole : null
}
