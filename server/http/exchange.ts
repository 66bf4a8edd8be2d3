import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'

export interface Exchange {
  readonly request: IncomingMessage
  readonly reply: ServerResponse
  /** Built from `SITE_URL` and the request's target, never from its headers. */
  readonly url: URL
}

/** Answers the exchange and returns true, or returns false to leave it to the next handler. */
export type Handler = (exchange: Exchange) => boolean | Promise<boolean>

/** Null when the target is no address (`OPTIONS *`, a stray word). Bytes beyond ASCII are read as UTF-8, as clients mean them. */
export function requestUrl(request: IncomingMessage, siteUrl: string): URL | null {
  let target = Buffer.from(request.url ?? '', 'latin1').toString('utf8')
  // A proxy may send a whole address, whose host must not be trusted.
  if (/^https?:\/\//i.test(target)) target = URL.canParse(target) ? pathOf(new URL(target)) : ''
  if (!target.startsWith('/') || !URL.canParse(siteUrl + target)) return null
  return new URL(siteUrl + target)
}

function pathOf(url: URL): string {
  return url.pathname + url.search
}

export function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

export function sendText(exchange: Exchange, status: number, text: string, headers: Record<string, string> = {}): void {
  send(exchange, status, 'text/plain; charset=utf-8', `${text}\n`, headers)
}

/** Refuses a request with a reason: in plain text, and to callers of the JSON interface in a problem document (RFC 9457). */
export function refuse(
  exchange: Exchange,
  status: number,
  why: string,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
): void {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: why, ...more }
  const isCall = /^\/(api|v1)(\/|$)/.test(exchange.url.pathname)
  if (isCall) send(exchange, status, 'application/problem+json', JSON.stringify(problem), headers)
  else sendText(exchange, status, why, headers)
}

function send(
  { request, reply }: Exchange,
  status: number,
  contentType: string,
  text: string,
  headers: Record<string, string>,
): void {
  const body = Buffer.from(text)
  reply.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-store',
    ...headers,
  })
  reply.end(request.method === 'HEAD' ? undefined : body)
}
