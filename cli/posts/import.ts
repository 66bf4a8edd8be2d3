import { basename, resolve } from 'node:path'
import { COMMAND } from '#domain/audit-event.ts'
import { IMPORT_FORMATS, VIEWINGS } from '#domain/imports/import-calls.ts'
import { ImportSummary } from '#domain/imports/import-report.ts'
import { foundScoresText, SCORE_SCALES } from '#domain/imports/score-scales.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { ImportError } from '#server/imports/imported-post.ts'
import type { ImportRequest } from '#server/imports/imports.ts'
import { createServices } from '#server/services.ts'
import { parsedArguments, RefusedError, refuseMissingBlog, runCommand } from '../command.ts'
import { printable } from '../terminal.ts'
import { UsageError } from '../usage.ts'
import { checkAddresses } from './check-addresses.ts'
import { reportLines } from './import-words.ts'
import { isBackupName, unpackBackup } from './unpacked-backup.ts'

const QUESTION = 'what shall be imported?'

export async function run(args: readonly string[]): Promise<void> {
  if (args[0] === '--check-addresses') {
    const [, file, ...others] = args
    if (!file || others.length > 0) throw new UsageError('which list or sitemap shall be checked?')
    await runCommand('The addresses could not be checked.', () => checkAddresses(resolve(file)))
    return
  }
  const request = requestOf(args)
  const work = async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config)
    await using services = await createServices(config, {
      openDatabase: (options) => openDatabase({ ...options, syncs: 'on-close' }),
    })
    if (config.siteUrlIsDefault)
      process.stderr.write(`SITE_URL is not set: links between the posts will lead to ${config.siteUrl}.\n`)
    const isDryRun = request.report === null
    const why = isDryRun ? await services.whyNotReady() : null
    if (why) throw new RefusedError(`${why} A dry run does not change that; "den doctor" says what to do.`)
    if (!isDryRun) await services.migrate()
    const summary = new ImportSummary(isDryRun)
    try {
      using backup = isBackupName(request.path) ? await unpackBackup(request.path, config.dataDir) : null
      if (isDryRun) process.stdout.write('A dry run: nothing is changed.\n\n')
      for await (const line of services.imports.run(backup ? { ...request, path: backup.folder } : request)) {
        summary.add(line)
        for (const text of reportLines(line)) process.stdout.write(`${printable(text)}\n`)
      }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      process.stderr.write(`${printable(error.message)}\n`)
      process.exitCode = 1
    }
    process.stdout.write(`\n${summary.text(ENGLISH)}\n`)
    if (request.report && summary.handled > 0)
      process.stdout.write(`Look through it, or undo it: ${config.siteUrl}/admin/import/${request.report.id}\n`)
    const { scores } = summary
    if (scores && !request.scale)
      process.stdout.write(
        `${printable(foundScoresText(ENGLISH, scores))} They are left out unless you say what the best score is: --scale ${SCORE_SCALES.join('|')}, probably ${scores.proposed}\n`,
      )
    if (!isDryRun && summary.saved > 0)
      await services.audit.record({ what: 'posts.imported', who: COMMAND, about: summary.text(ENGLISH) })
  }
  await runCommand(
    'The import stopped. Posts that were named above are whole; the same command goes on where it stopped.',
    work,
    'No passphrase was typed.',
  )
}

function requestOf(args: readonly string[]): ImportRequest {
  const { values, positionals } = parsedArguments(args, QUESTION, {
    options: {
      from: { type: 'string' },
      pictures: { type: 'string' },
      scale: { type: 'string' },
      viewings: { type: 'string' },
      'category-of-scored': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  const { from, pictures, 'dry-run': isDryRun, 'category-of-scored': categoryOfScored } = values
  const format = IMPORT_FORMATS.find((name) => name === from)
  const scale = SCORE_SCALES.find((name) => name === values.scale)
  if (!file || others.length > 0 || format !== from) throw new UsageError(QUESTION)
  const viewings = VIEWINGS.find((name) => name === values.viewings)
  if (viewings !== values.viewings) throw new UsageError(`--viewings is one of ${VIEWINGS.join(', ')}`)
  if (scale !== values.scale) throw new UsageError(`--scale is one of ${SCORE_SCALES.join(', ')}`)
  const report = isDryRun ? null : { id: newId('import'), startedBy: COMMAND.name, fileName: basename(resolve(file)) }
  return {
    path: resolve(file),
    format,
    pictures: pictures && resolve(pictures),
    scale,
    viewings,
    categoryOfScored,
    report,
  }
}
