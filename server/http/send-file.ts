import type { OutgoingHttpHeaders } from 'node:http'
import { isUnchanged } from './conditional.ts'
import type { Exchange } from './exchange.ts'
import { requestedRange } from './range.ts'

interface FileBody {
  readonly headers: OutgoingHttpHeaders & { 'Content-Type': string; ETag: string }
  readonly bytes: Uint8Array
  /** Set when `bytes` are compressed; ranges are answered from plain bytes only. */
  readonly encoding?: string | undefined
}

export function sendFile({ request, reply }: Exchange, { headers, bytes, encoding }: FileBody): void {
  reply.setHeaders(new Map(Object.entries(headers) as [string, string][]))
  if (isUnchanged(request.headers['if-none-match'], headers.ETag)) {
    reply.removeHeader('Content-Type')
    reply.writeHead(304).end()
    return
  }
  if (encoding) reply.setHeader('Content-Encoding', encoding)
  else reply.setHeader('Accept-Ranges', 'bytes')

  const ifRange = request.headers['if-range']
  const isRangeWanted = request.method === 'GET' && !encoding && (!ifRange || ifRange === headers.ETag)
  const range = isRangeWanted ? requestedRange(request.headers.range, bytes.byteLength) : undefined
  if (range === 'unsatisfiable') {
    // Must not be cached: a 416 carries the file's ETag and does not vary by `Range`, so a cache could reuse it.
    reply.removeHeader('Content-Type')
    reply.setHeader('Cache-Control', 'no-store')
    reply.writeHead(416, { 'Content-Range': `bytes */${bytes.byteLength}`, 'Content-Length': 0 }).end()
    return
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
  if (range) reply.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`)
  reply.writeHead(range ? 206 : 200, { 'Content-Length': part.byteLength })
  reply.end(request.method === 'HEAD' ? undefined : part)
}
