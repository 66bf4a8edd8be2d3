import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Its public address, for which links and cookies are made. */
export const SITE_URL = 'https://den.example'

export interface CallOptions {
  /** Sent as JSON. */
  readonly json?: unknown
  readonly form?: FormData | URLSearchParams
  readonly headers?: Readonly<Record<string, string>>
  /** Network address of the client, sent as `X-Forwarded-For`. */
  readonly from?: string
}

export interface Answer {
  readonly status: number
  /** What a browser would send back. */
  readonly cookies: string
  readonly body: string
  // biome-ignore lint/suspicious/noExplicitAny: another version decides what is in it
  json(): any
}

/** A server of an earlier version, in a process of its own, as its operator would run it. */
export interface OldServer {
  /** The link by which the first administrator is made. */
  readonly setupLink: string
  /** @throws {Error} for another status than the expected one */
  call(status: number, method: string, target: string, options?: CallOptions): Promise<Answer>
  /** Runs a program in the folder of that version; gives its standard output. */
  run(...args: readonly string[]): Promise<string>
  /** Waits for its end. */
  stop(): Promise<void>
}

/** @param database `DATA_DIR`, and `DATABASE_URL` for PostgreSQL */
export async function startOldServer(folder: string, database: Readonly<Record<string, string>>): Promise<OldServer> {
  const node = join(folder, 'node_modules/.bin/node')
  const settings = { PORT: '0', SITE_URL, TRUST_PROXY: 'loopback', DEMO_CONTENT: 'off', ...database }
  const options = { cwd: folder, env: { PATH: process.env.PATH, ...settings } }
  const child = spawn(node, ['cli/main.ts', 'serve'], options)
  process.once('exit', () => child.kill())
  let output = ''
  let news = Promise.withResolvers<void>()
  const tell = () => {
    news.resolve()
    news = Promise.withResolvers()
  }
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      tell()
    })
  const ended = once(child, 'close').then(tell)
  const written = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output)?.[1]
      if (found) return found
      if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`)
      await news.promise
    }
  }
  const port = Number(await written(/"listening":"[^"]*:(\d+)"/))
  const setupLink = await written(/(https:\S+\/admin\/setup\S*)\n/)

  return {
    setupLink,
    async call(status, method, target, callOptions = {}) {
      const answer = await send(port, method, target, callOptions)
      if (answer.status !== status) throw new Error(`${method} ${target}: ${answer.status}\n${answer.body}\n${output}`)
      return answer
    },
    async run(...args) {
      return (await promisify(execFile)(node, args, options)).stdout
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function send(port: number, method: string, target: string, options: CallOptions): Promise<Answer> {
  const { json, form, headers = {}, from = '203.0.113.1' } = options
  // Only to write the body: `fetch` sends no other `Host`.
  const written = new Response(json === undefined ? (form ?? null) : JSON.stringify(json))
  const type = json === undefined ? written.headers.get('Content-Type') : 'application/json'
  const body = Buffer.from(await written.arrayBuffer())
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const outgoing = request(
    {
      ...{ host: '127.0.0.1', port, method, path: target },
      headers: {
        Host: new URL(SITE_URL).host,
        Origin: SITE_URL,
        'X-Forwarded-For': from,
        'X-Forwarded-Proto': 'https',
        'Content-Length': body.byteLength,
        ...(type && { 'Content-Type': type }),
        ...headers,
      },
    },
    async (reply) => {
      const text = Buffer.concat(await Array.fromAsync(reply)).toString()
      const cookies = (reply.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
      resolve({ status: reply.statusCode ?? 0, cookies, body: text, json: () => JSON.parse(text) })
    },
  )
  outgoing.on('error', reject).end(body)
  return promise
}
