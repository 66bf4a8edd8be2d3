import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { NetworkCounts } from '../../concurrency/network-counts.ts'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../network/network.ts'
import { CONNECTION_LIMITS, Connection, type FastPath } from './connection.ts'

const SERVER_LIMITS = {
  ...CONNECTION_LIMITS,
  maxConnections: 4_000,
  maxConnectionsPerNetwork: 256,
  /** Bytes queued for writing on all connections. Beyond it the connections that take bytes most slowly are ended first. */
  maxQueuedBytesInAll: 128 * 1024 * 1024,
}

export type ServerLimits = typeof SERVER_LIMITS

/** Minimum interval between two checks of all connections while requests arrive. */
const MIN_CHECK_INTERVAL_MS = 50

export interface ConnectionsOptions {
  readonly limits?: Partial<ServerLimits>
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
}

export class Connections {
  readonly #connections = new Map<Socket, Connection>()
  readonly #limits: ServerLimits
  readonly #clock: () => number
  #checkedAt = 0
  #isClosing = false

  constructor(server: Server, { trustProxy }: Pick<Config, 'trustProxy'>, options: ConnectionsOptions = {}) {
    this.#limits = { ...SERVER_LIMITS, ...options.limits }
    this.#clock = options.clock ?? (() => performance.now())
    const networks = new NetworkCounts(this.#limits.maxConnectionsPerNetwork)
    server.maxConnections = this.#limits.maxConnections
    server.on('connection', (socket) => {
      const { remoteAddress = '' } = socket
      // A proxy opens the connections of all clients. A local one needs no TRUST_PROXY.
      const isCounted = remoteAddress !== '' && !isLoopback(remoteAddress) && !trustProxy?.(remoteAddress, 0)
      const release = isCounted ? networks.add(remoteAddress) : () => {}
      if (!release) {
        socket.destroy()
        return
      }
      const connection = new Connection(socket, this.#limits, this.#clock())
      if (this.#isClosing) connection.closeAfterNextAnswer()
      this.#connections.set(socket, connection)
      socket.once('close', () => {
        this.#connections.delete(socket)
        release()
      })
    })
  }

  /** A request listener that passes requests on to `listener` as the limits allow, except those that `fastPath` answers at once. */
  limited(listener: RequestListener, fastPath: FastPath = () => false): RequestListener {
    return (request, reply) => {
      if (this.#clock() - this.#checkedAt >= MIN_CHECK_INTERVAL_MS) this.check()
      this.#connections.get(request.socket)?.take(request, reply, listener, fastPath)
    }
  }

  /** Ends connections that make no progress, and the slowest if too many bytes are queued. Called every second. */
  check(): void {
    const now = this.#clock()
    this.#checkedAt = now
    let queuedBytes = 0
    for (const connection of this.#connections.values()) {
      connection.check(now)
      queuedBytes += connection.queuedBytes
    }
    if (queuedBytes > this.#limits.maxQueuedBytesInAll) this.#dropSlowest(queuedBytes, now)
  }

  closeAfterNextAnswers(): void {
    this.#isClosing = true
    for (const connection of this.#connections.values()) connection.closeAfterNextAnswer()
  }

  endIdle(): void {
    for (const connection of this.#connections.values()) connection.end()
  }

  destroyAll(): void {
    for (const connection of this.#connections.values()) connection.destroy()
  }

  #dropSlowest(queuedBytes: number, now: number): void {
    const slowestFirst = [...this.#connections.values()]
      .filter((connection) => connection.queuedBytes > 0)
      .toSorted((a, b) => a.bytesPerSecond(now) - b.bytesPerSecond(now))
    let left = queuedBytes
    for (const connection of slowestFirst) {
      if (left <= this.#limits.maxQueuedBytesInAll) return
      left -= connection.queuedBytes
      connection.destroy()
    }
  }
}
