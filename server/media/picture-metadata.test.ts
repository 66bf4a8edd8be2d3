import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { pngChunk, storedBytes, storedPicture } from '#test/support/pictures.ts'
import { type ImageType, imageType } from './image-type.ts'
import { MediaRepository } from './media-repository.ts'
import { MediaStore } from './media-store.ts'
import { isWithoutMetadata } from './picture-metadata.ts'

const ALL_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
/** The drawing changes from pixel to pixel, which lossy formats show worst. */
const MAX_DIFFERENCE = { jpeg: 12, png: 0.5, webp: 30, avif: 30 }
const SECRET = 'Mac was here'
const EXIF = {
  IFD0: { Copyright: SECRET, Artist: SECRET },
  IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator xmlns:dc="x">${SECRET}</dc:creator></x:xmpmeta>`

describe('isWithoutMetadata', () => {
  it.each(ALL_FORMATS)('holds for a %s without metadata', async (format) => {
    const pictures = [drawing(), drawing().withIccProfile('p3'), drawing().ensureAlpha(0.5)]
    for (const picture of pictures) expect(holdsNoMetadata(await picture.toFormat(format).toBuffer())).toBe(true)
    const others = { jpeg: { progressive: true }, png: { palette: true, progressive: true }, webp: { lossless: true } }
    const options = format === 'avif' ? { lossless: true } : others[format]
    expect(holdsNoMetadata(await drawing().toFormat(format, options).toBuffer())).toBe(true)
  })

  it.each(ALL_FORMATS)('does not hold for a %s with metadata, with more behind its end, or cut off', async (format) => {
    expect(holdsNoMetadata(await withNotes(format, 1))).toBe(false)
    const bytes = await drawing().toFormat(format).toBuffer()
    expect(holdsNoMetadata(Buffer.concat([bytes, Buffer.from(`\0\0\0\x18ftypmp42${SECRET}`, 'latin1')]))).toBe(false)
    for (const end of [13, 40, bytes.byteLength - 2]) expect(holdsNoMetadata(bytes.subarray(0, end))).toBe(false)
  })

  it('holds for the orientation alone, which pictures of earlier versions of Den have', async () => {
    const jpeg = await drawing().jpeg().toBuffer()
    const png = await drawing().png().toBuffer()
    for (const orientation of [3, 6, 8]) {
      const exif = orientationExif(orientation)
      const inJpeg = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]))
      expect(holdsNoMetadata(inserted(jpeg, 2, inJpeg))).toBe(true)
      expect(holdsNoMetadata(inserted(png, 33, pngChunk('eXIf', exif)))).toBe(true)
    }
    expect(holdsNoMetadata(inserted(png, 33, pngChunk('eXIf', Buffer.alloc(26, SECRET))))).toBe(false)
  })

  it('does not hold for comments, thumbnails and other segments of applications in a JPEG', async () => {
    const bytes = await drawing().jpeg().toBuffer()
    const notes = [0xe0, 0xe1, 0xe2, 0xe5, 0xed, 0xee, 0xef, 0xfe].map((marker) => segment(marker, Buffer.from(SECRET)))
    const thumbnail = segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01\xaa\xbb\xcc', 'latin1'))
    for (const note of [...notes, thumbnail, Buffer.of(0xff)])
      expect(holdsNoMetadata(inserted(bytes, 2, note))).toBe(false)
    expect(holdsNoMetadata(withJunk(bytes))).toBe(false)
  })

  it('does not hold for texts, times and films in a PNG, nor for a WebP that moves', async () => {
    const bytes = await drawing().png().toBuffer()
    for (const name of ['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fcTL', 'prIv'])
      expect(holdsNoMetadata(inserted(bytes, 33, pngChunk(name, Buffer.from(SECRET))))).toBe(false)
    expect(holdsNoMetadata(await moving())).toBe(false)
  })

  it('survives a picture that ends anywhere, or is changed anywhere', async () => {
    for (const format of ALL_FORMATS) {
      const bytes = await drawing().withIccProfile('p3').toFormat(format).toBuffer()
      for (let at = 12; at < bytes.byteLength; at++) {
        holdsNoMetadata(bytes.subarray(0, at))
        for (const value of [0, 0xff, bytes[at]! ^ 0x80]) {
          const changed = Buffer.from(bytes)
          changed[at] = value
          holdsNoMetadata(changed)
        }
      }
    }
  })
})

describe('the store', () => {
  it.each(ALL_FORMATS)('keeps a %s without its notes, upright, under one address', async (format) => {
    await using database = await openTestSqlite()
    const store = new MediaStore(new MediaRepository(database))
    const noted = await withNotes(format, 6)
    const address = await storedPicture(store, noted)
    const bytes = await storedBytes(store, address)
    expect(bytes.includes(SECRET)).toBe(false)
    expect(await sharp(bytes).metadata()).not.toMatchObject({ exif: expect.anything() })
    expect(await differenceOf(bytes, noted)).toBeLessThan(MAX_DIFFERENCE[format])
    expect((await store.describe([address])).get(address)).toMatchObject({ width: 20, height: 30 })
    expect(await storedPicture(store, noted)).toBe(address)
    expect(await storedPicture(store, bytes)).toBe(address)
  })

  it('keeps the first of the pictures that move', async () => {
    await using database = await openTestSqlite()
    const store = new MediaStore(new MediaRepository(database))
    const film = await moving()
    expect((await sharp(film).metadata()).pages).toBe(3)
    const address = await storedPicture(store, film)
    const bytes = await storedBytes(store, address)
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    const { channels } = await sharp(bytes).stats()
    expect(channels[0]!.mean).toBeGreaterThan(200)
    expect((await store.describe([address])).get(address)).toMatchObject({ width: 30, height: 20 })
    expect(await storedPicture(store, bytes)).toBe(address)
  })

  it('mends what browsers would show all the same', async () => {
    await using database = await openTestSqlite()
    const store = new MediaStore(new MediaRepository(database))
    const jpeg = await drawing().jpeg().toBuffer()
    const address = await storedPicture(store, withJunk(jpeg))
    const bytes = await storedBytes(store, address)
    expect(bytes.includes(SECRET)).toBe(false)
    expect((await store.describe([address])).get(address)).toMatchObject({ width: 30 })
    expect(await storedPicture(store, bytes)).toBe(address)
  })
})

function drawing(): Sharp {
  const pixels = Buffer.from(Array.from({ length: 30 * 20 * 3 }, (_, index) => (index * 7) & 0xff))
  return sharp(pixels, { raw: { width: 30, height: 20, channels: 3 } })
}

function withNotes(format: (typeof ALL_FORMATS)[number], orientation: number): Promise<Buffer> {
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

/** The mean difference of a sample, of 255, in the colours that a screen shows. */
async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [left, right] = await Promise.all([one, other].map((bytes) => sharp(bytes).autoOrient().raw().toBuffer()))
  return left!.reduce((sum, sample, index) => sum + Math.abs(sample - right![index]!), 0) / left!.byteLength
}

function orientationExif(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  exif[19] = orientation
  return exif
}

function inserted(bytes: Buffer, at: number, more: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
}

function segment(marker: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0xff, marker, 0, content.byteLength + 2), content])
}

function holdsNoMetadata(bytes: Buffer): boolean {
  return isWithoutMetadata(bytes, imageType(bytes) as ImageType)
}
