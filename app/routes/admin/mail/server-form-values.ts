import { MAIL_PROVIDERS } from '#domain/mail/mail-providers.ts'
import {
  DEFAULT_PORTS,
  type MailEncryption,
  type MailServerFields,
  splitMailServer,
} from '#domain/mail/mail-server-fields.ts'

/** What the form of the mail server holds. */
export type ServerFormValues = MailServerFields & { readonly from: string }

const NEW_SERVER: MailServerFields = { host: '', port: '587', encryption: 'starttls', user: '', password: '' }

/** @param smtp the stored server, its password hidden */
export function valuesOf(smtp: { url: string; from: string } | null): ServerFormValues {
  if (!smtp) return { ...NEW_SERVER, from: '' }
  return { ...(splitMailServer(smtp.url) ?? { ...NEW_SERVER, host: smtp.url }), from: smtp.from }
}

/** A whole address in the host, taken apart. User and password stay where the address names none. */
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

/** The usual port goes along with the encryption; any other stays. */
export function encryptionChange(known: MailServerFields, encryption: MailEncryption): Partial<MailServerFields> {
  const isUsual = known.port.trim() === '' || known.port.trim() === DEFAULT_PORTS[known.encryption]
  return { encryption, ...(isUsual && { port: DEFAULT_PORTS[encryption] }) }
}
