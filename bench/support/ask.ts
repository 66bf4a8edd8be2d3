import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A response of Den. `headers` alternates names and values, without those that `node:http` adds. */
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
  /** Body as sent, possibly compressed. */
  readonly body: Buffer
}

/** One request over a connection of its own. */
export async function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asked = get({ host: '127.0.0.1', port, path, headers, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { headers: fields, rawHeaders, statusCode } = answer
  return { status: statusCode!, headers: fields, rawHeaders, body: await buffer(answer) }
}

/** Whether a path is answered with 200. Before the server listens, the connection is refused; before it is ready, the answer is 503. */
export async function isAnswered(port: number, path: string): Promise<boolean> {
  return ask(port, path).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** The response to a known request: a page is cached after the first request, and its request is known after the second. */
export async function record(port: number, path: string, headers: Record<string, string>): Promise<Recorded> {
  await ask(port, path, headers)
  await ask(port, path, headers)
  const { status, rawHeaders, body } = await ask(port, path, headers)
  return { status, headers: sentByDen(rawHeaders), body: body.toString('base64') }
}

/** The headers without those that `node:http` adds. */
function sentByDen(rawHeaders: readonly string[]): string[] {
  const fields = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1]!]] : []))
  return fields.filter(([name]) => !['Date', 'Connection', 'Keep-Alive'].includes(name!)).flat()
}
