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
import { said, serverSayer, speech, t, wholeLocale } from '../speech.ts'
import { printable } from '../terminal.ts'
import { UsageError } from '../usage.ts'
import { checkAddresses } from './check-addresses.ts'
import { reportLines } from './import-words.ts'
import { isBackupName, unpackBackup } from './unpacked-backup.ts'

export async function run(args: readonly string[]): Promise<void> {
  if (args[0] === '--check-addresses') {
    const [, file, ...others] = args
    if (!file || others.length > 0) throw new UsageError(t('whatToCheck'))
    await runCommand(t('notChecked'), () => checkAddresses(resolve(file)))
    return
  }
  const request = requestOf(args)
  const work = async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config)
    await using services = await createServices(config, {
      openDatabase: (options) => openDatabase({ ...options, syncs: 'on-close' }),
    })
    const isDryRun = request.report === null
    const why = isDryRun ? await services.whyNotReady() : null
    if (why) throw new RefusedError(speech().sentences([await said(why), t('dryRunCannot')]))
    if (!isDryRun) await services.migrate()
    const [locale, say] = await Promise.all([wholeLocale(), serverSayer()])
    const summary = new ImportSummary(isDryRun)
    try {
      using backup = isBackupName(request.path) ? await unpackBackup(request.path, config.dataDir) : null
      if (isDryRun) process.stdout.write(`${t('dryRun')}\n\n`)
      for await (const line of services.imports.run(backup ? { ...request, path: backup.folder } : request)) {
        summary.add(line)
        for (const text of reportLines(line, locale, say)) process.stdout.write(`${printable(text)}\n`)
      }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      process.stderr.write(`${printable(say(error.message))}\n`)
      process.exitCode = 1
    }
    process.stdout.write(`\n${summary.text(locale)}\n`)
    if (request.report && summary.handled > 0)
      process.stdout.write(`${t('lookThrough', { address: `${config.siteUrl}/admin/import/${request.report.id}` })}\n`)
    const { scores } = summary
    if (scores && !request.scale) {
      const scale = { scales: SCORE_SCALES.join('|'), proposed: scores.proposed }
      const sentences = [printable(foundScoresText(locale, scores)), t('scaleNeeded', scale)]
      process.stdout.write(`${locale.sentences(sentences)}\n`)
    }
    if (!isDryRun && summary.saved > 0)
      await services.audit.record({ what: 'posts.imported', who: COMMAND, about: summary.text(ENGLISH) })
  }
  await runCommand(t('importStopped'), work, t('noPassphrase'))
}

function requestOf(args: readonly string[]): ImportRequest {
  const { values, positionals } = parsedArguments(args, t('whatToImport'), {
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
  if (!file || others.length > 0 || format !== from) throw new UsageError(t('whatToImport'))
  const viewings = VIEWINGS.find((name) => name === values.viewings)
  if (viewings !== values.viewings)
    throw new UsageError(t('oneOf', { option: '--viewings', values: VIEWINGS.join(', ') }))
  if (scale !== values.scale) throw new UsageError(t('oneOf', { option: '--scale', values: SCORE_SCALES.join(', ') }))
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
