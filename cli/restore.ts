import { basename, resolve } from 'node:path'
import { countsOf } from '#server/backup/backup-content.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { contentWords, heldBackLines, secretsLine } from './backup-words.ts'
import { parsedArguments, RefusedError, runCommand } from './command.ts'
import { t } from './speech.ts'
import { askPassphrase, onMigrationWait } from './terminal.ts'
import { UsageError } from './usage.ts'

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsedArguments(args, t('whatToRestore'), {
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [named, ...others] = positionals
  if (!named || others.length > 0) throw new UsageError(t('whatToRestore'))
  const restore = async () => {
    const config = readConfig(process.env)
    const passphrase = () => askPassphrase(t('passphrase'))
    const result = await restoreBackup(
      { ...config, onMigrationWait },
      { file: resolve(named), replace: values.replace, passphrase },
    )
    if (!result.ok) throw new RefusedError(result.problem)
    const { manifest, heldBack, keptFile } = result
    const content = await contentWords(manifest)
    const { databaseUrl, dataDir: folder } = config
    process.stdout.write(`${databaseUrl ? t('restoredOnPostgres', { content }) : t('restored', { folder, content })}\n`)
    if (keptFile) process.stdout.write(`${t('keptBefore', { file: keptFile })}\n`)
    for (const line of heldBackLines(heldBack)) process.stdout.write(`${line}\n`)
    process.stdout.write(`${secretsLine(manifest)}\n`)
    return { config, about: `${basename(named)}: ${countsOf(manifest)}` }
  }
  const restored = await runCommand(t('nothingRestored'), restore, t('noPassphrase'))
  if (!restored) return
  await runCommand(t('restoredUnrecorded'), async () => {
    await using database = await openDatabase({ ...restored.config, applicationName: 'den restore' })
    await (await import('./record.ts')).record(database, 'backup.restored', restored.about)
  })
}
