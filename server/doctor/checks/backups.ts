import type { Diagnosis } from '#domain/finding.ts'
import type { BackupsOverview } from '../../backup/backup-overview.ts'

export async function checkBackups(backups: Pick<BackupsOverview, 'all' | 'faults'>): Promise<Diagnosis> {
  const { folderProblem, failure, isOverdue, newestAt } = await backups.all()
  const remedy = 'Make one with "den backup", or with "Back up now" under Backups.'
  if (folderProblem)
    return { level: 'problem', detail: folderProblem, remedy: 'Make the folder writable for this account.' }
  if (failure) return { level: 'warning', detail: `The last backup failed: ${failure.problem}`, remedy }
  if (isOverdue) {
    const detail = newestAt ? `The newest backup is older than two days: ${minute(newestAt)}.` : 'There is no backup.'
    return { level: 'warning', detail, remedy }
  }
  const [fault] = Object.entries(await backups.faults())
  if (fault) {
    const [name, problem] = fault
    const detail = `The last check of ${name} failed: ${problem}`
    const another = 'Make another with "den backup", or with "Back up now" under Backups, and look at the disk.'
    return { level: 'warning', detail, remedy: `${another} ${CHECK_AGAIN}` }
  }
  if (!newestAt) return { level: 'hint', detail: 'There is no backup.', remedy }
  return { level: 'ok', detail: `The newest one was made at ${minute(newestAt)}.` }
}

const CHECK_AGAIN = 'This remains until a check passes or the file is deleted.'

function minute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`
}
