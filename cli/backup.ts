import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { COMMAND } from '#domain/audit/audit-event.ts'
import { sizeOf } from '#domain/backups/backup-size.ts'
import { createBackup } from '#server/backup/backup.ts'
import { contentOf, countsOf } from '#server/backup/backup-content.ts'
import { BackupRunRepository } from '#server/backup/runs/backup-run-repository.ts'
import { readConfig } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { SQLITE_FILE } from '#server/db/sqlite.ts'
import { explained } from '#server/exit-message.ts'
import { askPassword, InputEndedError } from './terminal.ts'
import { BACKUP_USAGE } from './usage.ts'

export async function run(args: readonly string[]): Promise<void> {
  const options = optionsOf(args)
  if (!options) {
    process.stderr.write(`den: what shall be backed up?\n\n${BACKUP_USAGE}`)
    process.exitCode = 2
    return
  }
  await explained('No backup was made.', async () => {
    const config = readConfig(process.env)
    if (!config.databaseUrl && !existsSync(join(config.dataDir, SQLITE_FILE)))
      return refuse(`There is no blog in ${config.dataDir}.`)
    const passphrase = options.encrypt ? await passphraseOrNone() : undefined
    if (passphrase === null) return refuse('No passphrase was typed.')
    await using database = await openDatabase({ ...config, applicationName: 'den backup' })
    const result = await createBackup(database, { ...options, folder: config.backups.folder, passphrase })
    if (!result.ok) return refuse(result.problem)
    const { file, bytes, manifest } = result
    await (await import('./record.ts')).record(database, 'backup.made', contentOf(manifest))
    const shown = dirname(file) === config.backups.folder ? basename(file) : file
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
  })
}

/** Lets the admin area know when the last backup was made. */
async function noteRun(database: Database, made: { file: string; bytes: number; content: string }): Promise<void> {
  try {
    await new BackupRunRepository(database).add({ ...made, kind: 'command', started_by: COMMAND.name })
  } catch (error) {
    // A database that is not migrated yet.
    if (!database.engine.isMissingTable(error)) throw error
  }
}

interface Options {
  readonly file: string | undefined
  readonly secrets: boolean
  readonly encrypt: boolean
}

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'without-secrets': { type: 'boolean' }, encrypt: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (positionals.length > 1) return undefined
    const [file] = positionals
    return {
      file: file && resolve(file),
      secrets: values['without-secrets'] !== true,
      encrypt: values.encrypt === true,
    }
  } catch {
    return undefined
  }
}

async function passphraseOrNone(): Promise<string | null> {
  try {
    return await askPassword('Passphrase of the backup')
  } catch (error) {
    if (error instanceof InputEndedError) return null
    throw error
  }
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
