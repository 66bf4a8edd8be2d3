import { expect, it } from 'vitest'
import type { PostInput } from '#domain/posts/post.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { postInput, section } from '#test/support/posts.ts'
import { openDatabase, type Query } from '../db/database.ts'
import { lockRow } from '../db/lock-row.ts'
import { SettingsRepository } from '../settings/settings-repository.ts'
import { MediaRepository, type Medium } from './media-repository.ts'
import { removeUnusedMedia } from './unused-media.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const [a, b, c] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const

describeEachDatabase('removeUnusedMedia', (open) => {
  it('removes what nothing has used for a day, and nothing before', async () => {
    await using blog = await openBlog(open)
    await blog.keep(a)
    await blog.keep(b)
    await blog.save({ articleImage: `/media/${b}.jpg` })
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a, b] })
    blog.pass(DAY_MS - 1)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a, b] })
    blog.pass(1)
    expect(await blog.upkeep()).toEqual({ removed: 1, kept: [b] })
    blog.pass(10 * DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [b] })
  })

  it('counts a picture in a section as well as the one of the article', async () => {
    await using blog = await openBlog(open)
    for (const hash of [a, b, c]) await blog.keep(hash)
    const sections = [a, b, b].map((hash) => section({ sectionImage: `/media/${hash}.jpg` }))
    await blog.save({ articleImage: `/media/${a}.jpg`, sections })
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 1, kept: [a, b] })
  })

  it('counts the day from when a post let go of a picture, however short it had it', async () => {
    await using blog = await openBlog(open)
    await blog.keep(a)
    await blog.upkeep()
    blog.pass(20 * HOUR_MS)
    const { id } = await blog.save({ articleImage: `/media/${a}.jpg` })
    await blog.posts.update(id, 'any', postInput())
    blog.pass(5 * HOUR_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
    await blog.posts.update(id, 'any', postInput({ sections: [section({ sectionImage: `/media/${a}.jpg` })] }))
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
    await blog.posts.delete(id)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 1, kept: [] })
  })

  it('keeps a picture that several posts use until the last lets go', async () => {
    await using blog = await openBlog(open)
    await blog.keep(a)
    const first = await blog.save({ articleImage: `/media/${a}.jpg` })
    const second = await blog.save({ articleImage: `/media/${a}.jpg` })
    await blog.posts.delete(first.id)
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
    await blog.posts.delete(second.id)
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 1, kept: [] })
  })

  it('gives a picture that comes once more another day', async () => {
    await using blog = await openBlog(open)
    await blog.keep(a)
    await blog.upkeep()
    blog.pass(23 * HOUR_MS)
    await blog.keep(a)
    blog.pass(23 * HOUR_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
    blog.pass(23 * HOUR_MS)
    expect(await blog.media.touch(a)).toBe(true)
    blog.pass(23 * HOUR_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 1, kept: [] })
    expect(await blog.media.touch(a)).toBe(false)
  })

  it('keeps a picture for a post that was there before it', async () => {
    await using blog = await openBlog(open)
    await blog.save({ articleImage: `/media/${a}.jpg` })
    await blog.keep(a)
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
  })

  it('keeps a picture of the settings, such as a logo, and of their earlier versions', async () => {
    await using blog = await openBlog(open)
    await blog.keep(a)
    await blog.keep(b)
    const settings = new SettingsRepository(blog.database)
    await settings.set('logo', `/media/${a}.png`)
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 1, kept: [a] })
    await settings.change({}, ['logo'])
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
    for (let change = 0; change < 20; change++) {
      blog.pass(1)
      await settings.set('logo', `/media/${change}.png`)
    }
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a] })
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 1, kept: [] })
  })

  it('keeps a source as long as its picture is there, and removes both', async () => {
    await using blog = await openBlog(open)
    await blog.keep(a, b)
    const { id } = await blog.save({ articleImage: `/media/${a}.jpg` })
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 0, kept: [a, b] })
    await blog.posts.delete(id)
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 2, kept: [] })
  })

  it('keeps a source that another picture needs, or that came later', async () => {
    await using blog = await openBlog(open)
    await blog.keep(a, b)
    await blog.keep(c, b)
    await blog.save({ articleImage: `/media/${c}.jpg` })
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await blog.upkeep()).toEqual({ removed: 1, kept: [b, c] })

    // A picture that nothing uses yet: its source is older and was unused all the time.
    await using other = await openBlog(open)
    await other.keep(b)
    await other.upkeep()
    other.pass(20 * HOUR_MS)
    await other.keep(a, b)
    other.pass(5 * HOUR_MS)
    expect(await other.upkeep()).toEqual({ removed: 0, kept: [a, b] })
    other.pass(DAY_MS)
    expect(await other.upkeep()).toEqual({ removed: 2, kept: [] })
  })

  it('gets through many in small transactions', async () => {
    await using blog = await openBlog(open)
    for (let count = 0; count < 60; count++)
      await blog.keep(`1${count}`.padStart(32, '0'), `2${count}`.padStart(32, '0'))
    await blog.upkeep()
    blog.pass(DAY_MS)
    expect(await removeUnusedMedia(blog.database, DAY_MS)).toBe(50)
    expect(await blog.upkeep()).toEqual({ removed: 70, kept: [] })
  })

  it('never takes a picture from a post that is being saved', async () => {
    for (let round = 0; round < 8; round++) {
      await using blog = await openBlog(open)
      await using other = await openDatabase({ ...blog.database.config, now: blog.database.now })
      await blog.keep(a)
      await blog.upkeep()
      blog.pass(DAY_MS)
      const address = `/media/${a}.jpg`
      const [saved, removed] = await Promise.all([
        new TestPosts(other).insert(postInput({ articleImage: address }), { requirePictures: true }),
        blog.upkeep(),
      ])
      if (saved.ok) expect(removed).toEqual({ removed: 0, kept: [a] })
      else
        expect([saved, removed]).toEqual([
          { ok: false, problem: 'picture-missing', address },
          { removed: 1, kept: [] },
        ])
    }
  })

  it('waits for a post that is being saved, and sees what it uses', async () => {
    await using blog = await openBlog(open)
    await blog.keep(a)
    await blog.upkeep()
    blog.pass(DAY_MS)
    await using other = await openDatabase({ ...blog.database.config, now: blog.database.now })
    let upkeep: Promise<unknown> = Promise.resolve()
    await other.transaction(async (trx) => {
      await lockRow(trx, 'content')
      upkeep = blog.upkeep()
      await savePost(trx, { articleImage: `/media/${a}.jpg` })
    })
    expect(await upkeep).toEqual({ removed: 0, kept: [a] })
  })

  it('reads no picture to find out which nothing uses', async () => {
    const queries: Query[] = []
    await using blog = await openBlog((options) => open({ ...options, onQuery: (query) => queries.push(query) }))
    await blog.keep(a, b)
    await blog.upkeep()
    blog.pass(DAY_MS)
    queries.length = 0
    await blog.upkeep()
    const reading = queries.filter(({ sql }) => /"?media"?[^_]/.test(sql))
    expect(reading.length).toBeGreaterThan(0)
    for (const { sql } of reading) expect(sql).not.toMatch(/bytes|select \*/)
  })
})

type Open = (options?: { now?: () => Date; onQuery?: (query: Query) => void }) => Promise<TestDatabase>

/** A blog whose clock stands still until it is told to go on. */
async function openBlog(open: Open) {
  let now = new Date('2024-10-31T12:00:00Z').getTime()
  const database = await open({ now: () => new Date(now) })
  const posts = new TestPosts(database)
  const media = new MediaRepository(database)
  return {
    database,
    posts,
    media,
    pass(milliseconds: number) {
      now += milliseconds
    },
    keep: (hash: string, source?: string) => media.put(medium(hash), source === undefined ? undefined : medium(source)),
    save: (draft: Partial<PostInput>) => savePost(database, draft),
    async upkeep() {
      let removed = 0
      for (let some = -1; some !== 0; removed += some) some = await removeUnusedMedia(database, DAY_MS)
      const rows = await database.read.selectFrom('media').select('hash').orderBy('hash').execute()
      return { removed, kept: rows.map(({ hash }) => hash) }
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

function medium(hash: string): Medium {
  return { hash, type: 'image/jpeg', width: 3, height: 2, placeholder: null, bytes: Buffer.from(hash) }
}
