import { type Handler, isReading, sendText } from './exchange.ts'

/** A balancer sends readers elsewhere while `/readyz` gives 503. @param whyNotReady in words; null when it can serve */
export function healthChecks(whyNotReady: () => Promise<string | null>): Handler {
  return async (exchange) => {
    const { pathname } = exchange.url
    if (!isReading(exchange.request) || (pathname !== '/healthz' && pathname !== '/readyz')) return false
    if (pathname === '/healthz') {
      sendText(exchange, 200, 'ok')
      return true
    }
    const why = await whyNotReady()
    if (why === null) sendText(exchange, 200, 'ready')
    else sendText(exchange, 503, `not ready: ${why}`, { 'Retry-After': '5' })
    return true
  }
}
