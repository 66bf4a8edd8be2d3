import { connect } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** A request, and how often it is sent in one write. */
export interface Visit {
  readonly port: number
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly times?: number
}

const READER = 'a reader of Den'

/**
 * A reader in a separate thread, which receives responses as fast as they come while the server's thread is busy, as a buffering
 * proxy does. In the server's thread it could read only when the server yields.
 */
export class ReaderThread implements AsyncDisposable {
  readonly #worker = new Worker(new URL(import.meta.url), { workerData: READER })

  /** @returns the status of each response, once all have ended */
  visit(visit: Visit): Promise<number[]> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject)
      this.#worker.once('message', (result: number[] | string) => {
        this.#worker.removeListener('error', reject)
        if (typeof result === 'string') reject(new Error(result))
        else resolve(result)
      })
      this.#worker.postMessage(visit)
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate()
  }
}

if (workerData === READER)
  parentPort!.on('message', (visit: Visit) => {
    read(visit).then(
      (statuses) => parentPort!.postMessage(statuses),
      (error) => parentPort!.postMessage(String(error)),
    )
  })

async function read({ port, target, headers = {}, times = 1 }: Visit): Promise<number[]> {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const ask = (more: string) => `GET ${target} HTTP/1.1\r\n${lines.join('')}${more}\r\n`
  const socket = connect(port, '127.0.0.1')
  socket.write(ask('').repeat(times - 1) + ask('Connection: close\r\n'))
  const statuses: number[] = []
  // The end of one chunk may hold the first half of a status line.
  let tail = ''
  for await (const chunk of socket) {
    const text = tail + (chunk as Buffer).toString('latin1')
    for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.push(Number(status))
    tail = text.slice(-12)
  }
  if (statuses.length !== times) throw new Error(`${statuses.length} answers instead of ${times}`)
  return statuses
}
