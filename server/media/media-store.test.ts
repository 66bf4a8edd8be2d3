import sharp from 'sharp'
import { expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#domain/pictures/image-compression.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { blackPng, claimingJpeg, storedBytes, storedPicture } from '#test/support/pictures.ts'
import { MediaRepository } from './media-repository.ts'
import { MediaStore } from './media-store.ts'

const drawing = sharp({ create: { width: 30, height: 20, channels: 3, background: 'crimson' } })
const jpeg = await drawing.clone().jpeg().toBuffer()
const png = await drawing.clone().png().toBuffer()

describeEachDatabase('MediaStore', (open) => {
  it('keeps a picture once, under an address that its bytes give', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const [first, again, other] = [
      await storedPicture(store, jpeg),
      await storedPicture(store, Buffer.from(jpeg)),
      await storedPicture(store, png),
    ]
    expect(first).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/)
    expect(again).toBe(first)
    expect(other).toMatch(/^\/media\/[0-9a-f]{32}\.png$/)
    expect(await database.read.selectFrom('media').select('hash').execute()).toHaveLength(2)

    expect((await store.describe([first])).get(first)).toMatchObject({ width: 30, height: 20 })
    expect(await storedBytes(store, first)).toEqual(jpeg)
  })

  it('begins the time of an unused picture anew when it comes once more', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const [hash, other] = [await storedPicture(store, jpeg), await storedPicture(store, png)].map((address) =>
      address.slice(7, 39),
    )
    const since = '2024-10-31T12:00:00.000Z'
    const unused = [hash!, other!].map((hash) => ({ hash, since }))
    await database.write.insertInto('media_unused').values(unused).execute()
    await storedPicture(store, jpeg)
    expect(await database.read.selectFrom('media_unused').selectAll().execute()).toEqual([{ hash: other, since }])
  })

  it('keeps a picture once when it comes several times at once', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const addresses = await Promise.all(Array.from({ length: 5 }, () => storedPicture(store, jpeg)))
    expect(new Set(addresses).size).toBe(1)
    expect(await database.read.selectFrom('media').select('hash').execute()).toHaveLength(1)
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('keeps and measures %s', async (format) => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const address = await storedPicture(store, await drawing.clone().toFormat(format).toBuffer())
    expect(address.endsWith(format === 'jpeg' ? '.jpg' : `.${format}`)).toBe(true)
    expect((await store.describe([address])).get(address)).toMatchObject({ src: address, width: 30, height: 20 })
  })

  it('measures a picture as a browser shows it', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    for (const [orientation, size] of [
      [1, { width: 30, height: 20 }],
      [3, { width: 30, height: 20 }],
      [6, { width: 20, height: 30 }],
      [8, { width: 20, height: 30 }],
    ] as const) {
      const address = await storedPicture(store, await drawing.clone().withMetadata({ orientation }).jpeg().toBuffer())
      expect((await store.describe([address])).get(address)).toMatchObject(size)
    }
  })

  it('says that a file is no picture, or a damaged one, and keeps nothing of it', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const noPicture = { ok: false, problem: expect.stringMatching(/^This file is no picture that Den keeps/) }
    for (const text of ['', 'words', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])
      expect(await store.put(Buffer.from(text))).toEqual(noPicture)

    const damaged = { ok: false, problem: 'This picture is damaged: it cannot be read to its end.' }
    const headless = [
      jpeg.subarray(0, 3),
      png.subarray(0, 8),
      Buffer.concat([jpeg.subarray(0, 12), Buffer.alloc(500, 7)]),
    ]
    for (const bytes of headless) expect(await store.put(bytes)).toEqual(damaged)
    expect(await database.read.selectFrom('media').select('hash').execute()).toEqual([])
  })

  it('survives a picture that ends anywhere', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    for (let end = 0; end < jpeg.byteLength; end += 25) {
      const result = await store.put(jpeg.subarray(0, end))
      if (result.ok) expect(await store.find(result.address)).toMatchObject({ width: 30, height: 20 })
    }
  })

  it('refuses a picture of more than 40 megapixels by what it claims, before it unpacks it', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const tooLarge = (megapixels: string) => ({
      ok: false,
      problem: `This picture has ${megapixels} megapixels; Den takes up to 40.`,
    })
    expect(await store.put(blackPng(8_001, 5_000))).toEqual(tooLarge('40.1'))
    expect(await store.put(blackPng(65_000, 65_000, 100))).toEqual(tooLarge('4,225'))
    expect(await store.put(await claimingJpeg(64_250, 64_250))).toEqual(tooLarge('4,128.1'))
    expect(await storedPicture(store, blackPng(8_000, 5_000))).toMatch(/\.png$/)
  })

  it('refuses a picture of more than 10 MB', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.byteLength)])
    const problem = 'This picture has 10.1 MB; Den takes up to 10.'
    expect(await store.put(padded(UPLOAD_MAX_BYTES + 1))).toEqual({ ok: false, problem })
    expect(await store.put(padded(UPLOAD_MAX_BYTES))).toMatchObject({ ok: true })
  })

  it('finds nothing under any other name', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const address = await storedPicture(store, jpeg)
    const hash = address.slice('/media/'.length, -'.jpg'.length)
    const wrong = [
      `/media/${hash}.png`,
      `/media/${hash}`,
      `/media/${hash}.jpg/`,
      `/media/${hash}.jpg\n`,
      `/media/${hash.toUpperCase()}.jpg`,
      `/media/x${hash}.jpg`,
      `/media/${'0'.repeat(32)}.jpg`,
      `https://den.example${address}`,
      `/media/${hash.slice(0, 31)}\0.jpg`,
      '',
    ]
    for (const name of wrong) expect([name, await store.find(name)]).toEqual([name, null])
    expect([...(await store.describe([...wrong, address])).keys()]).toEqual([address])
    expect(await store.describe([])).toEqual(new Map())
  })

  it('gives the picture itself as a data string', async () => {
    await using database = await open()
    const store = new MediaStore(new MediaRepository(database))
    const address = await storedPicture(store, png)
    const [head, data] = (await embedded(store, address)).split(',')
    expect(head).toBe('data:image/png;base64')
    expect(Buffer.from(data!, 'base64')).toEqual(png)
    // Writing back what was read changes nothing.
    expect(await storedPicture(store, Buffer.from(data!, 'base64'))).toBe(address)
    const addresses = [`/media/${'0'.repeat(32)}.jpg`, 'https://elsewhere.example/x.jpg', 'data:image/png;base64,AA==']
    for (const elsewhere of addresses) expect(await embedded(store, elsewhere)).toBe(elsewhere)
  })
})

async function embedded(store: MediaStore, address: string): Promise<string> {
  return (await Array.fromAsync(store.embedded(address))).join('')
}
