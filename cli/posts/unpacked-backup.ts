import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/durations.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { openDatabase } from '#server/db/database.ts'
import { ImportError } from '#server/imports/imported-post.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { t } from '../speech.ts'
import { askPassphrase } from '../terminal.ts'
import { exportPosts } from './export-posts.ts'

/** Age from which a folder of an import counts as abandoned. */
const LEFT_AFTER_MS = DAY_MS

/** Whether a file is named like a backup of Den. */
export function isBackupName(file: string): boolean {
  return /\.tar\.gz(\.age)?$/i.test(file)
}

/**
 * Unpacks the posts of a backup, as `den export` writes them, into a folder that exists until the result is disposed. For that the
 * backup is restored beside it, unencrypted. A process that is killed leaves both behind; an import that begins a day later
 * removes them.
 * @param dataDir where the folder is made; made when missing
 * @throws {ImportError} for a file that cannot be restored
 */
export async function unpackBackup(file: string, dataDir: string): Promise<{ readonly folder: string } & Disposable> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await removeLeft(dataDir)
  const work = await mkdtemp(join(dataDir, 'import-'))
  const remove = () => rmSync(work, { recursive: true, force: true })
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const restored = { dataDir: join(work, 'blog') }
  const passphrase = () => askPassphrase(t('passphrase'))
  const result = await restoreBackup(restored, { file, replace: false, passphrase })
  if (!result.ok) {
    remove()
    throw new ImportError(result.problem)
  }
  const folder = join(work, 'export')
  await using database = await openDatabase({ ...restored, applicationName: 'den import' })
  await exportPosts(database, new MediaRepository(database), folder)
  return { folder, [Symbol.dispose]: remove }
}

/** Removes folders of imports that were killed. */
async function removeLeft(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory() || !/^import-[A-Za-z0-9]{6}$/.test(entry.name)) continue
    const folder = join(dataDir, entry.name)
    const found = await stat(folder).catch(() => null)
    if (found && found.mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(folder, { recursive: true, force: true })
  }
}
