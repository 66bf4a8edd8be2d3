import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { problemOf } from '#server/backup/file-problem.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { pendingMigrations } from '#server/db/migrator.ts'
import { outsideBytes } from '#server/media/bytes/open-bytes.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { RefusedError, refuseFile, refuseMissingBlog, runCommand } from '../command.ts'
import { speech, t } from '../speech.ts'
import { UsageError } from '../usage.ts'
import { exportPosts } from './export-posts.ts'

export async function run(args: readonly string[]): Promise<void> {
  const [folder, ...others] = args
  if (!folder || folder.startsWith('-') || others.length > 0) throw new UsageError(t('whereToExport'))
  await runCommand(t('nothingExported'), async () => {
    const config = readConfig(process.env)
    const to = resolve(folder)
    refuseMissingBlog(config)
    refuseFile(to)
    if (await refusingUnwritable(to, async () => existsSync(to) && readdirSync(to).length > 0))
      throw new RefusedError(t('notEmpty', { folder: to }))
    await using database = await openDatabase({ ...config, applicationName: 'den export' })
    if ((await pendingMigrations(database)).length > 0) throw new RefusedError(t('notMigrated'))
    const media = new MediaRepository(database, outsideBytes(config.media.outside))
    const { posts, pages, drafts, pictures, authors } = await refusingUnwritable(to, () =>
      exportPosts(database, media, to),
    )
    const counts = [
      t('posts', { count: posts }),
      ...(pages > 0 ? [t('pages', { count: pages })] : []),
      t('drafts', { count: drafts }),
      t('pictures', { count: pictures }),
      ...(authors > 0 ? [t('profiles', { count: authors })] : []),
    ]
    process.stdout.write(`${to}: ${speech().commas(counts)}.\n`)
  })
}

/** @throws {RefusedError} for errors of the file system at the target; their advice would otherwise be about `DATA_DIR` */
async function refusingUnwritable<T>(to: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const problem = problemOf(error, to)
    throw problem === undefined ? error : new RefusedError(problem)
  }
}
