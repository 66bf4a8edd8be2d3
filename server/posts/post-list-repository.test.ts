import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { postInput } from '#test/support/posts.ts'
import { indexOutdatedPosts } from './indexing/index-upkeep.ts'
import { PostListRepository } from './post-list-repository.ts'
import { toColumns } from './post-row.ts'

describeEachDatabase('PostListRepository', (open) => {
  it('searches title, captions and author by words, regardless of case and accents', async () => {
    await using database = await open()
    const { id: umlaut } = await savePost(database, {
      title: '100% Ödipus_Şer',
      tagline: 'x',
      description: 'x',
      author: 'x',
    })
    const { id: other } = await savePost(database, {
      title: 'x',
      tagline: 'In SPACE',
      description: 'Nobody hears',
      author: 'Ripley',
      tag: 'Horror List',
    })
    const posts = new PostListRepository(database)
    const ids = async (q: string, tag?: string) => (await posts.search({ q, tag })).map(({ id }) => id)
    for (const q of ['ödipus', 'odip', '100 ÖDI', 'ser']) expect(await ids(q)).toEqual([umlaut])
    for (const q of ['in space', 'space in', '"in space"', 'NOBODY', 'ripley']) expect(await ids(q)).toEqual([other])
    for (const q of ['1%p', 'ödi_us', 'Horror', '\\', "'", 'spa\0ce', 'pace', 'in', '"space in"'])
      expect(await ids(q), q).toEqual(q === 'in' ? [other] : [])
    expect(await ids('x')).toEqual([other, umlaut])
    expect(await ids('x', 'Horror List')).toEqual([other])
    expect(await ids('x', 'Horror\0')).toEqual([])
  })

  it('gives all posts that it finds newest first, reading some in each slice', async () => {
    await using database = await open()
    // Many on one day, so that a slice ends between two of the same date.
    const rows = Array.from({ length: 600 }, (_, index) => ({
      ...toColumns(postInput({ title: `Post ${index}`, date: index < 520 ? '2024-02-02' : '2024-01-01' })),
      id: `p_${index}`,
      status: 'published' as const,
      created_seq: index + 1,
      featured: index % 2,
      sections: '[]',
      views: 0,
      revision: 1,
      created_at: '',
      updated_at: '',
    }))
    await database.write.insertInto('posts').values(rows).execute()
    await indexOutdatedPosts(database)
    const found = await new PostListRepository(database).search({ q: 'post' })
    const indexes = Array.from({ length: 600 }, (_, index) => index)
    const inOrder = [...indexes.slice(0, 520).reverse(), ...indexes.slice(520).reverse()]
    expect(found).toEqual(inOrder.map((index) => ({ id: `p_${index}`, featured: index % 2 === 1 })))
  })
})
