import type { MailEncryption } from './mail-server-fields.ts'

interface MailProvider {
  readonly id: string
  readonly name: string
  readonly host: string
  /** Each takes mail at the usual port of its encryption, see `DEFAULT_PORTS`. */
  readonly encryption: MailEncryption
  readonly hint?: string
}

export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    id: 'gmail',
    name: 'Gmail',
    host: 'smtp.gmail.com',
    encryption: 'tls',
    hint: 'The user is the whole address. Google takes an app password, which needs 2-Step Verification, not the one of the account.',
  },
  {
    id: 'microsoft',
    name: 'Outlook / Microsoft 365',
    host: 'smtp.office365.com',
    encryption: 'starttls',
    hint: 'Authenticated SMTP has to be allowed for the mailbox in Microsoft 365. Personal Outlook.com accounts take no passwords from programs.',
  },
  {
    id: 'icloud',
    name: 'iCloud',
    host: 'smtp.mail.me.com',
    encryption: 'starttls',
    hint: 'The user is the whole iCloud address. Apple takes an app-specific password, not the one of the account.',
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    encryption: 'tls',
    hint: 'Fastmail takes an app password, not the one of the account.',
  },
  {
    id: 'postmark',
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    encryption: 'starttls',
    hint: 'The server’s API token is the user and the password.',
  },
  {
    id: 'mailgun',
    name: 'Mailgun',
    host: 'smtp.mailgun.org',
    encryption: 'starttls',
    hint: 'For a domain in the EU the host is smtp.eu.mailgun.org.',
  },
  {
    id: 'ses',
    name: 'Amazon SES',
    host: 'email-smtp.us-east-1.amazonaws.com',
    encryption: 'starttls',
    hint: 'Put your region in the host. User and password are SMTP credentials of SES, not access keys.',
  },
  {
    id: 'sendgrid',
    name: 'SendGrid',
    host: 'smtp.sendgrid.net',
    encryption: 'starttls',
    hint: 'The user is the word apikey, the password is an API key.',
  },
  {
    id: 'brevo',
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    encryption: 'starttls',
    hint: 'The password is an SMTP key, not the one of the account.',
  },
]

/** By the first label and the domain only: several providers have a host per region (`email-smtp.eu-west-1.amazonaws.com`). */
export function mailProviderOf(host: string): MailProvider | undefined {
  const name = host.trim().toLowerCase()
  return MAIL_PROVIDERS.find((provider) => {
    const [first, ...labels] = provider.host.split('.')
    return name.startsWith(first!) && name.endsWith(`.${labels.slice(-2).join('.')}`)
  })
}
