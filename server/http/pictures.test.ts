import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Handler } from './exchange.ts'
import { coverFiles } from './pictures.ts'
import { createPipeline } from './pipeline.ts'
import { listen } from './server.ts'

it('leaves no address below /covers/ to the handlers after it', async () => {
  const passedOn: string[] = []
  const covers = coverFiles({
    find: async () => null,
    currentCard: async (address) => (address === '/covers/old.jpg' ? '/covers/new.jpg' : null),
  })
  const after: Handler = ({ url }) => {
    passedOn.push(url.pathname)
    return true
  }
  const siteUrl = 'http://localhost'
  const server = await listen({ port: 0, host: '127.0.0.1', siteUrl, trustProxy: undefined })
  server.answerWith(createPipeline({ siteUrl }, pino({ level: 'silent' }), [covers, after]))
  try {
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' })).status
    expect([await statusOf('/covers/old.jpg'), await statusOf('/covers/none.jpg')]).toEqual([302, 404])
    expect(passedOn).toEqual([])
  } finally {
    await server.drain({ graceMs: 0 })
  }
})
