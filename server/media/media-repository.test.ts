import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { PART_BYTES } from './media-parts.ts'
import { MediaRepository, type Medium } from './media-repository.ts'

describeEachDatabase('MediaRepository', (open) => {
  it('gives back the very bytes', async () => {
    await using database = await open()
    const media = new MediaRepository(database)
    const bytes = randomBytes(2 * PART_BYTES + 5)
    await media.put({ ...picture, bytes })
    const medium = (await media.find('cafe'))!
    expect(medium).toEqual({ hash: 'cafe', type: 'image/jpeg', byteLength: bytes.byteLength })
    const parts = await Array.fromAsync(media.read(medium))
    expect(parts.map(({ byteLength }) => byteLength)).toEqual([PART_BYTES, PART_BYTES, 5])
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
    expect(Buffer.from((await media.findLargest('cafe'))!.bytes).equals(bytes)).toBe(true)
    const edges = [
      0,
      1,
      PART_BYTES - 1,
      PART_BYTES,
      PART_BYTES + 1,
      2 * PART_BYTES,
      2 * PART_BYTES + 4,
      bytes.byteLength,
    ]
    for (const start of edges)
      for (const end of edges.filter((each) => each >= start)) {
        const read = Buffer.concat(await Array.fromAsync(media.read(medium, start, end)))
        expect([start, end, read.equals(bytes.subarray(start, end))]).toEqual([start, end, true])
      }
  })

  it('reads one part at a time, and fails when the picture is removed meanwhile', async () => {
    await using database = await open()
    const media = new MediaRepository(database)
    await media.put({ ...picture, bytes: randomBytes(2 * PART_BYTES) })
    const parts = media.read((await media.find('cafe'))!)
    expect((await parts.next()).value).toHaveLength(PART_BYTES)
    await database.write.deleteFrom('media').where('hash', '=', 'cafe').execute()
    await expect(parts.next()).rejects.toThrow('not where it should be')
    expect(await database.read.selectFrom('media_parts').select('part').execute()).toEqual([])
  })

  it('keeps the first of two with one hash', async () => {
    await using database = await open()
    const media = new MediaRepository(database)
    await Promise.all([media.put(picture), media.put(picture), media.put(picture)])
    await media.put({ ...picture, width: 1 })
    expect((await media.describe(['cafe'])).get('cafe')?.width).toBe(1200)
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
