import type { Post } from '#domain/posts/post.ts'
import { feedOrder } from '#server/posts/search/feed-order.ts'
import { fullTextIndexOf } from '#server/posts/search/full-text-index.ts'
import { stemsOf } from '#server/posts/search/new-stems.ts'
import { searchEntry } from '#server/posts/search/search-entry.ts'
import { postInput, section } from '../posts.ts'
import type { TestDatabase } from './databases.ts'

/**
 * Indexes the words and paths of posts that differ only in their titles and paths, as the index would, in a fraction of the time.
 * @param example one of the posts: its texts are read once
 */
export async function fillSearch(
  database: TestDatabase,
  example: Pick<Post, 'tagline' | 'description' | 'author' | 'tag'>,
  text: string,
): Promise<void> {
  const empty = postInput({
    ...example,
    title: '',
    path: '',
    film: null,
    sections: [section({ sectionText: text })],
  }) as Post
  const { sequence, document } = searchEntry(empty)
  const posts = await database.read
    .selectFrom('published_posts')
    .select(['id', 'created_seq', 'date', 'title', 'path'])
    .execute()
  await database.transaction(async (trx) => {
    const index = await fullTextIndexOf(trx)
    await index.addStems(trx, stemsOf(document.captions, document.topics), { areNames: false })
    await index.addStems(trx, stemsOf(document.names, document.facts), { areNames: true })
    const names = new Set<string>()
    for (const { id, created_seq, date, title, path } of posts) {
      const own = searchEntry({ ...empty, title, path, tagline: '', description: '', author: '', sections: [] })
      const order = feedOrder(date, created_seq)
      const columns = { ...document, names: own.document.names, path, post_id: id, feed_order: order }
      await trx.write.insertInto('search_documents').values(columns).execute()
      await index.put(trx, [{ feedOrder: order, sequence: [...own.sequence, ...sequence], others: own.others }])
      for (const term of stemsOf(own.document.names, own.document.facts)) names.add(term)
    }
    await index.addStems(trx, names, { areNames: true })
  })
}
