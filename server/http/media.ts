import { type Exchange, type Handler, isReading } from './exchange.ts'
import { sendFile } from './send-file.ts'

/** What this handler needs of the media store. */
export interface PictureSource {
  find(address: string): Promise<{ type: string; bytes: Uint8Array } | null>
}

/** What this handler needs of the renditions. */
export interface RenditionSource {
  find(
    address: string,
  ): Promise<
    | { kind: 'finished'; bytes: Uint8Array; type: string }
    | { kind: 'pending'; original: { type: string; bytes: Uint8Array } }
    | null
  >
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** The larger picture stands in only until the smaller one is made. */
const FOR_NOW = 'public, max-age=10'

/** Serves stored pictures and their renditions. Their address holds the hash of their content, so its meaning never changes. */
export function mediaFiles(pictures: PictureSource, renditions: RenditionSource): Handler {
  return async (exchange) => {
    const { pathname } = exchange.url
    if (!pathname.startsWith('/media/') || !isReading(exchange.request)) return false
    const picture = await pictures.find(pathname)
    if (picture) return send(exchange, picture, FOR_EVER)
    const rendition = await renditions.find(pathname)
    if (!rendition) return false
    if (rendition.kind === 'pending') return send(exchange, rendition.original, FOR_NOW)
    return send(exchange, rendition, FOR_EVER)
  }
}

function send(exchange: Exchange, { bytes, type }: { bytes: Uint8Array; type: string }, cacheControl: string): true {
  sendFile(exchange, {
    bytes,
    headers: {
      'Content-Type': type,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': cacheControl,
      ETag: `"${exchange.url.pathname.slice('/media/'.length)}${cacheControl === FOR_NOW ? '-pending' : ''}"`,
    },
  })
  return true
}
