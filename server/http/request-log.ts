import type { IncomingMessage, ServerResponse } from 'node:http'
import { redactedUrl } from '#domain/redacted-url.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'

/** Where requests are logged: nowhere with `LOG_REQUESTS=off`. */
export function requestLog(log: Log, { logRequests = true }: Partial<Pick<Config, 'logRequests'>>): Log {
  return logRequests ? log : log.child({}, { level: 'warn' })
}

/** @param started when the request came, as `performance.now()` says it */
export function logRequest(log: Log, request: IncomingMessage, { statusCode }: ServerResponse, started: number): void {
  // Saves the time of composing a line that is not written.
  if (!log.isLevelEnabled('info')) return
  const milliseconds = Math.round((performance.now() - started) * 10) / 10
  log.info({ method: request.method, url: redactedUrl(request.url), status: statusCode, ms: milliseconds }, 'request')
}
