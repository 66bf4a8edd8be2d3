import type { BackupOverview } from '#server/backup/backup-overview.ts'

/** A problem that an administrator has to solve. */
export interface Trouble {
  readonly sentence: string
  readonly address: string
  /** Text of the link to the address. */
  readonly link: string
}

interface ScheduledPost {
  readonly id: string
  readonly title: string
  readonly publishProblem: string | null
  readonly isOverdue: boolean
}

export const MAIL_TROUBLE: Trouble = {
  sentence: 'Mail is not being sent: the mail server fails. Waiting mails go out once it works again.',
  address: '/admin/mail',
  link: 'Look at Mail',
}

export function backupTroubles({
  failure,
  isOverdue,
  newestAt,
}: Pick<BackupOverview, 'failure' | 'isOverdue' | 'newestAt'>): Trouble[] {
  const age = newestAt === null ? 'There is no backup, and one is due.' : 'The newest backup is older than two days.'
  const sentence = failure ? `The last backup failed: ${asSentence(failure.problem)}` : isOverdue ? age : null
  return sentence === null ? [] : [{ sentence, address: '/admin/backups', link: 'Look at Backups' }]
}

export function publishingTroubles(posts: readonly ScheduledPost[]): Trouble[] {
  return posts.flatMap(({ id, title, publishProblem, isOverdue }) => {
    const reason = publishProblem ?? (isOverdue ? 'its hour has passed, and no server has published it' : null)
    if (reason === null) return []
    return [
      { sentence: `“${title}” is not out: ${asSentence(reason)}`, address: `/admin/drafts/${id}`, link: 'Open it' },
    ]
  })
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
