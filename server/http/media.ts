import { type Handler, isReading } from './exchange.ts'
import { sendFile } from './send-file.ts'

/** What this handler needs of the media store. */
export interface PictureSource {
  find(address: string): Promise<{ type: string; bytes: Uint8Array; hash: string } | null>
}

/** Serves stored pictures. Their address holds the hash of their content, so it never changes its meaning. */
export function mediaFiles(pictures: PictureSource): Handler {
  return async (exchange) => {
    if (!exchange.url.pathname.startsWith('/media/') || !isReading(exchange.request)) return false
    const picture = await pictures.find(exchange.url.pathname)
    if (!picture) return false
    sendFile(exchange, {
      bytes: picture.bytes,
      headers: {
        'Content-Type': picture.type,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: `"${picture.hash}"`,
      },
    })
    return true
  }
}
