import type { MailEncryption } from './mail-server-fields.ts'

interface MailProvider {
  readonly id: string
  readonly name: string
  readonly host: string
  /** Each takes mail at the usual port of its encryption, see `DEFAULT_PORTS`. */
  readonly encryption: MailEncryption
}

export const MAIL_PROVIDERS = [
  {
    id: 'gmail',
    name: 'Gmail',
    host: 'smtp.gmail.com',
    encryption: 'tls',
  },
  {
    id: 'microsoft',
    name: 'Outlook / Microsoft 365',
    host: 'smtp.office365.com',
    encryption: 'starttls',
  },
  {
    id: 'icloud',
    name: 'iCloud',
    host: 'smtp.mail.me.com',
    encryption: 'starttls',
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    encryption: 'tls',
  },
  {
    id: 'postmark',
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    encryption: 'starttls',
  },
  {
    id: 'mailgun',
    name: 'Mailgun',
    host: 'smtp.mailgun.org',
    encryption: 'starttls',
  },
  {
    id: 'ses',
    name: 'Amazon SES',
    host: 'email-smtp.us-east-1.amazonaws.com',
    encryption: 'starttls',
  },
  {
    id: 'sendgrid',
    name: 'SendGrid',
    host: 'smtp.sendgrid.net',
    encryption: 'starttls',
  },
  {
    id: 'brevo',
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    encryption: 'starttls',
  },
] as const satisfies readonly MailProvider[]

/** By the first label and the domain only: several providers have a host per region (`email-smtp.eu-west-1.amazonaws.com`). */
export function mailProviderOf(host: string): (typeof MAIL_PROVIDERS)[number] | undefined {
  const name = host.trim().toLowerCase()
  return MAIL_PROVIDERS.find((provider) => {
    const [first, ...labels] = provider.host.split('.')
    return name.startsWith(first!) && name.endsWith(`.${labels.slice(-2).join('.')}`)
  })
}
