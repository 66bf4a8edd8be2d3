import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Config } from '../config.ts'
import { encodedTag, isUnchanged } from './conditional.ts'
import { acceptedEncoding, compress, isCompressible } from './encoding.ts'
import { type Exchange, type Handler, sendText } from './exchange.ts'
import { INERT_POLICY, READING_PAGE_POLICY } from './headers.ts'

/** Renders one request. The SSR bundle exports it; see `app/request-handler.ts`. */
export type RenderRequest = (request: Request) => Promise<Response>

export interface PageOptions extends Pick<Config, 'cdnTtl'> {
  /** Sends pages without the policy that would stop the scripts of a development server. */
  readonly isDevelopment?: boolean | undefined
}

/** Whole requests, bodies included. */
const BODY_LIMIT = 32 * 1024 * 1024

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

class BodyTooLarge extends Error {}

/** Everything that has a route in `app/routes.ts`: screens and the JSON interface. */
export function appPages(render: RenderRequest, { cdnTtl, isDevelopment }: PageOptions): Handler {
  const pageCacheControl = `public, max-age=0, must-revalidate${cdnTtl > 0 ? `, s-maxage=${cdnTtl}` : ''}`

  return async (exchange) => {
    if (Number(exchange.request.headers['content-length'] ?? 0) > BODY_LIMIT) return refuseBody(exchange)
    const gone = new AbortController()
    exchange.reply.once('close', () => gone.abort())
    let response: Response
    try {
      response = await render(toRequest(exchange, gone.signal))
    } catch (error) {
      if (error instanceof BodyTooLarge) return refuseBody(exchange)
      throw error
    }
    if (isDevelopment && isPage(response)) response.headers.set('Content-Security-Policy', "frame-ancestors 'none'")
    if (isPage(response)) await sendPage(exchange, response, pageCacheControl)
    else await sendStream(exchange, response)
    return true
  }
}

function toRequest({ request, url }: Exchange, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  // A HEAD is answered by the very bytes of the GET, only not sent, so that both carry the same headers.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  if (method === 'GET') return new Request(url, { method, headers, signal })
  const body = Readable.toWeb(request.pipe(bodyLimit())) as ReadableStream<Uint8Array>
  return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit)
}

function bodyLimit(): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength
      if (seen > BODY_LIMIT) done(new BodyTooLarge('request body over the limit'))
      else done(null, chunk)
    },
  })
}

function refuseBody(exchange: Exchange): true {
  sendText(exchange, 413, 'This request is larger than 32 MB, which is more than Den takes.', { Connection: 'close' })
  return true
}

function isPage(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** The one way a page goes out: named by its content, compressed once, with the policy of reading pages. */
async function sendPage({ request, reply }: Exchange, response: Response, cacheControl: string): Promise<void> {
  const html = new Uint8Array(await response.arrayBuffer())
  const headers = response.headers
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', READING_PAGE_POLICY)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', response.ok ? cacheControl : 'no-store')
  headers.append('Vary', 'Accept-Encoding')

  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (response.ok) {
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    headers.set('ETag', encoding ? encodedTag(etag, encoding) : etag)
    if (isUnchanged(request.headers['if-none-match'], etag)) {
      headers.delete('Content-Type')
      reply.setHeaders(headers).writeHead(304).end()
      return
    }
  }
  const body = encoding ? await compress(html, encoding) : html
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  reply.setHeaders(headers).writeHead(response.status)
  reply.end(request.method === 'HEAD' ? undefined : body)
}

/** Everything else goes out as it is made, since a whole collection need not fit into memory. */
async function sendStream({ request, reply }: Exchange, response: Response): Promise<void> {
  const headers = response.headers
  const etag = headers.get('ETag')
  const contentType = headers.get('Content-Type') ?? ''
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', INERT_POLICY)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')

  const isConditional = request.method === 'GET' || request.method === 'HEAD'
  if (etag && response.ok && isConditional && isUnchanged(request.headers['if-none-match'], etag)) {
    await response.body?.cancel()
    reply.setHeaders(headers).writeHead(304).end()
    return
  }
  const canCompress = response.body && isCompressible(contentType, Number.POSITIVE_INFINITY)
  const encoding = canCompress ? acceptedEncoding(request.headers['accept-encoding']) : undefined
  if (canCompress) headers.append('Vary', 'Accept-Encoding')
  if (encoding) {
    headers.set('Content-Encoding', encoding)
    headers.delete('Content-Length')
    if (etag) headers.set('ETag', encodedTag(etag, encoding))
  }
  reply.setHeaders(headers).writeHead(response.status)
  if (!response.body || request.method === 'HEAD') {
    await response.body?.cancel()
    reply.end()
    return
  }
  const source = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
  if (encoding) await pipeline(source, encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(), reply)
  else await pipeline(source, reply)
}
