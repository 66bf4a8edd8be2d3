import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { databaseBytes } from '#server/media/bytes/database-bytes.ts'
import { folderBytes } from '#server/media/bytes/folder-bytes.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { addPicture, blogFolder } from '#test/support/backup/blog-folder.ts'
import { callsOf, killedDen } from '#test/support/backup/kills.ts'
import { saveMedium } from '#test/support/database/media.ts'
import { hashOf, randomPicture } from '#test/support/media.ts'
import { den } from '#test/support/process/command.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'

/** More than are moved before the last kill. */
const PICTURES = 15

async function blogWithPictures(count: number): Promise<string> {
  const dataDir = await blogFolder()
  await using database = await openDatabase({ dataDir })
  for (let at = 0; at < count; at++) await saveMedium(database, randomPicture(250_000).bytes)
  return dataDir
}

/** Every picture is read, and compared with its hash. @returns how many there are in the database and outside */
async function places(dataDir: string, folder: string) {
  await using database = await openDatabase({ dataDir })
  const outside = folderBytes(folder)
  const media = new MediaRepository(database, outside)
  const inDatabase = await Array.fromAsync(databaseBytes(database).list())
  const all = await database.read.selectFrom('media').select('hash').execute()
  for (const { hash } of all) {
    const bytes = Buffer.concat(await Array.fromAsync(media.read((await media.find(hash))!)))
    expect(hashOf(bytes)).toBe(hash)
  }
  return { database: inDatabase.length, outside: all.length - inDatabase.length }
}

describe('den media move', () => {
  it('moves pictures out and back, and copies and exports have them all the while', async () => {
    const [dataDir, folder] = [await blogWithPictures(3), temporaryFolder()]
    const env = { DATA_DIR: dataDir, MEDIA_DIR: folder }
    expect(await den(['media', 'move'], env)).toEqual({
      ended: 0,
      output: { stdout: `3 pictures moved: ${folder}.\n`, stderr: '' },
    })
    expect(await places(dataDir, folder)).toEqual({ database: 0, outside: 3 })
    const copy = temporaryFolder()
    expect((await den(['copy', '--to', copy], env)).output.stdout).toContain('3 pictures')
    expect(await places(copy, temporaryFolder())).toEqual({ database: 3, outside: 0 })
    const file = join(temporaryFolder(), 'den.tar.gz')
    expect((await den(['backup', file], env)).ended).toBe(0)
    const restored = temporaryFolder()
    expect((await den(['restore', file], { DATA_DIR: restored })).ended).toBe(0)
    expect(await places(restored, temporaryFolder())).toEqual({ database: 3, outside: 0 })

    const back = await den(['media', 'move'], { ...env, MEDIA_STORE: 'database' })
    expect(back.output.stdout).toBe('3 pictures moved: database.\n')
    expect(await places(dataDir, temporaryFolder())).toEqual({ database: 3, outside: 0 })
  })

  it('says what it needs, and which pictures it left', async () => {
    const [dataDir, folder] = [await blogWithPictures(1), temporaryFolder()]
    for (const args of [['media'], ['media', 'copy'], ['media', 'move', 'all']])
      expect((await den(args, { DATA_DIR: dataDir })).ended).toBe(2)
    const { ended, output } = await den(['media', 'move'], { DATA_DIR: dataDir })
    expect([ended, output.stderr]).toEqual([
      1,
      'No place outside the database is named. Set MEDIA_DIR or MEDIA_S3_ENDPOINT first.\n',
    ])
    await den(['media', 'move'], { DATA_DIR: dataDir, MEDIA_DIR: folder })
    const other = { DATA_DIR: dataDir, MEDIA_DIR: temporaryFolder() }
    const lost = await den(['media', 'move'], { ...other, MEDIA_STORE: 'database' })
    expect([lost.ended, lost.output.stderr]).toEqual([
      1,
      expect.stringMatching(/^1 picture stays where it is, missing or damaged: [0-9a-f]{32}\. /),
    ])
    await addPicture(dataDir)
    expect((await den(['media', 'move'], other)).output.stderr).toContain('Nothing was moved.')
    const backup = await den(['backup'], other)
    expect([backup.ended, backup.output.stderr]).toEqual([1, expect.stringContaining('is not where it should be')])
  })

  it('is followed by backups that are killed at any moment, and whole afterwards', async () => {
    const [dataDir, media] = [await blogWithPictures(3), temporaryFolder()]
    await den(['media', 'move'], { DATA_DIR: dataDir, MEDIA_DIR: media })
    const env = { MEDIA_DIR: media, BACKUP_DIR: temporaryFolder() }
    const calls = await callsOf(['backup'], { dataDir }, { ...env, BACKUP_DIR: temporaryFolder() })
    for (const moment of [0.5, 0.7, 0.9]) await killedDen(['backup'], { dataDir }, Math.round(calls * moment), env)
    // One that was complete has the name of its second.
    for (const name of readdirSync(env.BACKUP_DIR).filter((each) => each.endsWith('.tar.gz')))
      rmSync(join(env.BACKUP_DIR, name))
    const { ended, output } = await den(['backup'], { ...env, DATA_DIR: dataDir })
    expect([ended, output.stderr]).toEqual([0, expect.stringContaining('every sum is right')])
    const restored = temporaryFolder()
    expect((await den(['restore', output.stdout.trim()], { DATA_DIR: restored })).ended).toBe(0)
    expect(await places(restored, temporaryFolder())).toEqual({ database: 3, outside: 0 })
  })

  it('loses nothing and hides nothing when it is killed at any moment, there and back', async () => {
    const [dataDir, folder] = [await blogWithPictures(PICTURES), temporaryFolder()]
    const none = await callsOf(
      ['media', 'move'],
      { dataDir: await blogWithPictures(0) },
      { MEDIA_DIR: temporaryFolder() },
    )
    for (const to of ['outside', 'database'] as const) {
      const env = { MEDIA_DIR: folder, MEDIA_STORE: to }
      for (const later of [0, 10, 12, 13, 14, 15, 16, 17, 18, 19]) {
        const how = await killedDen(['media', 'move'], { dataDir }, none + later, env)
        if (later === 0) expect(how).toBe('SIGKILL')
        const { database, outside } = await places(dataDir, folder)
        expect(database + outside).toBe(PICTURES)
      }
      expect((await den(['media', 'move'], { ...env, DATA_DIR: dataDir })).ended).toBe(0)
      expect(await places(dataDir, folder)).toEqual(
        to === 'outside' ? { database: 0, outside: PICTURES } : { database: PICTURES, outside: 0 },
      )
    }
  })
})
