import { ACCOUNT_NOTICES, type AccountNotice, isNoticeEvent } from '#domain/identity/account-notices.ts'
import type { Language } from '#domain/locales/language.ts'
import type { AccountContact } from './account-contact.ts'
import type { Block, MessageContent } from './message-content.ts'

interface AccountNoticeData {
  readonly event: string
  readonly about: string
  /** An instant; in words, with its time zone, in mails that an earlier version queued. */
  readonly at: string
  /** Missing in those. */
  readonly timeZone: string | undefined
  /** Such as *Firefox on Windows*; empty for commands on the server. */
  readonly device: string
  /** As the audit log shows it; empty for commands on the server. */
  readonly network: string
}

export function accountNotice(
  { say, siteUrl, locale }: AccountContact,
  { event, about, at, timeZone, device, network }: AccountNoticeData,
): MessageContent {
  if (!isNoticeEvent(event)) throw new Error(`There is no notice about ${event}`)
  const notice: AccountNotice = ACCOUNT_NOTICES[event]
  const heading = say(notice.heading)
  const unknown = say('unknown')
  const isByCommand = !device && !network
  const origin = isByCommand
    ? [say('byCommand')]
    : [say('device', { device: device || unknown }), say('network', { network: network || unknown })]
  const when = timeZone === undefined ? at : inWords(locale.language, new Date(at), timeZone)
  const details = [say('when', { at: when }), ...origin]
  const button: Block = notice.isToOthers
    ? { kind: 'button', label: say('usersButton'), href: `${siteUrl}/admin/users` }
    : { kind: 'button', label: say('accountButton'), href: `${siteUrl}/admin/account` }
  return {
    subject: say('noticeSubject', { heading }),
    preview: details.slice(0, 2).join(', '),
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'text', text: say(notice.text, { about }) },
      { kind: 'text', text: details.join('\n') },
      button,
      { kind: 'quiet', text: say(notice.isToOthers ? 'usersAdvice' : 'accountAdvice') },
    ],
    reason: say('accountReason'),
  }
}

/** Such as *October 31, 2026 at 23:15 GMT+1 (Europe/Berlin)*. */
function inWords(language: Language, instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  })
  return `${format.format(instant)} (${timeZone})`
}
