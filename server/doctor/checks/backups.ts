import type { Diagnosis } from '#domain/health/finding.ts'
import type { BackupsOverview } from '../../backup/backup-overview.ts'

/** Looks at the newest backup, and at the last one that failed. */
export async function checkBackups(backups: Pick<BackupsOverview, 'all'>): Promise<Diagnosis> {
  const { folderProblem, failure, isOverdue, newestAt } = await backups.all()
  const remedy = 'Make one with "den backup", or with "Back up now" under Backups.'
  if (folderProblem)
    return { level: 'problem', detail: folderProblem, remedy: 'Make the folder writable for this account.' }
  if (failure) return { level: 'warning', detail: `The last backup failed: ${failure.problem}`, remedy }
  if (isOverdue) {
    const detail = newestAt ? `The newest backup is older than two days: ${minute(newestAt)}.` : 'There is no backup.'
    return { level: 'warning', detail, remedy }
  }
  return { level: 'ok', detail: newestAt ? `The newest one was made at ${minute(newestAt)}.` : 'None is due yet.' }
}

function minute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`
}
