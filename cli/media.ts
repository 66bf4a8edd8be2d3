import { type Config, readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { pendingMigrations } from '#server/db/migrator.ts'
import { moveMedia, OtherPlaceError } from '#server/media/bytes/move-media.ts'
import { outsideBytes } from '#server/media/bytes/open-bytes.ts'
import { parsedArguments, RefusedError, refuseMissingBlog, runCommand } from './command.ts'
import { t } from './speech.ts'
import { UsageError } from './usage.ts'

export async function run(args: readonly string[]): Promise<void> {
  const { positionals } = parsedArguments(args, t('whatOfPictures'), { allowPositionals: true })
  if (positionals.join(' ') !== 'move') throw new UsageError(t('whatOfPictures'))
  await runCommand(t('notAllMoved'), async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config)
    const { outside: place, belongs } = config.media
    const outside = outsideBytes(place)
    if (!place || !outside) throw new RefusedError(t('noPlace'))
    await using database = await openDatabase({ ...config, applicationName: 'den media' })
    if ((await pendingMigrations(database)).length > 0) throw new RefusedError(t('notMigrated'))
    const { moved, damaged } = await moveMedia(database, { to: belongs, outside, onMoved: showProgress }).catch(inWords)
    process.stdout.write(`${t('movedInto', { count: moved, place: nameOf(config.media) })}\n`)
    if (damaged.length === 0) return
    const names = damaged.slice(0, SHOWN).join(', ')
    process.stderr.write(`${t('picturesStay', { count: damaged.length, names })}\n`)
    process.exitCode = 1
  })
}

const SHOWN = 20

function nameOf({ outside, belongs }: Config['media']): string {
  if (belongs === 'database' || !outside) return t('database')
  return outside.kind === 'folder' ? outside.folder : t('bucket', { name: outside.store.bucket })
}

/** Shows progress on one line of a terminal, which each call overwrites. */
function showProgress(moved: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${t('pictures', { count: moved })} `)
}

function inWords(error: unknown): never {
  throw error instanceof OtherPlaceError ? new RefusedError(error.message) : error
}
