import type { IncomingMessage } from 'node:http'
import { Transform, type TransformCallback } from 'node:stream'
import { IMPORT_UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '#domain/imports/upload-limit.ts'
import { type Exchange, refuse } from './exchange.ts'

/** Maximum bytes of a body. */
const BODY_LIMIT = 32 * 1024 * 1024
/** Addresses of files that are imported, which are written to disk as they come. */
const UPLOADS = /^\/api\/imports(\/[^/]+\/pictures)?$/
/** Milliseconds for which the rest of a refused body is discarded, so that the client can read the refusal. */
const LINGER_MS = 2_000

/** The body of a request. Reading it fails once it is too large, or when the client leaves before its end. */
export class RequestBody extends Transform {
  isTooLarge = false
  readonly #limit: number
  #seen = 0

  constructor(exchange: Exchange) {
    super()
    const { request, reply } = exchange
    this.#limit = limitOf(exchange)
    // An unread body would precede the next request of this connection.
    reply.once('finish', () => {
      request.unpipe(this).resume()
      this.destroy()
      // The rest of a refused file is not received.
      if (!request.complete && this.#limit > BODY_LIMIT) cutLater(request)
    })
    request.once('close', () => {
      if (!request.complete) this.destroy(Object.assign(new Error('the request broke off'), { code: 'ECONNRESET' }))
    })
    request.pipe(this)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#seen += chunk.byteLength
    this.isTooLarge = this.#seen > this.#limit
    if (this.isTooLarge) done(new Error('the request is too large'))
    else done(null, chunk)
  }
}

export function announcesTooMuch(exchange: Exchange): boolean {
  return Number(exchange.request.headers['content-length'] ?? 0) > limitOf(exchange)
}

export function refuseBody(exchange: Exchange): void {
  const words =
    limitOf(exchange) > BODY_LIMIT
      ? UPLOAD_TOO_LARGE
      : 'This request is larger than 32 MB, which is more than Den takes.'
  refuse(exchange, 413, words)
  cutLater(exchange.request.resume())
}

function limitOf({ url }: Exchange): number {
  return UPLOADS.test(url.pathname) ? IMPORT_UPLOAD_MAX_BYTES : BODY_LIMIT
}

/** Closing while bytes arrive would reset the connection, and the client might never see the answer. */
function cutLater(request: IncomingMessage): void {
  const cut = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(cut))
}
