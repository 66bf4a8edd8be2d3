import { mailto } from '#domain/email.ts'
import type { MailSender } from '#domain/mail/mail-sender.ts'
import type { Delivery } from '../outbox/delivery.ts'
import type { Message } from '../transports/transport.ts'
import { type AccountContact, ENGLISH_WORDS, toAccount } from './account-contact.ts'
import { accountNotice } from './account-notice.ts'
import type { AnnouncedPost } from './announced-post.ts'
import { announcementMessage, testAnnouncementMessage } from './announcement.ts'
import { html } from './html.ts'
import type { MessageContent, SiteContact } from './message-content.ts'
import { plainText } from './plain-text.ts'
import {
  addressChangedMessage,
  addressChangeMessage,
  addressChangeNotice,
  alreadySubscribedMessage,
  confirmationMessage,
  invitationMessage,
  passwordResetMessage,
  testMessage,
  welcomeMessage,
} from './templates.ts'

export interface MailSite extends SiteContact {
  readonly from: MailSender
  readonly unsubscribeLink: (subscriberId: string) => string
  /** Number of restores from a backup: a mail that is sent again after one gets another Message-ID. */
  readonly epoch: number
}

/** @param words how to speak to the account, in a mail to one */
export function compose(delivery: Delivery, blog: MailSite, post?: AnnouncedPost, words = ENGLISH_WORDS): Message {
  const account = toAccount(blog, words)
  const content = contentOf(delivery, blog, account, post)
  const site = isToAccount(delivery) ? account : blog
  const { contact, from, epoch } = blog
  const host = new URL(site.siteUrl).hostname
  return {
    id: `d-${delivery.id}.${epoch}@${host}`,
    kind: delivery.kind,
    to: delivery.to,
    from: { name: oneLine(from.name || site.blogName), address: from.address },
    ...(contact !== from.address && { replyTo: contact }),
    subject: oneLine(content.subject),
    text: plainText(content, site),
    html: html(content, site),
    links: linksOf(delivery, content),
    headers: { ...headersOf(delivery, content, contact, host), 'Content-Language': site.locale.language },
  }
}

function contentOf(
  { kind, subscriberId, data }: Delivery,
  site: MailSite,
  account: AccountContact,
  post: AnnouncedPost | undefined,
): MessageContent {
  switch (kind) {
    case 'confirmation':
      return confirmationMessage(site, needed(data.confirmUrl))
    case 'already-subscribed':
      return alreadySubscribedMessage(site, needed(data.unsubscribeUrl))
    case 'welcome':
      return welcomeMessage(site, site.unsubscribeLink(needed(subscriberId)))
    case 'announcement':
      return announcementMessage(site, needed(post), site.unsubscribeLink(needed(subscriberId)))
    case 'invitation':
      return invitationMessage(account, needed(data.invitedBy), needed(data.inviteUrl), data.role)
    case 'password-reset':
      return passwordResetMessage(account, needed(data.resetUrl))
    case 'address-change':
      return addressChangeMessage(account, needed(data.confirmAddressUrl))
    case 'address-change-notice':
      return addressChangeNotice(account, needed(data.newAddress))
    case 'address-changed':
      return addressChangedMessage(account, needed(data.newAddress))
    case 'account-notice':
      return accountNotice(account, {
        event: needed(data.event),
        about: needed(data.about),
        at: needed(data.at),
        timeZone: data.timeZone,
        device: needed(data.device),
        network: needed(data.network),
      })
    case 'test':
      return data.post ? testAnnouncementMessage(site, JSON.parse(data.post)) : testMessage(account)
  }
}

function linksOf({ data }: Delivery, content: MessageContent): Message['links'] {
  const confirm = data.confirmUrl ?? data.inviteUrl ?? data.resetUrl ?? data.confirmAddressUrl
  const unsubscribe = content.unsubscribe ?? data.unsubscribeUrl
  return { ...(confirm && { confirm }), ...(unsubscribe && { unsubscribe }) }
}

function needed<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('What this mail is made of is not there')
  return value
}

/** Mails to subscribers, and trials of an announcement, are in the language of the blog. */
export function isToAccount({ kind, data }: Delivery): boolean {
  return !TO_SUBSCRIBERS.has(kind) && !data.post
}

const TO_SUBSCRIBERS: ReadonlySet<Delivery['kind']> = new Set([
  'confirmation',
  'already-subscribed',
  'welcome',
  'announcement',
])

/** One-click unsubscribe (RFC 8058) for what subscribers did not ask for, automatic responses (RFC 3834) for other mails. */
function headersOf({ kind, campaignId }: Delivery, content: MessageContent, contact: string, host: string) {
  const feedbackId = { 'Feedback-ID': `${campaignId ?? 'single'}:${kind}:den:${host}` }
  if (kind !== 'announcement' && kind !== 'welcome')
    return { ...feedbackId, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
  return {
    ...feedbackId,
    'List-Id': `<newsletter.${host}>`,
    'List-Unsubscribe': `<${content.unsubscribe}>, <${mailto(contact)}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  }
}

/** Prevents header injection: line breaks and control characters become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
