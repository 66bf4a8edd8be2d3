import type { AuditLog } from './audit/audit-log.ts'
import { BackupFolder } from './backup/backup-folder.ts'
import { BackupsOverview } from './backup/backup-overview.ts'
import { NightlyBackups } from './backup/nightly/nightly-backups.ts'
import { BackupJobs } from './backup/runs/backup-jobs.ts'
import { BackupRunRepository } from './backup/runs/backup-run-repository.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Log } from './log/log.ts'

/** Puts together what makes backups; asks nothing of the database yet. */
export function openBackups(
  database: Database,
  { backups: config }: Pick<Config, 'backups'>,
  timeZone: () => Promise<string>,
  services: { readonly audit: AuditLog; readonly log: Log; readonly freeBytes?: () => Promise<number> },
) {
  const runs = new BackupRunRepository(database)
  const folder = new BackupFolder(config.folder)
  const { s3 } = config
  // On first use only, as a blog without a store never needs it.
  const store = s3 && (async () => (await import('./backup/s3-store.ts')).s3Store(s3))
  const backupJobs = new BackupJobs({ database, runs, folder, config, store: store ?? null, timeZone, ...services })
  const nightlyBackups = new NightlyBackups({
    database,
    runs,
    jobs: backupJobs,
    at: config.at,
    timeZone,
    log: services.log,
  })
  return { backups: new BackupsOverview({ database, runs, folder, config }), backupJobs, nightlyBackups }
}
