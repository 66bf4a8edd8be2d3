import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { emptyTarget } from '#test/support/backup/target.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { saveMedium } from '#test/support/database/media.ts'
import { hashOf, randomPicture } from '#test/support/media.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { folderBytes } from '../../media/bytes/folder-bytes.ts'
import { moveMedia } from '../../media/bytes/move-media.ts'
import { MediaRepository } from '../../media/media-repository.ts'
import { createBackup } from '../backup.ts'
import { restoreBackup } from '../restore/restore.ts'
import { checkBackup } from '../runs/check-backup.ts'
import { removeUnneeded } from './picture-set.ts'

const PASSPHRASE = 'twelve letters and more'

async function blogOutside(database: Database, count = 3) {
  const [media, folder] = [temporaryFolder(), temporaryFolder()]
  const hashes: string[] = []
  for (let at = 0; at < count; at++) hashes.push(await saveMedium(database, randomPicture(1_000 * (at + 1)).bytes))
  const outside = folderBytes(media)
  await moveMedia(database, { to: 'outside', outside })
  const backup = async (passphrase?: string) => {
    const place = { kind: 'folder', folder: media } as const
    return createBackup(database, { file: undefined, folder, secrets: true, passphrase, outside: place })
  }
  return { media, folder, hashes: hashes.sort(), outside, backup }
}

/** The hashes of the pictures in a restored blog, each of which is read and compared. */
async function picturesIn(target: Parameters<typeof openDatabase>[0]): Promise<string[]> {
  await using database = await openDatabase({ ...target, applicationName: 'test' })
  const media = new MediaRepository(database)
  const rows = await database.read.selectFrom('media').select('hash').orderBy('hash').execute()
  for (const { hash } of rows)
    expect(hashOf(Buffer.concat(await Array.fromAsync(media.read((await media.find(hash))!))))).toBe(hash)
  return rows.map(({ hash }) => hash)
}

const filesOf = (folder: string) =>
  readdirSync(join(folder, 'pictures'), { recursive: true })
    .map(String)
    .filter((name) => name.includes('/'))
    .sort()

describeEachDatabase('A backup of a blog whose pictures are outside', (open) => {
  it.each([undefined, PASSPHRASE])('has each picture once for all backups (passphrase: %s)', async (passphrase) => {
    let now = new Date('2026-10-31T03:00:00Z')
    await using database = await open({ now: () => now })
    const { media, folder, hashes, outside, backup } = await blogOutside(database)
    const first = succeeded(await backup(passphrase))
    expect([first.manifest.version, Object.keys(first.manifest.pictures).length]).toEqual([2, 3])
    const files = filesOf(folder)
    expect(files.filter((name) => !name.endsWith('key.age'))).toHaveLength(3)

    // What is there already is not even read, and what is new comes to it.
    rmSync(media, { recursive: true })
    now = new Date(now.getTime() + DAY_MS)
    const added = await saveMedium(database, randomPicture(50).bytes)
    const second = succeeded(await backup(passphrase))
    expect(Object.keys(second.manifest.pictures)).toHaveLength(4)
    expect(filesOf(folder)).toHaveLength(files.length + 1)
    expect(await outside.size(added).catch(() => 'away')).toBe('away')

    for (const { file } of [first, second]) expect(await checkBackup({ file, passphrase })).toMatchObject({ ok: true })
    const target = await emptyTarget('sqlite')
    succeeded(await restoreBackup(target, { file: second.file, replace: false, passphrase: async () => PASSPHRASE }))
    expect(await picturesIn(target)).toEqual([...hashes, added].sort())
  })
})

describe('Pictures beside backups', () => {
  it('are compared with their hashes before anything is restored', async () => {
    let now = new Date('2026-10-31T03:00:00Z')
    await using database = await openTestSqlite({ now: () => now })
    const { folder, backup } = await blogOutside(database)
    const { file } = succeeded(await backup())
    const [name] = filesOf(folder)
    const path = join(folder, 'pictures', name!)
    const bytes = readFileSync(path)
    const refused = async (words: string) => {
      const target = await emptyTarget('sqlite')
      const options = { file, replace: false, passphrase: async () => '' }
      expect(await restoreBackup(target, options)).toMatchObject({ ok: false, problem: expect.stringContaining(words) })
      expect(await checkBackup({ file, passphrase: undefined })).toMatchObject({
        ok: false,
        problem: expect.stringContaining(words),
      })
      expect(readdirSync(target.dataDir)).toEqual([])
    }
    writeFileSync(path, Buffer.concat([bytes.subarray(1), Buffer.from('x')]))
    await refused(`${name} is not the picture of that name`)
    rmSync(path)
    await refused(`which lacks ${name!.replace('plain/', '')}. Copy that folder as well.`)
    // The next backup makes up for it.
    now = new Date(now.getTime() + DAY_MS)
    succeeded(await backup())
    expect(readFileSync(path)).toEqual(bytes)
  })

  it('are encrypted anew for another passphrase, and need it', async () => {
    await using database = await openTestSqlite()
    const { folder, hashes, backup } = await blogOutside(database)
    const { file } = succeeded(await backup(PASSPHRASE))
    expect(filesOf(folder).every((name) => /^[0-9a-f]{16}\/(key|[0-9a-f]{32}\.png)\.age$/.test(name))).toBe(true)
    const other = succeeded(await backup('another long passphrase'))
    expect(filesOf(folder)).toHaveLength(8)
    expect(await checkBackup({ file: other.file, passphrase: 'another long passphrase' })).toMatchObject({ ok: true })
    const target = await emptyTarget('sqlite')
    succeeded(await restoreBackup(target, { file, replace: false, passphrase: async () => PASSPHRASE }))
    expect(await picturesIn(target)).toEqual(hashes)
  })

  it('go once every backup that needs them has gone', async () => {
    let now = new Date('2026-10-31T03:00:00.500Z')
    await using database = await openTestSqlite({ now: () => now })
    const { folder, hashes, backup } = await blogOutside(database)
    succeeded(await backup())
    const files = filesOf(folder)
    const at = now
    now = new Date(now.getTime() + DAY_MS)
    await database.write.deleteFrom('media').where('hash', '=', hashes[0]!).execute()
    const second = succeeded(await backup())
    const instantOf = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000)
    expect(await removeUnneeded(folder, instantOf(at))).toEqual([])
    expect(await removeUnneeded(folder, instantOf(now))).toEqual([`plain/${hashes[0]}.png`])
    expect(filesOf(folder)).toEqual(files.filter((name) => !name.includes(hashes[0]!)))
    expect(await checkBackup({ file: second.file, passphrase: undefined })).toMatchObject({ ok: true })
  })

  it('stay for a backup of the future when the clock is set back', async () => {
    let now = new Date('2030-01-01T03:00:00Z')
    await using database = await openTestSqlite({ now: () => now })
    const { folder, backup } = await blogOutside(database)
    const { file } = succeeded(await backup())
    const future = now
    now = new Date('2026-11-01T03:00:00Z')
    succeeded(await backup())
    expect(await removeUnneeded(folder, future)).toEqual([])
    expect(await checkBackup({ file, passphrase: undefined })).toMatchObject({ ok: true })
  })

  it('are in a backup that somebody names, which is whole by itself', async () => {
    await using database = await openTestSqlite()
    const { media, folder, hashes } = await blogOutside(database)
    const options = { file: join(folder, 'mine.tar.gz'), folder, secrets: true, passphrase: undefined }
    const made = succeeded(await createBackup(database, { ...options, outside: { kind: 'folder', folder: media } }))
    expect(made.manifest.version).toBe(1)
    const target = await emptyTarget('sqlite')
    succeeded(await restoreBackup(target, { file: made.file, replace: false, passphrase: async () => '' }))
    expect(await picturesIn(target)).toEqual(hashes)
  })
})
