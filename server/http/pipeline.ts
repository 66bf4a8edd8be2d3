import type { RequestListener } from 'node:http'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type Exchange, type Handler, requestUrl, sendText } from './exchange.ts'
import { INERT_POLICY, securityHeaders } from './headers.ts'

/** Methods that `fetch` knows no request for, or that a site has no use for. */
const REFUSED_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** Runs a request through the handlers in their order until one answers; logs it; turns surprises into a 500. */
export function createPipeline(config: Config, log: Log, handlers: readonly Handler[]): RequestListener {
  const headers = new Map(Object.entries(securityHeaders(config)))

  return async (request, reply) => {
    const started = performance.now()
    reply.setHeaders(headers)
    reply.once('close', () => {
      const milliseconds = Math.round((performance.now() - started) * 10) / 10
      log.info({ method: request.method, url: request.url, status: reply.statusCode, ms: milliseconds }, 'request')
    })

    const url = requestUrl(request, config.siteUrl)
    const exchange: Exchange = { request, reply, url: url ?? new URL(config.siteUrl) }
    try {
      if (!url) sendText(exchange, 400, 'This is not an address.')
      else if (REFUSED_METHODS.has(request.method ?? '')) sendText(exchange, 405, 'This method is not served here.')
      else if (!(await isAnswered(exchange, handlers))) sendText(exchange, 404, 'Nothing is kept at this address.')
    } catch (error) {
      fail(exchange, error, log)
    }
  }
}

async function isAnswered(exchange: Exchange, handlers: readonly Handler[]): Promise<boolean> {
  for (const handler of handlers) if (await handler(exchange)) return true
  return false
}

function fail(exchange: Exchange, error: unknown, log: Log): void {
  const { request, reply } = exchange
  // A reader who went away while the answer was on its way is no fault of ours.
  if (request.destroyed && reply.destroyed) return
  log.error({ err: error, method: request.method, url: request.url }, 'request failed')
  if (reply.headersSent) reply.destroy()
  else
    sendText(exchange, 500, 'Something broke on our side. It has been written down.', {
      'Content-Security-Policy': INERT_POLICY,
    })
}
