import { createServer } from 'node:http'
import { listening } from '../support/listening.ts'

export interface Stall {
  path: string
  /** The page at `path` is sent up to the end of this match, then stalls. */
  beginning: RegExp
  /** Resolves when the rest may be sent. */
  until: () => Promise<unknown>
  /** Addresses that are never answered. */
  lost?: RegExp
  onSent?: (path: string) => unknown
}

/** A proxy between browser and Den whose connection stalls within a page. */
export async function stallingLine(den: string, { path, beginning, until, lost, onSent }: Stall) {
  const server = createServer(async ({ url = '/', method }, reply) => {
    if (method !== 'GET') return void reply.writeHead(204).end()
    if (lost?.test(url)) return
    const answer = await fetch(den + url)
    const body = Buffer.from(await answer.arrayBuffer())
    reply.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type')! })
    if (url === path) {
      const [start] = beginning.exec(body.toString()) ?? []
      if (start === undefined) throw new Error(`Nothing in ${path} looks like ${beginning}.`)
      reply.write(start)
      await until()
      reply.end(body.subarray(Buffer.byteLength(start)))
    } else reply.end(body, () => onSent?.(url))
  })
  const { port, ...line } = await listening(server)
  return { url: `http://localhost:${port}`, ...line }
}
