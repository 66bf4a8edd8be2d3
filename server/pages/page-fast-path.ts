import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID, requestId } from '../http/request-id.ts'
import type { OnAnswered } from '../http/request-log.ts'
import type { CacheGeneration } from './cache-generation.ts'
import type { PageCache } from './page-cache.ts'
import type { RenderedPage } from './rendered-page.ts'

/** A site has few host names. Where any host is answered, clients can invent more. */
const MAX_HOSTS = 16

/** Within the turn in which a request arrives: sends what the pipeline sent for the same target, `Host` and generation. */
export class PageFastPath {
  readonly #cache: PageCache<RenderedPage>
  readonly #onAnswered: OnAnswered
  readonly #onForwarded: (request: IncomingMessage) => void
  readonly #hosts = new Set<string>()

  /** @param onForwarded called for requests that a proxy forwarded */
  constructor(cache: PageCache<RenderedPage>, onAnswered: OnAnswered, onForwarded: (request: IncomingMessage) => void) {
    this.#cache = cache
    this.#onAnswered = onAnswered
    this.#onForwarded = onForwarded
  }

  /** To be called when the pipeline has answered a request with the page that is cached under `address`. */
  remember(
    { url = '', headers: { host } }: IncomingMessage,
    generation: CacheGeneration<RenderedPage>,
    address: string,
  ): void {
    // An absolute request target contains a host of its own.
    if (!url.startsWith('/') || !host) return
    generation.noteTarget(url, address)
    this.#hosts.add(host)
    if (this.#hosts.size > MAX_HOSTS) this.#hosts.delete(this.#hosts.keys().next().value!)
  }

  /** False when the pipeline has to answer. */
  readonly answer = (request: IncomingMessage, reply: ServerResponse): boolean => {
    const started = performance.now()
    const generation = this.#cache.current
    const page = generation?.getByTarget(request.url!)
    if (!page || !this.#isPlain(request) || !page.sendFromMemory(request, reply, [REQUEST_ID, requestId(request)]))
      return false
    this.#cache.counts.memory++
    const { headers } = request
    if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) this.#onForwarded(request)
    if (!page.isRecompressed && generation!.isQuiet) page.recompress()
    const end = () => this.#onAnswered(request, reply, performance.now() - started)
    if (request.socket.writableLength === 0) end()
    else reply.once('close', end)
    return true
  }

  #isPlain({ method, httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
    return (
      (method === 'GET' || method === 'HEAD') &&
      httpVersion === '1.1' &&
      this.#hosts.has(headers.host!) &&
      hasOnlyPlainHeaders(headers) &&
      namesOneHost(rawHeaders)
    )
  }
}

function hasOnlyPlainHeaders(headers: IncomingHttpHeaders): boolean {
  return (
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.upgrade === undefined &&
    headers.expect === undefined &&
    headers.range === undefined
  )
}

/** Whether there is exactly one `Host`: `headers` only contains the first of several. */
function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1
}
