import { Agent, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

interface HttpsFront extends Disposable {
  /** `https://localhost:…` */
  readonly url: string
  /** Sets the local port to which requests are forwarded. */
  handOnTo(port: number): void
}

type Generate = (names: object[], options: object) => Promise<{ private: string; cert: string }>

/** Hop-by-hop headers, which are not forwarded (RFC 9110, section 7.6.1). */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * A reverse proxy for https and HTTP/2, as most sites have one: a phone sends all requests over one connection, while plain HTTP
 * makes it open six connections and wait for each.
 */
export async function openHttpsFront(): Promise<HttpsFront> {
  // A package of `bench/package.json`, which is installed for measurements only.
  const { generate } = createRequire(import.meta.url)('selfsigned') as { generate: Generate }
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' })
  const agent = new Agent({ keepAlive: true })
  let port = 0
  const server = createSecureServer({ key, cert }, (asked, reply) => handOn(asked, reply, agent, port))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    handOnTo(behind) {
      port = behind
    },
    [Symbol.dispose]() {
      server.close()
      agent.destroy()
    },
  }
}

function handOn(asked: Http2ServerRequest, reply: Http2ServerResponse, agent: Agent, port: number): void {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')))
  const handed = request(
    {
      agent,
      port,
      host: '127.0.0.1',
      path: asked.url,
      method: asked.method,
      headers: { ...headers, host: asked.authority },
    },
    (answer) => {
      for (const name of OF_A_CONNECTION) delete answer.headers[name]
      reply.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(reply)
    },
  )
  handed.once('error', () => reply.stream.close())
  asked.pipe(handed)
}
