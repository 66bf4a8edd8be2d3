import { connect, createServer, type Socket } from 'node:net'
import { listening } from '../listening.ts'

/** A proxy between a server and its PostgreSQL that fails as networks do. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number
  /** Forwards everything again, including what was held back. */
  restore(): void
  /** Cuts every connection, and each new one at once. */
  cut(): void
  /** Like `cut`, after so many more bytes have come from clients. */
  cutAfter(bytes: number): void
  /** Accepts connections and forwards nothing, like a suspended server, or a network that drops packets. */
  hang(): void
  /** Like `hang`, but only for connections that are open now: new ones are served. */
  loseOpenConnections(): void
}

/** @param path of the socket to which everything is forwarded */
export async function openTcpProxy(path: string): Promise<TcpProxy> {
  let mode: 'open' | 'cut' | 'hung' = 'open'
  let bytesUntilCut = Number.POSITIVE_INFINITY
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((client) => {
    if (mode === 'cut') return void client.destroy()
    const upstream = connect(path)
    const pair = [client, upstream] as const
    pairs.add(pair)
    client.on('data', ({ byteLength }) => {
      bytesUntilCut -= byteLength
      if (bytesUntilCut < 0) cut()
    })
    for (const [here, there] of [pair, [upstream, client] as const]) {
      here.on('data', (bytes) => there.write(bytes))
      here.on('error', () => {})
      here.on('close', () => {
        there.destroy()
        pairs.delete(pair)
      })
      if (mode === 'hung') here.pause()
    }
  })
  const listener = await listening(server)
  const pauseAll = () => {
    for (const socket of [...pairs].flat()) socket.pause()
  }
  const cut = () => {
    mode = 'cut'
    for (const socket of [...pairs].flat()) socket.destroy()
  }
  return {
    ...listener,
    restore() {
      mode = 'open'
      for (const socket of [...pairs].flat()) socket.resume()
    },
    cut,
    cutAfter(bytes) {
      bytesUntilCut = bytes
    },
    hang() {
      mode = 'hung'
      pauseAll()
    },
    loseOpenConnections: pauseAll,
  }
}

/** A proxy in front of the server of a test database, and the address that leads through it. */
export async function proxiedDatabase(databaseUrl: string): Promise<TcpProxy & { readonly databaseUrl: string }> {
  const [, name = '', folder = ''] = /^postgres:\/\/den@\/(\w+)\?host=(.+)$/.exec(databaseUrl) ?? []
  const proxy = await openTcpProxy(`${decodeURIComponent(folder)}/.s.PGSQL.5432`)
  return Object.assign(proxy, { databaseUrl: `postgres://den@127.0.0.1:${proxy.port}/${name}` })
}
