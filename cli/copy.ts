import { resolve } from 'node:path'
import { counted } from '#domain/text/counted.ts'
import { contentOf } from '#server/backup/backup-content.ts'
import { copyBlog } from '#server/backup/restore/copy.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { outsideBytes } from '#server/media/bytes/open-bytes.ts'
import { heldBackLines } from './backup-words.ts'
import { parsedArguments, RefusedError, refuseFile, refuseMissingBlog, runCommand } from './command.ts'
import { onMigrationWait } from './terminal.ts'
import { UsageError } from './usage.ts'

const QUESTION = 'where shall the blog be copied?'

export async function run(args: readonly string[]): Promise<void> {
  const { to, replace } = parsedArguments(args, QUESTION, {
    options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  }).values
  if (!to) throw new UsageError(QUESTION)
  await runCommand(
    'Nothing was changed there. Pictures already copied stay, and the same command continues with them.',
    async () => {
      const config = readConfig(process.env)
      refuseMissingBlog(config)
      const isPostgres = /^postgres(ql)?:\/\//.test(to)
      const target = isPostgres
        ? { dataDir: config.dataDir, databaseUrl: to }
        : { dataDir: resolve(to), databaseUrl: undefined }
      if (target.dataDir === config.dataDir && target.databaseUrl === config.databaseUrl)
        throw new RefusedError('The blog is already there.')
      refuseFile(target.dataDir)
      await copy(config, target, replace)
    },
  )
}

type Place = Pick<ReturnType<typeof readConfig>, 'dataDir' | 'databaseUrl'>
type Source = Place & Pick<ReturnType<typeof readConfig>, 'media'>

async function copy({ media, ...from }: Source, to: Place, replace: boolean): Promise<void> {
  await using source = await openDatabase({ ...from, applicationName: 'den backup' })
  const outside = outsideBytes(media.outside)
  const result = await copyBlog(source, { ...to, onMigrationWait }, { replace, outside, onProgress: showProgress })
  if (!result.ok) throw new RefusedError(result.problem)
  const content = contentOf(result.manifest)
  const place = to.databaseUrl ? 'to PostgreSQL' : `to ${to.dataDir}`
  process.stdout.write(`Copied ${place}: ${content}. Every row was compared.\n`)
  if (result.resumed > 0)
    process.stdout.write(
      `${counted(result.resumed, 'of the pictures was', 'of the pictures were')} there from a copy that was interrupted.\n`,
    )
  for (const line of heldBackLines(result.heldBack)) process.stdout.write(`There: ${line}\n`)
  const setting = to.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  process.stdout.write(
    `Anything saved here from now on will be missing there. Set ${setting} and start the server to continue there.\n`,
  )
  await runCommand('The blog is copied, but its audit log there does not say so.', async () => {
    await using database = await openDatabase({ ...to, applicationName: 'den copy' })
    await (await import('./record.ts')).record(database, 'blog.copied', content)
  })
}

/** Shows progress on one line of a terminal, which each call overwrites. */
function showProgress(arrived: number, total: number): void {
  const { stderr } = process
  const words = `${arrived.toLocaleString('en')} of ${counted(total, 'picture', 'pictures')}`
  if (stderr.isTTY) stderr.write(`\r${words}${arrived === total ? '\n' : ''}`)
}
