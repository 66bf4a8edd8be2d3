import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { fillArchive } from '#test/support/database/archive.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { StatementTurns } from '#test/support/event-loop.ts'
import { postInput } from '#test/support/posts.ts'
import { importConnection, raiseContentVersion } from '../../db/content-version.ts'
import type { Database } from '../../db/database.ts'
import { Search } from '../search/search.ts'
import { searchIndex } from '../search/search-index.ts'
import { Trash } from '../trash.ts'
import { hasCurrentIndex, recordCurrentIndex } from './index-state.ts'
import { compaction, indexOutdatedPosts } from './index-upkeep.ts'
import { compactIndexes, INDEX_VERSION } from './post-index.ts'

describeEachDatabase('Indexing of posts', (open) => {
  it('adds entries with every save, and removes them when readers do not see the post any more', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const trash = new Trash(database)
    const { id } = await savePost(database)
    expect(await indexed(database)).toEqual([{ post_id: id, revision: 1, index_version: INDEX_VERSION }])
    await posts.update(id, 'any', { ...postInput(), title: 'Another' })
    expect(await indexed(database)).toMatchObject([{ post_id: id, revision: 2 }])
    await trash.put(id)
    expect(await indexed(database)).toEqual([])
    await trash.restore(id)
    expect(await indexed(database)).toMatchObject([{ post_id: id, revision: 2 }])
    await posts.delete(id)
    expect(await indexed(database)).toEqual([])
  })

  it('catches up with posts that an older version stored, changed or deleted', async () => {
    await using database = await open()
    const [missing, changed, current] = [
      await savePost(database, { title: 'missing' }),
      await savePost(database, { title: 'changed' }),
      await savePost(database, { title: 'current' }),
    ]
    await database.write.deleteFrom('indexed_posts').where('post_id', '=', missing.id).execute()
    await database.write.updateTable('posts').set({ revision: 7 }).where('id', '=', changed.id).execute()
    const orphan = { post_id: 'p_gone', revision: 1, index_version: INDEX_VERSION }
    await database.write.insertInto('indexed_posts').values(orphan).execute()

    const version = await database.contentVersion()
    expect(await indexOutdatedPosts(database)).toBe(3)
    expect(await database.contentVersion()).toBeGreaterThan(version)
    const state = new Map((await indexed(database)).map((row) => [row.post_id, row.revision]))
    expect(state).toEqual(
      new Map([
        [missing.id, 1],
        [changed.id, 7],
        [current.id, 1],
      ]),
    )
    expect(await indexOutdatedPosts(database)).toBe(0)
  })

  it('drops cached pages when it removes the entries of a deleted post', async () => {
    await using database = await open()
    const orphan = { post_id: 'p_gone', revision: 1, index_version: INDEX_VERSION }
    await database.write.insertInto('indexed_posts').values(orphan).execute()
    const version = await database.contentVersion()
    expect(await indexOutdatedPosts(database)).toBe(1)
    expect(await database.contentVersion()).toBeGreaterThan(version)
  })

  it('repeats itself for posts that another index version indexed', async () => {
    await using database = await open()
    const { id } = await savePost(database)
    await database.write
      .updateTable('indexed_posts')
      .set({ index_version: INDEX_VERSION - 1 })
      .execute()
    expect(await indexOutdatedPosts(database)).toBe(1)
    expect(await indexed(database)).toEqual([{ post_id: id, revision: 1, index_version: INDEX_VERSION }])
  })

  it('is left as a newer version made it, until the post is saved', async () => {
    await using database = await open()
    const { id } = await savePost(database)
    const newer = INDEX_VERSION + 1
    await database.write.updateTable('indexed_posts').set({ index_version: newer }).execute()
    await database.write.insertInto('counters').values({ name: 'index_version', value: newer }).execute()
    const version = await database.contentVersion()
    expect([await hasCurrentIndex(database), await indexOutdatedPosts(database)]).toEqual([true, 0])
    await recordCurrentIndex(database)
    expect(await database.contentVersion()).toBe(version)
    const counter = database.read.selectFrom('counters').select('value').where('name', '=', 'index_version')
    expect(await counter.execute()).toEqual([{ value: newer }])
    await new TestPosts(database).update(id, 'any', { ...postInput(), title: 'Another' })
    expect(await indexed(database)).toEqual([{ post_id: id, revision: 2, index_version: INDEX_VERSION }])
  })

  it('goes on with other posts when one cannot be indexed, and says so in the end', async () => {
    await using database = await open()
    for (let index = 0; index < 12; index++) await savePost(database, { title: `Post ${index}` })
    await database.write.deleteFrom('indexed_posts').execute()
    vi.spyOn(searchIndex, 'add').mockRejectedValueOnce(new Error('no words'))
    await expect(indexOutdatedPosts(database)).rejects.toThrow('no words')
    expect((await indexed(database)).length).toBe(2)
    expect(await indexOutdatedPosts(database)).toBe(10)
  })

  it('is left alone while an import goes on, which completes its words itself', async () => {
    await using database = await open()
    const compact = compaction(database)
    await compact()
    const importing = await importConnection(database)
    await raiseContentVersion(importing)
    await savePost(database, { title: 'Lighthouse', tagline: 'A caption of a beekeeper' })
    await compact()
    const found = async () => (await new Search(database).page('beekee', 1)).total
    expect(await found()).toBe(0)
    await compact()
    expect(await found()).toBe(1)
  })

  it('is compacted after saves: what they left for later is done, and all is found as before', async () => {
    await using database = await open()
    for (let index = 0; index < 20; index++)
      await savePost(database, {
        title: `Lighthouse ${index}`,
        tagline: `A caption of beekeeper${'abcdefghijklmnopqrst'[index]}`,
      })
    const found = async (query: string) => (await new Search(database).page(query, 1)).total
    expect([await found('lighth'), await found('beekee')]).toEqual([20, 0])
    await compactIndexes(database)
    expect(await isCompact(database)).toBe(true)
    expect([await found('"lighthouse 7"'), await found('beekee')]).toEqual([1, 20])
  })
})

it('compares the posts of a large archive in many turns of the event loop', async () => {
  using comparisons = new StatementTurns(/left join/)
  await using database = await openTestSqlite({ onQuery: comparisons.onQuery })
  await fillArchive(database, { posts: 1_600 })
  await database.write
    .insertInto('indexed_posts')
    .columns(['post_id', 'revision', 'index_version'])
    .expression(
      database.read
        .selectFrom('published_posts')
        .select((eb) => ['id', 'revision', eb.val(INDEX_VERSION).as('index_version')]),
    )
    .execute()
  expect(await indexOutdatedPosts(database)).toBe(0)
  expect(comparisons.counts).toEqual([4, 4])
})

/** Whether few segments are left on SQLite, where each save adds one, and no page in the pending list of PostgreSQL. */
async function isCompact({ read, dialect }: Database): Promise<boolean> {
  if (dialect === 'sqlite') {
    const segments = sql<{ count: number }>`select count(distinct segid) as count from full_text_index_idx`
    return (await segments.execute(read)).rows[0]!.count < 8
  }
  const cleaned = sql<{ pages: number }>`select gin_clean_pending_list('full_text_index_lexemes')::integer as pages`
  return (await cleaned.execute(read)).rows[0]!.pages === 0
}

function indexed(database: Database) {
  return database.read.selectFrom('indexed_posts').selectAll().execute()
}
