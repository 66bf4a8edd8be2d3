import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/databases.ts'
import { pngChunk } from '#test/support/pictures.ts'
import { MediaRepository } from '../../storage/media-repository.ts'
import { type ImageType, imageType } from '../image-type.ts'
import { MediaStore } from '../media-store.ts'
import { plainPicture } from './plain-picture.ts'

const FORMATS = ['jpeg', 'png', 'webp'] as const
const SECRET = 'Mac was here'
const EXIF = {
  IFD0: { Copyright: SECRET, Artist: SECRET },
  IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator xmlns:dc="x">${SECRET}</dc:creator></x:xmpmeta>`

describe('plainPicture', () => {
  it.each([...FORMATS, 'avif'] as const)('gives back a plain %s as it came, byte for byte', async (format) => {
    for (const picture of [drawing(), drawing().withIccProfile('p3'), drawing().ensureAlpha(0.5)]) {
      const bytes = await picture.toFormat(format).toBuffer()
      expect(bytes.equals(plain(bytes))).toBe(true)
    }
    const others = { jpeg: { progressive: true }, png: { palette: true, progressive: true }, webp: { lossless: true } }
    const bytes = await drawing()
      .toFormat(format, format === 'avif' ? { lossless: true } : others[format])
      .toBuffer()
    expect(bytes.equals(plain(bytes))).toBe(true)
  })

  it.each(FORMATS)('keeps pixels, colour profile and orientation of a %s, and nothing else', async (format) => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const noted = await withNotes(format, orientation)
      expect(noted.includes(SECRET)).toBe(true)
      const bytes = plain(noted)
      expect(bytes.includes(SECRET)).toBe(false)
      expect(bytes.byteLength).toBeLessThan(noted.byteLength)
      const [before, after] = [await sharp(noted).metadata(), await sharp(bytes).metadata()]
      expect(after.xmp).toBeUndefined()
      expect(after.exif?.byteLength ?? 0).toBeLessThanOrEqual(orientation === 1 ? 0 : 32)
      expect([after.orientation ?? 1, after.autoOrient]).toEqual([orientation, before.autoOrient])
      expect(after.icc!.equals(before.icc!)).toBe(true)
      expect((await pixelsOf(bytes)).equals(await pixelsOf(noted))).toBe(true)
      // Once is enough: read and written again it has the same bytes, and so the same address.
      expect(plain(bytes).equals(bytes)).toBe(true)
    }
  })

  it('drops what stands behind the end of a picture', async () => {
    for (const format of FORMATS) {
      const bytes = await drawing().toFormat(format).toBuffer()
      const film = Buffer.concat([bytes, Buffer.from(`\0\0\0\x18ftypmp42${SECRET}`, 'latin1')])
      expect(plain(film).equals(bytes)).toBe(true)
    }
  })

  it('drops comments, thumbnails and every other segment of an application from a JPEG', async () => {
    const bytes = await drawing().jpeg().toBuffer()
    const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1'))
    const withThumbnail = segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01\xaa\xbb\xcc', 'latin1'))
    const notes = [0xe0, 0xe1, 0xe2, 0xe5, 0xed, 0xee, 0xef, 0xfe].map((marker) => segment(marker, Buffer.from(SECRET)))
    const noted = Buffer.concat([bytes.subarray(0, 2), withThumbnail, ...notes, Buffer.of(0xff), bytes.subarray(2)])
    const expected = Buffer.concat([bytes.subarray(0, 2), jfif, bytes.subarray(2)])
    expect(plain(noted).equals(expected)).toBe(true)
  })

  it('drops texts, times and films from a PNG', async () => {
    const bytes = await drawing().png().toBuffer()
    const notes = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fcTL', 'prIv'].map((name) =>
      pngChunk(name, Buffer.from(SECRET)),
    )
    const noted = Buffer.concat([bytes.subarray(0, 33), ...notes, bytes.subarray(33)])
    expect(plain(noted).equals(bytes)).toBe(true)
  })

  it('leaves what it does not understand to be drawn anew', async () => {
    const jpeg = await drawing().jpeg().toBuffer()
    for (const end of [3, 5, 40, jpeg.byteLength - 2]) expect(plainOrNot(jpeg.subarray(0, end))).toBeUndefined()
    expect(plainOrNot(withJunk(jpeg))).toBeUndefined()
    expect(plainOrNot(await withNotes('avif', 1))).toBeUndefined()
    expect(plainOrNot(await moving())).toBeUndefined()
  })

  it('survives a picture that ends anywhere, or is changed anywhere', async () => {
    for (const format of [...FORMATS, 'avif'] as const) {
      const bytes = await withNotes(format, 6)
      for (let at = 12; at < bytes.byteLength; at++) {
        plainOrNot(bytes.subarray(0, at))
        for (const value of [0, 0xff, bytes[at]! ^ 0x80]) {
          const changed = Buffer.from(bytes)
          changed[at] = value
          plainOrNot(changed)
        }
      }
    }
  })
})

describe('the store', () => {
  it.each([...FORMATS, 'avif'] as const)('keeps a %s without its notes, under one address', async (format) => {
    await using database = await openTestSqlite()
    const store = new MediaStore(new MediaRepository(database))
    const noted = await withNotes(format, 6)
    const address = await put(store, noted)
    const medium = (await store.find(address))!
    expect(Buffer.from(medium.bytes).includes(SECRET)).toBe(false)
    expect([medium.width, medium.height]).toEqual([20, 30])
    expect(await put(store, noted)).toBe(address)
    expect(await put(store, medium.bytes)).toBe(address)
  })

  it('keeps the first of the pictures that move', async () => {
    await using database = await openTestSqlite()
    const store = new MediaStore(new MediaRepository(database))
    const film = await moving()
    expect((await sharp(film).metadata()).pages).toBe(3)
    const address = await put(store, film)
    const { bytes } = (await store.find(address))!
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    const { channels } = await sharp(bytes).stats()
    expect(channels[0]!.mean).toBeGreaterThan(200)
    expect((await store.describe([address])).get(address)).toMatchObject({ width: 30, height: 20 })
    expect(await put(store, bytes)).toBe(address)
  })

  it('mends what browsers would show all the same', async () => {
    await using database = await openTestSqlite()
    const store = new MediaStore(new MediaRepository(database))
    const jpeg = await drawing().jpeg().toBuffer()
    const address = await put(store, withJunk(jpeg))
    const { bytes, width } = (await store.find(address))!
    expect([Buffer.from(bytes).includes(SECRET), width]).toEqual([false, 30])
    expect(await put(store, bytes)).toBe(address)
  })
})

function drawing(): Sharp {
  const pixels = Buffer.from(Array.from({ length: 30 * 20 * 3 }, (_, index) => (index * 7) & 0xff))
  return sharp(pixels, { raw: { width: 30, height: 20, channels: 3 } })
}

function withNotes(format: (typeof FORMATS)[number] | 'avif', orientation: number): Promise<Buffer> {
  const noted = drawing().withMetadata({ orientation, exif: EXIF, icc: 'p3' }).withXmp(XMP)
  return noted.toFormat(format).toBuffer()
}

async function moving(): Promise<Buffer> {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map((background) => ({
    create: { width: 30, height: 20, channels: 3 as const, background },
  }))
  return sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer()
}

/** Between segments decoders pass over what is no marker. */
function withJunk(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.of(0xff, 0xda))
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.from(SECRET), jpeg.subarray(scan)])
}

function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).autoOrient().raw().toBuffer()
}

function segment(marker: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0xff, marker, 0, content.byteLength + 2), content])
}

function plain(bytes: Buffer): Buffer {
  const result = plainOrNot(bytes)
  if (!result) throw new Error('not understood')
  return Buffer.from(result)
}

function plainOrNot(bytes: Buffer): Uint8Array | undefined {
  return plainPicture(bytes, imageType(bytes) as ImageType)
}

async function put(store: MediaStore, bytes: Uint8Array): Promise<string> {
  const result = await store.put(bytes)
  if (!result.ok) throw new Error(result.problem)
  return result.address
}
