import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { counted } from '#domain/text/counted.ts'
import { problemOf } from '#server/backup/file-problem.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { pendingMigrations } from '#server/db/migrator.ts'
import { outsideBytes } from '#server/media/bytes/open-bytes.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { RefusedError, refuseFile, refuseMissingBlog, runCommand } from '../command.ts'
import { UsageError } from '../usage.ts'
import { exportPosts } from './export-posts.ts'

export async function run(args: readonly string[]): Promise<void> {
  const [folder, ...others] = args
  if (!folder || folder.startsWith('-') || others.length > 0) throw new UsageError('where shall the posts be written?')
  await runCommand('Nothing was exported.', async () => {
    const config = readConfig(process.env)
    const to = resolve(folder)
    refuseMissingBlog(config)
    refuseFile(to)
    if (await refusingUnwritable(to, async () => existsSync(to) && readdirSync(to).length > 0))
      throw new RefusedError(`${to} is not empty. Name a new folder.`)
    await using database = await openDatabase({ ...config, applicationName: 'den export' })
    if ((await pendingMigrations(database)).length > 0)
      throw new RefusedError('The database does not have the shape of this version. Run "den migrate" first.')
    const media = new MediaRepository(database, outsideBytes(config.media.outside))
    const { posts, pages, drafts, pictures, authors } = await refusingUnwritable(to, () =>
      exportPosts(database, media, to),
    )
    const counts = [
      counted(posts, 'post', 'posts'),
      ...(pages > 0 ? [counted(pages, 'page', 'pages')] : []),
      counted(drafts, 'draft', 'drafts'),
      counted(pictures, 'picture', 'pictures'),
      ...(authors > 0 ? [counted(authors, 'profile', 'profiles')] : []),
    ]
    process.stdout.write(`${to}: ${counts.join(', ')}.\n`)
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
