// The program of `createBackupInProcess` and `checkBackupInProcess`.
import { runChild } from '../../concurrency/child-program.ts'
import { openDatabase } from '../../db/database.ts'
import { type BackupProgress, type BackupResult, createBackup } from '../backup.ts'
import type { BackupOrder } from './backup-process.ts'
import { type CheckResult, checkBackup } from './check-backup.ts'

await runChild<BackupOrder, BackupProgress, BackupResult | CheckResult>(async (order, report, signal) => {
  const watched = { onProgress: (progress: BackupProgress) => void report(progress), signal }
  if ('check' in order) return checkBackup({ ...order.check, ...watched })
  const now = () => new Date(order.createdAt)
  await using database = await openDatabase({ ...order.database, applicationName: 'den backup', now })
  return await createBackup(database, { ...order.make, ...watched })
})
