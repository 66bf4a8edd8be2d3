import { ACCOUNT_NOTICES, type AccountNotice, isNoticeEvent } from '#domain/identity/account-notices.ts'
import type { Block, MessageContent, SiteContact } from './message-content.ts'

interface AccountNoticeData {
  readonly event: string
  readonly about: string
  /** Instant in words, with its time zone. */
  readonly at: string
  /** Such as *Firefox on Windows*; empty for commands on the server. */
  readonly device: string
  /** As the audit log shows it; empty for commands on the server. */
  readonly network: string
}

export function accountNotice(
  { blogName, siteUrl, contact }: SiteContact,
  { event, about, at, device, network }: AccountNoticeData,
): MessageContent {
  if (!isNoticeEvent(event)) throw new Error(`There is no notice about ${event}`)
  const { isToOthers, subject, heading, text }: AccountNotice = ACCOUNT_NOTICES[event]
  const origin = device || network ? [`Device: ${device || 'unknown'}`, `Network: ${network || 'unknown'}`] : []
  const details = [`When: ${at}`, ...(origin.length > 0 ? origin : ['Where: on the server, by a command'])]
  const button: Block = isToOthers
    ? { kind: 'button', label: 'See all users', href: `${siteUrl}/admin/users` }
    : { kind: 'button', label: 'Go to your account', href: `${siteUrl}/admin/account` }
  const advice = isToOthers
    ? `If you did not expect this, ask the others. Remove anyone who does not belong there under Users. The audit log at ${siteUrl}/admin/audit shows what they did.`
    : `If that was you, there is nothing to do. If it was not, change your password now under ${siteUrl}/admin/account, and end any sessions, passkeys and API tokens there that you do not recognise. If you are shut out, use “Forgotten your password?” at the login, write to ${contact}, or ask whoever runs the server for “den admin reset-password”.`
  return {
    subject: `${subject} ${blogName}`,
    preview: details.slice(0, 2).join(', '),
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'text', text: text(about, blogName) },
      { kind: 'text', text: details.join('\n') },
      button,
      { kind: 'quiet', text: advice },
    ],
    reason: `This mail came because this is the address of an administrator of ${siteUrl}.`,
  }
}
