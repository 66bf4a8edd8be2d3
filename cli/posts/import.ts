import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { COMMAND } from '#domain/audit/audit-event.ts'
import { IMPORT_FORMATS, type ImportFormat } from '#domain/imports/import-calls.ts'
import { ImportSummary } from '#domain/imports/import-report.ts'
import { readConfig } from '#server/config/config.ts'
import { SQLITE_FILE } from '#server/db/sqlite.ts'
import { explained } from '#server/exit-message.ts'
import { ImportError } from '#server/imports/imported-post.ts'
import type { ImportRequest } from '#server/imports/imports.ts'
import { createServices } from '#server/services.ts'
import { InputEndedError, printable } from '../terminal.ts'
import { IMPORT_USAGE } from '../usage.ts'
import { reportLines } from './import-words.ts'
import { isBackupName, unpackBackup } from './unpacked-backup.ts'

export async function run(args: readonly string[]): Promise<void> {
  const request = requestOf(args)
  if (!request) {
    process.stderr.write(`den: what shall be imported?\n\n${IMPORT_USAGE}`)
    process.exitCode = 2
    return
  }
  await explained(
    'The import stopped. Posts that were named above are whole; the same command goes on where it stopped.',
    async () => {
      const config = readConfig(process.env)
      if (!config.databaseUrl && !existsSync(join(config.dataDir, SQLITE_FILE)))
        return refuse(`There is no blog in ${config.dataDir}.`)
      await using services = await createServices(config)
      const why = request.isDryRun ? await services.whyNotReady() : null
      if (why) return refuse(`${why} A dry run does not change that; "den doctor" says what to do.`)
      if (!request.isDryRun) await services.migrate()
      const summary = new ImportSummary(request.isDryRun)
      try {
        using backup = isBackupName(request.path) ? await unpackBackup(request.path, config.dataDir) : null
        if (request.isDryRun) process.stdout.write('A dry run: nothing is changed.\n\n')
        for await (const line of services.imports.run(backup ? { ...request, path: backup.folder } : request)) {
          summary.add(line)
          for (const text of reportLines(line)) process.stdout.write(`${printable(text)}\n`)
        }
      } catch (error) {
        if (error instanceof InputEndedError) refuse('No passphrase was typed.')
        else if (error instanceof ImportError) refuse(printable(error.message))
        else throw error
      }
      process.stdout.write(`\n${summary.text()}\n`)
      if (!request.isDryRun && summary.saved > 0)
        await services.audit.record({ what: 'posts.imported', who: COMMAND, about: summary.text() })
    },
  )
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}

function requestOf(args: readonly string[]): ImportRequest | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, pictures: { type: 'string' }, 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    const { from, pictures, 'dry-run': isDryRun = false } = values
    if (!file || others.length > 0 || (from !== undefined && !isFormat(from))) return undefined
    return { path: resolve(file), format: from, pictures: pictures && resolve(pictures), isDryRun }
  } catch {
    return undefined
  }
}

function isFormat(name: string): name is ImportFormat {
  return (IMPORT_FORMATS as readonly string[]).includes(name)
}
