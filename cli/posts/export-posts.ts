import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '#server/db/database.ts'
import { type ExportFolder, exportedFiles } from '#server/export/exported-files.ts'
import type { MediaRepository } from '#server/media/media-repository.ts'

/** Drafts are readable by their owner alone. */
const MODES: Readonly<Record<ExportFolder, number>> = {
  posts: 0o666,
  pages: 0o666,
  drafts: 0o600,
  pictures: 0o666,
  authors: 0o666,
}

const ALWAYS: readonly ExportFolder[] = ['posts', 'pages', 'drafts', 'pictures']

/** Writes posts, own pages, drafts, profiles of authors and their pictures into an empty folder. @returns how many of each */
export async function exportPosts(
  database: Connection,
  media: MediaRepository,
  to: string,
): Promise<Readonly<Record<ExportFolder, number>>> {
  const counts = { posts: 0, pages: 0, drafts: 0, pictures: 0, authors: 0 }
  for (const folder of ALWAYS) mkdirSync(join(to, folder), { recursive: true })
  for await (const { folder, name, content } of exportedFiles(database, media)) {
    if (counts[folder] === 0) mkdirSync(join(to, folder), { recursive: true })
    writeFileSync(join(to, folder, name), content, { flag: 'wx', mode: MODES[folder] })
    counts[folder]++
  }
  return counts
}
