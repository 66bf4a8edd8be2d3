import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export const CONNECTION_LIMITS = {
  /** Requests of one connection that are handled at once. Further pipelined ones wait for an earlier answer to be sent. */
  maxReplies: 8,
  /** Pipelined requests that may wait. One more ends the connection. */
  maxWaiting: 64,
  /** Bytes queued for writing on one connection beyond which its next request waits. */
  maxQueuedBytes: 1024 * 1024,
  /** How long a connection may make no progress while bytes for it are queued, or while a request body is incomplete. */
  stallMs: 30_000,
  /** Bytes of an incomplete body that count as progress within that time. */
  minBodyBytes: 4_096,
}

const STALLED_BODY = 'Hardly anything of this request has come for 30 seconds. Please send it again.\n'
const STALLED_BODY_REPLY = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${STALLED_BODY.length}`,
  'X-Content-Type-Options: nosniff',
  '',
  STALLED_BODY,
].join('\r\n')

interface UnfinishedReply {
  isRunning: boolean
}

/** Answers a request in the same turn; false leaves it to the request listener. */
export type FastPath = (request: IncomingMessage, reply: ServerResponse) => boolean

/** Node's parser emits all pipelined requests of a chunk at once. A few are handled at a time, so that answers do not pile up. */
export class Connection {
  /** When bytes last reached the kernel, or nothing was queued, on the clock of `check`. */
  #sentAt: number
  /** When nothing was queued last, and how much had been sent by then. */
  #idleAt: number
  #sentBytesWhenIdle = 0
  readonly #socket: Socket
  readonly #limits: typeof CONNECTION_LIMITS
  readonly #replies = new Set<ServerResponse>()
  readonly #waiting: (() => void)[] = []
  #running = 0
  #isScheduled = false
  #latest: { readonly request: IncomingMessage; readonly reply: ServerResponse } | undefined
  #sentBytes = 0
  #receivedBytes = 0
  #receivedAt: number
  #isClosing = false
  #isEnding = false

  constructor(socket: Socket, limits: typeof CONNECTION_LIMITS, now: number) {
    this.#socket = socket
    this.#limits = limits
    this.#sentAt = now
    this.#idleAt = now
    this.#receivedAt = now
  }

  take(request: IncomingMessage, reply: ServerResponse, handle: RequestListener, fastPath: FastPath): void {
    // The parser continues with its chunk after the connection has been destroyed.
    if (this.#socket.destroyed) return
    if (this.#isFree(reply) && fastPath(request, reply)) {
      // A reply that the kernel has taken completely needs no watching.
      if (this.#socket.writableLength > 0) this.#begin(this.#watch(reply))
      return
    }
    if (this.#waiting.length >= this.#limits.maxWaiting) {
      this.destroy()
      return
    }
    // Node closes the connection after the reply with `Connection: close`, even when further requests are queued.
    if (this.#isClosing && this.#latest?.reply.headersSent === false) this.#latest.reply.removeHeader('Connection')
    this.#latest = { request, reply }
    if (this.#isClosing) reply.setHeader('Connection', 'close')
    // Each layer of the server listens for the end of a reply.
    reply.setMaxListeners(20)
    const unfinished = this.#watch(reply)
    this.#waiting.push(() => {
      this.#begin(unfinished)
      handle(request, reply)
    })
    this.#handleWaiting()
  }

  /** Whether this is the only request of the connection, and its answer need not be the last one. */
  #isFree(reply: ServerResponse): boolean {
    return this.#replies.size === 0 && reply.socket === this.#socket && !this.#isClosing && !this.#isEnding
  }

  #watch(reply: ServerResponse): UnfinishedReply {
    const unfinished = { isRunning: false }
    this.#replies.add(reply)
    reply.once('close', () => {
      this.#replies.delete(reply)
      if (unfinished.isRunning) this.#running--
      if (this.#isEnding && this.#replies.size === 0) this.#socket.destroySoon()
      this.#handleWaiting()
    })
    return unfinished
  }

  #begin(unfinished: UnfinishedReply): void {
    unfinished.isRunning = true
    this.#running++
  }

  /** Bytes of answers that the kernel has not taken yet. */
  get queuedBytes(): number {
    let bytes = unsentBytes(this.#socket)
    // A queued reply has no socket yet and buffers its bytes itself.
    for (const reply of this.#replies) if (!reply.socket) bytes += reply.writableLength
    return bytes
  }

  /** How fast the kernel has taken bytes since something was queued. */
  bytesPerSecond(now: number): number {
    return (1_000 * (this.#sentBytes - this.#sentBytesWhenIdle)) / Math.max(1, now - this.#idleAt)
  }

  check(now: number): void {
    const sentBytes = bytesTaken(this.#socket)
    const isIdle = this.#socket.writableLength === 0
    if (sentBytes !== this.#sentBytes || isIdle) this.#sentAt = now
    this.#sentBytes = sentBytes
    if (isIdle) {
      this.#idleAt = now
      this.#sentBytesWhenIdle = sentBytes
    }
    const { bytesRead } = this.#socket
    if (bytesRead - this.#receivedBytes >= this.#limits.minBodyBytes || !this.#isAwaitingBody()) {
      this.#receivedAt = now
      this.#receivedBytes = bytesRead
    }

    if (now - this.#sentAt >= this.#limits.stallMs) this.destroy()
    else if (now - this.#receivedAt >= this.#limits.stallMs) this.#refuseStalledBody()
  }

  /** Makes the next answer that is begun the last one. An idle connection stays open for one more request. */
  closeAfterNextAnswer(): void {
    this.#isClosing = true
    const reply = this.#latest?.reply
    if (reply && !reply.headersSent) reply.setHeader('Connection', 'close')
  }

  /** Closes the connection as soon as no request waits for an answer or for the rest of one. */
  end(): void {
    this.#isEnding = true
    if (this.#replies.size === 0) this.destroy()
  }

  destroy(): void {
    this.#waiting.length = 0
    this.#socket.destroy()
  }

  /** Begins one request in a turn of the event loop, so that those of other connections run in between. */
  #handleWaiting(): void {
    if (this.#socket.destroyed) this.#waiting.length = 0
    if (this.#waiting.length === 0 || this.#isScheduled || !this.#mayHandleMore()) return
    this.#waiting.shift()!()
    if (this.#waiting.length === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#handleWaiting()
    })
  }

  #mayHandleMore(): boolean {
    return this.#running < this.#limits.maxReplies && this.queuedBytes <= this.#limits.maxQueuedBytes
  }

  /** Whether the client has yet to send a part of a body. Bytes that have arrived but were not read do not count against it. */
  #isAwaitingBody(): boolean {
    const request = this.#latest?.request
    return request !== undefined && !request.complete && !request.destroyed && request.readableLength === 0
  }

  /** Written to the socket directly, as Node does with its own 408: the handler still waits for the body and learns that it broke off. */
  #refuseStalledBody(): void {
    const { reply } = this.#latest!
    if (reply.socket === this.#socket && !reply.headersSent) {
      reply.statusCode = 408
      this.#socket.write(STALLED_BODY_REPLY)
    }
    this.#socket.destroySoon()
  }
}

/** Public counters of a socket rise when a write begins, however large it is, so this asks the handle for what is left of it. */
function bytesTaken(socket: Socket): number {
  const handle = handleOf(socket)
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}

/** Bytes queued that the kernel has not taken. `writableLength` counts the write under way whole until its end. */
function unsentBytes(socket: Socket): number {
  const { writelen = 0 } = (socket as { _writableState?: { writelen?: number } })._writableState ?? {}
  const left = handleOf(socket)?.writeQueueSize ?? 0
  return socket.writableLength - Math.max(0, writelen - left)
}

function handleOf(socket: Socket): { bytesWritten: number; writeQueueSize: number } | null | undefined {
  return (socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null })._handle
}
