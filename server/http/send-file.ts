import type { OutgoingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { isUnchanged } from './conditional.ts'
import type { Exchange } from './exchange.ts'
import { requestedRange } from './range.ts'

/** Bytes that are read while they are sent, so that a slow client holds only a part of them in memory. */
export interface StoredBytes {
  readonly byteLength: number
  /** From `start` up to before `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
}

interface FileBody {
  readonly headers: OutgoingHttpHeaders & { 'Content-Type': string; ETag: string }
  readonly bytes: Uint8Array | StoredBytes
  /** Set when `bytes` are compressed; ranges are answered from plain bytes only. */
  readonly encoding?: string | undefined
}

export async function sendFile({ request, reply }: Exchange, { headers, bytes, encoding }: FileBody): Promise<void> {
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
  if (range) reply.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`)
  const start = range ? range.start : 0
  const end = range ? range.end + 1 : bytes.byteLength
  const isHead = request.method === 'HEAD'
  // Read before the headers are sent: a picture that was removed meanwhile fails as such.
  const stored = isHead || bytes instanceof Uint8Array ? undefined : await begun(bytes.read(start, end))
  reply.writeHead(range ? 206 : 200, { 'Content-Length': end - start })
  if (isHead) reply.end()
  else if (bytes instanceof Uint8Array) reply.end(bytes.subarray(start, end))
  else await pipeline(stored!, reply)
}

/** The same pieces, once the first one has been read. @throws {Error} what reading it throws */
async function begun(pieces: AsyncIterable<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> {
  const reading = pieces[Symbol.asyncIterator]()
  const first = await reading.next()
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await reading.next()) yield next.value
    } finally {
      await reading.return?.()
    }
  })()
}
