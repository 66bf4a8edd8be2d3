import { resolve } from 'node:path'
import { countsOf } from '#server/backup/backup-content.ts'
import { copyBlog } from '#server/backup/restore/copy.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { outsideBytes } from '#server/media/bytes/open-bytes.ts'
import { contentWords, heldBackLines } from './backup-words.ts'
import { parsedArguments, RefusedError, refuseFile, refuseMissingBlog, runCommand } from './command.ts'
import { t } from './speech.ts'
import { onMigrationWait } from './terminal.ts'
import { UsageError } from './usage.ts'

export async function run(args: readonly string[]): Promise<void> {
  const { to, replace } = parsedArguments(args, t('whereToCopy'), {
    options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  }).values
  if (!to) throw new UsageError(t('whereToCopy'))
  await runCommand(t('nothingCopied'), async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config)
    const isPostgres = /^postgres(ql)?:\/\//.test(to)
    const target = isPostgres
      ? { dataDir: config.dataDir, databaseUrl: to }
      : { dataDir: resolve(to), databaseUrl: undefined }
    if (target.dataDir === config.dataDir && target.databaseUrl === config.databaseUrl)
      throw new RefusedError(t('alreadyThere'))
    refuseFile(target.dataDir)
    await copy(config, target, replace)
  })
}

type Place = Pick<ReturnType<typeof readConfig>, 'dataDir' | 'databaseUrl'>
type Source = Place & Pick<ReturnType<typeof readConfig>, 'media'>

async function copy({ media, ...from }: Source, to: Place, replace: boolean): Promise<void> {
  await using source = await openDatabase({ ...from, applicationName: 'den backup' })
  const outside = outsideBytes(media.outside)
  const result = await copyBlog(source, { ...to, onMigrationWait }, { replace, outside, onProgress: showProgress })
  if (!result.ok) throw new RefusedError(result.problem)
  const arrived = { folder: to.dataDir, content: await contentWords(result.manifest) }
  process.stdout.write(`${to.databaseUrl ? t('copiedToPostgres', arrived) : t('copiedTo', arrived)}\n`)
  if (result.resumed > 0) process.stdout.write(`${t('picturesWereThere', { count: result.resumed })}\n`)
  for (const sentence of heldBackLines(result.heldBack)) process.stdout.write(`${t('onTheOtherSide', { sentence })}\n`)
  const setting = to.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  process.stdout.write(`${t('continueThere', { setting })}\n`)
  await runCommand(t('copiedUnrecorded'), async () => {
    await using database = await openDatabase({ ...to, applicationName: 'den copy' })
    await (await import('./record.ts')).record(database, 'blog.copied', countsOf(result.manifest))
  })
}

/** Shows progress on one line of a terminal, which each call overwrites. */
function showProgress(arrived: number, total: number): void {
  const { stderr } = process
  const words = t('picturesOf', { arrived, count: total })
  if (stderr.isTTY) stderr.write(`\r${words}${arrived === total ? '\n' : ''}`)
}
