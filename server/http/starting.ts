import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type SecurityConfig, securityHeaders } from './headers.ts'
import { REQUEST_ID, requestId } from './request-id.ts'

/** Milliseconds after the start until which requests wait; a start without migrations takes less. */
export const HELD_MS = 5_000

/**
 * Takes requests until a server can serve. They wait for that, since a balancer asks another server only where repeating does no
 * harm: a POST that gets a 503 is lost. Health checks are answered at once, in words by which a balancer tells it from a server that
 * serves, and so is everything after `heldMs`.
 */
export class StartingRequests {
  readonly #headers: Map<string, string>
  readonly #held = new Map<ServerResponse, IncomingMessage>()
  readonly #timer: NodeJS.Timeout
  #isHolding: boolean

  constructor(config: SecurityConfig, heldMs: number) {
    this.#headers = new Map(Object.entries({ ...securityHeaders(config), 'Content-Type': 'text/plain; charset=utf-8' }))
    this.#isHolding = heldMs > 0
    this.#timer = setTimeout(() => this.refuse(), heldMs).unref()
  }

  readonly listener: RequestListener = (request, reply) => {
    if (request.url === '/healthz') this.#start(request, reply).end('starting\n')
    else if (this.#isHolding && request.url !== '/readyz') this.#hold(request, reply)
    else this.#refuse(request, reply)
  }

  /** Passes on what waits. */
  serve(listener: RequestListener): void {
    for (const [reply, request] of this.#take()) listener(request, reply)
  }

  /** Answers what waits, and from then on everything. */
  refuse(): void {
    this.#isHolding = false
    for (const [reply, request] of this.#take()) this.#refuse(request, reply)
  }

  #hold(request: IncomingMessage, reply: ServerResponse): void {
    this.#held.set(reply, request)
    reply.once('close', () => this.#held.delete(reply))
  }

  #take(): [ServerResponse, IncomingMessage][] {
    clearTimeout(this.#timer)
    const held = [...this.#held]
    this.#held.clear()
    return held
  }

  #refuse(request: IncomingMessage, reply: ServerResponse): void {
    this.#start(request, reply).writeHead(503, { 'Retry-After': '2', 'Cache-Control': 'no-store' }).end('Starting.\n')
  }

  #start(request: IncomingMessage, reply: ServerResponse): ServerResponse {
    return reply.setHeaders(this.#headers).setHeader(REQUEST_ID, requestId(request))
  }
}
