import { basename, dirname, resolve } from 'node:path'
import { COMMAND } from '#domain/audit/audit-event.ts'
import { sizeOf } from '#domain/backups/backup-size.ts'
import { createBackup } from '#server/backup/backup.ts'
import { contentOf, countsOf } from '#server/backup/backup-content.ts'
import { BackupRunRepository } from '#server/backup/runs/backup-run-repository.ts'
import { readConfig } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { parsedArguments, RefusedError, refuseMissingBlog, runCommand } from './command.ts'
import { askPassword } from './terminal.ts'
import { UsageError } from './usage.ts'

const QUESTION = 'what shall be backed up?'

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsedArguments(args, QUESTION, {
    options: { 'without-secrets': { type: 'boolean' }, encrypt: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [named, ...others] = positionals
  if (others.length > 0) throw new UsageError(QUESTION)
  const work = async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config)
    const { folder } = config.backups
    const passphrase = values.encrypt ? await askPassword('Passphrase of the backup') : undefined
    const wanted = { file: named && resolve(named), secrets: !values['without-secrets'], folder, passphrase }
    await using database = await openDatabase({ ...config, applicationName: 'den backup' })
    const result = await createBackup(database, wanted)
    if (!result.ok) throw new RefusedError(result.problem)
    const { file, bytes, manifest } = result
    await (await import('./record.ts')).record(database, 'backup.made', contentOf(manifest))
    const shown = dirname(file) === folder ? basename(file) : file
    await noteRun(database, { file: shown, bytes, content: countsOf(manifest) })
    // Standard output has the file name only, for use in scripts.
    process.stdout.write(`${file}\n`)
    process.stderr.write(
      `${sizeOf(bytes)}: ${contentOf(manifest)}. It was read again to its end, and every sum is right.\n`,
    )
    process.stderr.write(
      manifest.secrets
        ? 'It holds secrets, such as the hashes of passwords and the keys that sign links: keep it where nobody else can read it.\n'
        : 'It holds no passwords, tokens or keys. Addresses of subscribers are in it.\n',
    )
  }
  await runCommand('No backup was made.', work, 'No passphrase was typed.')
}

/** Records the run for the admin area, which shows when the last backup was made. */
async function noteRun(database: Database, made: { file: string; bytes: number; content: string }): Promise<void> {
  try {
    await new BackupRunRepository(database).add({ ...made, kind: 'command', started_by: COMMAND.name })
  } catch (error) {
    // The table is missing in a database that is not migrated yet.
    if (!database.engine.isMissingTable(error)) throw error
  }
}
