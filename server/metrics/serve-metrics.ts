import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { type Exchange, type Handler, isReading, refuse, requestUrl, sendText } from '../http/exchange.ts'
import type { Metrics } from './metrics.ts'

const PATH = '/metrics'

/** Answers `/metrics` with metrics where the request has `METRICS_TOKEN`, and with 404 otherwise. */
export function metricsByToken(metrics: Metrics | undefined, token: string | undefined): Handler {
  return async (exchange) => {
    if (exchange.url.pathname !== PATH) return false
    const sent = /^Bearer (.+)$/i.exec(exchange.request.headers.authorization ?? '')?.[1]
    if (metrics && token && sent && isSame(sent, token)) await send(exchange, metrics)
    else refuse(exchange, 404, 'Nothing is kept at this address.')
    return true
  }
}

/** Serves metrics on `METRICS_PORT`, without a token. @throws {ConfigError} when it cannot listen there */
export async function listenForMetrics(
  metrics: Metrics,
  { host, metricsPort, siteUrl }: Pick<Config, 'host' | 'metricsPort' | 'siteUrl'>,
): Promise<AsyncDisposable & { readonly port: number }> {
  const server = createServer({ maxHeaderSize: 8_192, headersTimeout: 10_000, requestTimeout: 10_000 })
  server.maxConnections = 20
  server.on('request', (request, reply) => {
    const url = requestUrl(request, siteUrl) ?? new URL(siteUrl)
    const exchange = { request, reply, url }
    if (url.pathname === PATH && isReading(request)) send(exchange, metrics).catch(() => reply.destroy())
    else refuse(exchange, 404, 'Metrics are at /metrics.')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ConfigError(`METRICS_PORT cannot be used: ${error.message}`)))
    server.listen(metricsPort, host, resolve)
  })
  return {
    port: (server.address() as { port: number }).port,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function send(exchange: Exchange, metrics: Metrics): Promise<void> {
  sendText(exchange, 200, (await metrics.text()).trimEnd(), { 'Content-Type': metrics.contentType })
}

/** Compares digests, which takes the same time for any two texts. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
