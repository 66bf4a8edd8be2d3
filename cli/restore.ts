import { resolve } from 'node:path'
import { contentOf } from '#server/backup/backup-content.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { heldBackLines, secretsLine } from './backup-words.ts'
import { parsedArguments, RefusedError, runCommand } from './command.ts'
import { askPassphrase, onMigrationWait } from './terminal.ts'
import { UsageError } from './usage.ts'

const QUESTION = 'what shall be restored?'

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsedArguments(args, QUESTION, {
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [named, ...others] = positionals
  if (!named || others.length > 0) throw new UsageError(QUESTION)
  const restore = async () => {
    const config = readConfig(process.env)
    const passphrase = () => askPassphrase('Passphrase of the backup')
    const result = await restoreBackup(
      { ...config, onMigrationWait },
      { file: resolve(named), replace: values.replace, passphrase },
    )
    if (!result.ok) throw new RefusedError(result.problem)
    const { manifest, heldBack, keptFile } = result
    const place = config.databaseUrl ? 'on PostgreSQL' : `in ${config.dataDir}`
    process.stdout.write(`Restored ${place}: ${contentOf(manifest)}.\n`)
    if (keptFile) process.stdout.write(`What was there is kept in ${keptFile} until you delete it.\n`)
    for (const line of heldBackLines(heldBack)) process.stdout.write(`${line}\n`)
    process.stdout.write(`${secretsLine(manifest)}\n`)
    return { config, content: contentOf(manifest) }
  }
  const restored = await runCommand(
    'Nothing was restored, and nothing was changed.',
    restore,
    'No passphrase was typed.',
  )
  if (!restored) return
  await runCommand('The blog is restored, but its audit log does not say so.', async () => {
    await using database = await openDatabase({ ...restored.config, applicationName: 'den restore' })
    await (await import('./record.ts')).record(database, 'backup.restored', restored.content)
  })
}
