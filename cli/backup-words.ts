import { counted } from '#domain/text/counted.ts'
import type { Manifest } from '#server/backup/archive-format.ts'
import type { HeldBack } from '#server/backup/restore/held-back.ts'
import { printable } from './terminal.ts'

/** Sentences about cancelled pending work. */
export function heldBackLines({ mails, announcements, invitations, posts }: HeldBack): string[] {
  const lines: string[] = []
  if (mails > 0)
    lines.push(
      `${counted(mails, 'mail that waited to be sent is', 'mails that waited to be sent are')} cancelled, since they may have been sent since.`,
    )
  if (announcements > 0)
    lines.push(`${counted(announcements, 'announcement under way', 'announcements under way')} will not go on.`)
  if (invitations > 0)
    lines.push(
      `${counted(invitations, 'open invitation has', 'open invitations have')} ended: invite those people again.`,
    )
  if (posts.length > 0)
    lines.push(
      `${counted(posts.length, 'scheduled post', 'scheduled posts')} whose time had come ${posts.length === 1 ? 'is a draft' : 'are drafts'} now: ${posts.map(printable).join(', ')}.`,
    )
  return lines
}

/** Sentences about sign-in and secrets after a restore. */
export function secretsLine({ secrets, createdAt }: Manifest): string {
  return secrets
    ? `Everybody has to sign in again. Accounts, passwords, one-time codes, passkeys, recovery codes and API tokens are those of ${createdAt.slice(0, 10)}: what was changed, removed, used or revoked since then is valid again.`
    : 'The backup was made without secrets: "den admin reset-password" gives an administrator a new password; the mail server, one-time codes and passkeys have to be set up anew, API tokens and invitations made anew, and links in mails that were sent before no longer work.'
}
