// Sends requests in turn over many connections, and measures how long the responses take. In a separate process, so that it can
// have its own core.
import { isPinned } from '../cores.ts'
import { LoadClient, type LoadRequest } from './load-client.ts'

export interface LoadOrder {
  readonly port: number
  /** Sent one after the other, by any free connection. */
  readonly requests: readonly LoadRequest[]
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
  readonly p95: number
  readonly p99: number
}

/** Milliseconds of up to two million responses, more than any measurement has. All measurements share this memory. */
const times = new Float64Array(2_000_000)

process.once('disconnect', () => process.exit())
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send!(result),
    (error) => process.send!({ error: (error as Error).message }),
  )
})

async function run({ port, requests, connections, warmUpMs, ms, rate }: LoadOrder): Promise<LoadResult> {
  const failed = Promise.withResolvers<never>()
  const prepared = requests.map(({ text, status }) => ({ bytes: Buffer.from(text), status }))
  let answers = 0
  let isOver = false
  let turn = 0
  const idle: LoadClient[] = []
  const due: number[] = []
  const ask = (client: LoadClient, dueAt: number) => {
    client.ask(prepared[turn]!, dueAt)
    turn = (turn + 1) % prepared.length
  }
  const onAnswer = (client: LoadClient, milliseconds: number) => {
    times[answers++ % times.length] = milliseconds
    if (isOver) return
    if (rate === undefined) ask(client, performance.now())
    else if (due.length > 0) ask(client, due.shift()!)
    else idle.push(client)
  }
  const clients = Array.from({ length: connections }, () => new LoadClient(port, failed.reject, onAnswer))
  const pause = (time: number) => Promise.race([failed.promise, new Promise((resolve) => setTimeout(resolve, time))])
  if (rate === undefined) for (const client of clients) ask(client, performance.now())
  else idle.push(...clients)
  const stopPacing =
    rate === undefined
      ? () => {}
      : pace(rate, due, () => {
          while (due.length > 0 && idle.length > 0) ask(idle.shift()!, due.shift()!)
        })
  try {
    await pause(warmUpMs)
    answers = 0
    const started = performance.now()
    await pause(ms)
    const elapsed = performance.now() - started
    const measured = times.slice(0, answers).sort()
    const at = (share: number) => measured[Math.floor(measured.length * share)] ?? Number.NaN
    return { perSecond: (answers * 1_000) / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  } finally {
    isOver = true
    stopPacing()
    for (const client of clients) client.end()
  }
}

/** If the load shares a core with the servers, a busy loop would take it from them. */
const nextTurn = isPinned() ? setImmediate : (work: () => void) => setTimeout(work, 1)

/**
 * Requests are due in even steps, whether or not a connection is free. Sends in each turn of the event loop: a timer, which takes
 * at least a millisecond, would send tens of requests at once, each of which would wait for the others.
 */
function pace(rate: number, due: number[], askAll: () => void): () => void {
  let next = performance.now()
  let isOver = false
  const tick = () => {
    if (isOver) return
    for (const now = performance.now(); next <= now; next += 1_000 / rate) due.push(next)
    askAll()
    nextTurn(tick)
  }
  tick()
  return () => {
    isOver = true
  }
}
