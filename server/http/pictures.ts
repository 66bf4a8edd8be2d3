import type { Covers } from '../covers/covers.ts'
import type { StoredMedium } from '../media/media-repository.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { Renditions } from '../media/renditions.ts'
import { encodedTag } from './conditional.ts'
import { acceptedEncoding, compress, isCompressible } from './encoding.ts'
import { type Exchange, type Handler, isReading, refuse, sendText } from './exchange.ts'
import { type StoredBytes, sendFile } from './send-file.ts'

/** An address of a picture holds the hash of what it shows, so its meaning never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** The larger picture is sent only until the smaller one is made. */
const FOR_NOW = 'public, max-age=10'

/** Webmail shows pictures of mails, and browsers check the resource policy of a redirect as well. */
const SHOWN_ANYWHERE = 'cross-origin'

export function mediaFiles(pictures: Pick<MediaStore, 'find' | 'read'>, renditions: Pick<Renditions, 'find'>): Handler {
  const stored = (medium: StoredMedium) => {
    const { type, byteLength } = medium
    return { type, bytes: { byteLength, read: (start: number, end: number) => pictures.read(medium, start, end) } }
  }
  return async (exchange) => {
    const { pathname } = exchange.url
    if (!pathname.startsWith('/media/') || !isReading(exchange.request)) return false
    const picture = await pictures.find(pathname)
    if (picture) return sendPicture(exchange, stored(picture))
    const rendition = await renditions.find(pathname)
    if (!rendition) return false
    if (rendition.kind === 'pending') return sendPicture(exchange, stored(rendition.medium), FOR_NOW)
    if (rendition.kind === 'moved') return sendElsewhere(exchange, rendition.address)
    return sendPicture(exchange, rendition)
  }
}

export function coverFiles(covers: Pick<Covers, 'find' | 'currentAddress'>): Handler {
  return async (exchange) => {
    const { pathname } = exchange.url
    if (!pathname.startsWith('/covers/') || !isReading(exchange.request)) return false
    const cover = await covers.find(pathname)
    if (cover) return sendPicture(exchange, cover)
    const address = await covers.currentAddress(pathname)
    if (address) return sendElsewhere(exchange, address)
    refuse(exchange, 404, 'Nothing is kept at this address.')
    return true
  }
}

function sendElsewhere(exchange: Exchange, address: string): true {
  sendText(exchange, 302, `It is at ${address} now.`, {
    Location: address,
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': SHOWN_ANYWHERE,
  })
  return true
}

async function sendPicture(
  exchange: Exchange,
  { bytes, type }: { bytes: Uint8Array | StoredBytes; type: string },
  cacheControl = FOR_EVER,
): Promise<true> {
  const { headers } = exchange.request
  const text = bytes instanceof Uint8Array && isCompressible(type, bytes.byteLength) ? bytes : undefined
  const encoding = text && !headers.range ? acceptedEncoding(headers['accept-encoding']) : undefined
  const name = exchange.url.pathname.replace(/^\/\w+\//, '')
  const etag = `"${name}${cacheControl === FOR_NOW ? '-pending' : ''}"`
  await sendFile(exchange, {
    bytes: text && encoding ? await compress(text, encoding) : bytes,
    encoding,
    headers: {
      'Content-Type': type,
      'Cross-Origin-Resource-Policy': SHOWN_ANYWHERE,
      'Cache-Control': cacheControl,
      ETag: encoding ? encodedTag(etag, encoding) : etag,
      ...(text && { Vary: 'Accept-Encoding' }),
    },
  })
  return true
}
