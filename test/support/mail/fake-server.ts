import type { Socket } from 'node:net'

/** Writes a text byte by byte, with so many milliseconds in between. */
export function drip(socket: Socket, text: string, milliseconds: number): void {
  if (socket.destroyed || text === '') return
  socket.write(text.slice(0, 1))
  setTimeout(() => drip(socket, text.slice(1), milliseconds), milliseconds).unref()
}
