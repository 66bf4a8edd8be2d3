import { isRole, type Role } from '#domain/identity/role.ts'
import type { AccountMails } from '#domain/locales/account-mails.ts'
import { sentence, type WordKey } from '#domain/settings/words.ts'
import type { AccountContact } from './account-contact.ts'
import type { Block, MessageContent, SiteContact } from './message-content.ts'

export function confirmationMessage(site: SiteContact, confirm: string): MessageContent {
  const say = saying(site)
  return simpleMail({
    subject: say('confirmation-subject'),
    preview: say('confirmation-preview'),
    heading: say('confirmation-heading'),
    text: say('confirmation-text'),
    button: { label: say('confirmation-button'), href: confirm },
    quiet: say('confirmation-note'),
    reason: say('confirmation-reason'),
  })
}

export function welcomeMessage(site: SiteContact, unsubscribe: string): MessageContent {
  const say = saying(site)
  return simpleMail({
    subject: say('welcome-subject'),
    preview: say('welcome-preview'),
    heading: say('welcome-heading'),
    text: say('welcome-text'),
    button: { label: say('welcome-button'), href: `${site.siteUrl}/` },
    quiet: say('welcome-note'),
    reason: say('welcome-reason'),
    unsubscribe,
  })
}

export function alreadySubscribedMessage(site: SiteContact, unsubscribe: string): MessageContent {
  const say = saying(site)
  return simpleMail({
    subject: say('subscribed-subject'),
    preview: say('subscribed-preview'),
    heading: say('subscribed-heading'),
    text: say('subscribed-text'),
    quiet: say('subscribed-note'),
    reason: say('subscribed-reason'),
    unsubscribe,
  })
}

/** The sentences of the blog. */
export function saying(
  { blogName, siteUrl, contact, locale }: SiteContact,
  values: Readonly<Record<string, string>> = {},
) {
  return (key: WordKey) => sentence(locale, key, { blogName, siteUrl, contact, ...values })
}

const INVITED_AS = {
  owner: 'invitedAsOwner',
  editor: 'invitedAsEditor',
  author: 'invitedAsAuthor',
} as const satisfies Readonly<Record<Role, keyof AccountMails>>

export function invitationMessage(
  { say }: AccountContact,
  invitedBy: string,
  invite: string,
  /** Missing in mails that an earlier version queued. */
  role = 'owner',
): MessageContent {
  return simpleMail({
    subject: say('invitedSubject'),
    preview: say('invitedPreview'),
    heading: say('invitedHeading'),
    text: say(INVITED_AS[isRole(role) ? role : 'author'], { invitedBy }),
    button: { label: say('invitedButton'), href: invite },
    quiet: say('invitedNote'),
    reason: say('typedReason'),
  })
}

export function passwordResetMessage({ say }: AccountContact, reset: string): MessageContent {
  return simpleMail({
    subject: say('resetSubject'),
    preview: say('resetPreview'),
    heading: say('resetHeading'),
    text: say('resetText'),
    button: { label: say('resetButton'), href: reset },
    quiet: say('halfAnHourNote'),
    reason: say('resetReason'),
  })
}

export function addressChangeMessage({ say }: AccountContact, confirm: string): MessageContent {
  return simpleMail({
    subject: say('changeSubject'),
    preview: say('changePreview'),
    heading: say('changeHeading'),
    text: say('changeText'),
    button: { label: say('changeButton'), href: confirm },
    quiet: say('halfAnHourNote'),
    reason: say('typedReason'),
  })
}

export function addressChangeNotice({ say, siteUrl }: AccountContact, newAddress: string): MessageContent {
  return simpleMail({
    subject: say('askedSubject'),
    preview: say('askedPreview'),
    heading: say('askedHeading'),
    text: say('askedText', { newAddress }),
    button: { label: say('accountButton'), href: `${siteUrl}/admin/account` },
    quiet: say('askedNote'),
    reason: say('accountReason'),
  })
}

export function addressChangedMessage({ say }: AccountContact, newAddress: string): MessageContent {
  return simpleMail({
    subject: say('changedSubject'),
    preview: say('changedPreview'),
    heading: say('changedHeading'),
    text: say('changedText', { newAddress }),
    quiet: say('changedNote'),
    reason: say('changedReason'),
  })
}

export function testMessage({ say, siteUrl }: AccountContact): MessageContent {
  return simpleMail({
    subject: say('testSubject'),
    preview: say('testPreview'),
    heading: say('testHeading'),
    text: say('testText'),
    button: { label: say('testButton'), href: `${siteUrl}/` },
    reason: say('testReason'),
  })
}

function simpleMail({
  heading,
  text,
  button,
  quiet,
  ...mail
}: Omit<MessageContent, 'blocks'> & {
  readonly heading: string
  readonly text: string
  readonly button?: { readonly label: string; readonly href: string }
  readonly quiet?: string
}): MessageContent {
  const blocks: Block[] = [
    { kind: 'heading', text: heading },
    { kind: 'text', text },
  ]
  if (button) blocks.push({ kind: 'button', ...button })
  if (quiet) blocks.push({ kind: 'quiet', text: quiet })
  return { ...mail, blocks }
}
