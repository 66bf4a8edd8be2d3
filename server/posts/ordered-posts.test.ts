import { expect, it } from 'vitest'
import { LIST_ORDERS, type ListOrder } from '#domain/posts/list-order.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'
import { unsliced } from '../db/slices.ts'
import { OrderedPosts } from './ordered-posts.ts'
import { Search } from './search/search.ts'

const POSTS = [
  { title: 'The Witch', date: '2024-01-03', tag: 'Horror Review', overall: 7, views: 5 },
  { title: 'Alien', date: '2024-01-01', tag: 'Horror Review', overall: 9, views: 2 },
  { title: 'ödland', date: '2024-01-02', tag: 'Horror List', overall: null, views: 9 },
] as const

async function stored(database: TestDatabase): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const { title, date, tag, overall, views } of POSTS) {
    const ratings = overall === null ? null : { ...RATINGS, overall }
    const { id } = await savePost(database, { title, date, tag, ratings })
    await database.write.updateTable('posts').set({ views }).where('id', '=', id).execute()
    titles.set(id, title)
  }
  return titles
}

describeEachDatabase('OrderedPosts', (open) => {
  it('sorts by date, title, views, score and change, and knows categories', async () => {
    await using database = await open()
    const titles = await stored(database)
    const [first] = titles.keys()
    await new TestPosts(database).update(first!, 'any', postInput({ ...POSTS[0], ratings: { ...RATINGS, overall: 7 } }))
    const posts = new OrderedPosts(database, unsliced)
    const inOrder = async (order: ListOrder, tag?: string) =>
      (await posts.all({ tag }, order)).map((id) => titles.get(id))
    expect(Object.keys(LIST_ORDERS)).toHaveLength(6)
    expect(await inOrder('newest')).toEqual(['The Witch', 'ödland', 'Alien'])
    expect(await inOrder('oldest')).toEqual(['Alien', 'ödland', 'The Witch'])
    expect(await inOrder('title')).toEqual(['Alien', 'ödland', 'The Witch'])
    expect(await inOrder('views')).toEqual(['ödland', 'The Witch', 'Alien'])
    expect(await inOrder('score')).toEqual(['Alien', 'The Witch', 'ödland'])
    expect((await inOrder('changed'))[0]).toBe('The Witch')
    expect(await inOrder('views', 'Horror Review')).toEqual(['The Witch', 'Alien'])
  })

  it('keeps the order of a search, or sorts what it found', async () => {
    await using database = await open()
    const section = { sectionTitle: 'On the lighthouse', sectionText: 'A lamp', sectionImage: '', sectionImgSrc: '' }
    const inText = await savePost(database, {
      title: 'Other',
      date: '2024-02-02',
      sections: [{ ...section, sectionImageAlt: '' }],
    })
    const inTitle = await savePost(database, { title: 'The Lighthouse', date: '2024-01-01' })
    await savePost(database, { title: 'Neither', date: '2024-03-03' })
    const places = await new Search(database).places('lighthouses')
    const posts = new OrderedPosts(database, unsliced)
    expect(await posts.found(places, {}, undefined)).toEqual([inTitle.id, inText.id])
    expect(await posts.found(places, {}, 'newest')).toEqual([inText.id, inTitle.id])
    expect(await posts.found(places, { tag: 'Horror Musing' }, 'newest')).toEqual([])
    expect(await posts.found([], {}, 'title')).toEqual([])
  })
})
