import { isIP } from 'node:net'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte. */
  readonly secure: boolean
  /** Fails where the server offers no encryption. */
  readonly requireTLS: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/** A password is sent over an encrypted connection or over loopback only, unless the address has `?tls=optional`. */
export function smtpServer(address: string): SmtpServer {
  const url = new URL(address)
  const host = decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1')
  const secure = url.protocol === 'smtps:'
  const hasPassword = url.username !== ''
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && hasPassword && !LOOPBACK.test(host) && url.searchParams.get('tls') !== 'optional',
    ...(hasPassword && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  }
}

export function nameOfServer({ host, port }: SmtpServer): string {
  return `${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}
