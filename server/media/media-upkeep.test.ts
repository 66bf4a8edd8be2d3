import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renditionAddress, uprightAddress } from '#domain/pictures/picture.ts'
import { describeEachDatabase, openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { StatementTurns } from '#test/support/event-loop.ts'
import { canvas, drawing, storedPicture } from '#test/support/pictures.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { fakeTime, until } from '#test/support/time.ts'
import { MediaLibrary } from './media-library.ts'
import { MediaRepository } from './media-repository.ts'
import { MediaStore } from './media-store.ts'
import { MediaUpkeep } from './media-upkeep.ts'
import { Renditions } from './renditions.ts'

const DAY_MS = 24 * 3_600_000
const HASH = 'd'.repeat(32)

let folder: string

beforeEach(async () => {
  folder = temporaryFolder()
})

describeEachDatabase('MediaUpkeep', (open) => {
  it('removes unused pictures with their renditions, and nothing that is used', async () => {
    let now = Date.now()
    await using database = await open({ now: () => new Date(now) })
    const store = new MediaStore(new MediaRepository(database))
    const renditions = new Renditions(new MediaRepository(database), folder, 20_000)
    const [used, unused] = [
      await storedPicture(store, await canvas(900, 600, '#ff0000').jpeg().toBuffer()),
      await storedPicture(store, await canvas(900, 600, '#00ff00').jpeg().toBuffer()),
    ]
    await savePost(database, { articleImage: used })
    for (const address of [used, unused]) await renditions.find(renditionAddress(address, 400))
    await renditions.find(uprightAddress(unused, 480))
    expect(readdirSync(folder)).toHaveLength(3)

    const { upkeep } = upkeepOf(database)
    expect(await upkeep.run()).toEqual({ pictures: 0, files: 0 })
    now += DAY_MS
    expect(await upkeep.run()).toEqual({ pictures: 1, files: 2 })
    expect(readdirSync(folder)).toEqual([renditionAddress(used, 400).slice('/media/'.length)])
    expect([...(await store.describe([used, unused])).keys()]).toEqual([used])
    expect(await renditions.find(renditionAddress(unused, 400))).toBeNull()
    expect(await renditions.find(renditionAddress(used, 400))).toMatchObject({ kind: 'finished' })
  })
})

describe('MediaUpkeep', () => {
  it('removes cuts for a focal point that a picture no longer has', async () => {
    await using database = await openTestSqlite()
    const address = await storedPicture(new MediaStore(new MediaRepository(database)), await drawing('jpeg'))
    await new MediaLibrary(database).change(address, { focalPoint: { x: 5, y: 60 } })
    const hash = address.slice(7, 39)
    const kept = [
      'card.jpg',
      'card-at-5-60.jpg',
      'upright-480.webp',
      'upright-480-at-5-60.webp',
      'card-at-6-60.jpg.4711',
    ]
    mkdirSync(folder, { recursive: true })
    for (const end of [...kept, 'card-at-6-60.jpg', 'upright-480-at-5-61.webp'])
      writeFileSync(join(folder, `${hash}-${end}`), 'x')
    expect(await upkeepOf(database).upkeep.run()).toEqual({ pictures: 0, files: 2 })
    expect(readdirSync(folder).sort()).toEqual(kept.map((end) => `${hash}-${end}`).sort())
  })

  it('removes renditions and covers that were used least where they are too large together', async () => {
    await using database = await openTestSqlite()
    const address = await storedPicture(new MediaStore(new MediaRepository(database)), await drawing('jpeg'))
    mkdirSync(join(folder, 'covers'), { recursive: true })
    const files = [join(folder, `${address.slice(7, 39)}-400.webp`), join(folder, 'covers', 'p_1-a-wide.svg')]
    for (const [index, file] of files.entries()) {
      writeFileSync(file, 'x'.repeat(10))
      utimesSync(file, 1_000 + index, 1_000 + index)
    }
    expect(await upkeepOf(database, undefined, 20).upkeep.run()).toEqual({ pictures: 0, files: 0 })
    expect(await upkeepOf(database, undefined, 15).upkeep.run()).toEqual({ pictures: 0, files: 1 })
    expect(files.map((file) => existsSync(file))).toEqual([false, true])
  })

  it('removes renditions of pictures that another server removed, and what was left unfinished', async () => {
    await using database = await openTestSqlite()
    const kept = (await storedPicture(new MediaStore(new MediaRepository(database)), await drawing('jpeg'))).slice(
      7,
      39,
    )
    const files = {
      [`${HASH}-400.webp`]: 'removed',
      [`${HASH}-card.jpg`]: 'removed',
      [`${kept}-400.webp`]: 'kept',
      [`${kept}-card.jpg`]: 'kept',
      [`${kept}-800.webp.4711`]: 'kept',
      [`${kept}-1200.webp.4712`]: 'old, removed',
      [`${HASH}-800.webp.4713`]: 'kept',
      [`${HASH}-card.jpg.4714`]: 'old, removed',
      'README.md': 'old, kept',
      [`${HASH}.jpg`]: 'kept',
      [`x${HASH}-400.webp`]: 'kept',
    }
    const hoursAgo = new Date(Date.now() - 3_700_000)
    for (const [name, fate] of Object.entries(files)) {
      writeFileSync(join(folder, name), fate)
      if (fate.startsWith('old')) utimesSync(join(folder, name), hoursAgo, hoursAgo)
    }
    mkdirSync(join(folder, 'folder'))
    expect(await upkeepOf(database).upkeep.run()).toEqual({ pictures: 0, files: 4 })
    for (const [name, fate] of Object.entries(files))
      expect([name, existsSync(join(folder, name))]).toEqual([name, fate.endsWith('kept')])
  })

  it('looks at any number of files in few queries', async () => {
    const queries: string[] = []
    await using database = await openTestSqlite({ onQuery: ({ sql }) => queries.push(sql) })
    for (let count = 0; count < 1_200; count++)
      writeFileSync(join(folder, `${String(count).padStart(32, '0')}-400.webp`), '')
    queries.length = 0
    expect(await upkeepOf(database).upkeep.run()).toEqual({ pictures: 0, files: 1_200 })
    expect(queries.length).toBeLessThan(12)
  })

  it('lets other requests run between the pictures that it removes', async () => {
    using removals = new StatementTurns(/^delete from "media" /)
    let now = Date.now()
    await using database = await openTestSqlite({
      now: () => new Date(now),
      onQuery: removals.onQuery,
    })
    await fill(database, 120)
    const { upkeep } = upkeepOf(database)
    expect(await upkeep.run()).toEqual({ pictures: 0, files: 0 })
    now += DAY_MS
    expect(await upkeep.run()).toEqual({ pictures: 120, files: 0 })
    expect(removals.counts).toEqual([3, 3])
  })

  it('lets other requests run between the files that it looks at', async () => {
    using searches = new StatementTurns(/^select.* from "media" .*where "media"."hash" in/)
    await using database = await openTestSqlite({ onQuery: searches.onQuery })
    for (const hash of await fill(database, 600))
      for (const end of ['400.webp', 'card.jpg']) writeFileSync(join(folder, `${hash}-${end}`), '')
    expect(await upkeepOf(database).upkeep.run()).toEqual({ pictures: 0, files: 0 })
    expect(searches.counts).toEqual([3, 3])
  })

  it('has nothing to do where there is no folder yet', async () => {
    await using database = await openTestSqlite()
    rmSync(folder, { recursive: true })
    expect(await upkeepOf(database).upkeep.run()).toEqual({ pictures: 0, files: 0 })
  })

  it('runs from time to time until it is stopped, and tells of a failure', async () => {
    await using database = await openTestSqlite()
    fakeTime()
    const { upkeep, log } = upkeepOf(database, { firstMs: 60_000, everyMs: 3_600_000 })
    const running = upkeep.start()
    writeFileSync(join(folder, `${HASH}-400.webp`), '')
    await vi.advanceTimersByTimeAsync(60_000)
    await until(() => log.length > 0)
    expect(log.at(-1)).toMatchObject({ msg: 'unused pictures removed', files: 1 })
    await database.write.schema.dropTable('media_unused').execute()
    // One failure ends nothing.
    for (let failures = 1; failures <= 2; failures++) {
      await vi.advanceTimersByTimeAsync(3_600_000)
      await until(() => log.length === 1 + failures)
    }
    expect(log.at(-1)?.msg).toBe('unused pictures could not be removed')

    await running[Symbol.asyncDispose]()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not begin again when it is stopped in the middle', async () => {
    const queries: string[] = []
    let stop = () => {}
    await using database = await openTestSqlite({
      onQuery({ sql }) {
        queries.push(sql)
        if (sql.startsWith('insert into "media_unused"')) stop()
      },
    })
    fakeTime()
    const running = upkeepOf(database, { firstMs: 1, everyMs: 1 }).upkeep.start()
    let stopping: PromiseLike<void> | undefined
    stop = () => {
      stopping ??= running[Symbol.asyncDispose]()
    }
    while (!stopping) await vi.advanceTimersByTimeAsync(1)
    await stopping
    expect(vi.getTimerCount()).toBe(0)
  })
})

/** Stores pictures that nothing uses. @returns their hashes */
async function fill(database: TestDatabase, pictures: number): Promise<string[]> {
  const media = new MediaRepository(database)
  const hashes = Array.from({ length: pictures }, (_, index) => String(index).padStart(32, '0'))
  const facts = { type: 'image/png', width: 1, height: 1, placeholder: null, bytes: new Uint8Array(1) } as const
  for (const hash of hashes) await media.put({ hash, ...facts })
  return hashes
}

function upkeepOf(
  database: TestDatabase,
  schedule?: { firstMs: number; everyMs: number },
  maxBytes = Number.POSITIVE_INFINITY,
) {
  const log: Record<string, unknown>[] = []
  const lines = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) })
  const media = new MediaRepository(database)
  const cache = { folders: [folder, join(folder, 'covers')], maxBytes }
  return { log, upkeep: new MediaUpkeep(database, media, folder, cache, lines, schedule) }
}
