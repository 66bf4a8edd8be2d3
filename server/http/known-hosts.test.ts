import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { healthChecks } from './health.ts'
import { knownHosts } from './known-hosts.ts'
import { createPipeline } from './pipeline.ts'
import { type HttpServer, listen } from './server.ts'

const servers: HttpServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.drain({ graceMs: 0 }))))

describe('with SITE_URL', async () => {
  const ask = await opened({ SITE_URL: 'https://den.example', AUTHORIZED_DOMAINS: 'staging.example' })

  it.each([
    'den.example',
    'DEN.example:443',
    'den.example.',
    'staging.example',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('%s is the site', async (host) => {
    expect(await ask(`GET / HTTP/1.1\r\nHost: ${host}`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['evil.example', 'den.example.evil.example', 'xden.example', '203.0.113.7', 'localhost.evil.example'])(
    '%s is refused in words',
    async (host) => {
      const reply = await ask(`GET / HTTP/1.1\r\nHost: ${host}`)
      expect(reply).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/)
      expect(reply).toContain('Another host was asked for than https://den.example,')
      expect(reply).toContain('name the host in AUTHORIZED_DOMAINS')
      expect(reply).toContain('Cache-Control: no-store')
      expect(reply).not.toContain(host)
    },
  )

  it('a target that is a whole address names the host', async () => {
    expect(await ask('GET http://evil.example/ HTTP/1.1\r\nHost: den.example')).toMatch(/^HTTP\/1\.1 421 /)
    expect(await ask('GET http://den.example/ HTTP/1.1\r\nHost: evil.example')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['/healthz', '/readyz'])('%s answers to any name, since balancers ask by address', async (path) => {
    expect(await ask(`GET ${path} HTTP/1.1\r\nHost: 10.0.0.7`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('HTTP/1.0 may name none', async () => {
    expect(await ask('GET / HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('without SITE_URL', async () => {
  const ask = await opened({})

  it.each(['localhost', '192.168.1.7:3000', 'den.local', 'evil.example'])('%s is answered', async (host) => {
    expect(await ask(`GET / HTTP/1.1\r\nHost: ${host}`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each([
    ['two hosts', 'Host: localhost\r\nHost: evil.example'],
    ['the same twice', 'Host: localhost\r\nhost: localhost'],
    ['none', 'Host:'],
    ['a path', 'Host: localhost/x'],
    ['a user', 'Host: evil@localhost'],
    ['no port', 'Host: localhost:x'],
    ['two words', 'Host: local host'],
  ])('a header that names %s is refused', async (_what, header) => {
    for (const path of ['/', '/healthz'])
      expect(await ask(`GET ${path} HTTP/1.1\r\n${header}`)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

/** Sends the head of a request unchanged, and returns everything that is received. */
async function opened(env: Record<string, string>): Promise<(head: string) => Promise<string>> {
  const config = readConfig({ PORT: '0', ...env })
  const server = await listen(config)
  servers.push(server)
  const site = ({ reply }: { reply: { end(text: string): unknown } }) => Boolean(reply.end('the site'))
  const handlers = [
    knownHosts(config),
    healthChecks(
      async () => null,
      () => false,
    ),
    site,
  ]
  server.answerWith(createPipeline(config, pino({ level: 'silent' }), handlers))
  return (head) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
}
