import type { RequestListener } from 'node:http'
import { redactedUrl } from '#domain/redacted-url.ts'
import type { Config } from '../config/config.ts'
import type { storageFailure } from '../db/health/storage-error.ts'
import type { Log } from '../log/log.ts'
import { identifiedAs } from '../log/request-context.ts'
import { type Exchange, type Handler, refuse, requestUrl } from './exchange.ts'
import { type SecurityConfig, securityHeaders } from './headers.ts'
import { REQUEST_ID, requestId } from './request-id.ts'
import { type OnAnswered, requestLog } from './request-log.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Error codes of an answer whose client disconnected. */
const READER_LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'])

export function createPipeline(
  config: SecurityConfig & Partial<Pick<Config, 'logRequests'>>,
  log: Log,
  handlers: readonly Handler[],
  failureOf: typeof storageFailure = () => undefined,
  onAnswered: OnAnswered = requestLog(log, config),
): RequestListener {
  const headers = new Map(Object.entries(securityHeaders(config)))

  async function answer(exchange: Exchange, isAddress: boolean): Promise<void> {
    try {
      if (!isAddress) refuse(exchange, 400, 'This is not an address.')
      else if (!METHODS.has(exchange.request.method ?? ''))
        refuse(exchange, 405, 'This method is not served here.', { Allow: [...METHODS].join(', ') })
      else if (!(await isAnswered(exchange, handlers))) refuse(exchange, 404, 'Nothing is kept at this address.')
    } catch (error) {
      fail(exchange, error, log, failureOf)
    }
  }

  return (request, reply) => {
    const started = performance.now()
    const id = requestId(request)
    reply.setHeaders(headers)
    reply.setHeader(REQUEST_ID, id)
    reply.once('close', () => onAnswered(request, reply, performance.now() - started))
    const url = requestUrl(request, config.siteUrl)
    return identifiedAs(id, () => answer({ request, reply, url: url ?? new URL(config.siteUrl) }, url !== null))
  }
}

async function isAnswered(exchange: Exchange, handlers: readonly Handler[]): Promise<boolean> {
  for (const handler of handlers) {
    const isAnswered = handler(exchange)
    if (isAnswered === true || (isAnswered && (await isAnswered))) return true
  }
  return false
}

function fail(exchange: Exchange, error: unknown, log: Log, failureOf: typeof storageFailure): void {
  const { request, reply } = exchange
  if (reply.destroyed && error instanceof Error && 'code' in error && READER_LEFT.has(String(error.code))) return
  log.error({ err: error, method: request.method, url: redactedUrl(request.url) }, 'request failed')
  const failure = failureOf(error)
  if (reply.headersSent) reply.destroy()
  else if (failure)
    refuse(exchange, failure.status, failure.detail, { 'Retry-After': String(failure.retryAfterSeconds) })
  else refuse(exchange, 500, `Something broke on our side. It has been written down as ${requestId(request)}.`)
}
