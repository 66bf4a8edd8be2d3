import { basename } from 'node:path'
import type { BackupConfig } from '../config/backup-config.ts'
import type { OutsidePlace } from '../config/media-config.ts'
import type { Database } from '../db/database.ts'
import { MigrationError } from '../db/migration-error.ts'
import { migrations } from '../db/migrations/index.ts'
import { migrateToLatest } from '../db/migrator.ts'
import type { Log } from '../log/log.ts'
import { BackupFolder } from './backup-folder.ts'
import { BackupRunRepository } from './runs/backup-run-repository.ts'

interface MigrationOptions {
  readonly config: Pick<BackupConfig, 'folder' | 'passphrase'> & { readonly outside?: OutsidePlace | undefined }
  readonly log: Log
  readonly withBackup?: boolean
  readonly known?: typeof migrations
}

/** The backup replaces the one of the migrations before, once all have run. @throws {MigrationError} */
export async function migrateWithBackup(
  database: Database,
  { config, log, withBackup = true, known = migrations }: MigrationOptions,
): Promise<string[]> {
  let made: MadeBackup | null = null
  let ran: string[]
  try {
    ran = await migrateToLatest(database, known, undefined, async (pending) => {
      if (withBackup && (await mayHoldBlog(database))) made = await backUp(database, config, log, pending)
    })
  } catch (error) {
    if (!made || error instanceof MigrationError) throw error
    log.error({ err: error }, 'the migration failed')
    throw new MigrationError(failureIn(error, (made as MadeBackup).file), { cause: error })
  }
  if (made) {
    await new BackupRunRepository(database).add(rowOf(made))
    await new BackupFolder(config.folder)
      .keepOnlyMigration(basename((made as MadeBackup).file))
      .catch((err) => log.warn({ err }, 'backups of earlier migrations could not be deleted'))
  }
  return ran
}

interface MadeBackup {
  readonly file: string
  readonly bytes: number
  readonly content: string
}

async function backUp(
  database: Database,
  { folder: path, passphrase, outside }: MigrationOptions['config'],
  log: Log,
  pending: readonly string[],
): Promise<MadeBackup> {
  const folder = new BackupFolder(path)
  const since = database.now().getTime()
  log.info({ migrations: pending.length, folder: path }, 'making a backup before the migration')
  // A folder that cannot be read is reported by the backup.
  await folder.removeStray(database.now(), 'before-migration').catch(() => {})
  // On first use only, as most starts have nothing to migrate.
  const [{ createBackup }, { countsOf }] = await Promise.all([import('./backup.ts'), import('./backup-content.ts')])
  const options = {
    file: undefined,
    folder: path,
    kind: 'before-migration' as const,
    secrets: true,
    passphrase,
    outside,
  }
  const result = await createBackup(database, options)
  if (!result.ok)
    throw new MigrationError(
      `No backup could be made before the database is migrated, so nothing was changed. ${result.problem}\nTo migrate without a backup: ./den migrate --without-backup`,
    )
  await folder.limitMigrations()
  const seconds = (database.now().getTime() - since) / 1000
  log.info({ file: result.file, bytes: result.bytes, seconds }, 'backup made before the migration')
  return { file: result.file, bytes: result.bytes, content: countsOf(result.manifest) }
}

function failureIn(error: unknown, file: string): string {
  const message = error instanceof Error ? error.message : String(error)
  return `The database could not be migrated: ${message}\nWhat failed changed nothing. To go back, install the version of Den that ran before, and with it: ./den restore ${file} --replace\nIf that version refuses it, since an earlier start ran some of the migrations, restore the one that was made before it in that folder.`
}

/** True if it cannot be told: tables of older versions may lack columns of the query. */
async function mayHoldBlog(database: Database): Promise<boolean> {
  try {
    const { holdsBlog } = await import('./existing-blog.ts')
    return await holdsBlog(database)
  } catch {
    return true
  }
}

function rowOf({ file, bytes, content }: MadeBackup) {
  return { kind: 'before-migration' as const, file: basename(file), started_by: 'system', bytes, content }
}
