// One process full of hostile clients, from loopback to loopback. Started by `bench/attack.ts`, which reads its tally.
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from './random.ts'
import { anyTarget, hostileWrite } from './requests.ts'

const [port, posts, seconds, seed] = process.argv.slice(2).map(Number) as [number, number, number, number]
const token = process.env.ATTACK_TOKEN!
const random = new Random(seed)
const end = performance.now() + seconds * 1000
/** Answers by their status; connections that the server refused or cut. */
const tally: Record<string, number> = { cut: 0, bytes: 0 }

const CLIENTS: readonly [count: number, attack: () => Promise<void>][] = [
  [6, pipelining],
  [60, readingSlowly],
  [60, sendingSlowly],
  [6, askingColdPages],
  [3, sendingHostileBodies],
  [100, holdingConnections],
]

await Promise.all(
  CLIENTS.flatMap(([count, attack]) =>
    Array.from({ length: count }, async () => {
      while (performance.now() < end) await attack()
    }),
  ),
)
process.stdout.write(JSON.stringify(tally))
process.exit(0)

/** Hundreds of requests in one write; the answers are never read, read late, or read at once. */
async function pipelining(): Promise<void> {
  const target = random.pick([() => anyTarget(random, posts), () => '/api/blogs?images=embedded', () => '/?page=91'])
  const requests = Array.from({ length: random.between(50, 1000) }, () => get(target()))
  await using connection = open()
  const reading = random.pick(['never', 'late', 'at once'])
  if (reading !== 'at once') connection.socket.pause()
  connection.socket.write(requests.join(''))
  await connection.closedWithin(random.between(1_000, 5_000))
  if (reading === 'late') connection.socket.resume()
  await connection.closedWithin(random.between(1_000, 30_000))
}

/** Requests something large and reads it slowly. */
async function readingSlowly(): Promise<void> {
  await using connection = open()
  const { socket } = connection
  socket.write(get(random.pick(['/api/collections/blogs', '/sitemap.xml', anyTarget(random, posts)])))
  const until = performance.now() + random.between(5_000, 60_000)
  while (performance.now() < Math.min(until, end) && !socket.destroyed) {
    socket.pause()
    await sleep(random.between(100, 2_000))
    socket.resume()
    await sleep(1)
  }
}

/** Headers or a body that come in a byte at a time, or not to their end. */
async function sendingSlowly(): Promise<void> {
  await using connection = open()
  const { socket } = connection
  const head = `POST ${random.pick(['/api/subscriptions', '/api/auth/sign-in/email', '/subscribe'])} HTTP/1.1\r\nHost: localhost:${port}\r\n`
  socket.write(random.pick([head, `${head}Content-Type: application/json\r\nContent-Length: 500000\r\n\r\n`]))
  const until = performance.now() + random.between(5_000, 60_000)
  while (performance.now() < Math.min(until, end) && !socket.destroyed) {
    socket.write('x')
    await sleep(random.between(200, 3_000))
  }
}

/** A reader who requests one page after the other, most of them not cached, each from another network. */
async function askingColdPages(): Promise<void> {
  await using connection = open()
  for (let asked = 0; asked < 50 && performance.now() < end && !connection.socket.destroyed; asked++) {
    connection.socket.write(get(anyTarget(random, posts)))
    await sleep(random.between(5, 50))
  }
}

async function sendingHostileBodies(): Promise<void> {
  await using connection = open()
  const { method, target, headers, body } = hostileWrite(random, token)
  const lines = Object.entries({ ...headers, 'Content-Length': body.byteLength }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  connection.socket.write(
    `${method} ${target} HTTP/1.1\r\n${common()}${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`,
  )
  connection.socket.write(body)
  await connection.closedWithin(20_000)
}

async function holdingConnections(): Promise<void> {
  await using connection = open()
  await connection.closedWithin(random.between(5_000, 60_000))
}

interface Connection extends AsyncDisposable {
  readonly socket: Socket
  closedWithin(ms: number): Promise<void>
}

/** A connection whose responses are counted. Closing it is part of the attack, so it is destroyed without an orderly end. */
function open(): Connection {
  const socket = connect({ port, host: '127.0.0.1' })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let lineStart = ''
  socket.on('data', (chunk: Buffer) => {
    tally.bytes! += chunk.byteLength
    const text = lineStart + chunk.toString('latin1')
    for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) tally[status!] = (tally[status!] ?? 0) + 1
    // A status line may be split between chunks. The kept text is shorter than a status line, so that none is counted twice.
    lineStart = text.slice(-12)
  })
  socket.on('error', () => void tally.cut!++)
  return {
    socket,
    closedWithin: (ms) => Promise.race([closed, sleep(Math.max(0, Math.min(ms, end - performance.now())))]),
    async [Symbol.asyncDispose]() {
      socket.destroy()
      // After a refused connection, waits before the next one.
      await sleep(random.between(1, 100))
    },
  }
}

function get(target: string): string {
  return `GET ${target} HTTP/1.1\r\n${common()}\r\n`
}

/** The server trusts the `X-Forwarded-For` of its loopback proxy: the client is from one of 300 networks. */
function common(): string {
  return `Host: localhost:${port}\r\nX-Forwarded-For: 198.51.${random.between(0, 2)}.${random.between(0, 99)}\r\nAccept-Encoding: gzip\r\n`
}
