import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { cardAddress, ICON_SIDES, iconAddress, renditionAddress, uprightAddress } from '#domain/pictures/picture.ts'
import { openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { canvas, storedPicture } from '#test/support/pictures.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { MediaLibrary } from './media-library.ts'
import { MediaRepository } from './media-repository.ts'
import { MediaStore } from './media-store.ts'
import { Renditions } from './renditions.ts'

/** Long enough for a busy machine. */
const TIMEOUT_MS = 60_000

let folder: string

beforeEach(async () => {
  folder = temporaryFolder()
})

describe('Renditions', () => {
  it('makes icons of the whole picture within a square, with clear ground beside it', async () => {
    await using database = await openTestSqlite()
    const address = await kept(database, await picture(300, 100))
    const renditions = new Renditions(new MediaRepository(database), folder, TIMEOUT_MS)
    for (const side of ICON_SIDES) {
      const found = await renditions.find(iconAddress(address, side))
      expect(found).toMatchObject({ kind: 'finished', type: 'image/png' })
      const bytes = found?.kind === 'finished' ? found.bytes : new Uint8Array()
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: side, height: side })
      const corner = await sharp(bytes).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
      // The one of a phone is opaque.
      expect([side, corner[3]]).toEqual([side, side === 180 ? 255 : 0])
    }
    expect(await renditions.find(iconAddress(address, 48).replace('48', '49'))).toBeNull()
    const ofNone = new Renditions(new MediaRepository(database), folder, TIMEOUT_MS, undefined, async () => false)
    expect(await ofNone.find(iconAddress(address, 48))).toBeNull()
  })

  it('makes a picture smaller, in every width that it has itself', async () => {
    await using database = await openTestSqlite()
    const address = await kept(database, await picture(900, 600))
    const renditions = new Renditions(new MediaRepository(database), folder, TIMEOUT_MS)
    for (const width of [400, 800]) {
      const found = await renditions.find(renditionAddress(address, width))
      expect(found).toMatchObject({ kind: 'finished', type: 'image/webp' })
      const bytes = found?.kind === 'finished' ? found.bytes : new Uint8Array()
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: Math.round((width * 2) / 3),
      })
    }
    for (const width of [1200, 1600, 900, 401, 0])
      expect(await renditions.find(renditionAddress(address, width))).toBeNull()
  })

  it('cuts a wide picture upright out of its middle', async () => {
    await using database = await openTestSqlite()
    const address = await kept(database, await picture(1600, 700))
    const renditions = new Renditions(new MediaRepository(database), folder, TIMEOUT_MS)
    const found = await renditions.find(uprightAddress(address, 480))
    const bytes = found?.kind === 'finished' ? found.bytes : new Uint8Array()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 600 })

    const upright = await kept(database, await picture(900, 1600))
    for (const none of [uprightAddress(address, 720), uprightAddress(address, 400), uprightAddress(upright, 480)])
      expect([none, await renditions.find(none)]).toEqual([none, null])
  })

  it('gives a cut to who waits for it, however long that takes', async () => {
    await using database = await openTestSqlite()
    const address = cardAddress(await kept(database, await picture(300, 900)))
    const renditions = new Renditions(new MediaRepository(database), folder, 0)
    expect(await sharp((await renditions.card(address))!).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(readdirSync(folder)).toEqual([address.slice('/media/'.length)])
    expect(await renditions.card(address.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).toBeNull()
    expect(await renditions.card('/media/x.jpg')).toBeNull()
  })

  it('makes the picture of a shared link in its one size', async () => {
    await using database = await openTestSqlite()
    const address = await kept(database, await picture(300, 900))
    const found = await new Renditions(new MediaRepository(database), folder, TIMEOUT_MS).find(cardAddress(address))
    const bytes = found?.kind === 'finished' ? found.bytes : new Uint8Array()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })
})

describe('Renditions around a focal point', () => {
  it('show it in every cut, and leave others as they were', async () => {
    await using database = await openTestSqlite()
    const [plain, pointed] = [
      await kept(database, await halves(1600, 900)),
      await kept(database, await halves(1600, 800)),
    ]
    const renditions = new Renditions(new MediaRepository(database), folder, TIMEOUT_MS)
    const library = new MediaLibrary(database)
    for (const [x, color] of [
      [0, 'red'],
      [100, 'blue'],
    ] as const) {
      const point = { x, y: 50 }
      await library.change(pointed, { focalPoint: point })
      expect(await colors(renditions, uprightAddress(pointed, 480, point))).toEqual([480, 600, color, color])
      expect(await renditions.find(uprightAddress(plain, 480, point))).toEqual({
        kind: 'moved',
        address: uprightAddress(plain, 480),
      })
    }
    expect(await colors(renditions, uprightAddress(plain, 480))).toEqual([480, 600, 'red', 'blue'])
    expect(await colors(renditions, cardAddress(pointed, { x: 100, y: 50 }))).toEqual([1200, 630, 'red', 'blue'])
    const tall = await kept(
      database,
      await sharp(await halves(1600, 800))
        .rotate(90)
        .toBuffer(),
    )
    await library.change(tall, { focalPoint: { x: 50, y: 0 } })
    expect(await colors(renditions, cardAddress(tall, { x: 50, y: 0 }))).toEqual([1200, 630, 'red', 'red'])
  })

  it('are made for the current point only; other addresses lead there', async () => {
    await using database = await openTestSqlite()
    const address = await kept(database, await halves(1600, 900))
    const renditions = new Renditions(new MediaRepository(database), folder, TIMEOUT_MS)
    const library = new MediaLibrary(database)
    await renditions.find(uprightAddress(address, 480))
    await library.change(address, { focalPoint: { x: 5, y: 50 } })
    await renditions.find(uprightAddress(address, 480, { x: 5, y: 50 }))
    await library.change(address, { focalPoint: { x: 30, y: 50 } })
    const current = uprightAddress(address, 480, { x: 30, y: 50 })
    for (const point of [undefined, { x: 5, y: 50 }, { x: 31, y: 50 }, { x: 999, y: 0 }])
      expect(await renditions.find(uprightAddress(address, 480, point))).toEqual({ kind: 'moved', address: current })
    expect(await renditions.find(current.replace('30-50', '030-50'))).toEqual({ kind: 'moved', address: current })
    expect(await renditions.find(current)).toMatchObject({ kind: 'finished' })
    expect(readdirSync(folder)).toHaveLength(3)
    for (const none of [
      renditionAddress(address, 400).replace('.webp', '-at-30-50.webp'),
      uprightAddress(address, 481, { x: 30, y: 50 }),
      cardAddress(`/media/${'0'.repeat(32)}.jpg`, { x: 1, y: 1 }),
      `${cardAddress(address)}-at-30-50`,
    ])
      expect([none, await renditions.find(none)]).toEqual([none, null])
  })
})

describe('Renditions', () => {
  it('turns a picture as its EXIF says, and keeps nothing of it', async () => {
    await using database = await openTestSqlite()
    const turned = await sharp(await picture(800, 400))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const address = await kept(database, turned)
    const found = await new Renditions(new MediaRepository(database), folder, TIMEOUT_MS).find(
      renditionAddress(address, 400),
    )
    const facts = await sharp(found?.kind === 'finished' ? found.bytes : undefined).metadata()
    expect([facts.width, facts.height, facts.exif, facts.orientation]).toEqual([400, 800, undefined, undefined])
  })

  it('makes each once, however many ask at the same time, and keeps it', async () => {
    await using database = await openTestSqlite()
    const address = await kept(database, await picture(1600, 900))
    const counting = new CountingRepository(database)
    const renditions = new Renditions(counting, folder, TIMEOUT_MS)
    const ask = () => renditions.find(renditionAddress(address, 800))
    const all = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set(all.map((found) => found?.kind))).toEqual(new Set(['finished']))
    expect(counting.reads).toBe(1)
    expect(readdirSync(folder)).toEqual([renditionAddress(address, 800).slice('/media/'.length)])

    // Another process over the same folder needs no query.
    const again = await new Renditions(counting, folder, TIMEOUT_MS).find(renditionAddress(address, 800))
    expect([again?.kind, counting.reads]).toEqual(['finished', 1])
  })

  it('gives the picture itself to whoever would wait too long, and the rendition to the next', async () => {
    await using database = await openTestSqlite()
    const address = await kept(database, await picture(1600, 900))
    const renditions = new Renditions(new MediaRepository(database), folder, 0)
    expect(await renditions.find(renditionAddress(address, 1600))).toMatchObject({
      kind: 'pending',
      medium: { type: 'image/jpeg', hash: address.slice('/media/'.length, -'.jpg'.length) },
    })
    await expect.poll(() => renditions.find(renditionAddress(address, 1600))).toMatchObject({ kind: 'finished' })
  })

  it('knows no other names', async () => {
    await using database = await openTestSqlite()
    const address = await kept(database, await picture(900, 600))
    const renditions = new Renditions(new MediaRepository(database), folder, TIMEOUT_MS)
    const hash = address.slice('/media/'.length, -'.jpg'.length)
    for (const name of [
      `${hash}-400.jpg`,
      `${hash}-card.webp`,
      `${hash}-upright-480.jpg`,
      `${hash}-upright-.webp`,
      `../${hash}-400.webp`,
      `${hash}-400.webp\n`,
      `${hash}-0400.webp`,
      `${'0'.repeat(32)}-400.webp`,
    ])
      expect([name, await renditions.find(`/media/${name}`)]).toEqual([name, null])
  })
})

class CountingRepository extends MediaRepository {
  reads = 0

  override find(hash: string) {
    this.reads++
    return super.find(hash)
  }
}

function kept(database: TestDatabase, bytes: Buffer): Promise<string> {
  return storedPicture(new MediaStore(new MediaRepository(database)), bytes)
}

function picture(width: number, height: number): Promise<Buffer> {
  return canvas(width, height).jpeg().toBuffer()
}

/** Red on the left and blue on the right. */
function halves(width: number, height: number): Promise<Buffer> {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: 'blue' } }
  return canvas(width, height, 'red')
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

/** Its size, and the colours at its left and right edge. */
async function colors(renditions: Renditions, address: string): Promise<(number | string)[]> {
  const found = await renditions.find(address)
  if (found?.kind !== 'finished') throw new Error(`${address}: ${found?.kind}`)
  const { data, info } = await sharp(found.bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => (data[x * info.channels]! > data[x * info.channels + 2]! ? 'red' : 'blue')
  return [info.width, info.height, at(0), at(info.width - 1)]
}
