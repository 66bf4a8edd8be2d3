import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { readArchiveFile } from '#server/backup/archive-file.ts'
import { createBackup } from '#server/backup/backup.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { type DatabaseConfig, openDatabase } from '#server/db/database.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { openTestSqlite } from '../database/databases.ts'
import { saveMedium } from '../database/media.ts'
import { savePost } from '../database/posts.ts'
import { den } from '../process/command.ts'
import { callsOf, killedDen } from './kills.ts'
import { type Dialect, emptyTarget } from './target.ts'

/** Kills `den restore` over a blog at each of these moments of its run, from 0 to 1, and expects the old blog or the new one. */
export async function killRestores(dialect: Dialect, moments: readonly number[]): Promise<void> {
  const folder = temporaryFolder()
  const [oldFile, newFile] = [await blogFile(folder, 'Old'), await blogFile(folder, 'New')]
  const target = await emptyTarget(dialect)
  await restored(target, oldFile)
  const args = ['restore', newFile, '--replace']
  const calls = await callsOf(args, target)
  expect(await titlesIn(target)).toEqual(titles('New'))
  for (const moment of moments) {
    await restored(target, oldFile)
    const how = await killedDen(args, target, Math.max(1, Math.round(moment * calls)))
    if (moment < 0.9) expect([moment, how]).toEqual([moment, 'SIGKILL'])
    const found = await titlesIn(target)
    expect([moment, found]).toEqual([moment, how === 0 || found[0]?.startsWith('New') ? titles('New') : titles('Old')])
    await restored(target, newFile)
    expect([moment, await titlesIn(target)]).toEqual([moment, titles('New')])
    if (dialect === 'sqlite') expect(readdirSync(target.dataDir)).not.toContain('restoring')
  }
}

/** Kills `den backup` at each of these moments, and expects the blog as it was, and no file of that name unless it is whole. */
export async function killBackups(dialect: Dialect, moments: readonly number[]): Promise<void> {
  const folder = temporaryFolder()
  const target = await emptyTarget(dialect)
  await restored(target, await blogFile(folder, 'Old'))
  const calls = await callsOf(['backup', join(folder, 'counted.tar.gz')], target)
  for (const moment of moments) {
    const file = join(folder, `${moment}.tar.gz`)
    const how = await killedDen(['backup', file], target, Math.max(1, Math.round(moment * calls)))
    if (moment < 0.9) expect([moment, how]).toEqual([moment, 'SIGKILL'])
    if (existsSync(file)) await readArchiveFile(file, undefined)
    for (const name of readdirSync(folder).filter((name) => name.startsWith(basename(file)))) rmSync(join(folder, name))
    expect([moment, await titlesIn(target)]).toEqual([moment, titles('Old')])
    expect([moment, await ended(['backup', file], target)]).toEqual([moment, 0])
    expect((await readArchiveFile(file, undefined)).tables.posts?.rows).toBe(titles('Old').length)
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([])
  }
}

/** Kills `den copy` from the other engine at each of these moments, and expects both blogs as they were, or a whole copy. */
export async function killCopies(to: Dialect, moments: readonly number[]): Promise<void> {
  const folder = temporaryFolder()
  const [oldFile, newFile] = [await blogFile(folder, 'Old'), await blogFile(folder, 'New')]
  const source = await emptyTarget(to === 'sqlite' ? 'postgres' : 'sqlite')
  const target = await emptyTarget(to)
  await restored(source, newFile)
  await restored(target, oldFile)
  const args = ['copy', '--to', target.databaseUrl ?? target.dataDir, '--replace']
  const calls = await callsOf(args, source)
  expect(await titlesIn(target)).toEqual(titles('New'))
  for (const moment of moments) {
    await restored(target, oldFile)
    const how = await killedDen(args, source, Math.max(1, Math.round(moment * calls)))
    if (moment < 0.9) expect([moment, how]).toEqual([moment, 'SIGKILL'])
    expect([moment, await titlesIn(source)]).toEqual([moment, titles('New')])
    const found = await titlesIn(target)
    expect([moment, found]).toEqual([moment, how === 0 || found[0]?.startsWith('New') ? titles('New') : titles('Old')])
    expect([moment, await ended(args, source)]).toEqual([moment, 0])
    expect([moment, await titlesIn(target)]).toEqual([moment, titles('New')])
    if (to === 'sqlite') expect(readdirSync(target.dataDir)).not.toContain('copying')
  }
}

/** The exit code of the command when nothing kills it. */
async function ended(args: readonly string[], { dataDir, databaseUrl = '' }: DatabaseConfig): Promise<number> {
  return (await den(args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).ended
}

function titles(word: string): string[] {
  return Array.from({ length: 5 }, (_, index) => `${word} ${index}`)
}

async function blogFile(folder: string, word: string): Promise<string> {
  await using database = await openTestSqlite()
  for (const title of titles(word)) {
    await savePost(database, { title })
    await saveMedium(database, Buffer.from(title))
  }
  const options = { file: join(folder, `${word}.tar.gz`), folder, secrets: true, passphrase: undefined }
  return succeeded(await createBackup(database, options)).file
}

async function restored(target: DatabaseConfig, file: string): Promise<void> {
  succeeded(await restoreBackup(target, { file, replace: true, passphrase: async () => '' }))
}

async function titlesIn(target: DatabaseConfig): Promise<string[]> {
  await using database = await openDatabase({ ...target, applicationName: 'test' })
  await database.refuseDamage({ always: true })
  const rows = await database.read.selectFrom('posts').select('title').orderBy('title').execute()
  return rows.map(({ title }) => title)
}
