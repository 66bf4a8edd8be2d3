import { isRole, type Role } from '#domain/identity/role.ts'
import { sentence, type WordKey } from '#domain/settings/words.ts'
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

const INVITED_AS: Readonly<Record<Role, string>> = {
  owner: 'as an owner: to write, change and delete posts, and to manage users and settings',
  editor: 'as an editor: to write, change and delete posts, and to announce them',
  author: 'as an author: to write and publish posts of your own',
}

export function invitationMessage(
  { blogName, siteUrl }: SiteContact,
  invitedBy: string,
  invite: string,
  /** Missing in mails that an earlier version queued. */
  role = 'owner',
): MessageContent {
  return simpleMail({
    subject: `You are invited to write for ${blogName}`,
    preview: 'Choose a password, and you can sign in.',
    heading: 'You are invited',
    text: `${invitedBy} invites you to ${blogName} ${INVITED_AS[isRole(role) ? role : 'author']}.`,
    button: { label: 'Accept the invitation', href: invite },
    quiet: 'The link works once, for seven days. If you do not know what this is about, ignore this mail.',
    reason: `This mail came because an administrator of ${siteUrl} typed in this address.`,
  })
}

export function passwordResetMessage({ blogName, siteUrl }: SiteContact, reset: string): MessageContent {
  return simpleMail({
    subject: `A new password for ${blogName}`,
    preview: 'Choose another password for the admin area.',
    heading: 'A new password',
    text: `Somebody, most likely you, asked for a new password for the admin area of ${blogName}. Until you choose one, the old one still works.`,
    button: { label: 'Choose a new password', href: reset },
    quiet: 'The link works once, for 30 minutes. If it was not you, ignore this mail: nothing changes.',
    reason: `This mail came because this address was typed in at ${siteUrl}/admin/forgotten-password.`,
  })
}

export function addressChangeMessage({ blogName, siteUrl }: SiteContact, confirm: string): MessageContent {
  return simpleMail({
    subject: `Confirm your new address for ${blogName}`,
    preview: 'One press, and you sign in with this address.',
    heading: 'Confirm your new address',
    text: `An administrator of ${blogName} wants to sign in with this address from now on. Confirm it, if that is you.`,
    button: { label: 'Use this address', href: confirm },
    quiet: 'The link works once, for 30 minutes. If it was not you, ignore this mail: nothing changes.',
    reason: `This mail came because an administrator of ${siteUrl} typed in this address.`,
  })
}

export function addressChangeNotice({ blogName, siteUrl }: SiteContact, newAddress: string): MessageContent {
  return simpleMail({
    subject: `Another address is asked for at ${blogName}`,
    preview: 'Nothing has changed yet.',
    heading: 'Somebody asked for another address',
    text: `Somebody who knows your password wants you to sign in to ${blogName} as ${newAddress} from now on. It takes effect once it is confirmed there.`,
    button: { label: 'Go to your account', href: `${siteUrl}/admin/account` },
    quiet: 'If it was not you, change your password now: that ends the request.',
    reason: `This mail came because this is the address of an administrator of ${siteUrl}.`,
  })
}

export function addressChangedMessage({ blogName, siteUrl, contact }: SiteContact, newAddress: string): MessageContent {
  return simpleMail({
    subject: `Your address for ${blogName} has changed`,
    preview: 'You now sign in with another address.',
    heading: 'Your address has changed',
    text: `The administrator of ${blogName} with this address signs in as ${newAddress} now.`,
    quiet: `If it was not you, somebody has your password: write to ${contact}, or have whoever runs the server set your address back with “den admin change-address”, and then a new password.`,
    reason: `This mail came because this was the address of an administrator of ${siteUrl}.`,
  })
}

export function testMessage({ blogName, siteUrl }: SiteContact): MessageContent {
  return simpleMail({
    subject: `A test mail from ${blogName}`,
    preview: 'If you can read this, mail works.',
    heading: 'Mail works',
    text: `If you can read this, ${blogName} can send mail.`,
    button: { label: 'Go to the site', href: `${siteUrl}/` },
    reason: `An administrator of ${siteUrl} sent this mail to try the settings.`,
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
