import type { Socket } from 'node:net'

/** Writes one byte after another, each after so many milliseconds. */
export function drip(socket: Socket, text: string, milliseconds: number): void {
  if (socket.destroyed || text === '') return
  socket.write(text.slice(0, 1))
  setTimeout(() => drip(socket, text.slice(1), milliseconds), milliseconds).unref()
}
