import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { clientAddress } from './client-address.ts'

it.each([
  ['', '203.0.113.9', '127.0.0.1'],
  ['', '203.0.113.9, 127.0.0.1', '127.0.0.1'],
  ['10.0.0.0/8', '203.0.113.9', '127.0.0.1'],
  ['loopback', '', '127.0.0.1'],
  ['loopback', '203.0.113.9', '203.0.113.9'],
  // A forged header stands before the address that the proxy appends.
  ['loopback', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['loopback', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['loopback, 10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['loopback', '203.0.113.9:4711', '203.0.113.9'],
  ['loopback', '[2001:db8::1]:4711', '2001:db8::1'],
  ['loopback', '2001:db8::1', '2001:db8::1'],
  ['0', '203.0.113.9', '127.0.0.1'],
  ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
])('TRUST_PROXY=%s and X-Forwarded-For: %s make %s', async (TRUST_PROXY, forwarded, address) => {
  expect(await seen(TRUST_PROXY, { 'x-forwarded-for': forwarded })).toBe(address)
})

it('reads no other header', async () => {
  const headers = { forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' }
  expect(await seen('3', headers)).toBe('127.0.0.1')
})

/** The client address that a server derives from these headers. */
async function seen(TRUST_PROXY: string, headers: Record<string, string>): Promise<string> {
  const { trustProxy } = readConfig({ TRUST_PROXY })
  const server = createServer((request, reply) => void reply.end(clientAddress(request, trustProxy)))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    const { port } = server.address() as AddressInfo
    return await (await fetch(`http://127.0.0.1:${port}`, { headers })).text()
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
