import type { IncomingMessage, ServerResponse } from 'node:http'
import { redactedUrl } from '#domain/redacted-url.ts'
import type { Config } from '../config/config.ts'
import { type Log, writeInfo } from '../log/log.ts'
import { requestId } from './request-id.ts'

/** Called when an answer is sent or its client has left. @param ms since the request arrived */
export type OnAnswered = (request: IncomingMessage, reply: ServerResponse, ms: number) => void

export function requestLog(log: Log, { logRequests = true }: Partial<Pick<Config, 'logRequests'>>): OnAnswered {
  // Saves the time of composing a line that is not written.
  if (!logRequests || !log.isLevelEnabled('info')) return () => {}
  return (request, { statusCode }, ms) => {
    const url = JSON.stringify(redactedUrl(request.url))
    const rounded = Math.round(ms * 10) / 10
    // Node's parser accepts no method that would have to be escaped.
    const line = `"method":"${request.method}","url":${url},"status":${statusCode},"ms":${rounded}`
    writeInfo(log, `${line},"requestId":"${requestId(request)}","msg":"request"`)
  }
}
