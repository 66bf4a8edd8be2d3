import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { saveMedium } from '#test/support/database/media.ts'
import { hashOf, OUTSIDE_PLACES, randomPicture } from '#test/support/media.ts'
import type { Connection } from '../../db/database.ts'
import { MediaRepository } from '../media-repository.ts'
import { KEPT_UNUSED_MS, removeUnusedMedia } from '../unused-media.ts'
import type { ByteStore } from './byte-store.ts'
import { databaseBytes } from './database-bytes.ts'
import { carryOutRemovals } from './media-removals.ts'
import { moveMedia } from './move-media.ts'

/** Parts of 192 kB: one, two, and a part of one. */
const SIZES = [10, 200_000, 70_000]

async function withPictures(database: Connection) {
  const pictures = SIZES.map((size) => randomPicture(size))
  for (const { bytes } of pictures) await saveMedium(database, bytes)
  return pictures
}

async function read(media: MediaRepository, hash: string): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(media.read((await media.find(hash))!)))
}

const inDatabase = async (database: Connection) => (await Array.fromAsync(databaseBytes(database).list())).length
const outsideOf = async (store: ByteStore) => (await Array.fromAsync(store.list())).length

describeEachDatabase('Pictures that are moved', (open) => {
  it.each(['folder', 's3'] as const)('are read from a place of kind %s and back in the database', async (kind) => {
    let now = new Date('2026-10-31T12:00:00Z')
    await using database = await open({ now: () => now })
    await using place = await OUTSIDE_PLACES[kind]()
    const { store: outside } = place
    const pictures = await withPictures(database)
    const media = new MediaRepository(database, outside)
    const allRead = async () => {
      for (const { hash, bytes } of pictures) expect(await read(media, hash)).toEqual(bytes)
    }
    expect(await moveMedia(database, { to: 'outside', outside })).toEqual({ moved: 3, damaged: [] })
    expect([await inDatabase(database), await outsideOf(outside)]).toEqual([0, 3])
    await allRead()
    expect(await moveMedia(database, { to: 'outside', outside })).toEqual({ moved: 0, damaged: [] })

    expect(await moveMedia(database, { to: 'database', outside })).toEqual({ moved: 3, damaged: [] })
    // A backup that was begun before may still read them there.
    expect([await inDatabase(database), await outsideOf(outside)]).toEqual([3, 3])
    await allRead()
    now = new Date(now.getTime() + DAY_MS)
    await moveMedia(database, { to: 'database', outside })
    expect([await inDatabase(database), await outsideOf(outside)]).toEqual([3, 0])
    await allRead()
  })

  it('are moved by several servers at once, while one of them is read', async () => {
    await using database = await open()
    await using place = await OUTSIDE_PLACES.folder()
    const { store: outside } = place
    const pictures = await withPictures(database)
    const media = new MediaRepository(database, outside)
    for (const to of ['outside', 'database'] as const) {
      const moves = [1, 2, 3].map(() => moveMedia(database, { to, outside }))
      const reads = pictures.map(async ({ hash, bytes }) => expect(await read(media, hash)).toEqual(bytes))
      await Promise.all([...moves, ...reads])
      expect(await inDatabase(database)).toBe(to === 'outside' ? 0 : 3)
      for (const { hash, bytes } of pictures) expect(await read(media, hash)).toEqual(bytes)
    }
  })

  it('go out again before they were deleted there', async () => {
    let now = new Date('2026-10-31T12:00:00Z')
    await using database = await open({ now: () => now })
    await using place = await OUTSIDE_PLACES.folder()
    const { store: outside } = place
    await withPictures(database)
    await moveMedia(database, { to: 'outside', outside })
    await moveMedia(database, { to: 'database', outside })
    expect((await moveMedia(database, { to: 'outside', outside })).moved).toBe(3)
    now = new Date(now.getTime() + 2 * DAY_MS)
    await moveMedia(database, { to: 'outside', outside })
    expect([await inDatabase(database), await outsideOf(outside)]).toEqual([0, 3])
  })

  it('stay in the database while the place outside deletes them', async () => {
    let now = new Date('2026-10-31T12:00:00Z')
    await using database = await open({ now: () => now })
    await using place = await OUTSIDE_PLACES.folder()
    const { store } = place
    const { hash, bytes } = randomPicture(10)
    await saveMedium(database, bytes)
    await moveMedia(database, { to: 'outside', outside: store })
    await removeUnusedMedia(database, 0)
    now = new Date(now.getTime() + DAY_MS)
    const slow: ByteStore = {
      ...store,
      async delete(name) {
        // Uploaded anew, and about to be moved, before the deletion has ended.
        await saveMedium(database, bytes)
        expect(await moveMedia(database, { to: 'outside', outside: store })).toEqual({ moved: 0, damaged: [] })
        await store.delete(name)
      },
    }
    expect(await carryOutRemovals(database, slow)).toBe(1)
    expect(await read(new MediaRepository(database, store), hash)).toEqual(bytes)
    expect((await moveMedia(database, { to: 'outside', outside: store })).moved).toBe(1)
    expect(await read(new MediaRepository(database, store), hash)).toEqual(bytes)
  })

  it('are deleted outside a day after nothing names them any more', async () => {
    let now = new Date('2026-10-31T12:00:00Z')
    await using database = await open({ now: () => now })
    await using place = await OUTSIDE_PLACES.folder()
    const { store: outside } = place
    await withPictures(database)
    await moveMedia(database, { to: 'outside', outside })
    await removeUnusedMedia(database, KEPT_UNUSED_MS)
    now = new Date(now.getTime() + KEPT_UNUSED_MS)
    expect(await removeUnusedMedia(database, KEPT_UNUSED_MS)).toBe(3)
    now = new Date(now.getTime() + DAY_MS - MINUTE_MS)
    await carryOutRemovals(database, outside)
    expect(await outsideOf(outside)).toBe(3)
    now = new Date(now.getTime() + MINUTE_MS)
    expect(await carryOutRemovals(database, outside)).toBe(3)
    expect(await outsideOf(outside)).toBe(0)
    expect(await database.read.selectFrom('media_removals').select('hash').execute()).toEqual([])
  })
})

describe('A picture on its way', () => {
  it('is read by somebody who began before it was moved, to its end', async () => {
    await using database = await openTestSqlite()
    await using place = await OUTSIDE_PLACES.folder()
    const { store: outside } = place
    const { hash, bytes } = randomPicture(700_000)
    await saveMedium(database, bytes)
    const media = new MediaRepository(database, outside)
    for (const to of ['outside', 'database'] as const) {
      const reading = media.read((await media.find(hash))!)
      const first = (await reading.next()).value as Uint8Array
      expect((await moveMedia(database, { to, outside })).moved).toBe(1)
      const others = await Array.fromAsync(reading)
      expect(Buffer.concat([first, ...others])).toEqual(bytes)
    }
  })

  it('keeps its old copy where the new one is another one', async () => {
    await using database = await openTestSqlite()
    await using place = await OUTSIDE_PLACES.folder()
    const { store } = place
    const { hash, bytes } = randomPicture(10)
    await saveMedium(database, bytes)
    const lying: ByteStore = { ...store, put: (name) => store.put(name, randomPicture(10).bytes) }
    expect(await moveMedia(database, { to: 'outside', outside: lying })).toEqual({ moved: 0, damaged: [] })
    expect(await inDatabase(database)).toBe(1)

    await moveMedia(database, { to: 'outside', outside: store })
    await store.put(hash, randomPicture(10).bytes)
    expect(await moveMedia(database, { to: 'database', outside: store })).toEqual({ moved: 0, damaged: [hash] })
    expect([await inDatabase(database), await outsideOf(store)]).toEqual([0, 1])
  })

  it('stays where it is when it is damaged in the database', async () => {
    await using database = await openTestSqlite()
    await using place = await OUTSIDE_PLACES.folder()
    const { bytes } = randomPicture(10)
    const hash = await saveMedium(database, bytes)
    await database.write
      .updateTable('media_parts')
      .set({ bytes: randomPicture(10).bytes })
      .execute()
    expect(await moveMedia(database, { to: 'outside', outside: place.store })).toEqual({ moved: 0, damaged: [hash] })
  })

  it('goes to no place that lacks those that should be there', async () => {
    await using database = await openTestSqlite()
    await using place = await OUTSIDE_PLACES.folder()
    await withPictures(database)
    await moveMedia(database, { to: 'outside', outside: place.store })
    const later = randomPicture(10)
    await saveMedium(database, later.bytes)
    await using other = await OUTSIDE_PLACES.folder()
    await expect(moveMedia(database, { to: 'outside', outside: other.store })).rejects.toThrow('Nothing was moved.')
    expect([await inDatabase(database), await outsideOf(other.store)]).toEqual([1, 0])
    expect(hashOf(later.bytes)).toBe(later.hash)
  })
})
