import { emailProblem } from './email.ts'

export const SUBSCRIBER_STATUSES = ['pending', 'active', 'unsubscribed', 'bounced', 'suppressed'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]

/** Where somebody asked for the mail. */
export const SUBSCRIPTION_SOURCES = ['footer', 'greetings', 'api', 'import'] as const
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number]

export interface Subscriber {
  readonly id: string
  readonly email: string
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

/** Under what an address is found: nobody has two mailboxes that differ in case alone. */
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

/** Enough for its owner to know it by, and for nobody else: `k•••@den.example`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}•••${email.slice(at)}`
}

/**
 * What is mailed to somebody who asks once more, by how they stand: null for those who are not written to any more. It is
 * told to nobody but the owner of the mailbox. Nor is an address written to of which a server said that nobody has it,
 * however often strangers type it: mail to such addresses is what spam is known by. Whoever has it after all may leave by the
 * link of any mail that came, and ask again; what nobody ever confirmed is forgotten after a month.
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
