import { connect } from 'node:net'

/** Sends bytes as they are, and gives all that comes back until the server closes or has said nothing for a while. */
export function sendRaw(port: number, bytes: string | Buffer, { silenceMs = 300 } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const end = () => {
      resolve(received)
      socket.destroy()
    }
    socket.setEncoding('latin1').setTimeout(silenceMs, end)
    socket.on('data', (text) => {
      received += text
    })
    // A server that has heard enough may cut the connection while something is still being sent.
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes)
  })
}

/** The status of every answer in what came back over one connection. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
