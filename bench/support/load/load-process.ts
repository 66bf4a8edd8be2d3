import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onCore } from '../cores.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import type { LoadRequest } from './load-client.ts'

const CONNECTIONS = 32

/** The process that simulates the readers. */
export class LoadProcess implements Disposable {
  readonly #child: ChildProcess

  constructor() {
    const [execPath, execArgv] = onCore('load', process.execPath)
    this.#child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)), { execPath, execArgv })
  }

  /** @throws {Error} when an answer has another status than it should have, or the server hangs up. */
  async measure(order: Omit<LoadOrder, 'connections'> & { connections?: number }): Promise<LoadResult> {
    this.#child.send({ connections: CONNECTIONS, ...order })
    const [result] = await once(this.#child, 'message')
    if ('error' in result) throw new Error(result.error)
    return result
  }

  [Symbol.dispose](): void {
    this.#child.kill()
  }
}

/** A request for a page by a program that accepts gzip. */
export function pageRequest(
  port: number,
  path: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): LoadRequest {
  const fields = {
    Host: `127.0.0.1:${port}`,
    'Accept-Encoding': 'gzip',
    ...headers,
    'User-Agent': 'bench',
    Accept: '*/*',
  }
  const lines = Object.entries(fields).map((field) => field.join(': '))
  return { text: `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, status }
}
