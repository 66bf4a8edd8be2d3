import type { IncomingMessage, ServerResponse } from 'node:http'
import { redactedUrl } from '#domain/redacted-url.ts'
import type { Log } from '../log/log.ts'

/** @param started when the request came, as `performance.now()` says it */
export function logRequest(log: Log, request: IncomingMessage, { statusCode }: ServerResponse, started: number): void {
  const milliseconds = Math.round((performance.now() - started) * 10) / 10
  log.info({ method: request.method, url: redactedUrl(request.url), status: statusCode, ms: milliseconds }, 'request')
}
