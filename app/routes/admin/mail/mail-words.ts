import type { Locale } from '#domain/locales/locale.ts'
import type { PostAnnouncement } from '#server/newsletter/campaigns/campaign-repository.ts'

export function mailedWords(t: Locale['t'], recipients: number, keepsMail: boolean, isMailFailing: boolean): string {
  if (keepsMail) return t('mail.keptNothingLeft', { count: recipients })
  return t(isMailFailing ? 'mail.waitForServer' : 'mail.mailedTo', { count: recipients })
}

export function announcementWords(
  t: Locale['t'],
  { state, audience, mails }: Pick<PostAnnouncement, 'state' | 'audience' | 'mails'>,
  isMailFailing: boolean,
  keepsMail: boolean,
): string {
  const { kept = 0, sent = 0, queued = 0, retry = 0, leased = 0, handed = 0 } = mails
  if (state === 'cancelled') return t('mail.stoppedAfter', { count: sent + kept })
  const waiting = queued + retry + leased + handed
  if (sent === 0 && (kept > 0 || keepsMail)) return t('mail.keptNothingLeft', { count: audience })
  if (waiting === 0) return t('mail.mailedTo', { count: audience })
  if (!isMailFailing) return t('mail.mailedToQueued', { count: audience, waiting })
  if (sent === 0) return t('mail.waitForServer', { count: waiting })
  return t('mail.mailedToOthersWait', { people: t('mail.people', { count: sent }), count: waiting })
}
