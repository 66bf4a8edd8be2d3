import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { saveMedium } from '#test/support/database/media.ts'
import { mediaS3, randomPicture } from '#test/support/media.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { openFakeS3 } from '#test/support/services/s3.ts'
import { moveMedia } from '../../media/bytes/move-media.ts'
import { outsideBytes } from '../../media/bytes/open-bytes.ts'
import { checkPictures } from './pictures.ts'

describeEachDatabase('The place of pictures', (open) => {
  it('is named, with what it lacks', async () => {
    await using database = await open()
    for (let count = 0; count < 4; count++) await saveMedium(database, randomPicture(1_000).bytes)
    const none = { outside: undefined, belongs: 'database' } as const
    expect(await checkPictures(database, none, true)).toEqual({
      level: 'ok',
      detail: '4 pictures are in the database.',
    })

    const folder = temporaryFolder()
    const media = { outside: { kind: 'folder', folder }, belongs: 'outside' } as const
    await moveMedia(database, { to: 'outside', outside: outsideBytes(media.outside)! })
    await saveMedium(database, randomPicture(1_000).bytes)
    const where = `4 in ${folder} (4 kB), 1 in the database.`
    for (const thorough of [true, false])
      expect(await checkPictures(database, media, thorough)).toEqual({ level: 'ok', detail: where })
    expect(await checkPictures(database, { ...media, belongs: 'database' }, true)).toMatchObject({ level: 'warning' })
    expect(await checkPictures(database, none, false)).toMatchObject({
      level: 'problem',
      detail: '4 pictures are outside the database, and no place is named for them.',
    })

    const [shard] = readdirSync(folder)
    const lost = readdirSync(join(folder, shard!))
    rmSync(join(folder, shard!), { recursive: true })
    expect(await checkPictures(database, media, true)).toMatchObject({
      level: 'problem',
      detail: expect.stringMatching(`${lost.length} (is|are) missing or not whole there: ${shard}`),
    })
    rmSync(folder, { recursive: true })
    for (const thorough of [true, false])
      expect(await checkPictures(database, media, thorough)).toMatchObject({
        level: 'problem',
        detail: expect.stringContaining(`There is no folder ${folder}.`),
      })
  })

  it('is asked even while it has nothing', async () => {
    await using database = await open()
    await using s3 = await openFakeS3()
    const store = { ...mediaS3(s3.config), secretKey: 'wrong-secret' }
    const media = { outside: { kind: 's3', store }, belongs: 'outside' } as const
    const found = await checkPictures(database, media, false)
    expect(found).toMatchObject({
      level: 'problem',
      detail: expect.stringContaining('the secret key is wrong (MEDIA_S3_SECRET_KEY)'),
    })
    expect(JSON.stringify(found)).not.toContain('wrong-secret')
  })
})
