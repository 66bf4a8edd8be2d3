import { pino } from 'pino'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { announcements, publishedAt, schedulePost } from '#test/support/scheduled-posts.ts'
import { type Connection, openDatabase, type Query } from '../db/database.ts'
import { PublishScheduler } from './publish-scheduler.ts'
import { PublishedPosts } from './published-posts.ts'
import { SavedPosts } from './saved-posts.ts'
import { Trash } from './trash.ts'

const START = Date.parse('2026-10-30T23:00:00Z')
const SECOND = 1_000
const QUIET = pino({ level: 'silent' })
const OUTBOX = { wake() {} }
const AUDIT = { async record() {} }

function schedulerOf(database: Connection, log = QUIET): PublishScheduler {
  return new PublishScheduler(database, OUTBOX, log, AUDIT)
}

describeEachDatabase('The scheduler of publications', (open) => {
  it('publishes each post once, in its second, with several servers and kills between', async () => {
    const clock = { now: START }
    const now = () => new Date(clock.now)
    await using database = await open({ now })
    await using other = await openDatabase({ ...database.config, now })
    const wanted = new Map<string, number>()
    for (let index = 0; index < 40; index++) {
      const at = START + index * 700
      const { id } = await schedulePost(database, new Date(at), { title: `Post ${index}`, announces: true })
      wanted.set(id, at)
    }
    let transactions = 0
    const servers = [
      schedulerOf(database),
      schedulerOf(dying(other, () => ++transactions % 3 === 0)),
      schedulerOf(dying(database, () => ++transactions % 4 === 0)),
    ]
    for (; clock.now < START + 30 * SECOND; clock.now += SECOND)
      await Promise.allSettled(servers.map((server) => server.publishDue()))
    expect(transactions).toBeGreaterThan(10)
    const published = await publishedAt(database)
    expect([...published.keys()].sort()).toEqual([...wanted.keys()].sort())
    for (const [id, at] of wanted) {
      expect(published.get(id)! - at).toBeGreaterThanOrEqual(0)
      expect(published.get(id)! - at).toBeLessThan(SECOND)
    }
    expect(await announcements(database)).toEqual(new Map([...wanted.keys()].map((id) => [id, 1])))
    expect(await new SavedPosts(database).count('scheduled')).toBe(0)
  })

  it('publishes at once what came due while no server ran', async () => {
    const clock = { now: START }
    await using database = await open({ now: () => new Date(clock.now) })
    for (let index = 1; index <= 60; index++) await schedulePost(database, new Date(START + index * SECOND))
    clock.now = START + 50 * SECOND
    const version = await database.contentVersion()
    await schedulerOf(database).publishDue()
    expect((await publishedAt(database)).size).toBe(50)
    expect(await database.contentVersion()).toBe(version + 50)
    const [next] = await new SavedPosts(database).scheduled(1)
    expect(next!.publishAt).toBe(new Date(START + 51 * SECOND).toISOString())
  })

  it('writes nothing and reads once while nothing is due', async () => {
    const queries: Query[] = []
    await using database = await open({ now: () => new Date(START), onQuery: (query) => queries.push(query) })
    await schedulePost(database, new Date(START + 1))
    queries.length = 0
    await schedulerOf(database).publishDue()
    expect(queries.map(({ sql }) => sql.split(' ')[0])).toEqual(['select'])
  })

  it('takes the next free path of the title', async () => {
    await using database = await open({ now: () => new Date(START) })
    const posts = new PublishedPosts(database)
    await savePost(database, { path: '/blogs/The-Fog' })
    const { id } = await schedulePost(database, new Date(START), { title: 'The Fog' })
    const chosen = await schedulePost(database, new Date(START), { title: 'Halloween', path: '/blogs/My-Halloween' })
    await database.write
      .insertInto('old_paths')
      .values({ path: '/blogs/My-Halloween', post_id: 'p_other', created_at: '2026-01-01T00:00:00.000Z' })
      .execute()
    await schedulerOf(database).publishDue()
    expect((await posts.find(id))?.path).toBe('/blogs/The-Fog-2')
    expect((await posts.find(chosen.id))?.path).toBe('/blogs/Halloween')
  })

  it('says of a post why it cannot be published, tries it again, and holds up no other', async () => {
    const clock = { now: START }
    const queries: Query[] = []
    await using database = await open({ now: () => new Date(clock.now), onQuery: (query) => queries.push(query) })
    const drafts = new SavedPosts(database)
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
    const scheduler = schedulerOf(database, log)
    const bad = await schedulePost(database, new Date(START - 2))
    const good = await schedulePost(database, new Date(START - 1))
    // A version with other rules may have left such a title.
    const setTitle = (title: string) =>
      database.write.updateTable('posts').set({ title }).where('id', '=', bad.id).execute()
    await setTitle('')
    await scheduler.publishDue()
    expect([...(await publishedAt(database)).keys()]).toEqual([good.id])
    expect(await drafts.find(bad.id)).toMatchObject({ publishAt: bad.publishAt, publishProblem: 'Title is required' })
    expect(lines).toMatchObject([
      { post: bad.id, errors: { title: 'Title is required' }, msg: 'a scheduled post is not ready to be published' },
      { post: good.id, msg: 'scheduled post published' },
    ])

    await setTitle('The Fog')
    queries.length = 0
    await scheduler.publishDue()
    expect(queries).toHaveLength(1)
    clock.now += 60 * SECOND
    await scheduler.publishDue()
    expect([...(await publishedAt(database)).keys()].sort()).toEqual([good.id, bad.id].sort())
  })

  it('tries a post that failed again as soon as it is saved', async () => {
    await using database = await open({ now: () => new Date(START) })
    const drafts = new TestPosts(database)
    const post = await schedulePost(database, new Date(START))
    const { title: _, ...rest } = post
    await database.write.updateTable('posts').set({ title: '' }).where('id', '=', post.id).execute()
    const scheduler = schedulerOf(database)
    await scheduler.publishDue()
    await drafts.update(post.id, 1, { ...rest, title: 'Now' }, { by: 'x@den.example', publishAt: post.publishAt })
    expect((await new SavedPosts(database).find(post.id))?.publishProblem).toBeNull()
    await scheduler.publishDue()
    expect((await publishedAt(database)).has(post.id)).toBe(true)
  })

  it('leaves a post alone that was put off or made a draft since it was found due', async () => {
    await using database = await open({ now: () => new Date(START) })
    const drafts = new TestPosts(database)
    const by = 'x@den.example'
    const late = await schedulePost(database, new Date(START))
    const draft = await schedulePost(database, new Date(START))
    let isFirst = true
    const racing: Connection = {
      ...database,
      async transaction(work) {
        if (isFirst) {
          await drafts.update(late.id, 1, late, { by, publishAt: new Date(START + 1).toISOString() })
          await drafts.update(draft.id, 1, draft, { by, status: 'draft' })
        }
        isFirst = false
        return database.transaction(work)
      },
    }
    await schedulerOf(racing).publishDue()
    expect(isFirst).toBe(false)
    expect((await publishedAt(database)).size).toBe(0)
  })

  it('leaves drafts and the trash alone', async () => {
    await using database = await open({ now: () => new Date(START) })
    const trashed = await schedulePost(database, new Date(START - 1))
    await new Trash(database).put(trashed.id)
    const draft = await schedulePost(database, new Date(START))
    await new TestPosts(database).update(draft.id, 1, draft, { by: 'x@den.example', status: 'draft' })
    await schedulerOf(database).publishDue()
    expect((await publishedAt(database)).size).toBe(0)
  })

  it('looks for due posts from time to time, and goes on after a failure', async () => {
    await using database = await open({ now: () => new Date(START) })
    await schedulePost(database, new Date(START))
    let failures = 0
    const broken: Connection = {
      ...database,
      transaction: (work) => (++failures === 1 ? Promise.reject(new Error('disk')) : database.transaction(work)),
    }
    // The failure of one post is tried again after a minute of this clock.
    let minutes = 0
    const now = () => new Date(START + ++minutes * 60 * SECOND)
    await using _ = schedulerOf({ ...broken, now }).start({ firstMs: 0, everyMs: 1 })
    await expect.poll(async () => (await publishedAt(database)).size).toBe(1)
    expect(failures).toBe(2)
  })
})

/** A server that dies in the middle of some of its transactions, after all of their statements. */
function dying(database: Connection, isDeath: () => boolean): Connection {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (trx) => {
        const result = await work(trx)
        if (isDeath()) throw Object.assign(new Error('killed'), { code: 'ECONNRESET' })
        return result
      }),
  }
}
