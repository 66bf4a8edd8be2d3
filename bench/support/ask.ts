import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** An answer of Den: its headers by names and values in turn, but those that `node:http` adds. */
export interface Recorded {
  readonly status: number
  readonly headers: string[]
  /** In base64. */
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly rawHeaders: readonly string[]
  /** As it was sent, so compressed where it was. */
  readonly body: Buffer
}

/** One request over a connection of its own. */
export async function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asked = get({ host: '127.0.0.1', port, path, headers, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { headers: fields, rawHeaders, statusCode } = answer
  return { status: statusCode!, headers: fields, rawHeaders, body: await buffer(answer) }
}

/** Whether a path is answered with 200: it is refused before a server listens, and 503 before it is ready. */
export async function isAnswered(port: number, path: string): Promise<boolean> {
  return ask(port, path).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** The answer to a request that is known: a page is kept after the first request, and its request known after the second. */
export async function record(port: number, path: string, headers: Record<string, string>): Promise<Recorded> {
  await ask(port, path, headers)
  await ask(port, path, headers)
  const { status, rawHeaders, body } = await ask(port, path, headers)
  return { status, headers: sentByDen(rawHeaders), body: body.toString('base64') }
}

/** Without what `node:http` adds by itself. */
function sentByDen(rawHeaders: readonly string[]): string[] {
  const fields = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1]!]] : []))
  return fields.filter(([name]) => !['Date', 'Connection', 'Keep-Alive'].includes(name!)).flat()
}
