import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDeflate } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { claimingJpeg, pngChunk } from '#test/support/pictures.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { run } from '#test/support/process/program.ts'

/** By how much the memory of a server may grow, for any upload. */
const GROWTH_LIMIT = 300_000_000

it('a picture that claims too much, or is none, is refused in words and costs little memory', async () => {
  const photo = await noise(1200, 900).jpeg().toBuffer()
  const bomb = await blankPng(11_000, 11_000)
  expect(bomb.byteLength).toBeLessThan(400_000)
  const claim = await claimingJpeg(64_250, 64_250)
  expect(claim.byteLength).toBeLessThan(5_000)
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>')
  const half = photo.subarray(0, photo.byteLength / 2)
  const rowsMissing = await blankPng(8_000, 5_000, 4_000)
  const largeFilm = film(await still(7_000, 6_000), 7_000, 6_000, 2)

  const damaged = /^This picture is damaged/
  expect(await put([bomb, claim, drawing, half, rowsMissing, largeFilm])).toEqual({
    results: [
      expect.stringMatching(/^This picture has 121 megapixels; Den takes up to 40\.$/),
      expect.stringMatching(/^This picture has 4,128\.1 megapixels; Den takes up to 40\.$/),
      expect.stringMatching(/^This file is no picture that Den keeps/),
      expect.stringMatching(damaged),
      expect.stringMatching(damaged),
      expect.stringMatching(/^This picture has 42 megapixels; Den takes up to 40\.$/),
    ],
    growth: expect.toSatisfy(isBearable),
  })
})

it('a picture that moves is looked at no further than its first picture', async () => {
  expect(await put([film(await still(1500, 1000), 1500, 1000, 240)])).toEqual(taken(1))
})

it('a dozen photos at once take turns', async () => {
  // One that is written in several scans has to be unpacked as a whole.
  const photo = await noise(400, 300).resize(4000, 3000).jpeg({ quality: 50, progressive: true }).toBuffer()
  expect(await put(Array(12).fill(photo), 'at once')).toEqual(taken(12))
})

interface Outcome {
  /** What was said of each, in words. */
  readonly results: readonly string[]
  /** Bytes by which the process had grown at most. */
  readonly growth: number
}

/** Puts files into a store of a process of its own, one after the other or all at once. */
async function put(files: readonly Uint8Array[], order: 'in turn' | 'at once' = 'in turn'): Promise<Outcome> {
  const folder = temporaryFolder()
  for (const [index, bytes] of files.entries()) writeFileSync(join(folder, `${index}`), bytes)
  writeFileSync(join(folder, 'first.jpg'), await noise(30, 20).jpeg().toBuffer())
  const program = `
    import { readFileSync } from 'node:fs'
    import { MediaStore } from ${moduleName('media/media-store.ts')}
    import { openDatabase } from ${moduleName('db/database.ts')}
    import { MediaRepository } from ${moduleName('media/media-repository.ts')}
    import { migrateToLatest } from ${moduleName('db/migrator.ts')}
    await using database = await openDatabase({ dataDir: ${JSON.stringify(folder)} })
    await migrateToLatest(database)
    const store = new MediaStore(new MediaRepository(database))
    // What is loaded once does not count.
    const first = await store.put(readFileSync(${JSON.stringify(join(folder, 'first.jpg'))}))
    if (!first.ok) throw new Error(first.problem)

    const files = Array.from({ length: ${files.length} }, (_, index) => readFileSync(${JSON.stringify(folder)} + '/' + index))
    const before = process.memoryUsage.rss()
    let most = before
    const look = () => { most = Math.max(most, process.memoryUsage.rss()) }
    const looking = setInterval(look, 5)
    let results = []
    if (${order === 'at once'}) results = await Promise.all(files.map((bytes) => store.put(bytes)))
    else for (const bytes of files) results.push(await store.put(bytes))
    look()
    clearInterval(looking)
    console.log(JSON.stringify({
      growth: most - before,
      results: results.map((result) => result.ok ? 'kept' : result.problem),
    }))`
  // With as many threads as there are pictures, nothing but the store limits how many are unpacked at once.
  const env = { UV_THREADPOOL_SIZE: String(Math.max(4, files.length)) }
  const child = run([process.execPath, '--input-type=module', '--eval', program], env)
  expect([await child.ended, child.output.stderr]).toEqual([0, ''])
  return JSON.parse(child.output.stdout)
}

function taken(files: number): Outcome {
  return { results: Array(files).fill('kept'), growth: expect.toSatisfy(isBearable) }
}

function isBearable(growth: number): boolean {
  return growth < GROWTH_LIMIT
}

function noise(width: number, height: number): Sharp {
  const gaussian = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: gaussian } })
}

/** One picture of one colour, as WebP. */
function still(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#400' }, limitInputPixels: false })
    .webp({ effort: 0, quality: 10 })
    .toBuffer()
}

/** The same picture again and again, as an animated WebP. Source: the WebP container specification, RFC 9649. */
function film(picture: Buffer, width: number, height: number, pictures: number): Buffer {
  const canvas = Buffer.alloc(10)
  canvas[0] = 0b10
  canvas.writeUIntLE(width - 1, 4, 3)
  canvas.writeUIntLE(height - 1, 7, 3)
  const place = Buffer.alloc(16)
  place.writeUIntLE(width - 1, 6, 3)
  place.writeUIntLE(height - 1, 9, 3)
  place.writeUIntLE(100, 12, 3)
  const frame = webpChunk('ANMF', Buffer.concat([place, picture.subarray(12)]))
  const body = [webpChunk('VP8X', canvas), webpChunk('ANIM', Buffer.alloc(6)), ...Array<Buffer>(pictures).fill(frame)]
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]))
}

function webpChunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.byteLength)
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.byteLength % 2)])
}

/** Three bytes a pixel, all of them zero; of a damaged one only the first rows are there. */
async function blankPng(width: number, height: number, rows = height): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const deflate = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  deflate.on('data', (part) => parts.push(part))
  const bytes = (1 + 3 * width) * rows
  const zeros = Buffer.alloc(4_000_000)
  for (let written = 0; written < bytes; written += zeros.byteLength)
    if (!deflate.write(zeros.subarray(0, bytes - written))) await once(deflate, 'drain')
  await once(deflate.end(), 'end')
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.concat(parts)),
    pngChunk('IEND', Buffer.of()),
  ])
}

function moduleName(file: string): string {
  return JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../server', file)).href)
}
