import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createPipeline } from '../http/pipeline.ts'
import { listen } from '../http/server.ts'
import { appPages, type RenderRequest } from './app-pages.ts'
import { PageCache } from './page-cache.ts'
import type { RenderedPage } from './rendered-page.ts'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

describe('a page that is asked for by many at once', () => {
  it('is made once for all of them', async () => {
    await using server = await serving(async () => new Response('made', { headers: HTML }))
    const readers = Array.from({ length: 1_000 }, () => server.ask('/'))
    await server.hasHeard(1_000)
    server.letGo()
    for (const reader of readers) expect(await outcome(reader)).toEqual([200, 'made'])
    expect(server.renders).toBe(1)
  })

  it('is sent to each as they asked: whole, by its headers, or not at all where it is known', async () => {
    await using server = await serving(async () => new Response('made', { headers: HTML }))
    server.letGo()
    const { etag = '' } = (await server.ask('/').reply).headers
    server.change()
    server.hold()
    const readers = [server.ask('/'), server.ask('/', 'HEAD'), server.ask('/', 'GET', { 'If-None-Match': etag })]
    await server.hasHeard(4)
    server.letGo()
    expect(await Promise.all(readers.map(outcome))).toEqual([
      [200, 'made'],
      [200, ''],
      [304, ''],
    ])
    for (const { reply } of readers) expect((await reply).headers.etag).toBe(etag)
    expect(server.renders).toBe(2)
  })

  it('goes on being made when the first who asked leaves', async () => {
    const aborted: boolean[] = []
    await using server = await serving(async ({ signal }) => {
      aborted.push(signal.aborted)
      return new Response('made', { headers: HTML })
    })
    const first = server.ask('/')
    await server.hasHeard(1)
    const second = server.ask('/')
    await server.hasHeard(2)
    await expect.poll(() => server.renders).toBe(1)
    await first.leave()
    await server.hasLost(1)
    server.letGo()
    expect(await outcome(second)).toEqual([200, 'made'])
    expect([server.renders, aborted]).toEqual([1, [false]])
  })

  it('is not made at all when all have left before it began', async () => {
    await using server = await serving(async () => new Response('made', { headers: HTML }), {
      permits: 1,
      maxWaiting: 10,
    })
    const other = server.ask('/other')
    await expect.poll(() => server.renders).toBe(1)
    const leaving = [server.ask('/'), server.ask('/')]
    await server.hasHeard(3)
    for (const reader of leaving) await reader.leave()
    await server.hasLost(2)
    server.letGo()
    expect(await outcome(other)).toEqual([200, 'made'])
    expect(await outcome(server.ask('/next'))).toEqual([200, 'made'])
    expect(server.renders).toBe(2)
  })

  it.each([
    ['a cookie of its own', { 'Set-Cookie': 'a=b' }, 200],
    ['a caching rule of its own', { 'Cache-Control': 'no-store' }, 200],
    ['nothing to show', {}, 404],
  ])('is not shared when it turns out to have %s', async (_what, headers, status) => {
    let count = 0
    await using server = await serving(
      async () => new Response(`for ${++count}`, { status, headers: { ...HTML, ...headers } }),
    )
    const readers = Array.from({ length: 3 }, () => server.ask('/'))
    await server.hasHeard(3)
    server.letGo()
    const bodies = (await Promise.all(readers.map(outcome))).map(([, body]) => body)
    expect(bodies.toSorted()).toEqual(['for 1', 'for 2', 'for 3'])
  })

  it('is made by others when making it fails for the first', async () => {
    let isBroken = true
    await using server = await serving(async () => {
      if (!isBroken) return new Response('made', { headers: HTML })
      isBroken = false
      throw new Error('broken')
    })
    const readers = [server.ask('/'), server.ask('/')]
    await server.hasHeard(2)
    server.letGo()
    expect((await Promise.all(readers.map(outcome))).map(([status]) => status)).toEqual([500, 200])
  })

  it('is not what somebody gets who asked after a change', async () => {
    let count = 0
    await using server = await serving(async () => {
      const body = `version ${++count}`
      await server.isLetGo()
      return new Response(body, { headers: HTML })
    })
    const before = server.ask('/')
    await expect.poll(() => server.renders).toBe(1)
    server.change()
    const after = server.ask('/')
    await expect.poll(() => server.renders).toBe(2)
    server.letGo()
    expect(await Promise.all([before, after].map(outcome))).toEqual([
      [200, 'version 1'],
      [200, 'version 2'],
    ])
  })
})

it('pages beyond what may wait to be made are refused for a moment, in words', async () => {
  await using server = await serving(
    async () => {
      await server.isLetGo()
      return new Response('made', { headers: HTML })
    },
    { permits: 1, maxWaiting: 1 },
  )
  const [first] = [server.ask('/1'), await server.hasHeard(1)]
  await expect.poll(() => server.renders).toBe(1)
  const second = server.ask('/2')
  await server.hasHeard(2)
  const { reply } = server.ask('/3')
  expect([(await reply).statusCode, (await reply).headers['retry-after']]).toEqual([503, '5'])
  expect(await text(await reply)).toBe(
    'Too many pages are asked for at this moment. Please try again in a few seconds.\n',
  )
  server.letGo()
  for (const reader of [first, second]) expect(await outcome(reader)).toEqual([200, 'made'])
})

it('pages are made in turn for networks, of which all in one IPv6 /48 are one', async () => {
  const made: string[] = []
  await using server = await serving(
    async ({ url }) => {
      made.push(new URL(url).pathname)
      return new Response('made', { headers: HTML })
    },
    { permits: 1, maxWaiting: 10 },
  )
  const askFrom = (address: string, path: string) => server.ask(path, 'GET', { 'X-Forwarded-For': address })
  const readers: Asked[] = []
  for (const network of [0, 1, 2, 3]) {
    readers.push(askFrom(`2001:db8:1:${network}::1`, `/${network}`))
    await server.hasHeard(network + 1)
  }
  readers.push(askFrom('203.0.113.7', '/other'))
  await server.hasHeard(5)
  server.letGo()
  await Promise.all(readers.map(outcome))
  expect(made).toEqual(['/0', '/1', '/other', '/2', '/3'])
})

interface Asked {
  readonly reply: Promise<IncomingMessage>
  leave(): Promise<unknown>
}

async function outcome({ reply }: Asked): Promise<[number | undefined, string]> {
  return [(await reply).statusCode, await text(await reply)]
}

/** Renders nothing until the test opens the gate. */
async function serving(render: RenderRequest, renderLimits?: { permits: number; maxWaiting: number }) {
  let version = 1
  let [renders, heard, lost] = [0, 0, 0]
  let gate = Promise.withResolvers<void>()
  const config = { siteUrl: 'http://localhost', cdnTtl: 0, trustProxy: () => true }
  const cache = new PageCache<RenderedPage>(async () => ({ version, imported: 0 }), { maxAgeMs: 0 })
  const counted: RenderRequest = async (request, client) => {
    renders++
    await gate.promise
    return render(request, client)
  }
  const server = await listen({ ...config, port: 0, host: '127.0.0.1' })
  server.answerWith(
    createPipeline(config, pino({ level: 'silent' }), [
      ({ reply }) => {
        heard++
        reply.once('close', () => reply.writableFinished || lost++)
        return false
      },
      appPages(counted, config, { cache, ...(renderLimits && { renderLimits }) }),
    ]),
  )
  return {
    get renders() {
      return renders
    },
    hasHeard: (count: number) => expect.poll(() => heard).toBe(count),
    hasLost: (count: number) => expect.poll(() => lost).toBe(count),
    isLetGo: () => gate.promise,
    letGo: () => gate.resolve(),
    hold() {
      gate = Promise.withResolvers()
    },
    change() {
      version++
    },
    ask(path: string, method = 'GET', headers: OutgoingHttpHeaders = {}): Asked {
      const request = httpRequest({ host: '127.0.0.1', port: server.port, path, method, headers, agent: false })
      const reply = new Promise<IncomingMessage>((resolve, reject) => {
        request.once('response', resolve).on('error', reject)
      })
      reply.catch(() => {})
      request.end()
      return {
        reply,
        leave: () =>
          new Promise((resolve) => {
            request.once('close', resolve).destroy()
          }),
      }
    },
    [Symbol.asyncDispose]: () => server.drain({ graceMs: 0 }),
  }
}
