import { Agent, get } from 'node:http'

const EVERY_MS = 100
/** Time that counts for a probe without a response. */
const NO_ANSWER_MS = 60_000

/** Requests `/healthz` ten times a second, each on its own connection, and records the response times in milliseconds. */
export class HealthProbe {
  readonly #port: number
  readonly #times: number[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(port: number) {
    this.#port = port
  }

  start(): void {
    this.#timer = setInterval(() => void this.#ask(), EVERY_MS)
  }

  /** The times so far, shortest first. */
  stop(): number[] {
    clearInterval(this.#timer)
    return this.#times.toSorted((a, b) => a - b)
  }

  async #ask(): Promise<void> {
    const started = performance.now()
    const isAnswered = await new Promise<boolean>((resolve) => {
      const agent = new Agent()
      get({ agent, host: '127.0.0.1', port: this.#port, path: '/healthz' }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode === 200))
      }).once('error', () => resolve(false))
    })
    this.#times.push(isAnswered ? Math.round(performance.now() - started) : NO_ANSWER_MS)
  }
}
