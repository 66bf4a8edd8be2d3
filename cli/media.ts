import { counted } from '#domain/text/counted.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { pendingMigrations } from '#server/db/migrator.ts'
import { moveMedia, OtherPlaceError } from '#server/media/bytes/move-media.ts'
import { outsideBytes } from '#server/media/bytes/open-bytes.ts'
import { parsedArguments, RefusedError, refuseMissingBlog, runCommand } from './command.ts'
import { UsageError } from './usage.ts'

const QUESTION = 'what shall be done with pictures?'

export async function run(args: readonly string[]): Promise<void> {
  const { positionals } = parsedArguments(args, QUESTION, { allowPositionals: true })
  if (positionals.join(' ') !== 'move') throw new UsageError(QUESTION)
  await runCommand('Not all pictures were moved. The same command goes on with the others.', async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config)
    const { outside: place, belongs } = config.media
    const outside = outsideBytes(place)
    if (!place || !outside)
      throw new RefusedError('No place outside the database is named. Set MEDIA_DIR or MEDIA_S3_ENDPOINT first.')
    await using database = await openDatabase({ ...config, applicationName: 'den media' })
    if ((await pendingMigrations(database)).length > 0)
      throw new RefusedError('The database does not have the shape of this version. Run "den migrate" first.')
    const { moved, damaged } = await moveMedia(database, { to: belongs, outside, onMoved: showProgress }).catch(inWords)
    process.stdout.write(`${counted(moved, 'picture', 'pictures')} moved into ${nameOf(config.media)}.\n`)
    if (damaged.length === 0) return
    process.stderr.write(
      `${counted(damaged.length, 'picture stays where it is', 'pictures stay where they are')}, missing or damaged: ${damaged.slice(0, SHOWN).join(', ')}. "den doctor" says more.\n`,
    )
    process.exitCode = 1
  })
}

const SHOWN = 20

function nameOf({ outside, belongs }: Config['media']): string {
  if (belongs === 'database' || !outside) return 'the database'
  return outside.kind === 'folder' ? outside.folder : `the bucket ${outside.store.bucket}`
}

/** Shows progress on one line of a terminal, which each call overwrites. */
function showProgress(moved: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${counted(moved, 'picture', 'pictures')} `)
}

function inWords(error: unknown): never {
  throw error instanceof OtherPlaceError ? new RefusedError(error.message) : error
}
