import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Handler } from './exchange.ts'
import { coverFiles, mediaFiles } from './pictures.ts'
import { createPipeline } from './pipeline.ts'
import { listen } from './server.ts'

it('leaves no address below /covers/ to the handlers after it', async () => {
  const passedOn: string[] = []
  const covers = coverFiles({
    find: async () => null,
    currentAddress: async (address) => (address === '/covers/old.jpg' ? '/covers/new.jpg' : null),
  })
  const after: Handler = ({ url }) => {
    passedOn.push(url.pathname)
    return true
  }
  await using server = await serving([covers, after])
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' })).status
  expect([await statusOf('/covers/old.jpg'), await statusOf('/covers/none.jpg')]).toEqual([302, 404])
  expect(passedOn).toEqual([])
})

it('reads a picture only as fast as the client takes it, and stops when the client leaves', async () => {
  const part = Buffer.alloc(200_000)
  const medium = { hash: 'cafe', type: 'image/png', byteLength: 10_000 * part.byteLength }
  const left = Promise.withResolvers<void>()
  let parts = 0
  async function* read() {
    try {
      for (; parts < 10_000; parts++) yield part
    } finally {
      left.resolve()
    }
  }
  await using server = await serving([mediaFiles({ find: async () => medium, read }, { find: async () => null })])
  const client = connect(server.port, '127.0.0.1')
  client.write('GET /media/cafe.png HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => client.once('data', resolve))
  client.destroy()
  await left.promise
  // The system buffers some megabytes for a connection.
  expect(parts).toBeLessThan(1_000)
  expect(server.log).toEqual([])
})

async function serving(handlers: readonly Handler[]) {
  const siteUrl = 'http://localhost'
  const log: string[] = []
  const server = await listen({ port: 0, host: '127.0.0.1', siteUrl, trustProxy: undefined })
  const logger = pino({ level: 'error' }, { write: (line: string) => void log.push(line) })
  server.answerWith(createPipeline({ siteUrl }, logger, handlers))
  return { port: server.port, log, [Symbol.asyncDispose]: () => server.drain({ graceMs: 0 }) }
}
