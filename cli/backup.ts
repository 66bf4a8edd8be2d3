import { basename, dirname, join, resolve } from 'node:path'
import { COMMAND } from '#domain/audit-event.ts'
import { sizeIn } from '#domain/text/byte-size.ts'
import type { Manifest } from '#server/backup/archive-format.ts'
import { createBackup } from '#server/backup/backup.ts'
import { countsOf } from '#server/backup/backup-content.ts'
import { PICTURES_FOLDER } from '#server/backup/pictures/picture-set.ts'
import { BackupRunRepository } from '#server/backup/runs/backup-run-repository.ts'
import { readConfig } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { explanation } from '#server/exit-message.ts'
import { contentWords } from './backup-words.ts'
import { parsedArguments, RefusedError, refuseMissingBlog, runCommand } from './command.ts'
import { said, speech, t } from './speech.ts'
import { askPassword } from './terminal.ts'
import { UsageError } from './usage.ts'

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsedArguments(args, t('whatToBackUp'), {
    options: { 'without-secrets': { type: 'boolean' }, encrypt: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [named, ...others] = positionals
  if (others.length > 0) throw new UsageError(t('whatToBackUp'))
  const work = async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config)
    const { folder } = config.backups
    const passphrase = values.encrypt ? await askPassword(t('passphrase')) : undefined
    const wanted = {
      file: named && resolve(named),
      secrets: !values['without-secrets'],
      folder,
      passphrase,
      outside: config.media.outside,
    }
    await using database = await openDatabase({ ...config, applicationName: 'den backup' })
    const result = await createBackup(database, wanted)
    if (!result.ok) throw new RefusedError(result.problem)
    const { file, bytes, manifest } = result
    // Standard output has the file name only, for use in scripts.
    process.stdout.write(`${file}\n`)
    process.stderr.write(
      `${t('backupRead', { size: sizeIn(speech().language, bytes), content: await contentWords(manifest) })}\n`,
    )
    if (manifest.pictureSet)
      process.stderr.write(`${t('picturesBeside', { folder: join(dirname(file), PICTURES_FOLDER) })}\n`)
    process.stderr.write(`${t(manifest.secrets ? 'holdsSecrets' : 'holdsNoSecrets')}\n`)
    await note(database, { file: dirname(file) === folder ? basename(file) : file, bytes, manifest })
  }
  await runCommand(t('noBackupMade'), work, t('noPassphrase'))
}

/** Records the backup for the admin area. Does not throw, since the file is complete. */
async function note(database: Database, made: { file: string; bytes: number; manifest: Manifest }): Promise<void> {
  const { file, bytes, manifest } = made
  try {
    const run = { file, bytes, content: countsOf(manifest), kind: 'command', started_by: COMMAND.name } as const
    await new BackupRunRepository(database).add(run)
  } catch (error) {
    // The table is missing in a database that is not migrated yet.
    if (!database.engine.isMissingTable(error))
      return void process.stderr.write(`${t('backupNotShown')}\n${await said(explanation(error))}\n`)
  }
  await (await import('./record.ts')).record(database, 'backup.made', `${basename(file)}: ${countsOf(manifest)}`)
}
