import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform, type TransformCallback } from 'node:stream'
import { type Exchange, refuse } from './exchange.ts'

/** Whole requests, bodies included. */
const BODY_LIMIT = 32 * 1024 * 1024
/** Milliseconds for which the rest of a refused body is discarded, so that the client can read the refusal. */
const LINGER_MS = 2_000

/** The body of a request. Reading it fails once it is too large, or when the client leaves before its end. */
export class RequestBody extends Transform {
  isTooLarge = false
  #seen = 0

  constructor(request: IncomingMessage, reply: ServerResponse) {
    super()
    // An unread body would precede the next request of this connection.
    reply.once('finish', () => {
      request.unpipe(this).resume()
      this.destroy()
    })
    request.once('close', () => {
      if (!request.complete) this.destroy(Object.assign(new Error('the request broke off'), { code: 'ECONNRESET' }))
    })
    request.pipe(this)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#seen += chunk.byteLength
    this.isTooLarge = this.#seen > BODY_LIMIT
    if (this.isTooLarge) done(new Error('the request is too large'))
    else done(null, chunk)
  }
}

/** Whether the announced length of a request already exceeds the limit. */
export function announcesTooMuch({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > BODY_LIMIT
}

export function refuseBody(exchange: Exchange): void {
  const { request } = exchange
  refuse(exchange, 413, 'This request is larger than 32 MB, which is more than Den takes.')
  // Closing while bytes arrive would reset the connection, and the client might never see the answer.
  const cut = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(cut)).resume()
}
