import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Config } from '../config.ts'
import { clientAddress } from './client-address.ts'
import { encodedTag, isUnchanged } from './conditional.ts'
import { acceptedEncoding, compress, isCompressible } from './encoding.ts'
import { type Exchange, type Handler, isReading } from './exchange.ts'
import { READING_PAGE_POLICY } from './headers.ts'
import { announcesTooMuch, RequestBody, refuseBody } from './request-body.ts'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'

/** Renders one request. The SSR bundle exports it; see `app/request-handler.ts`. */
export type RenderRequest = (request: Request, client: Client) => Promise<Response>

/** From where a request comes. */
export interface Client {
  /** Derived by us from the connection and `TRUST_PROXY`. */
  readonly address: string
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Everything that has a route in `app/routes.ts`: screens and the JSON interface. */
export function appPages(
  render: RenderRequest,
  { cdnTtl, trustProxy }: Pick<Config, 'cdnTtl' | 'trustProxy'>,
  pagePolicy = READING_PAGE_POLICY,
): Handler {
  const pageCacheControl = `public, max-age=0, must-revalidate${cdnTtl > 0 ? `, s-maxage=${cdnTtl}` : ''}`
  const answered = (exchange: Exchange) =>
    answer(exchange, (request) => render(request, { address: clientAddress(exchange.request, trustProxy) }))

  return async (exchange) => {
    const response = announcesTooMuch(exchange.request) ? 'too-large' : await answered(exchange)
    if (response === 'too-large') {
      refuseBody(exchange)
      return true
    }
    if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD')
    if (isWhole(response)) await sendWhole(exchange, response, pageCacheControl, pagePolicy)
    else await sendStream(exchange, response)
    return true
  }
}

async function answer(
  { request, reply, url }: Exchange,
  render: (request: Request) => Promise<Response>,
): Promise<Response | 'too-large'> {
  const gone = new AbortController()
  reply.once('close', () => gone.abort())
  // A HEAD is answered by the very bytes of the GET, only not sent, so that both carry the same headers.
  if (isReading(request)) return render(new Request(url, { headers: headersOf(request), signal: gone.signal }))

  const body = new RequestBody(request, reply).once('error', () => gone.abort())
  try {
    const response = await render(
      new Request(url, {
        method: request.method!,
        headers: headersOf(request),
        signal: gone.signal,
        body: Readable.toWeb(body) as ReadableStream<Uint8Array>,
        duplex: 'half',
      } as RequestInit),
    )
    // An action that fails for want of its whole body has an answer to that, too, but not the one that is due.
    return body.isTooLarge ? 'too-large' : response
  } catch (error) {
    if (body.isTooLarge) return 'too-large'
    throw error
  }
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return headers
}

function isPage(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** Pages and feeds: made whole, read again and again, and the same for everybody. */
function isWhole(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  return isPage(response) || /^application\/(rss\+xml|atom\+xml|feed\+json)(;|$)/.test(type)
}

/** The one way a page goes out: named by its content, compressed once, with the policy of reading pages; feeds likewise. */
async function sendWhole(
  { request, reply }: Exchange,
  response: Response,
  cacheControl: string,
  pagePolicy: string,
): Promise<void> {
  const whole = new Uint8Array(await response.arrayBuffer())
  const headers = response.headers
  if (isPage(response) && !headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', pagePolicy)
    headers.set('Speculation-Rules', `"${SPECULATION_RULES_PATH}"`)
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', response.ok ? cacheControl : 'no-store')
  headers.append('Vary', 'Accept-Encoding')

  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (response.ok) {
    const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`
    headers.set('ETag', encoding ? encodedTag(etag, encoding) : etag)
    if (isUnchanged(request.headers['if-none-match'], etag)) {
      headers.delete('Content-Type')
      reply.setHeaders(headers).writeHead(304).end()
      return
    }
  }
  const body = encoding ? await compress(whole, encoding) : whole
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  reply.setHeaders(headers).writeHead(response.status)
  reply.end(request.method === 'HEAD' ? undefined : body)
}

/** Everything else goes out as it is made, since a whole collection need not fit into memory. */
async function sendStream({ request, reply }: Exchange, response: Response): Promise<void> {
  const { headers, body } = response
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')

  const etag = headers.get('ETag')
  const canCompress = body && isCompressible(headers.get('Content-Type') ?? '', Number.POSITIVE_INFINITY)
  const encoding = canCompress ? acceptedEncoding(request.headers['accept-encoding']) : undefined
  if (canCompress) headers.append('Vary', 'Accept-Encoding')
  if (encoding && etag) headers.set('ETag', encodedTag(etag, encoding))

  const isKnown = etag && response.ok && isReading(request) && isUnchanged(request.headers['if-none-match'], etag)
  if (isKnown) headers.delete('Content-Type')
  else if (encoding) headers.set('Content-Encoding', encoding)
  if (encoding) headers.delete('Content-Length')
  reply.setHeaders(headers).writeHead(isKnown ? 304 : response.status)
  // Nothing can be sent to a reader who has left meanwhile.
  if (!body || isKnown || request.method === 'HEAD' || reply.destroyed) {
    await body?.cancel()
    reply.end()
    return
  }
  const source = Readable.fromWeb(body as import('node:stream/web').ReadableStream)
  if (encoding) await pipeline(source, encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(), reply)
  else await pipeline(source, reply)
}
