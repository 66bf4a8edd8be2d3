import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

/** Listens on a free port of this machine. Disposing of it ends all connections. */
export async function listening(server: Server): Promise<AsyncDisposable & { readonly port: number }> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Writes one byte after another, each after so many milliseconds. */
export function drip(socket: Socket, text: string, milliseconds: number): void {
  if (socket.destroyed || text === '') return
  socket.write(text.slice(0, 1))
  setTimeout(() => drip(socket, text.slice(1), milliseconds), milliseconds).unref()
}
