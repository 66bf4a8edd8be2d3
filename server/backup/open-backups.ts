import type { AuditLog } from '../audit/audit-log.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { BackupOptions, BackupResult } from './backup.ts'
import { BackupFolder } from './backup-folder.ts'
import { BackupsOverview } from './backup-overview.ts'
import { NightlyBackups } from './nightly/nightly-backups.ts'
import { BackupJobs } from './runs/backup-jobs.ts'
import { BackupRunRepository } from './runs/backup-run-repository.ts'
import type { CheckOptions, CheckResult } from './runs/check-backup.ts'

/** Runs no query. @param config without `dataDir` backups are made in this process, for tests with a database of their own */
export function openBackups(
  database: Database,
  {
    backups: config,
    media,
    ...place
  }: Pick<Config, 'backups'> & Partial<Pick<Config, 'dataDir' | 'databaseUrl' | 'media'>>,
  timeZone: () => Promise<string>,
  services: { readonly audit: AuditLog; readonly log: Log; readonly freeBytes?: () => Promise<number> },
) {
  const runs = new BackupRunRepository(database)
  const folder = new BackupFolder(config.folder)
  const { s3 } = config
  // Loaded on first use, as a blog without a store never needs it.
  const store = s3 && (async () => (await import('./s3-store.ts')).s3Store(s3))
  const backupJobs = new BackupJobs({
    database,
    runs,
    folder,
    config,
    store: store ?? null,
    outside: media?.outside,
    timeZone,
    ...workOf(database, place),
    ...services,
  })
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

/** Loads what makes and checks a backup on first use: most processes of a server do neither. */
function workOf(database: Database, { dataDir, databaseUrl }: Partial<Pick<Config, 'dataDir' | 'databaseUrl'>>) {
  return {
    async create(options: BackupOptions): Promise<BackupResult> {
      if (dataDir === undefined) return (await import('./backup.ts')).createBackup(database, options)
      const { createBackupInProcess } = await import('./runs/backup-process.ts')
      return createBackupInProcess({ dataDir, databaseUrl }, database.now(), options)
    },
    async check(options: CheckOptions): Promise<CheckResult> {
      if (dataDir === undefined) return (await import('./runs/check-backup.ts')).checkBackup(options)
      return (await import('./runs/backup-process.ts')).checkBackupInProcess(options)
    },
  }
}
