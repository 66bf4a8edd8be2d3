import type { IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { Exchange } from './exchange.ts'
import { UntrustedProxy } from './untrusted-proxy.ts'

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' }

it('the first neighbour that forwards without being trusted is remembered and logged, once', () => {
  const { proxy, log, ask } = watching({})
  ask('127.0.0.1', {})
  expect(proxy.address).toBeNull()
  ask('::ffff:172.17.0.1', { forwarded: 'for=203.0.113.7' })
  ask('127.0.0.1', FORWARDED)
  ask('127.0.0.1', FORWARDED)
  expect(proxy.address).toBe('172.17.0.1')
  expect(log).toMatchObject([{ level: 40, neighbour: '172.17.0.1', msg: expect.stringContaining('TRUST_PROXY') }])
})

it('a neighbour in a private network takes the place of one that is not', () => {
  const { proxy, ask } = watching({})
  ask('203.0.113.9', FORWARDED)
  expect([proxy.address, proxy.isNearby]).toEqual(['203.0.113.9', false])
  ask('203.0.113.10', FORWARDED)
  expect(proxy.address).toBe('203.0.113.9')
  ask('172.17.0.1', FORWARDED)
  expect([proxy.address, proxy.isNearby]).toEqual(['172.17.0.1', true])
})

it.each([
  ['loopback', '127.0.0.1', null],
  ['loopback', '::1', null],
  ['10.0.0.0/8', '::ffff:10.1.2.3', null],
  ['1', '203.0.113.9', null],
  // A client on the internet that sends the header is not a proxy of this site.
  ['loopback', '203.0.113.9', null],
  ['loopback', '10.1.2.3', '10.1.2.3'],
  ['', '203.0.113.9', '203.0.113.9'],
])('with TRUST_PROXY=%s, %s makes it %s', (TRUST_PROXY, address, expected) => {
  const { proxy, ask } = watching({ TRUST_PROXY })
  ask(address, FORWARDED)
  expect(proxy.address).toBe(expected)
})

function watching(env: Record<string, string>) {
  const log: unknown[] = []
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) })
  const proxy = new UntrustedProxy(readConfig(env), logger)
  return {
    proxy,
    log,
    ask(remoteAddress: string, headers: Record<string, string>) {
      const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage
      expect(proxy.handler({ request } as Exchange)).toBe(false)
    },
  }
}
