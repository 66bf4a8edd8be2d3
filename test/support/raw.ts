import { connect } from 'node:net'

/** Sends bytes unchanged. @returns everything that is received until the server closes the connection */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setEncoding('latin1').on('data', (text) => {
      received += text
    })
    // A server may cut the connection while bytes are still being sent.
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.write(bytes)
  })
}

/** Sends one request unchanged on a new connection. @returns the whole response, one character per byte */
export function askRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    let received = ''
    socket.on('data', (text) => {
      received += text
      if (isWhole(received, !request.startsWith('HEAD '))) socket.destroy()
    })
    // A connection that breaks is closed as well.
    socket.on('error', () => {}).on('close', () => resolve(received))
    socket.write(request, 'latin1')
  })
}

function isWhole(received: string, hasBody: boolean): boolean {
  const headLength = received.indexOf('\r\n\r\n') + 4
  if (headLength < 4) return false
  if (!hasBody || received.startsWith('HTTP/1.1 304')) return true
  if (/\r\nTransfer-Encoding: chunked\r\n/i.test(received)) return received.endsWith('\r\n0\r\n\r\n')
  const length = /\r\nContent-Length: (\d+)\r\n/i.exec(received)?.[1]
  return length !== undefined && received.length >= headLength + Number(length)
}

/** The statuses of all responses received over one connection. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
