import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { openUnreleased, UNRELEASED_POSTS } from '#test/support/database/unreleased-database.ts'
import { PublishedPosts } from '../../posts/published-posts.ts'
import { SavedPosts } from '../../posts/saved-posts.ts'
import { migrateToLatest, pendingMigrations } from '../migrator.ts'
import { migrations } from './index.ts'
import { UnreleasedDatabaseError } from './unreleased.ts'

describeEachDatabase('A database of a development state', (open) => {
  it('goes on as one of this version when it has the same tables', async () => {
    await using database = await openUnreleased(open)
    expect(await pendingMigrations(database)).toEqual(Object.keys(migrations))
    expect(await migrateToLatest(database)).toEqual(Object.keys(migrations))
    expect(await pendingMigrations(database)).toEqual([])
    expect(await database.snapshot(async (all) => all.migrations)).toEqual(Object.keys(migrations))
    expect((await new PublishedPosts(database).newest(9)).map(({ title }) => title)).toEqual(['Kept'])
    const posts = await new SavedPosts(database).page('all', { offset: 0, limit: 9 })
    const states = posts.map(({ title, status, trashedAt }) => [title, [status, trashedAt !== null]])
    expect(Object.fromEntries(states)).toEqual(UNRELEASED_POSTS)
    expect(posts.find(({ title }) => title === 'Planned')).toMatchObject({
      path: '',
      announces: true,
      publishAt: '2999-01-01T00:00:00.000Z',
      views: 2,
    })
  })

  it('is refused in words when it has others, and left as it is', async () => {
    await using database = await openUnreleased(open, {}, '069-search-and-pins')
    await expect(pendingMigrations(database)).rejects.toThrow(UnreleasedDatabaseError)
    await expect(migrateToLatest(database)).rejects.toThrow('its last migration is 069-search-and-pins')
    expect(await database.snapshot(async (all) => all.migrations)).toEqual(['050-init', '069-search-and-pins'])
  })
})
