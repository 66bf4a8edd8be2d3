import { createHash } from 'node:crypto'
import { Turns } from '../turns.ts'
import { isUnchanged } from './conditional.ts'
import { acceptedEncoding, compress, compressHard, type Encoding } from './encoding.ts'
import type { Exchange } from './exchange.ts'

/** Beyond it the last bytes that can be saved cost seconds. */
const WORTH_PRESSING_BYTES = 256 * 1024

/** A processor is busy with it, and no reader waits for it. */
const pressing = new Turns(1)

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
   * be called once it has turned out that it is read again.
   */
  press(): void {
    if (this.#isPressed || this.#bytes.byteLength > WORTH_PRESSING_BYTES) return
    this.#isPressed = true
    void pressing.run(async () => {
      const bytes = await compressHard(this.#bytes)
      this.#compressed.set('br', Promise.resolve(bytes))
    })
  }

  #in(encoding: Encoding): Promise<Uint8Array> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const made = compress(this.#bytes, encoding)
    this.#compressed.set(encoding, made)
    return made
  }
}
