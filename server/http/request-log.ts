import type { IncomingMessage, ServerResponse } from 'node:http'
import { redactedUrl } from '#domain/redacted-url.ts'
import type { Config } from '../config/config.ts'
import { type Log, writeInfo } from '../log/log.ts'

export function requestLog(log: Log, { logRequests = true }: Partial<Pick<Config, 'logRequests'>>): Log {
  return logRequests ? log : log.child({}, { level: 'warn' })
}

/** @param started `performance.now()` when the request arrived */
export function logRequest(log: Log, request: IncomingMessage, { statusCode }: ServerResponse, started: number): void {
  // Saves the time of composing a line that is not written.
  if (!log.isLevelEnabled('info')) return
  const ms = Math.round((performance.now() - started) * 10) / 10
  const url = JSON.stringify(redactedUrl(request.url))
  // Node's parser accepts no method that would have to be escaped.
  writeInfo(log, `"method":"${request.method}","url":${url},"status":${statusCode},"ms":${ms},"msg":"request"`)
}
