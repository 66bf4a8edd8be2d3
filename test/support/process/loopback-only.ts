// Loaded with `node --import`: connections beyond this machine fail, and are recorded in the file named by DEN_OUTGOING. Acts when
// it is imported, since it has to run before the program.
import { Socket as DatagramSocket } from 'node:dgram'
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/

const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...args: Parameters<typeof connect>) {
  const { host, path } = wantedBy(args)
  if (path === undefined && !LOOPBACK.test(host)) refuse(`a connection to ${host}`)
  return connect.apply(this, args)
} as typeof connect

// DNS queries of Node's resolver are datagrams. Names that the system resolves are refused in `connect` above.
const send = DatagramSocket.prototype.send
DatagramSocket.prototype.send = function (this: DatagramSocket, ...args: unknown[]) {
  const host = args.findLast((arg) => typeof arg === 'string') ?? 'localhost'
  if (!LOOPBACK.test(String(host))) refuse(`a datagram to ${host}`)
  return Reflect.apply(send, this, args)
} as typeof send

/** The destination in the arguments of `connect`: port and host, a path, an object, or Node's normalized arguments. */
function wantedBy(args: readonly unknown[]): { host: string; path?: string | undefined } {
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0]
  if (typeof first === 'object' && first !== null) {
    const { host = 'localhost', path } = first as { host?: string; path?: string }
    return { host, path }
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { host: 'localhost', path: first }
  return { host: typeof args[1] === 'string' ? args[1] : 'localhost' }
}

function refuse(what: string): never {
  const { DEN_OUTGOING } = process.env
  if (DEN_OUTGOING) appendFileSync(DEN_OUTGOING, `${what}\n`)
  throw new Error(`Nothing may leave this machine, and this would have: ${what}`)
}
