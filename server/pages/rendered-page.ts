import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnchanged, isUnmodified } from '../http/conditional.ts'
import { acceptedEncoding, compress, compressHard, type Encoding, gzipQuickly } from '../http/encoding.ts'
import type { Exchange } from '../http/exchange.ts'

/** Beyond this size the best compression takes seconds. */
const WORTH_RECOMPRESSING_BYTES = 256 * 1024

/** Beyond this size compressing within the turn would delay other requests by milliseconds. */
const COMPRESSED_AT_ONCE_BYTES = 64 * 1024

/** One page at a time, since it occupies a core. There is no queue, since clients would decide its length. */
let isRecompressing = false

interface Representation {
  /** Header names and values in turn. */
  readonly fields: (string | string[])[]
  readonly bytes: Uint8Array
}

export class RenderedPage {
  readonly #status: number
  readonly #bytes: Uint8Array
  readonly #fields: Field[]
  /** Weak, since all encodings share it. Undefined unless the status is 200. */
  readonly #etag: string | undefined
  /** Milliseconds since 1970. NaN without `Last-Modified`. */
  readonly #modified: number
  readonly #notModifiedFields: (string | string[])[]
  readonly #representations: { [encoding in Encoding | 'identity']?: Representation } = {}
  readonly #compressing = new Map<Encoding, Promise<void>>()
  #isRecompressed: boolean

  /**
   * @param headers all but those of the encoding, and `ETag`
   * @param defaults sent unless `headers` has the same name
   */
  constructor(status: number, headers: Headers, bytes: Uint8Array, defaults: Readonly<Record<string, string>> = {}) {
    this.#status = status
    this.#bytes = bytes
    if (status === 200) this.#etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    this.#modified = Date.parse(headers.get('Last-Modified') ?? '')
    // May not be ahead of `Date` (RFC 9110, 8.8.2.1). A client that has the earlier instant gets the page once more.
    if (this.#modified > Date.now()) headers.set('Last-Modified', new Date().toUTCString())
    headers.append('Vary', 'Accept-Encoding')
    if (this.#etag) headers.set('ETag', this.#etag)
    this.#fields = merged(defaults, headers)
    this.#notModifiedFields = this.#fields.filter(([name]) => name !== 'content-type').flat()
    this.#representations.identity = this.#in('identity', bytes)
    this.#isRecompressed = bytes.byteLength > WORTH_RECOMPRESSING_BYTES
  }

  includes(text: string): boolean {
    const { buffer, byteOffset, byteLength } = this.#bytes
    return Buffer.from(buffer, byteOffset, byteLength).includes(text)
  }

  /** Approximate size in memory, with the compressed forms. */
  get byteLength(): number {
    return Math.ceil(this.#bytes.byteLength * 1.5)
  }

  async send({ request, reply }: Exchange): Promise<void> {
    if (this.sendFromMemory(request, reply)) return
    const encoding = acceptedEncoding(request.headers['accept-encoding'])!
    if (encoding === 'gzip' && this.#bytes.byteLength <= COMPRESSED_AT_ONCE_BYTES)
      this.#representations.gzip = this.#in('gzip', gzipQuickly(this.#bytes))
    else await this.#compressed(encoding)
    this.sendFromMemory(request, reply)
  }

  /**
   * Sends the page from memory. False, and nothing is sent, when it has to be compressed for this reader first.
   * @param own further header names and values in turn
   */
  sendFromMemory({ method, headers }: IncomingMessage, reply: ServerResponse, own: readonly string[] = []): boolean {
    if (this.#etag && (isUnchanged(headers['if-none-match'], this.#etag) || isUnmodified(headers, this.#modified))) {
      reply.writeHead(304, [...this.#notModifiedFields, ...own]).end()
      return true
    }
    const representation = this.#representations[acceptedEncoding(headers['accept-encoding']) ?? 'identity']
    if (!representation) return false
    reply.writeHead(this.#status, [...representation.fields, ...own])
    reply.end(method === 'HEAD' ? undefined : representation.bytes)
    return true
  }

  get isRecompressed(): boolean {
    return this.#isRecompressed
  }

  /** Saves an eighth. Does nothing while another page is being compressed; call it for each request. */
  recompress(): void {
    if (isRecompressing || this.#isRecompressed) return
    isRecompressing = true
    this.#isRecompressed = true
    const smallest = async (encoding: Encoding) => {
      this.#representations[encoding] = this.#in(encoding, await compressHard(this.#bytes, encoding))
    }
    Promise.all([smallest('br'), smallest('gzip')])
      // After a failure the quickly compressed form stays in use.
      .catch(() => undefined)
      .finally(() => {
        isRecompressing = false
      })
  }

  #compressed(encoding: Encoding): Promise<void> {
    const under = this.#compressing.get(encoding)
    if (under) return under
    const compressing = compress(this.#bytes, encoding)
      .then((bytes) => {
        this.#representations[encoding] ??= this.#in(encoding, bytes)
      })
      // Removed in any case, so that a failure is tried again.
      .finally(() => this.#compressing.delete(encoding))
    this.#compressing.set(encoding, compressing)
    return compressing
  }

  #in(encoding: Encoding | 'identity', bytes: Uint8Array): Representation {
    const fields = this.#fields.flat()
    if (encoding !== 'identity') fields.push('Content-Encoding', encoding)
    fields.push('Content-Length', String(bytes.byteLength))
    return { fields, bytes }
  }
}

type Field = readonly [name: string, value: string | string[]]

/** In the order in which `reply.setHeaders` would send one after the other. */
function merged(defaults: Readonly<Record<string, string>>, headers: Headers): Field[] {
  const fields = new Map<string, Field>(Object.entries(defaults).map((field) => [field[0].toLowerCase(), field]))
  for (const [name, value] of headers) fields.set(name, [name, name === 'set-cookie' ? headers.getSetCookie() : value])
  return [...fields.values()]
}
