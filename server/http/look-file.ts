import type { Sheet, SiteLook } from '../settings/site-look.ts'
import { encodedTag } from './conditional.ts'
import { acceptedEncoding, compress } from './encoding.ts'
import { type Handler, isReading } from './exchange.ts'
import { sendFile } from './send-file.ts'

const NAME = /^\/look-([\w-]+)\.css$/

/**
 * `GET /look-<version>.css`: the style sheet of the owner's look. A page that was kept somewhere may name an earlier one; it gets the
 * current one of reading pages.
 */
export function lookFile(siteLook: Pick<SiteLook, 'current'>): Handler {
  /** Compressed bytes of the current sheets, by encoding. */
  const kept = new WeakMap<Sheet, Map<string, Uint8Array>>()
  return async (exchange) => {
    const [, version] = NAME.exec(exchange.url.pathname) ?? []
    if (!version || !isReading(exchange.request)) return false
    const { sheets } = await siteLook.current()
    const sheet = sheets.find((current) => current.version === version) ?? sheets[0] ?? EMPTY
    const etag = `"${sheet.version}"`
    const encoding = acceptedEncoding(exchange.request.headers['accept-encoding'])
    const known = kept.get(sheet) ?? new Map<string, Uint8Array>()
    kept.set(sheet, known)
    const bytes = Buffer.from(sheet.style)
    const sent = encoding ? (known.get(encoding) ?? (await compress(bytes, encoding))) : bytes
    if (encoding) known.set(encoding, sent)
    await sendFile(exchange, {
      bytes: sent,
      encoding,
      headers: {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': version === sheet.version ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: encoding ? encodedTag(etag, encoding) : etag,
        Vary: 'Accept-Encoding',
      },
    })
    return true
  }
}

/** A kept page may name a sheet that the blog no longer has. */
const EMPTY: Sheet = { version: 'none', style: '' }
