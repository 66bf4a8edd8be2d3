import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { counted } from '#server/backup/backup-content.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { SQLITE_FILE } from '#server/db/sqlite.ts'
import { explained } from '#server/exit-message.ts'
import { EXPORT_USAGE } from '../usage.ts'
import { exportPosts } from './export-posts.ts'

export async function run(args: readonly string[]): Promise<void> {
  const [folder, ...others] = args
  if (!folder || folder.startsWith('-') || others.length > 0) {
    process.stderr.write(`den: where shall the posts be written?\n\n${EXPORT_USAGE}`)
    process.exitCode = 2
    return
  }
  await explained('Nothing was exported.', async () => {
    const config = readConfig(process.env)
    const to = resolve(folder)
    if (!config.databaseUrl && !existsSync(join(config.dataDir, SQLITE_FILE)))
      return refuse(`There is no blog in ${config.dataDir}.`)
    if (existsSync(to) && readdirSync(to).length > 0) return refuse(`${to} is not empty. Name a new folder.`)
    await using database = await openDatabase({ ...config, applicationName: 'den export' })
    const { posts, drafts, pictures } = await exportPosts(database, to)
    const counts = [
      counted(posts, 'post', 'posts'),
      counted(drafts, 'draft', 'drafts'),
      counted(pictures, 'picture', 'pictures'),
    ]
    process.stdout.write(`${to}: ${counts.join(', ')}.\n`)
  })
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
