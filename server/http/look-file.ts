import type { SiteLook } from '../settings/site-look.ts'
import { encodedTag } from './conditional.ts'
import { acceptedEncoding, compress } from './encoding.ts'
import { type Handler, isReading } from './exchange.ts'
import { sendFile } from './send-file.ts'

const NAME = /^\/look-([\w-]+)\.css$/

/**
 * `GET /look-<version>.css`: the style sheet of the owner's look. A page that was kept somewhere may name an earlier one; it gets the
 * current one.
 */
export function lookFile(siteLook: Pick<SiteLook, 'current'>): Handler {
  /** Compressed bytes of the current version, by encoding. */
  let kept: { version: string | null; bytes: Map<string, Uint8Array> } = { version: null, bytes: new Map() }
  return async (exchange) => {
    const [, version] = NAME.exec(exchange.url.pathname) ?? []
    if (!version || !isReading(exchange.request)) return false
    const { document, style } = await siteLook.current()
    const bytes = Buffer.from(style)
    const etag = `"${document.version}"`
    const encoding = acceptedEncoding(exchange.request.headers['accept-encoding'])
    if (kept.version !== document.version) kept = { version: document.version, bytes: new Map() }
    const { bytes: known } = kept
    const sent = encoding ? (known.get(encoding) ?? (await compress(bytes, encoding))) : bytes
    if (encoding) known.set(encoding, sent)
    await sendFile(exchange, {
      bytes: sent,
      encoding,
      headers: {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': version === document.version ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: encoding ? encodedTag(etag, encoding) : etag,
        Vary: 'Accept-Encoding',
      },
    })
    return true
  }
}
