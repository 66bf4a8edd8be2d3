import { crc32 } from 'node:zlib'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { cardAddress } from '#domain/pictures/picture.ts'
import { coverAddress } from '#domain/posts/cover.ts'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { addressOf, drawing, multipart } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'
import { DECODING_LIMIT, type DecodingFacts, decodingBytes, decodingProblem } from './decoding-memory.ts'
import { measure, reencode } from './measure.ts'

const PHOTO: DecodingFacts = {
  width: 8000,
  height: 5000,
  channels: 3,
  depth: 'uchar',
  format: 'jpeg',
  isProgressive: false,
}

describe('The memory that a picture needs', () => {
  it.each([
    ['a photograph of 40 megapixels', PHOTO, 120],
    ['a progressive one', { ...PHOTO, isProgressive: true }, 240],
    ['a PNG with transparency', { ...PHOTO, format: 'png', channels: 4 }, 160],
    ['an interlaced one', { ...PHOTO, format: 'png', channels: 4, isProgressive: true }, 320],
    ['one of 16 bits', { ...PHOTO, format: 'png', channels: 4, depth: 'ushort' }, 320],
    [
      'an interlaced one of 16 bits',
      { ...PHOTO, format: 'png', channels: 4, depth: 'ushort', isProgressive: true },
      640,
    ],
    ['an AVIF', { ...PHOTO, format: 'heif' }, 720],
    ['an AVIF of a phone', { ...PHOTO, format: 'heif', width: 4000, height: 3000 }, 216],
  ] as const)('%s', (_, facts, megabytes) => {
    expect(decodingBytes(facts)).toBe(megabytes * 1_000_000)
    expect(decodingProblem(decodingBytes(facts)) === null).toBe(megabytes <= 250)
  })

  it('is more when it is written anew as WebP', () => {
    expect(decodingBytes({ ...PHOTO, format: 'png' }, 'webp')).toBe(680_000_000)
    expect(decodingBytes(PHOTO, 'jpeg')).toBe(120_000_000)
  })

  it('is said in words when it is too much', () => {
    expect(decodingProblem(DECODING_LIMIT)).toBeNull()
    expect(decodingProblem(640_000_001)).toBe(
      'This picture would need 641 MB of memory once unpacked; Den takes up to 250. Make it smaller, or save it as an ordinary JPEG.',
    )
  })
})

describe('A picture that would need too much memory', () => {
  it('is refused by its head: interlaced, 16 bits', async () => {
    const refusal = {
      ok: false,
      problem: expect.stringMatching(/^This picture would need 256 MB of memory once unpacked; Den takes up to 250\./),
    }
    // The file has a header and no pixels.
    expect(await measure(await interlacedHead(4000, 4000))).toEqual(refusal)
    expect(await reencode(await interlacedHead(4000, 4000), 'image/png')).toMatchObject({ ok: false })
  })

  it('does not hinder one that fits', async () => {
    const bytes = await blank(2000, 1500).toColourspace('rgb16').png({ progressive: true }).toBuffer()
    expect(await measure(bytes)).toMatchObject({ ok: true, measurements: { width: 2000, height: 1500 } })
    const photo = await blank(8000, 5000).removeAlpha().jpeg({ quality: 30 }).toBuffer()
    expect(await measure(photo)).toMatchObject({ ok: true, measurements: { width: 8000, height: 5000 } })
  })
})

it('uploads, renditions and covers wait for each other, two at once in the whole server', async () => {
  const decoding = pLimit(2)
  const png = await drawing('png')
  const post = postInput({ path: '/blogs/one' })
  await using app = await openTestApp(openTestSqlite, {
    posts: [post],
    pictures: [png],
    overrides: { decodingLimiter: decoding },
  })
  const { headers } = await signedIn(app)
  const [saved] = (await app.get('/api/blogs')).json().posts
  const form = await formWith(await drawing('webp'))

  const held = Promise.withResolvers<void>()
  const both = [decoding(() => held.promise), decoding(() => held.promise)]
  const replies = [
    app.get('/api/media', { method: 'POST', headers: { ...headers, ...form.headers }, body: form.body }),
    app.get(cardAddress(addressOf(png, 'png'))),
    app.get(coverAddress({ ...post, id: saved.id }, 'wide')),
  ]
  await expect.poll(() => decoding.pendingCount).toBe(3)
  held.resolve()
  await Promise.all(both)
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([201, 200, 200])
})

function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 4, background: { r: 90, g: 10, b: 30, alpha: 0.5 } } })
}

/** The header of a PNG of that size, without pixels. */
async function interlacedHead(width: number, height: number): Promise<Buffer> {
  const bytes = await blank(8, 8).toColourspace('rgb16').png({ progressive: true }).toBuffer()
  const size = bytes.indexOf('IHDR') + 4
  bytes.writeUInt32BE(width, size)
  bytes.writeUInt32BE(height, size + 4)
  bytes.writeUInt32BE(crc32(bytes.subarray(size - 4, size + 13)), size + 13)
  return bytes
}

function formWith(picture: Buffer) {
  return multipart([['image', new File([new Uint8Array(picture)], 'picture.webp', { type: 'image/webp' })]])
}
