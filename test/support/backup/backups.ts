import { basename, join } from 'node:path'
import { pino } from 'pino'
import { COMMAND } from '#domain/audit-event.ts'
import { AuditLog } from '#server/audit/audit-log.ts'
import { createBackup } from '#server/backup/backup.ts'
import { openBackups } from '#server/backup/open-backups.ts'
import type { BackupConfig } from '#server/config/backup-config.ts'
import type { MediaConfig } from '#server/config/media-config.ts'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { TestApp } from '../app.ts'
import type { TestDatabase } from '../database/databases.ts'

interface BackupSite {
  readonly config?: Partial<BackupConfig>
  readonly timeZone?: string
  readonly freeBytes?: () => Promise<number>
  readonly media?: MediaConfig
}

/** The backup services over the database of a test; their folder is `backups` beside that database. */
export function backupsOf(
  database: Database,
  { dataDir }: TestDatabase['config'],
  { config = {}, timeZone = 'UTC', media = { outside: undefined, belongs: 'database' }, ...overrides }: BackupSite = {},
) {
  const log: Record<string, unknown>[] = []
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line)) })
  const folder = join(dataDir, 'backups')
  const backups = { folder, at: '03:00', passphrase: undefined, s3: undefined, ...config }
  const services = { audit: new AuditLog(database, logger), log: logger, ...overrides }
  return { ...openBackups(database, { backups, media }, async () => timeZone, services), folder, log }
}

/** Adds an administrator who was created at that time, since a blog without one is not backed up. */
export async function addAdministrator(database: Database, created_at = '2026-01-01T00:00:00.000Z'): Promise<void> {
  const id = 'a_mara'
  const email = 'mara@den.example'
  await database.write
    .insertInto('accounts')
    .values({
      id,
      email,
      name: 'Mara',
      role: 'owner',
      email_verified: 1,
      created_at,
      updated_at: created_at,
      passkey_user_id: null,
    })
    .execute()
}

/** Writes a backup in this process, without recording it as verified. @returns its name */
export async function writtenBackup({ database, services }: TestApp): Promise<string> {
  const { folder } = services.config.backups
  return basename(
    succeeded(await createBackup(database, { file: undefined, folder, secrets: true, passphrase: undefined })).file,
  )
}

/** Makes a backup. @returns its name and the id of its job */
export async function backUp({
  backupJobs,
  backups,
}: Services): Promise<{ readonly job: string; readonly name: string }> {
  const job = (await backupJobs.make('manual', { who: COMMAND }))!
  await job.ended
  return { job: job.id, name: (await backups.all()).backups[0]!.name }
}
