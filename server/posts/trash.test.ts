import { pino } from 'pino'
import { expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { StatementTurns } from '#test/support/event-loop.ts'
import { postInput } from '#test/support/posts.ts'
import type { Database } from '../db/database.ts'
import { removeUnusedMedia } from '../media/unused-media.ts'
import { PublishedPosts } from './published-posts.ts'
import { SavedPosts } from './saved-posts.ts'
import { startTrashUpkeep, Trash } from './trash.ts'

const FIRST = { offset: 0, limit: 1 }

const DAY_MS = 86_400_000
const HASH = '0123456789abcdef0123456789abcdef'
const PICTURE = `/media/${HASH}.jpg`

describeEachDatabase('The trash', (open) => {
  it('gives a post back as it was, at its place in the feed, with its old paths', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
    const trash = new Trash(database)
    const saved = new SavedPosts(database)
    const older = await savePost(database, { title: 'older' })
    await savePost(database, { title: 'newer' })
    const changed = {
      title: 'older',
      path: '/blogs/moved',
      contentWarnings: [{ kind: 'gore', severity: 'mild' } as const],
    }
    await posts.update(older.id, 'any', postInput(changed))
    const before = await published.find(older.id)

    expect(await trash.put(older.id)).toBe(true)
    expect([await published.find(older.id), (await published.newest(9)).length]).toEqual([undefined, 1])
    expect((await saved.page('trashed', FIRST))[0]).toMatchObject(before!)
    expect(await trash.restore(older.id)).toMatchObject(before!)
    expect(await published.find(older.id)).toEqual(before)
    expect((await published.newest(9)).map(({ title }) => title)).toEqual(['newer', 'older'])
    expect(await published.findByOldPath(older.path)).toBe('/blogs/moved')
    expect([await saved.count('trashed'), await trash.restore(older.id)]).toEqual([0, undefined])
  })

  it('keeps the path and old paths of a post taken until it is deleted for good', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const trash = new Trash(database)
    const { id, path } = await savePost(database)
    await posts.update(id, 'any', { ...postInput(), path: '/blogs/moved' })
    await trash.put(id)
    for (const taken of [path, '/blogs/moved']) {
      expect([await posts.isPathTaken(taken), await trash.hasPath(taken)]).toEqual([true, true])
      expect(await posts.insert({ ...postInput(), path: taken })).toMatchObject({ problem: 'path-taken' })
    }
    expect([await trash.delete(id), await trash.delete(id)]).toEqual([{ id, title: 'The Thing' }, undefined])
    for (const free of [path, '/blogs/moved'])
      expect([await posts.isPathTaken(free), await trash.hasPath(free)]).toEqual([false, false])
  })

  it('lists the latest first, in pages', async () => {
    let now = Date.parse('2026-11-01T00:00:00Z')
    await using database = await open({ now: () => new Date(now) })
    const trash = new Trash(database)
    const saved = new SavedPosts(database)
    for (const title of ['a', 'b', 'c']) {
      const { id } = await savePost(database, { title })
      now += 1_000
      await trash.put(id)
    }
    const titles = async (offset: number) =>
      (await saved.page('trashed', { offset, limit: 2 })).map(({ title }) => title)
    expect([await titles(0), await titles(2), await saved.count('trashed')]).toEqual([['c', 'b'], ['a'], 3])
    expect((await saved.page('trashed', FIRST))[0]?.trashedAt).toBe('2026-11-01T00:00:03.000Z')
  })

  it('deletes what lies there long enough, and only that', async () => {
    let now = Date.parse('2026-11-01T00:00:00Z')
    await using database = await open({ now: () => new Date(now) })
    const posts = new TestPosts(database)
    const trash = new Trash(database)
    const saved = new SavedPosts(database)
    const [early, late] = [await savePost(database), await savePost(database)]
    await trash.put(early.id)
    now += DAY_MS
    await trash.put(late.id)
    now += 29 * DAY_MS
    expect([await trash.deleteOlderThan(30 * DAY_MS), await trash.deleteOlderThan(30 * DAY_MS)]).toEqual([1, 0])
    expect((await saved.page('trashed', { offset: 0, limit: 9 })).map(({ id }) => id)).toEqual([late.id])
    expect(await posts.isPathTaken(early.path)).toBe(false)
  })

  it('is emptied from time to time', async () => {
    let now = Date.parse('2026-11-01T00:00:00Z')
    await using database = await open({ now: () => new Date(now) })
    const trash = new Trash(database)
    const saved = new SavedPosts(database)
    for (let count = 0; count < 60; count++) await trash.put((await savePost(database)).id)
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
    const lines: Record<string, unknown>[] = []
    now += 30 * DAY_MS
    await using _ = startTrashUpkeep(trash, log, { firstMs: 0, everyMs: 60_000 })
    await expect.poll(() => saved.count('trashed')).toBe(0)
    await expect.poll(() => lines).toMatchObject([{ posts: 60, msg: 'posts of the trash deleted for good' }])
  })

  it('keeps the pictures of its posts, and lets go of them with the post', async () => {
    let now = Date.parse('2026-11-01T00:00:00Z')
    await using database = await open({ now: () => new Date(now) })
    await storePicture(database)
    const trash = new Trash(database)
    const { id } = await savePost(database, { articleImage: PICTURE })
    await trash.put(id)
    const removed = async () => {
      await removeUnusedMedia(database, DAY_MS)
      now += 2 * DAY_MS
      return removeUnusedMedia(database, DAY_MS)
    }
    expect(await removed()).toBe(0)
    await trash.delete(id)
    expect(await removed()).toBe(1)
  })

  it('knows nothing of posts that are not in it', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const trash = new Trash(database)
    const { id, path } = await savePost(database)
    const version = await database.contentVersion()
    for (const name of [id, 'p_none', 'p_\0']) {
      expect([await trash.restore(name), await trash.delete(name)]).toEqual([undefined, undefined])
      if (name !== id) expect(await trash.put(name)).toBe(false)
    }
    expect([await trash.hasPath(path), await trash.hasPath('/blogs/\0')]).toEqual([false, false])
    expect(await posts.find(id)).toBeDefined()
    // Nothing that readers see has changed.
    expect(await database.contentVersion()).toBe(version)
  })
})

it('lets other requests run between the posts that it deletes for good', async () => {
  using deletions = new StatementTurns(/^delete from "posts" where/)
  let now = Date.now() - 40 * DAY_MS
  await using database = await openTestSqlite({
    now: () => new Date(now),
    onQuery: deletions.onQuery,
  })
  const trash = new Trash(database)
  const saved = new SavedPosts(database)
  for (let index = 0; index < 120; index++) await trash.put((await savePost(database)).id)
  now += 40 * DAY_MS
  deletions.clear()
  await using _ = startTrashUpkeep(trash, pino({ level: 'silent' }), { firstMs: 0, everyMs: DAY_MS })
  await expect.poll(() => saved.count('trashed')).toBe(0)
  expect(deletions.counts).toEqual([3, 3])
})

async function storePicture({ write }: Database): Promise<void> {
  await write
    .insertInto('media')
    .values({
      hash: HASH,
      type: 'image/jpeg',
      width: 1,
      height: 1,
      byte_length: 3,
      placeholder: null,
      created_at: '2026-10-31T00:00:00.000Z',
    })
    .execute()
}
