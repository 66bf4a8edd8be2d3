import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { ownParameters } from '#domain/posts/scores/score-query.ts'
import { wordPressId } from '#domain/redirects/wordpress-id.ts'
import type { Config } from '../config/config.ts'
import { clientAddress } from '../http/client-address.ts'
import { encodedTag, isUnchanged } from '../http/conditional.ts'
import { acceptedEncoding, isCompressible } from '../http/encoding.ts'
import { type Exchange, type Handler, isReading, refuse } from '../http/exchange.ts'
import { READING_PAGE_POLICY, type SecurityConfig, securityHeaders } from '../http/headers.ts'
import { FairSemaphore, type FairSemaphoreOptions } from '../http/limits/fair-semaphore.ts'
import { announcesTooMuch, RequestBody, refuseBody } from '../http/request-body.ts'
import { REQUEST_ID, requestId } from '../http/request-id.ts'
import { type Client, isLoopback, prefix48Of } from '../network/network.ts'
import type { CacheGeneration } from './cache-generation.ts'
import type { PageCache } from './page-cache.ts'
import type { PageFastPath } from './page-fast-path.ts'
import { PendingPage } from './pending-page.ts'
import { RenderedPage } from './rendered-page.ts'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'

/** Renders one request. The SSR bundle exports it; see `app/request-handler.ts`. */
export type RenderRequest = (request: Request, client: Client) => Promise<PageResponse>

/** A response whose body, where it is null, may be the text of a whole page: it need not pass through a stream. */
export interface PageResponse extends Response {
  readonly html?: string
}

interface AppPagesOptions {
  readonly pagePolicy?: string
  /** Without a cache every page is rendered for each request. */
  readonly cache?: PageCache<RenderedPage> | undefined
  readonly fastPath?: Pick<PageFastPath, 'remember'> | undefined
  readonly renderLimits?: FairSemaphoreOptions
}

/** Addresses for programs and administrators, links with a token, and search results. */
const NEVER_CACHED = /^\/(admin|api|v1|preview|search)([/.]|$)/

/** A few at once, so that pages can wait for a remote database while others are rendered. Each takes milliseconds of CPU time. */
const RENDER_LIMITS: FairSemaphoreOptions = { permits: 4, maxWaiting: 500 }

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** @param render gets the content version of the generation that a page is made for, where it is known */
export function appPages(
  render: (...call: [...Parameters<RenderRequest>, contentVersion?: number]) => Promise<PageResponse>,
  config: SecurityConfig & Pick<Config, 'cdnTtl' | 'trustProxy'>,
  { pagePolicy = READING_PAGE_POLICY, cache, fastPath, renderLimits = RENDER_LIMITS }: AppPagesOptions = {},
): Handler {
  const { cdnTtl, trustProxy } = config
  const defaults = securityHeaders(config)
  const cacheControl = `public, max-age=0, must-revalidate${cdnTtl > 0 ? `, s-maxage=${cdnTtl}` : ''}`
  const renders = new FairSemaphore(renderLimits)
  const answered = (exchange: Exchange, pending: PendingPage<RenderedPage> | undefined, isOfGeneration: boolean) => {
    const { method } = exchange.request
    const client = { address: clientAddress(exchange.request, trustProxy), isHead: method === 'HEAD' }
    if (!isReading(exchange.request)) return answerWriting(exchange, (request) => render(request, client))
    const renderPage = (request: Request) => render(request, client, isOfGeneration ? cache?.version : undefined)
    return answerReading(exchange, renderPage, { renders, client, pending })
  }

  async function make(exchange: Exchange, generation: CacheGeneration<RenderedPage> | undefined, isShared: boolean) {
    const address = cacheKey(exchange.url)
    const editCount = generation?.editCount
    const pending = generation && isShared ? new PendingPage<RenderedPage>(exchange.reply) : undefined
    if (pending) generation?.pending.set(address, pending)
    try {
      const response = announcesTooMuch(exchange)
        ? 'too-large'
        : await answered(exchange, pending, generation !== undefined)
      if (typeof response === 'string') return response
      if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD')
      if (!isWhole(response)) return response
      const page = await toRenderedPage(response, { cacheControl, pagePolicy, defaults })
      if (isForEverybody(response)) {
        generation?.set(address, page, editCount)
        pending?.settle(page)
      }
      return page
    } finally {
      if (pending && generation?.pending.get(address) === pending) generation.pending.delete(address)
      pending?.settle(null)
    }
  }

  return async (exchange) => {
    const generation = await generationFor(exchange, cache)
    const address = cacheKey(exchange.url)
    const cached = generation?.get(address)
    if (generation && cached) {
      if (generation.isQuiet) cached.recompress()
      if (cache) cache.counts.memory++
      await cached.send(exchange)
      fastPath?.remember(exchange.request, generation, address)
      return true
    }
    const pending = generation?.pending.get(address)
    const shared = await pending?.join(exchange.reply)
    if (cache && generation) cache.counts[shared ? 'shared' : 'rendered']++
    const made = shared ?? (await make(exchange, generation, pending === undefined))
    if (made === 'too-large') refuseBody(exchange)
    else if (made === 'too-busy') refuseForNow(exchange)
    else if (made instanceof RenderedPage) await made.send(exchange)
    else if (made !== 'reader-left') await sendStream(exchange, made)
    return true
  }
}

/** The generation that may hold a page at this address; undefined where nothing is cached, or without a content version. */
async function generationFor({ request, url }: Exchange, cache: PageCache<RenderedPage> | undefined) {
  if (!isReading(request) || NEVER_CACHED.test(url.pathname)) return undefined
  // `/?q=…` redirects to the search page, and `/?p=12` to a post.
  const isRedirect = url.searchParams.has('q') || wordPressId(url.searchParams) !== null
  if (url.pathname === '/' && isRedirect) return undefined
  // Without a content version the page is rendered uncached, and its loaders report the database error.
  return cache?.generation().catch(() => undefined)
}

const PAGED =
  /^\/($|(category|tag|series|author|film|director|year|decade|archive)\/|(films|directors|authors|categories)\/?$)/

/** Only a list's page number and the filters of `/ratings` change a public page. Trackers append other parameters. */
function cacheKey({ pathname, searchParams }: URL): string {
  // Filtered lists are not cached; without their parameters in the key they would be answered with the list of all reviews.
  if (pathname === '/ratings') return `${pathname}?${new URLSearchParams(ownParameters(searchParams))}`
  const page = PAGED.test(pathname) ? searchParams.get('page') : null
  return page === null ? pathname : `${pathname}?page=${page}`
}

interface Reading {
  readonly renders: FairSemaphore
  readonly client: Client
  /** Set if other requests may wait for the same page. */
  readonly pending: PendingPage<RenderedPage> | undefined
}

/** For HEAD the same page is rendered as for GET and its body is not sent, so that both have the same headers. */
async function answerReading(
  { request, reply, url }: Exchange,
  render: (request: Request) => Promise<PageResponse>,
  { renders, client, pending }: Reading,
): Promise<PageResponse | 'too-busy' | 'reader-left'> {
  const gone = new AbortController()
  if (!pending) reply.once('close', () => reply.writableFinished || gone.abort())
  // By IPv6 /48, of which one customer may have all networks. A client on this machine is usually a proxy, which opens a connection for each visitor.
  const key = isLoopback(client.address) ? request.socket : prefix48Of(client.address)
  const response = await renders.run(key, async () => {
    if (!(pending ? pending.isWanted : !reply.destroyed)) return 'reader-left'
    return render(new Request(url, { headers: headersOf(request), signal: gone.signal }))
  })
  return response ?? 'too-busy'
}

async function answerWriting(
  exchange: Exchange,
  render: (request: Request) => Promise<PageResponse>,
): Promise<PageResponse | 'too-large'> {
  const { request, reply, url } = exchange
  const gone = new AbortController()
  reply.once('close', () => gone.abort())
  const body = new RequestBody(exchange).once('error', () => gone.abort())
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
    // An action that fails on a truncated body responds with an error of its own; 413 replaces it.
    return body.isTooLarge ? 'too-large' : response
  } catch (error) {
    if (body.isTooLarge) return 'too-large'
    throw error
  }
}

function refuseForNow(exchange: Exchange): void {
  refuse(exchange, 503, 'Too many pages are asked for at this moment. Please try again in a few seconds.', {
    'Retry-After': '5',
  })
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  // What a client sent under this name is not the id of its request.
  headers.set(REQUEST_ID, requestId(request))
  return headers
}

function isPage(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** Pages and feeds, which are buffered whole since they are requested again and again. */
function isWhole(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  return isPage(response) || /^application\/(rss\+xml|atom\+xml|feed\+json)(;|$)/.test(type)
}

/** Whether the response may be cached for all readers. A screen that sets `Cache-Control` or a cookie is not. */
function isForEverybody({ ok, headers }: Response): boolean {
  return ok && !headers.has('Cache-Control') && !headers.has('Set-Cookie')
}

async function toRenderedPage(
  response: PageResponse,
  {
    cacheControl,
    pagePolicy,
    defaults,
  }: { cacheControl: string; pagePolicy: string; defaults: Record<string, string> },
): Promise<RenderedPage> {
  const headers = new Headers(response.headers)
  if (isPage(response) && !headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', pagePolicy)
    headers.set('Speculation-Rules', `"${SPECULATION_RULES_PATH}"`)
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', response.ok ? cacheControl : 'no-store')
  const bytes = response.html === undefined ? new Uint8Array(await response.arrayBuffer()) : Buffer.from(response.html)
  return new RenderedPage(response.status, headers, bytes, defaults)
}

/** All other responses are streamed, since a whole collection may not fit into memory. */
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
  // The client may have disconnected meanwhile.
  if (!body || isKnown || request.method === 'HEAD' || reply.destroyed) {
    await body?.cancel()
    reply.end()
    return
  }
  const source = Readable.fromWeb(body as import('node:stream/web').ReadableStream)
  if (encoding) await pipeline(source, encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(), reply)
  else await pipeline(source, reply)
}
