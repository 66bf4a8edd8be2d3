import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#domain/pictures/image-compression.ts'
import { cardAddress, renditionAddress } from '#domain/pictures/picture.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { blackPng, canvas, storedBytes, storedPicture } from '#test/support/pictures.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { MediaRepository } from './media-repository.ts'
import { MediaStore } from './media-store.ts'
import { Renditions } from './renditions.ts'

const small = await picture(600, 400, '#ff0000', 20)
const large = await picture(1800, 1200, '#00ff00', 90)
const larger = await picture(3000, 2000, '#0000ff', 90)

let folder: string

beforeEach(async () => {
  folder = temporaryFolder()
})

describeEachDatabase('A source', (open) => {
  it('is what renditions are made of, while the picture stays what it is', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const address = await storedPicture(store, small, large)
    expect(await storedBytes(store, address)).toEqual(small)
    expect((await Array.fromAsync(store.embedded(address))).join('')).toBe(
      `data:image/jpeg;base64,${small.toString('base64')}`,
    )
    expect((await store.describe([address])).get(address)).toMatchObject({
      width: 1800,
      height: 1200,
      file: { width: 600, height: 400, byteLength: small.byteLength },
      colors: Array.from({ length: 6 }, () => expect.stringMatching(/^f[ef]0.0.$/)),
    })
    for (const width of [400, 1600]) expect(await colorAt(database, renditionAddress(address, width))).toBe('green')
    expect(await colorAt(database, cardAddress(address))).toBe('green')
  })

  it('counts only with a picture that is new: its renditions may be out', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const address = await storedPicture(store, small)
    expect(await storedPicture(store, small, large)).toBe(address)
    expect((await store.describe([address])).get(address)).toMatchObject({ width: 600, height: 400 })
    expect(await colorAt(database, renditionAddress(address, 400))).toBe('red')
    expect(await hashes(database)).toHaveLength(1)
    expect(await store.put(small, { source: Buffer.from('no picture') })).toEqual({ ok: true, address })

    const other = await storedPicture(store, large, larger)
    expect(await storedPicture(store, large, small)).toBe(other)
    expect(await colorAt(database, renditionAddress(other, 400))).toBe('blue')
  })

  it('has no source: what is better still takes its place', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    await storedPicture(store, large, larger)
    const address = await storedPicture(store, small, large)
    expect((await store.describe([address])).get(address)).toMatchObject({ width: 3000 })
    expect(await colorAt(database, renditionAddress(address, 1600))).toBe('blue')
    const links = await database.read.selectFrom('media_sources').selectAll().execute()
    expect(new Set(links.map(({ source }) => source)).size).toBe(1)
    expect(links).toHaveLength(2)
  })

  it('may be the picture itself, which then is kept once', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const address = await storedPicture(store, large, large)
    expect(await hashes(database)).toHaveLength(1)
    expect(await colorAt(database, renditionAddress(address, 800))).toBe('green')
  })

  it('is looked at like any picture, and refused in words with nothing kept', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const problemOf = async (source: Uint8Array) => {
      const result = await store.put(small, { source })
      return result.ok ? '' : result.problem
    }
    expect(await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatch(
      /^The source of this picture: This file is no picture that Den keeps/,
    )
    expect(await problemOf(Buffer.concat([large, Buffer.alloc(UPLOAD_MAX_BYTES)]))).toBe(
      'The source of this picture: This picture has 10.1 MB; Den takes up to 10.',
    )
    expect(await problemOf(blackPng(11_000, 11_000))).toBe(
      'The source of this picture: This picture has 121 megapixels; Den takes up to 40.',
    )
    expect(await problemOf(large.subarray(0, 900))).toMatch(/^The source of this picture: This picture is damaged/)
    expect(await hashes(database)).toEqual([])
  })
})

async function colorAt(database: TestDatabase, address: string): Promise<string | undefined> {
  const found = await new Renditions(new MediaRepository(database), folder, 20_000).find(address)
  if (found?.kind !== 'finished') return undefined
  const { channels } = await sharp(found.bytes).stats()
  return ['red', 'green', 'blue'][channels.findIndex(({ mean }) => mean > 200)]
}

async function hashes(database: TestDatabase): Promise<string[]> {
  return (await database.read.selectFrom('media').select('hash').execute()).map(({ hash }) => hash)
}

function picture(width: number, height: number, background: string, quality: number): Promise<Buffer> {
  return canvas(width, height, background).jpeg({ quality }).toBuffer()
}
