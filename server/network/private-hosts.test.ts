import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listening } from '#test/support/listening.ts'
import { isHostOrNetwork, PrivateHostError, PrivateHosts } from './private-hosts.ts'

/** Spellings of addresses in private and reserved networks, which need no resolver. */
const REFUSED: Readonly<Record<string, string>> = {
  Loopback: `
    127.0.0.1 127.0.0.1. 127.255.255.254 127.1 127.0.1 2130706433 0x7f000001 0X7F.0.0.1 0x7f.1
    0177.0.0.1 017700000001 0177.0x0.1 １２７.０.０.１ 127。0。0。1 ①②⑦.⓪.⓪.① localhost LOCALHOST ::1 ::1%lo
    0:0:0:0:0:0:0:1 0000::0001 ::ffff:127.0.0.1 ::ffff:7f00:1 ::127.0.0.1
  `,
  Unspecified: `
    0 0.0.0.0 0x0 :: ::ffff:0.0.0.0
  `,
  'Private, CGNAT, ULA': `
    10.0.0.5 167772165 0xa000005 012.0.0.5 10.5 172.16.0.1 172.31.255.255 192.168.1.1 192.168.257
    0xc0a80101 3232235777 100.64.0.1 100.127.255.255 fc00::1 fd12:3456:789a::1 ::ffff:192.168.1.1
  `,
  'Link-local and metadata': `
    169.254.169.254 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.43518 100.100.100.200 192.0.0.192
    168.63.129.16 fe80::1 fe80::1%eth0 fd00:ec2::254 ::ffff:169.254.169.254 ::ffff:a9fe:a9fe
  `,
  'IPv4 within IPv6: 6to4, NAT64, Teredo': `
    2002:7f00:1:: 2002:a9fe:a9fe::1 64:ff9b::127.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::a00:5
    2001:0:4136:e378:8000:63bf:3fff:fdd2
  `,
  'Multicast, broadcast, documentation, benchmarks, reserved': `
    224.0.0.1 239.255.255.250 255.255.255.255 ff02::1 198.18.0.1 192.0.2.1 198.51.100.7 203.0.113.9
    240.0.0.1 2001:db8::1 3fff::1 5f00::1
  `,
}
const PUBLIC = ['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111']

describe.each(Object.entries(REFUSED))('of %s', (_, hosts) => {
  it.each(hosts.trim().split(/\s+/))('does not connect to %s', async (host) => {
    await expect(new PrivateHosts([]).connect(host, 443, 1_000)).rejects.toBeInstanceOf(PrivateHostError)
  })
})

it.each(PUBLIC)('may connect to %s', async (host) => {
  expect(await new PrivateHosts([]).addresses(host, 587)).toEqual([host])
})

it('refuses a name with one forbidden address among public ones', async () => {
  for (const bad of ['10.0.0.5', '::1', '::ffff:10.0.0.5', 'fe80::1%eth0']) {
    const hosts = new PrivateHosts([], async () => ['8.8.8.8', '2606:4700::1111', bad])
    await expect(hosts.addresses('mail.example', 443)).rejects.toThrow(
      /^mail\.example is in a private or reserved network, .* ALLOW_PRIVATE_HOSTS/,
    )
  }
})

it('lets loopback be on the ports of mail, however it is reached, and nothing else private', async () => {
  const hosts = new PrivateHosts([], async () => ['127.0.0.1'])
  for (const port of [25, 465, 587, 2525])
    for (const host of ['127.0.0.1', '::1', 'mail.example']) expect(await hosts.addresses(host, port)).toHaveLength(1)
  for (const port of [22, 80, 2526, 5432, 6379])
    await expect(hosts.addresses('127.0.0.1', port)).rejects.toBeInstanceOf(PrivateHostError)
  await expect(hosts.addresses('10.0.0.5', 25)).rejects.toBeInstanceOf(PrivateHostError)
})

it('lets be what the operator names: a host, an address, a network', async () => {
  const resolve = async (host: string) => (host === 'mail.internal' ? ['10.9.9.9'] : ['10.1.2.3'])
  const hosts = new PrivateHosts(['Mail.Internal', '10.1.0.0/16', 'fd00:1::/32', 'fd00:3::1', '192.168.1.7'], resolve)
  expect(await hosts.addresses('mail.internal.', 80)).toEqual(['10.9.9.9'])
  expect(await hosts.addresses('other.internal', 80)).toEqual(['10.1.2.3'])
  for (const host of ['10.1.255.1', 'fd00:1::5', 'fd00:3::1', '192.168.1.7', '::ffff:10.1.2.3'])
    expect(await hosts.addresses(host, 80)).toEqual([host])
  for (const host of ['10.2.0.1', 'fd00:2::5', '192.168.1.8', '127.0.0.1'])
    await expect(hosts.addresses(host, 80)).rejects.toBeInstanceOf(PrivateHostError)
})

it('connects to the address that was checked, though the name leads elsewhere a moment later', async () => {
  await using server = await closing()
  let asked = 0
  const rebinding = async () => (asked++ === 0 ? ['127.0.0.1'] : ['169.254.169.254'])
  const socket = await new PrivateHosts(['127.0.0.1'], rebinding).connect('rebind.example', server.port, 10_000)
  expect([socket.remoteAddress, asked]).toEqual(['127.0.0.1', 1])
  socket.destroy()
})

it('refuses it when it leads elsewhere with the next connection', async () => {
  await using server = await closing()
  let asked = 0
  const rebinding = async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.5'])
  const hosts = new PrivateHosts(['127.0.0.1'], rebinding)
  const socket = await hosts.connect('rebind.example', server.port, 10_000)
  socket.destroy()
  await expect(hosts.connect('rebind.example', server.port, 10_000)).rejects.toBeInstanceOf(PrivateHostError)
})

it('says what keeps it from connecting', async () => {
  const gone = await closing()
  await gone[Symbol.asyncDispose]()
  await expect(new PrivateHosts(['127.0.0.1']).connect('127.0.0.1', gone.port, 10_000)).rejects.toThrow('ECONNREFUSED')
})

it('takes hosts, addresses and networks for what ALLOW_PRIVATE_HOSTS may hold', () => {
  const entries = ['mail.internal', 'postfix', 'mail_1.lan', '10.1.2.3', '10.0.0.0/8', 'fd00::/8', '::1', '0.0.0.0/0']
  for (const entry of entries) expect([entry, isHostOrNetwork(entry)]).toEqual([entry, true])
  for (const entry of [
    '10.0.0.0/33',
    '10.0.0/8',
    'fd00::/129',
    '10.0.0.0/8/8',
    '300.1.1.1',
    'mail.internal:25',
    '*.lan',
    'a b',
    '',
  ])
    expect([entry, isHostOrNetwork(entry)]).toEqual([entry, false])
})

function closing() {
  return listening(createServer((socket) => socket.destroy()))
}
