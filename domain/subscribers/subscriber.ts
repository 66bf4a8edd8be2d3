import { emailProblem, trimmedEmail } from '../email.ts'

export const SUBSCRIBER_STATUSES = ['pending', 'active', 'unsubscribed', 'bounced', 'suppressed'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]

export const SUBSCRIPTION_SOURCES = ['footer', 'greetings', 'api', 'import'] as const
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number]

export interface Subscriber {
  readonly id: string
  readonly email: string
  /** As in an imported list; empty for all others. */
  readonly name: string
  /** As in an imported list, separated by commas; empty for all others. */
  readonly labels: string
  readonly status: SubscriberStatus
  readonly source: SubscriptionSource
  /** Instants, ISO 8601. */
  readonly createdAt: string
  readonly confirmedAt: string | null
  readonly changedAt: string
}

export const CONSENT_EVENTS = ['requested', 'confirmed', 'unsubscribed', 'returned', 'suppressed', 'imported'] as const

/** An entry of the log of consent. */
export interface ConsentEvent {
  readonly event: (typeof CONSENT_EVENTS)[number]
  /** Instant, ISO 8601. */
  readonly at: string
  /** Version of the text beside the form; null where no form was sent. */
  readonly formVersion: string | null
  /** How those of an imported list agreed, or what an administrator did; null for what the subscriber did. */
  readonly statement: string | null
}

export type SubscriptionMail = 'confirmation' | 'already-subscribed'

/** Trimmed, with its domain in ASCII (Punycode). Null when it is invalid, for which the message is `messages.emailInvalid`. */
export function subscriberEmail(text: string): string | null {
  const trimmed = trimmedEmail(text).normalize('NFC')
  if (emailProblem(trimmed)) return null
  const at = trimmed.lastIndexOf('@')
  const domain = asciiDomain(trimmed.slice(at + 1))
  if (!domain) return null
  const email = `${trimmed.slice(0, at)}@${domain}`
  // The ASCII form of the domain may be an IP address or too long.
  return emailProblem(email) ? null : email
}

/** The key of an address: addresses that differ in case alone are one mailbox. */
export function subscriberKey(email: string): string {
  return email.toLowerCase()
}

/** Domains of Gmail, which ignores dots in the local part and treats both domains as one. */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Key of a mailbox for rate limits: without what follows a plus sign, and at Gmail without dots. Subscribers are not merged by it,
 * since other providers may deliver such addresses to different mailboxes.
 */
export function mailboxKey(email: string): string {
  const key = subscriberKey(email)
  const at = key.lastIndexOf('@')
  const local = key.slice(0, at)
  const domain = key.slice(at + 1)
  const name = local.split('+')[0] || local
  return DOTLESS_DOMAINS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Recognizable for its owner only: `k•••@den.example`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}•••${email.slice(at)}`
}

/**
 * The mail that answers a repeated request, by status; null for none. Only the owner of the mailbox learns the status. A
 * bounced address gets no mail either, however often strangers type it, since such mails mark a sender as a spammer. Its owner
 * may use the link of an earlier mail to leave and ask again; unconfirmed requests are purged after a month.
 */
export function mailFor(status: SubscriberStatus): SubscriptionMail | null {
  switch (status) {
    case 'pending':
    case 'unsubscribed':
      return 'confirmation'
    case 'active':
      return 'already-subscribed'
    case 'bounced':
    case 'suppressed':
      return null
  }
}

/** The URL parser converts an internationalized domain name to ASCII. */
function asciiDomain(domain: string): string | null {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : null
}
