import { connect } from 'node:net'

/** Sends bytes as they are, and gives all that comes back until the server closes the connection. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setEncoding('latin1').on('data', (text) => {
      received += text
    })
    // A server that has heard enough may cut the connection while something is still being sent.
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.write(bytes)
  })
}

/** The status of every answer in what came back over one connection. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
