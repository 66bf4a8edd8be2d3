import { MAIL_PROVIDERS } from '#domain/mail/mail-providers.ts'
import {
  DEFAULT_PORTS,
  type MailEncryption,
  type MailServerFields,
  splitMailServer,
} from '#domain/mail/mail-server-fields.ts'

export type ServerFormValues = MailServerFields & { readonly from: string }

const NEW_SERVER: MailServerFields = { host: '', port: '587', encryption: 'starttls', user: '', password: '' }

/** @param smtp the stored server, its password hidden */
export function valuesOf(smtp: { url: string; from: string } | null): ServerFormValues {
  if (!smtp) return { ...NEW_SERVER, from: '' }
  return { ...(splitMailServer(smtp.url) ?? { ...NEW_SERVER, host: smtp.url }), from: smtp.from }
}

/** Splits a complete address in the host field into the fields. User and password stay if the address names none. */
export function withAddress(values: MailServerFields): MailServerFields {
  const given = splitMailServer(values.host)
  if (!given) return values
  return given.user === '' ? { ...given, user: values.user, password: values.password } : given
}

export function isSameServer(one: MailServerFields, other: MailServerFields): boolean {
  return (['host', 'port', 'encryption', 'user', 'password'] as const).every((name) => one[name] === other[name])
}

/** @param id of a provider; any other empties the host, to be typed */
export function providerChange(id: string): Partial<MailServerFields> {
  const { host, encryption } = MAIL_PROVIDERS.find((provider) => provider.id === id) ?? NEW_SERVER
  return { host, port: DEFAULT_PORTS[encryption], encryption }
}

/** Changes the encryption, and with it the port if that is the usual one of the former encryption. */
export function encryptionChange(known: MailServerFields, encryption: MailEncryption): Partial<MailServerFields> {
  const isUsual = known.port.trim() === '' || known.port.trim() === DEFAULT_PORTS[known.encryption]
  return { encryption, ...(isUsual && { port: DEFAULT_PORTS[encryption] }) }
}
