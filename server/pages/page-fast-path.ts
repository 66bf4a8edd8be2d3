import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { logRequest } from '../http/request-log.ts'
import type { Log } from '../log/log.ts'
import type { CacheGeneration } from './cache-generation.ts'
import type { PageCache } from './page-cache.ts'
import type { RenderedPage } from './rendered-page.ts'

/** A site has few host names. Where any host is answered, clients can invent more. */
const MAX_HOSTS = 16

/** Within the turn in which a request arrives: sends what the pipeline sent for the same target, `Host` and generation. */
export class PageFastPath {
  readonly #cache: PageCache<RenderedPage>
  readonly #log: Log
  readonly #onForwarded: (request: IncomingMessage) => void
  readonly #hosts = new Set<string>()

  /** @param onForwarded called for requests that a proxy forwarded */
  constructor(cache: PageCache<RenderedPage>, log: Log, onForwarded: (request: IncomingMessage) => void) {
    this.#cache = cache
    this.#log = log
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
    if (!page || !this.#isPlain(request) || !page.sendFromMemory(request, reply)) return false
    const { headers } = request
    if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) this.#onForwarded(request)
    if (!page.isRecompressed && generation!.isQuiet) page.recompress()
    if (request.socket.writableLength === 0) logRequest(this.#log, request, reply, started)
    else reply.once('close', () => logRequest(this.#log, request, reply, started))
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
