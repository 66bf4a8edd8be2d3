import { encodedTag } from './conditional.ts'
import { acceptedEncoding, compress, isCompressible } from './encoding.ts'
import { type Handler, isReading, refuse, sendText } from './exchange.ts'
import { sendFile } from './send-file.ts'

/** What this handler needs of the covers. */
export interface CoverSource {
  find(address: string): Promise<{ type: string; bytes: Uint8Array } | null>
  /** The current address of the card whose outdated address is given; null when it is no card of a post. */
  currentCard(address: string): Promise<string | null>
}

/** Serves drawn covers. Their address holds a hash of what they show, so its meaning never changes. */
export function coverFiles(covers: CoverSource): Handler {
  return async (exchange) => {
    const { request, url } = exchange
    if (!url.pathname.startsWith('/covers/') || !isReading(request)) return false
    const cover = await covers.find(url.pathname)
    if (!cover) {
      const address = await covers.currentCard(url.pathname)
      if (address)
        sendText(exchange, 302, `It is at ${address} now.`, { Location: address, 'Cache-Control': 'no-cache' })
      else refuse(exchange, 404, 'Nothing is kept at this address.')
      return true
    }

    const isText = isCompressible(cover.type, cover.bytes.byteLength)
    const encoding = isText && !request.headers.range ? acceptedEncoding(request.headers['accept-encoding']) : undefined
    const etag = `"${url.pathname.slice('/covers/'.length)}"`
    sendFile(exchange, {
      bytes: encoding ? await compress(cover.bytes, encoding) : cover.bytes,
      encoding,
      headers: {
        'Content-Type': cover.type,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: encoding ? encodedTag(etag, encoding) : etag,
        ...(isText && { Vary: 'Accept-Encoding' }),
      },
    })
    return true
  }
}
