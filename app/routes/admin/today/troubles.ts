import type { Locale } from '#domain/locales/locale.ts'
import { fullStopOf } from '#domain/locales/punctuation.ts'
import type { BackupOverview } from '#server/backup/backup-overview.ts'

/** A problem that an administrator has to solve. */
export interface Trouble {
  readonly sentence: string
  readonly address: string
  /** Text of the link to the address. */
  readonly link: string
}

export interface TroubledPost {
  readonly id: string
  readonly title: string
  readonly publishProblem: string | null
  readonly isOverdue: boolean
}

export type BackupState = Pick<BackupOverview, 'failure' | 'isOverdue' | 'newestAt'>

type Speech = Pick<Locale, 't' | 'language'>

export const MAIL_ADDRESS = '/admin/mail'

export function mailTrouble(t: Locale['t']): Trouble {
  return { sentence: t('today.mailFails'), address: MAIL_ADDRESS, link: t('today.lookAtMail') }
}

export function unmailedTrouble(t: Locale['t']): Trouble {
  return { sentence: t('today.readersUnmailed'), address: MAIL_ADDRESS, link: t('today.lookAtMail') }
}

export function backupTroubles({ t, language }: Speech, { failure, isOverdue, newestAt }: BackupState): Trouble[] {
  const age = newestAt === null ? t('today.noBackupAndDue') : t('today.backupIsOld')
  const problem = failure && t('today.backupFailed', { problem: asSentence(language, failure.problem) })
  const sentence = problem ?? (isOverdue ? age : null)
  return sentence === null ? [] : [{ sentence, address: '/admin/backups', link: t('today.lookAtBackups') }]
}

export function publishingTroubles({ t, language }: Speech, posts: readonly TroubledPost[]): Trouble[] {
  return posts.filter(isTroubled).map(({ id, title, publishProblem }) => ({
    sentence:
      publishProblem === null
        ? t('today.notPublishedInTime', { title })
        : t('today.notPublished', { title, problem: asSentence(language, publishProblem) }),
    address: `/admin/drafts/${id}`,
    link: t('today.openIt'),
  }))
}

export function isTroubled({ publishProblem, isOverdue }: Pick<TroubledPost, 'publishProblem' | 'isOverdue'>): boolean {
  return publishProblem !== null || isOverdue
}

function asSentence(language: string, text: string): string {
  return /[.!?。؟]$/.test(text) ? text : text + fullStopOf(language)
}
