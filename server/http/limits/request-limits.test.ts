import { once } from 'node:events'
import { get, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { healthChecks } from '../health.ts'
import { createPipeline } from '../pipeline.ts'
import { listen } from '../server.ts'
import { requestLimits } from './request-limits.ts'

it('refuses what is beyond the requests in flight, and still says that the process lives', async () => {
  await using server = await serving({ maxRequests: 2, maxRequestsPerNetwork: 100 })
  const first = [server.get('/1'), server.get('/2')]
  await expect.poll(() => server.asked.length).toBe(2)
  const refused = await server.get('/3')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(await text(refused)).toBe(
    'This site is asked for more than it can answer now. Please try again in a few seconds.\n',
  )
  expect((await server.get('/api/blogs')).headers['content-type']).toBe('application/problem+json')
  expect((await server.get('/healthz')).statusCode).toBe(200)

  const answered = once(server.asked[0]!, 'close')
  server.asked[0]!.end('one')
  expect(await text(await first[0]!)).toBe('one')
  await answered
  const next = server.get('/4')
  await expect.poll(() => server.asked.length).toBe(3)
  for (const reply of server.asked) reply.end('done')
  expect(await text(await next)).toBe('done')
  await first[1]
})

it('refuses what one network has beyond its share, and nobody else', async () => {
  await using server = await serving({ maxRequests: 100, maxRequestsPerNetwork: 1 })
  const from = (address: string) => server.get('/', { 'X-Forwarded-For': address })
  const [one, other, local, alsoLocal] = [from('203.0.113.7'), from('203.0.113.8'), server.get('/'), server.get('/')]
  await expect.poll(() => server.asked.length).toBe(4)
  const refused = await from('203.0.113.7')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
  for (const reply of server.asked) reply.end('done')
  for (const reply of [one, other, local, alsoLocal]) expect((await reply).statusCode).toBe(200)
})

it('refuses what the networks of one IPv6 /48 have beyond five shares', async () => {
  await using server = await serving({ maxRequests: 100, maxRequestsPerNetwork: 1 })
  const from = (address: string) => server.get('/', { 'X-Forwarded-For': address })
  const first = Array.from({ length: 5 }, (_, network) => from(`2001:db8:1:${network}::1`))
  await expect.poll(() => server.asked.length).toBe(5)
  expect((await from('2001:db8:1:5::1')).statusCode).toBe(429)
  const other = from('2001:db8:2::1')
  await expect.poll(() => server.asked.length).toBe(6)
  for (const reply of server.asked) reply.end('done')
  for (const reply of [...first, other]) expect((await reply).statusCode).toBe(200)
  const again = from('2001:db8:1:5::1')
  await expect.poll(() => server.asked.length).toBe(7)
  server.asked.at(-1)!.end('done')
  expect((await again).statusCode).toBe(200)
})

it('lets no body that does not come take the place of readers', async () => {
  await using server = await serving({
    maxRequests: 100,
    maxRequestsPerNetwork: 100,
    maxBodies: 3,
    maxBodiesPerNetwork: 2,
  })
  const first = server.begin('203.0.113.7', '{')
  const second = server.begin('203.0.113.7', '{')
  await expect.poll(() => server.asked.length).toBe(2)
  expect((await server.begin('203.0.113.7', '{').answer).statusCode).toBe(429)
  const other = server.begin('203.0.113.8', '{')
  await expect.poll(() => server.asked.length).toBe(3)
  expect((await server.begin('203.0.113.9', '{').answer).statusCode).toBe(503)
  const reader = server.get('/', { 'X-Forwarded-For': '203.0.113.7' })
  await expect.poll(() => server.asked.length).toBe(4)

  // A body that has come whole counts no more, though its answer is still to come.
  server.requests[0]!.resume()
  first.end('}')
  await once(server.requests[0]!, 'end')
  const third = server.begin('203.0.113.7', '{')
  await expect.poll(() => server.asked.length).toBe(5)
  for (const reply of server.asked) reply.end('done')
  for (const { answer } of [first, second, other, third]) expect((await answer).statusCode).toBe(200)
  expect((await reader).statusCode).toBe(200)
})

/** A server whose answers the test ends. */
async function serving(limits: Parameters<typeof requestLimits>[1]) {
  const asked: ServerResponse[] = []
  const config = readConfig({ PORT: '0', TRUST_PROXY: 'loopback' })
  const server = await listen(config)
  const requests: IncomingMessage[] = []
  const hold = ({ request, reply }: { request: IncomingMessage; reply: ServerResponse }) => {
    asked.push(reply)
    requests.push(request)
    return true
  }
  const handlers = [
    healthChecks(
      async () => null,
      () => false,
    ),
    requestLimits(config, limits),
    hold,
  ]
  server.answerWith(createPipeline(config, pino({ level: 'silent' }), handlers))
  return {
    asked,
    requests,
    /** Sends the beginning of a body of two bytes. */
    begin(address: string, body: string) {
      const headers = { 'X-Forwarded-For': address, 'Content-Length': '2' }
      const sent = request({ host: '127.0.0.1', port: server.port, method: 'POST', headers, agent: false })
      const answer = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject))
      sent.write(body)
      return { answer, end: (rest: string) => sent.end(rest) }
    },
    get: (path: string, headers: OutgoingHttpHeaders = {}) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: '127.0.0.1', port: server.port, path, headers, agent: false }, resolve).on('error', reject)
      }),
    [Symbol.asyncDispose]: () => server.drain({ graceMs: 0 }),
  }
}
