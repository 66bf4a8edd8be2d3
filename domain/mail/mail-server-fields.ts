import type { MessageKey } from '../locales/locale.ts'
import { HIDDEN_PASSWORD } from './smtp-password.ts'

/** `tls`: encrypted from the first byte. `starttls`: the password is sent only after STARTTLS. `optional`: it is sent even unencrypted. */
export const MAIL_ENCRYPTIONS = ['tls', 'starttls', 'optional'] as const
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number]

export interface MailServerFields {
  /** A name or an IP address, IPv6 without brackets. */
  readonly host: string
  readonly port: string
  readonly encryption: MailEncryption
  /** Empty where the server asks for none. */
  readonly user: string
  /** Null means the stored one, which is hidden. */
  readonly password: string | null
}

export const DEFAULT_PORTS: Readonly<Record<MailEncryption, string>> = { tls: '465', starttls: '587', optional: '587' }

/** A user and a password that are not percent-encoded may contain any of `@:/?#`, so they end at the last `@`. */
const ADDRESS =
  /^(?<scheme>smtps?):\/\/(?:(?<user>[^:]*?)(?::(?<password>.*))?@)?(?<host>\[[\da-f:.]+\]|[^\s@:/?#[\]]+)(?::(?<port>\d{1,5}))?\/?(?<query>\?[^@#]*)?(?:#[^@]*)?$/is

type MailServerProblem = Extract<MessageKey, 'mail.hostProblem' | 'mail.portProblem' | 'mail.userMissing'>

const HOST = /^[^\s@:/?#[\]%\\]+$/
const IPV6 = /^[\da-f.]*:[\da-f:.]*:[\da-f:.]*$/i

/** Reads `smtp://user:password@host:587`, percent-encoded or not; null for anything else. */
export function splitMailServer(address: string): MailServerFields | null {
  const parts = ADDRESS.exec(address.trim())?.groups
  if (!parts?.host) return null
  const { scheme = '', user = '', password = '', host, port, query } = parts
  const isOptional = new URLSearchParams(query).get('tls') === 'optional'
  const encryption = scheme.toLowerCase() === 'smtps' ? 'tls' : isOptional ? 'optional' : 'starttls'
  return {
    host: decoded(host).replace(/^\[(.*)\]$/, '$1'),
    port: port ?? DEFAULT_PORTS[encryption],
    encryption,
    user: decoded(user),
    password: password === HIDDEN_PASSWORD ? null : decoded(password),
  }
}

export function composeMailServer({ host, port, encryption, user, password }: MailServerFields): string {
  const name = host.trim()
  if (name === '') return ''
  const secret = password === null ? HIDDEN_PASSWORD : encodeURIComponent(password)
  const credentials = user === '' ? '' : `${encodeURIComponent(user)}${secret && `:${secret}`}@`
  const number = port.trim() || DEFAULT_PORTS[encryption]
  const scheme = encryption === 'tls' ? 'smtps' : 'smtp'
  const query = encryption === 'optional' ? '/?tls=optional' : ''
  return `${scheme}://${credentials}${IPV6.test(name) ? `[${name}]` : name}:${number}${query}`
}

/** What is wrong with fields, as messages without values. */
export function mailServerProblems(
  fields: MailServerFields,
): Partial<Record<keyof MailServerFields, MailServerProblem>> {
  const { port, user, password } = fields
  const host = fields.host.trim()
  if (host === '') return {}
  const number = port.trim()
  return {
    ...(!HOST.test(host) &&
      !IPV6.test(host) && {
        host: 'mail.hostProblem',
      }),
    ...(!/^(\d{1,5})?$/.test(number) || Number(number || 1) < 1 || Number(number) > 65_535
      ? { port: 'mail.portProblem' }
      : {}),
    ...(user === '' && password && { user: 'mail.userMissing' }),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
