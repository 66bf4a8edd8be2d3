import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { contentOf } from '#server/backup/backup-content.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { explained } from '#server/exit-message.ts'
import { heldBackLines, secretsLine } from './backup-words.ts'
import { askPassphrase, InputEndedError } from './terminal.ts'
import { RESTORE_USAGE } from './usage.ts'

export async function run(args: readonly string[]): Promise<void> {
  const options = optionsOf(args)
  if (!options) {
    process.stderr.write(`den: what shall be restored?\n\n${RESTORE_USAGE}`)
    process.exitCode = 2
    return
  }
  await explained('Nothing was restored, and nothing was changed.', async () => {
    const config = readConfig(process.env)
    try {
      const passphrase = () => askPassphrase('Passphrase of the backup')
      const result = await restoreBackup(config, { ...options, passphrase })
      if (!result.ok) return refuse(result.problem)
      const { manifest, heldBack, keptFile } = result
      await using database = await openDatabase({ ...config, applicationName: 'den restore' })
      await (await import('./record.ts')).record(database, 'backup.restored', contentOf(manifest))
      const place = config.databaseUrl ? 'on PostgreSQL' : `in ${config.dataDir}`
      process.stdout.write(`Restored ${place}: ${contentOf(manifest)}.\n`)
      if (keptFile) process.stdout.write(`What was there is kept in ${keptFile} until you delete it.\n`)
      for (const line of heldBackLines(heldBack)) process.stdout.write(`${line}\n`)
      process.stdout.write(`${secretsLine(manifest)}\n`)
    } catch (error) {
      if (!(error instanceof InputEndedError)) throw error
      refuse('No passphrase was typed.')
    }
  })
}

interface Options {
  readonly file: string
  readonly replace: boolean
}

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    return file && others.length === 0 ? { file: resolve(file), replace: values.replace === true } : undefined
  } catch {
    return undefined
  }
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
