import { isIPv6 } from 'node:net'

export interface Client {
  /** Derived from the connection and `TRUST_PROXY`; see `http/client-address.ts`. */
  readonly address: string
  /** Whether the request is HEAD. It is rendered as GET, and the body of the answer is not sent. */
  readonly isHead?: boolean
}

/** For counting: of IPv6 the /64, since one customer has every address in it; IPv4 as it is, also when mapped into IPv6. */
export function networkOf(address: string): string {
  return ipv6Prefix(address, 4) ?? withoutMapping(address)
}

/** As `networkOf`, with the /48 of an IPv6 address: what one customer usually has, up to 65,536 networks of /64. */
export function prefix48Of(address: string): string {
  return ipv6Prefix(address, 3) ?? withoutMapping(address)
}

/** The network of a client for display: /24 of IPv4, /48 of IPv6. */
export function networkName(address: string): string {
  const prefix = ipv6Prefix(address, 3)
  if (prefix !== undefined) return `${prefix}::/48`
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(withoutMapping(address))?.[1]
  return ipv4 === undefined ? '' : `${ipv4}.0/24`
}

/** The limit for all networks of an IPv6 /48 together, as a multiple of the limit for one. */
export const PREFIX48_LIMIT_FACTOR = 5

/** Whether an address is of this machine. Behind a proxy that TRUST_PROXY does not name, every visitor has such an address. */
export function isLoopback(address: string): boolean {
  return /^(127\.|::1$)/.test(address.replace(/^::ffff:/i, ''))
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

function withoutMapping(address: string): string {
  return MAPPED.exec(address)?.[1] ?? address
}

/** The first groups of 16 bits, by colons; undefined for what is no IPv6 address, or a mapped IPv4 one. */
function ipv6Prefix(address: string, groupCount: number): string | undefined {
  if (!isIPv6(address) || MAPPED.test(address)) return undefined
  // The URL parser writes every IPv6 address in one way. Zones (`%eth0`) are no part of it.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, groupCount).join(':')
}
