// Sends one request again and again over many connections, and measures how long the answers take. In a process of its own,
// so that it can have a core of its own.
import { connect, type Socket } from 'node:net'

export interface LoadOrder {
  readonly port: number
  /** Request line and headers, with the empty line. */
  readonly request: string
  readonly connections: number
  readonly warmUpMs: number
  readonly ms: number
  /** Requests a second in all; without it each connection asks again as soon as it has its answer. */
  readonly rate?: number
}

export interface LoadResult {
  readonly perSecond: number
  /** Milliseconds, from the moment at which the request was due. */
  readonly p50: number
  readonly p99: number
}

process.once('disconnect', () => process.exit())
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send!(result),
    (error) => process.send!({ error: String(error) }),
  )
})

async function run({ port, request, connections, warmUpMs, ms, rate }: LoadOrder): Promise<LoadResult> {
  const failed = Promise.withResolvers<never>()
  const bytes = Buffer.from(request)
  let times: number[] = []
  let isOver = false
  const idle: Client[] = []
  const clients = Array.from(
    { length: connections },
    () =>
      new Client(port, bytes, failed.reject, (client, milliseconds) => {
        times.push(milliseconds)
        if (isOver) return
        if (rate === undefined) client.ask(performance.now())
        else idle.push(client)
      }),
  )
  const pause = (time: number) => Promise.race([failed.promise, new Promise((resolve) => setTimeout(resolve, time))])
  if (rate === undefined) for (const client of clients) client.ask(performance.now())
  else idle.push(...clients)
  const stopPacing = rate === undefined ? () => {} : pace(rate, idle)
  await pause(warmUpMs)
  times = []
  const started = performance.now()
  await pause(ms)
  const elapsed = performance.now() - started
  const measured = times.toSorted((a, b) => a - b)
  isOver = true
  stopPacing()
  for (const client of clients) client.end()
  const at = (share: number) => measured[Math.floor(measured.length * share)] ?? Number.NaN
  return { perSecond: (measured.length * 1_000) / elapsed, p50: at(0.5), p99: at(0.99) }
}

/** Requests are due in even steps, whether or not a connection is free for them then. */
function pace(rate: number, idle: Client[]): () => void {
  const due: number[] = []
  let next = performance.now()
  const timer = setInterval(() => {
    for (const now = performance.now(); next <= now; next += 1_000 / rate) due.push(next)
    while (due.length > 0 && idle.length > 0) idle.shift()!.ask(due.shift()!)
  }, 1)
  return () => clearInterval(timer)
}

class Client {
  readonly #socket: Socket
  readonly #request: Buffer
  readonly #onAnswer: (client: Client, milliseconds: number) => void
  #dueAt = 0
  /** Every answer is as long as the first one: nothing in it changes but the digits of the date. */
  #length = 0
  #received = 0
  #isEnding = false

  constructor(
    port: number,
    request: Buffer,
    onError: (error: Error) => void,
    onAnswer: (client: Client, milliseconds: number) => void,
  ) {
    this.#request = request
    this.#onAnswer = onAnswer
    this.#socket = connect(port, '127.0.0.1').setNoDelay()
    this.#socket.on('error', onError).on('close', () => this.#isEnding || onError(new Error('The server hung up.')))
    this.#socket.on('data', (chunk) => this.#take(chunk, onError))
  }

  ask(dueAt: number): void {
    this.#dueAt = dueAt
    this.#socket.write(this.#request)
  }

  end(): void {
    this.#isEnding = true
    this.#socket.destroy()
  }

  #take(chunk: Buffer, onError: (error: Error) => void): void {
    // The head of an answer comes in one piece: it is the first thing that the server writes.
    this.#length ||= lengthOf(chunk) ?? 0
    if (this.#length === 0) {
      onError(new Error(`Not what was asked for: ${chunk.toString('latin1')}`))
      return
    }
    this.#received += chunk.byteLength
    if (this.#received < this.#length) return
    if (this.#received > this.#length) onError(new Error('The answers differ in length.'))
    this.#received = 0
    this.#onAnswer(this, performance.now() - this.#dueAt)
  }
}

function lengthOf(chunk: Buffer): number | null {
  const head = chunk.toString('latin1').split('\r\n\r\n', 1)[0]!
  const isNotModified = head.startsWith('HTTP/1.1 304')
  const body = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? (isNotModified ? 0 : Number.NaN))
  return /^HTTP\/1\.1 (200|304)/.test(head) && !Number.isNaN(body) ? head.length + 4 + body : null
}
