import { emailProblem } from '../email.ts'

export const SUBSCRIBER_STATUSES = ['pending', 'active', 'unsubscribed', 'bounced', 'suppressed'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]

/** Where a subscription was requested. */
const SUBSCRIPTION_SOURCES = ['footer', 'greetings', 'api', 'import'] as const
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number]

export interface Subscriber {
  readonly id: string
  readonly email: string
  /** As an imported list says it; empty for everybody else. */
  readonly name: string
  readonly status: SubscriberStatus
  readonly source: SubscriptionSource
  /** Instants, ISO 8601. */
  readonly createdAt: string
  readonly confirmedAt: string | null
  readonly changedAt: string
}

/** The mail with which a request to subscribe is answered. */
export type SubscriptionMail = 'confirmation' | 'already-subscribed'

/**
 * The address as mail is sent to it: without blanks around it, its domain in the letters that mail knows. Null when it is
 * none; the words for that are `messages.emailInvalid`.
 */
export function subscriberEmail(text: string): string | null {
  const trimmed = text.trim().normalize('NFC')
  if (emailProblem(trimmed)) return null
  const at = trimmed.lastIndexOf('@')
  const domain = asciiDomain(trimmed.slice(at + 1))
  if (!domain) return null
  const email = `${trimmed.slice(0, at)}@${domain}`
  // Other letters may have become an address of the network, or too many letters.
  return emailProblem(email) ? null : email
}

/** The key of an address: addresses that differ in case alone are one mailbox. */
export function subscriberKey(email: string): string {
  return email.toLowerCase()
}

/** At these a dot in the name means nothing, and both are one domain. */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * What counts as one mailbox for limits: without what follows a plus, and at Gmail without dots. Only for counting; as
 * subscribers such addresses are different ones, since other providers may take them so.
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

/** The parser of addresses knows how names in other letters are written. */
function asciiDomain(domain: string): string | null {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : null
}
