import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { MediaRepository, type Medium } from './media-repository.ts'

describeEachDatabase('MediaRepository', (open) => {
  it('gives back the very bytes', async () => {
    await using database = await open()
    const media = new MediaRepository(database)
    await media.put(picture)
    const { bytes, ...facts } = (await media.find('cafe'))!
    expect(Buffer.from(bytes).equals(picture.bytes)).toBe(true)
    expect(facts).toEqual({ hash: 'cafe', type: 'image/jpeg', width: 1200, height: 800, placeholder: 'data:,' })
  })

  it('keeps the first of two with one hash', async () => {
    await using database = await open()
    const media = new MediaRepository(database)
    await Promise.all([media.put(picture), media.put(picture), media.put(picture)])
    await media.put({ ...picture, width: 1 })
    expect((await media.find('cafe'))?.width).toBe(1200)
  })

  it('makes renditions of the source that came with the picture, and of no later one', async () => {
    await using database = await open()
    const media = new MediaRepository(database)
    const [first, second] = ['beef', 'f00d'].map((hash, index) => ({ ...picture, hash, width: 2000 + index }))
    await media.put(picture, first)
    await media.put(picture, second)
    expect((await media.findLargest('cafe'))?.hash).toBe('beef')
    expect((await media.describe(['cafe'])).get('cafe')).toMatchObject({ ...size, largest: { width: 2000 } })
    expect(await media.find('f00d')).toBeUndefined()
    await media.put(first!, picture)
    expect((await media.findLargest('beef'))?.hash).toBe('beef')
    expect(await media.findLargest('gone')).toBeUndefined()
    expect(await media.findLargest('go\0ne')).toBeUndefined()
  })

  it('describes many in one query, without their bytes', async () => {
    const queries: string[] = []
    await using database = await open({ onQuery: ({ sql }) => queries.push(sql) })
    const media = new MediaRepository(database)
    await media.put(picture)
    await media.put({ ...picture, hash: 'beef', type: 'image/png', placeholder: null })
    queries.length = 0

    expect(await media.describe(['beef', 'cafe', 'cafe', 'gone', 'ca\0fe'])).toEqual(
      new Map([
        ['beef', { type: 'image/png', ...size, placeholder: null, byteLength: 70_000, largest: size }],
        ['cafe', { type: 'image/jpeg', ...size, placeholder: 'data:,', byteLength: 70_000, largest: size }],
      ]),
    )
    expect(queries).toEqual([expect.not.stringContaining('bytes')])
    expect(await media.describe([])).toEqual(new Map())
    expect(queries).toHaveLength(1)
  })

  it('finds nothing under a hash that nobody kept', async () => {
    await using database = await open()
    expect(await new MediaRepository(database).find('cafe')).toBeUndefined()
    expect(await new MediaRepository(database).find('ca\0fe')).toBeUndefined()
  })
})

const size = { width: 1200, height: 800 }

const picture: Medium & { bytes: Buffer } = {
  hash: 'cafe',
  type: 'image/jpeg',
  width: 1200,
  height: 800,
  placeholder: 'data:,',
  bytes: Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) & 0xff)),
}
