import { createHash } from 'node:crypto'
import { isUnchanged } from './conditional.ts'
import { acceptedEncoding, compress, compressHard, type Encoding } from './encoding.ts'
import type { Exchange } from './exchange.ts'

/** Beyond it the last bytes that can be saved cost seconds. */
const WORTH_PRESSING_BYTES = 256 * 1024

/** One page at a time: a processor is busy with it. Nobody queues, since a queue would hold whatever strangers ask for. */
let isPressing = false

/** A page or feed with everything that goes out with it, compressed once for all who read it. */
export class FinishedPage {
  readonly #status: number
  readonly #headers: Headers
  readonly #bytes: Uint8Array
  /** Weak, since it is the same for every way in which the page is compressed. None for what is no revision of anything. */
  readonly #etag: string | undefined
  readonly #compressed = new Map<Encoding, Promise<Uint8Array>>()
  #isPressed = false

  /** @param headers all that are to be sent but those that say how the bytes are encoded and which revision they are */
  constructor(status: number, headers: Headers, bytes: Uint8Array) {
    this.#status = status
    this.#bytes = bytes
    if (status === 200) this.#etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    this.#headers = headers
    this.#headers.append('Vary', 'Accept-Encoding')
    if (this.#etag) this.#headers.set('ETag', this.#etag)
  }

  /** In memory, with its compressed forms: about so much. */
  get byteLength(): number {
    return Math.ceil(this.#bytes.byteLength * 1.5)
  }

  async send({ request, reply }: Exchange): Promise<void> {
    if (this.#etag && isUnchanged(request.headers['if-none-match'], this.#etag)) {
      reply.setHeaders(this.#headers).removeHeader('Content-Type')
      reply.writeHead(304).end()
      return
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const bytes = encoding ? await this.#in(encoding) : this.#bytes
    reply.setHeaders(this.#headers)
    if (encoding) reply.setHeader('Content-Encoding', encoding)
    reply.setHeader('Content-Length', bytes.byteLength)
    reply.writeHead(this.#status)
    reply.end(request.method === 'HEAD' ? undefined : bytes)
  }

  /**
   * Makes the page as small as it can be, in the background: an eighth less than what is quick enough to be waited for. To
   * be called each time it turns out that it is read again; when another page has its turn, a later reader brings the next.
   */
  press(): void {
    if (isPressing || this.#isPressed || this.#bytes.byteLength > WORTH_PRESSING_BYTES) return
    isPressing = true
    this.#isPressed = true
    compressHard(this.#bytes)
      .then((bytes) => this.#compressed.set('br', Promise.resolve(bytes)))
      // Then the quick form goes on being sent.
      .catch(() => undefined)
      .finally(() => {
        isPressing = false
      })
  }

  #in(encoding: Encoding): Promise<Uint8Array> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const made = compress(this.#bytes, encoding)
    this.#compressed.set(encoding, made)
    // A failure is nothing to keep.
    made.catch(() => this.#compressed.delete(encoding))
    return made
  }
}
