import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import type { Query } from '../../db/database.ts'
import { hasCurrentIndex } from '../indexing/index-state.ts'
import { PathSearch } from './path-search.ts'

describeEachDatabase('PathSearch', (open) => {
  it.each(['indexed', 'not indexed yet'])(
    'finds the newest post whose path holds a fragment, byte for byte (%s)',
    async (state) => {
      const queries: Query[] = []
      await using database = await open({ onQuery: (query) => queries.push(query) })
      if (state === 'indexed') await hasCurrentIndex(database)
      await savePost(database, { path: '/blogs/The-Thing', date: '2024-02-02' })
      await savePost(database, { path: '/blogs/The-Thing-2', date: '2024-01-01' })
      await savePost(database, { path: '/blogs/50%_Straße-é-🎃', date: '2020-01-01' })
      const paths = new PathSearch(database)
      const find = (fragment: string) => paths.containing(fragment)
      expect(await find('Thing')).toBe('/blogs/The-Thing')
      expect(await find('Thing-2')).toBe('/blogs/The-Thing-2')
      expect(await find('blogs/The')).toBe('/blogs/The-Thing')
      for (const fragment of ['50%_', '%', '_', 'ße', 'é', '🎃', '-é-🎃'])
        expect(await find(fragment)).toBe('/blogs/50%_Straße-é-🎃')
      for (const fragment of [
        'thing',
        'T%g',
        'Th_ng',
        'strasse',
        'STRASSE',
        'e\u0301',
        'Thing\0',
        '\ud83c',
        '*',
        '\\',
        'ThingThing',
      ])
        expect(await find(fragment)).toBeUndefined()
      queries.length = 0
      await find('Thing')
      expect(queries.some(({ sql }) => sql.includes('full_text_'))).toBe(state === 'indexed')
    },
  )

  it('follows a post that gets another path, date or leaves', async () => {
    await using database = await open()
    await hasCurrentIndex(database)
    const posts = new TestPosts(database)
    const { id, ...post } = await savePost(database, { path: '/blogs/Before' })
    await savePost(database, { path: '/blogs/Other-Before', date: '2024-10-30' })
    const paths = new PathSearch(database)
    expect(await paths.containing('Before')).toBe('/blogs/Before')
    const { views: _, revision: __, createdAt: ___, updatedAt: ____, updatedBy: _____, ...input } = post
    await posts.update(id, 'any', { ...input, path: '/blogs/After-Before', date: '2024-01-01' })
    expect(await paths.containing('Before')).toBe('/blogs/Other-Before')
    expect(await paths.containing('After')).toBe('/blogs/After-Before')
    await posts.delete(id)
    expect(await paths.containing('After')).toBeUndefined()
  })

  it('compares what has the same threes of characters in another order', async () => {
    await using database = await open()
    await hasCurrentIndex(database)
    await savePost(database, { path: '/blogs/abcabd-bcabc' })
    expect(await new PathSearch(database).containing('bcabd')).toBe('/blogs/abcabd-bcabc')
    expect(await new PathSearch(database).containing('abcabc')).toBeUndefined()
  })
})
