import type { PostAnnouncement } from '#server/newsletter/campaigns/campaign-repository.ts'

export function mailsWords(count: number): string {
  return count === 1 ? '1 mail' : `${count.toLocaleString('en')} mails`
}

export function peopleWords(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`
}

export function mailedWords(recipients: number, keepsMail: boolean, isMailFailing: boolean): string {
  if (keepsMail) return `${mailsWords(recipients)} ${recipients === 1 ? 'is' : 'are'} kept here, and nothing left`
  return isMailFailing ? waitingWords(recipients) : `Mailed to ${peopleWords(recipients)}`
}

export function announcementWords(
  { state, audience, mails }: Pick<PostAnnouncement, 'state' | 'audience' | 'mails'>,
  isMailFailing: boolean,
  keepsMail: boolean,
): string {
  const { kept = 0, sent = 0, queued = 0, retry = 0, leased = 0, handed = 0 } = mails
  if (state === 'cancelled') return `The announcement was stopped after ${mailsWords(sent + kept)}`
  const waiting = queued + retry + leased + handed
  const isKept = sent === 0 && (kept > 0 || keepsMail)
  if (isKept) return mailedWords(audience, true, false)
  if (waiting === 0 || !isMailFailing) {
    const waits = waiting > 0 ? ` (${waiting.toLocaleString('en')} in the queue)` : ''
    return mailedWords(audience, false, false) + waits
  }
  return sent === 0 ? waitingWords(waiting) : `Mailed to ${peopleWords(sent)}; ${waitingWords(waiting)}`
}

function waitingWords(count: number): string {
  return `${mailsWords(count)} ${count === 1 ? 'waits' : 'wait'} until the mail server works`
}
