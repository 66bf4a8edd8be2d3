import { lookup } from 'node:dns/promises'
import { BlockList, connect, isIP, type Socket } from 'node:net'

/** Resolves a host, in any spelling, to all its addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>

export class PrivateHostError extends Error {
  override readonly name = 'PrivateHostError'
  readonly code = 'EPRIVATEHOST'

  constructor(host: string) {
    super(
      `${host} is in a private or reserved network, which Den does not connect to. Whoever runs this server can allow it by ALLOW_PRIVATE_HOSTS; this machine itself is possible on the ports ${LOOPBACK_PORTS.join(', ')}.`,
    )
  }
}

/** The ports of mail servers, which may run on the same machine. */
const LOOPBACK_PORTS = [25, 465, 587, 2525]
const HOST_NAME = /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/

/** @see https://www.iana.org/assignments/iana-ipv4-special-registry */
const RESERVED_IPV4 = blockListOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Metadata of most clouds is in it.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Metadata of Azure, in a public network.
  '168.63.129.16/32',
])
/** All public IPv6 addresses; mapped IPv4, NAT64, ULA, link-local and multicast are outside of it. */
const GLOBAL_IPV6 = blockListOf(['2000::/3'])
/** @see https://www.iana.org/assignments/iana-ipv6-special-registry; Teredo and 6to4 hold IPv4 addresses */
const RESERVED_IPV6 = blockListOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
const LOOPBACK = blockListOf(['127.0.0.0/8', '::1/128'])

/** Prevents hosts given on screens and by calls from leading into the network of this server (SSRF). */
export class PrivateHosts {
  readonly #names: ReadonlySet<string>
  readonly #networks: BlockList
  readonly #resolve: Resolve

  constructor(allowed: readonly string[], resolve: Resolve = addressesOf) {
    this.#networks = blockListOf(allowed.filter((entry) => isIP(entry.split('/')[0]!)))
    this.#names = new Set(allowed.map(plainName))
    this.#resolve = resolve
  }

  /** @throws {PrivateHostError} if a connection to at least one is not allowed; and errors of the resolver */
  async addresses(host: string, port: number): Promise<readonly string[]> {
    const name = plainName(host)
    const addresses = isIP(name) ? [name] : await this.#resolve(name)
    if (this.#names.has(name)) return addresses
    if (!addresses.every((address) => this.#mayBe(address, port))) throw new PrivateHostError(host)
    return addresses
  }

  /** The name is not resolved once more after the check. @throws {PrivateHostError}, and what connecting throws */
  async connect(host: string, port: number, timeoutMs: number): Promise<Socket> {
    const found = (await this.addresses(host, port)).map((address) => ({ address, family: isIP(address) }))
    const socket = connect({
      host: plainName(host),
      port,
      // Asks for all addresses, and tries one after the other.
      autoSelectFamily: true,
      lookup: (_host, _options, callback) => callback(null, found),
    })
    return new Promise((resolve, reject) => {
      socket
        .once('error', reject)
        .setTimeout(timeoutMs, () => socket.destroy(new Error('Connection timeout')))
        .once('connect', () => resolve(socket.off('error', reject).setTimeout(0)))
    })
  }

  #mayBe(address: string, port: number): boolean {
    // The zone (`%eth0`) names a network interface and is not part of the address.
    const ip = address.replace(/%.*$/, '')
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4'
    if (this.#networks.check(ip, family)) return true
    if (LOOPBACK.check(ip, family)) return LOOPBACK_PORTS.includes(port)
    return family === 'ipv4'
      ? isIP(ip) === 4 && !RESERVED_IPV4.check(ip)
      : GLOBAL_IPV6.check(ip, 'ipv6') && !RESERVED_IPV6.check(ip, 'ipv6')
  }
}

/** Whether `ALLOW_PRIVATE_HOSTS` may hold it: `mail.internal`, `10.1.2.3` or `10.0.0.0/8`. */
export function isHostOrNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const family = isIP(address)
  if (family === 0) return prefix === undefined && HOST_NAME.test(plainName(entry)) && !/^[\d.]+$/.test(entry)
  if (more.length > 0 || address.includes('%')) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}

function plainName(host: string): string {
  return host.toLowerCase().replace(/\.$/, '')
}

/** Resolves by the system, which takes `2130706433`, `0x7f.1` and the like for addresses. */
async function addressesOf(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address)
}
