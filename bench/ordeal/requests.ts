import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: NodeJS.Dict<string | string[]>
}

/** A request that was not answered as it should have been. Times are those of `performance.now()`. */
export interface Failure {
  readonly what: string
  readonly startedAt: number
  readonly endedAt: number
}

/** Sends requests to the proxy over kept connections, and notes how long they take and which fail. */
export class Requests {
  readonly failures: Failure[] = []
  /** Milliseconds of those that succeeded. */
  readonly times: number[] = []
  readonly #agent = new Agent({ keepAlive: true })
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  /**
   * Undefined where it failed, which includes every status from 400 on.
   * @param viewedAt when the page was asked for that this belongs to
   */
  async ask(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: object,
    viewedAt?: number,
  ): Promise<Answer | undefined> {
    const startedAt = performance.now()
    const fail = (what: string) =>
      void this.failures.push({
        what: `${method} ${path}: ${what}`,
        startedAt: viewedAt ?? startedAt,
        endedAt: performance.now(),
      })
    try {
      const answer = await this.#send(method, path, headers, body)
      if (answer.status >= 400) return fail(`${answer.status} ${answer.body.slice(0, 300)}`)
      this.times.push(performance.now() - startedAt)
      return answer
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error))
    }
  }

  end(): void {
    this.#agent.destroy()
  }

  #send(method: string, path: string, headers: Readonly<Record<string, string>>, body?: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = body === undefined ? '' : JSON.stringify(body)
      const fields = sent ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) } : {}
      request(
        { host: '127.0.0.1', port: this.#port, method, path, agent: this.#agent, headers: { ...fields, ...headers } },
        (reply) =>
          text(reply).then(
            (received) => resolve({ status: reply.statusCode!, body: received, headers: reply.headers }),
            reject,
          ),
      )
        .on('error', reject)
        .end(sent)
    })
  }
}
