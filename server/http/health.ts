import { type Handler, isReading, sendText } from './exchange.ts'

/**
 * `/readyz` gives 503 while it cannot save, or closes; `/healthz` only while it closes, so that a balancer that asks there goes on
 * sending readers to servers which have lost their common database and still have pages.
 * @param whyNotReady in words; null when it can serve
 */
export function healthChecks(whyNotReady: () => Promise<string | null>, isClosing: () => boolean): Handler {
  return async (exchange) => {
    const { pathname } = exchange.url
    if (!isReading(exchange.request) || (pathname !== '/healthz' && pathname !== '/readyz')) return false
    if (pathname === '/healthz' && !isClosing()) {
      sendText(exchange, 200, 'ok')
      return true
    }
    const why = isClosing() ? 'It is closing.' : await whyNotReady()
    if (why === null) sendText(exchange, 200, 'ready')
    else sendText(exchange, 503, `not ready: ${why}`, { 'Retry-After': '5' })
    return true
  }
}
