import type { Post } from '#domain/posts/post.ts'
import { countOf } from '../db/count-of.ts'
import type { Connection } from '../db/database.ts'
import { type Draft, DraftRepository } from './draft-repository.ts'
import { PostRepository } from './post-repository.ts'
import { Trash, type TrashedPost } from './trash.ts'

export type SavedPost = Post | Draft | TrashedPost

/** Posts of every status together, published or not, by the instant of their last save. */
export class SavedPosts {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** @param authorId leaves out unpublished posts of all other accounts, here and in all methods that take it */
  async count(authorId?: string): Promise<number> {
    const [published, unpublished] = await Promise.all([
      countOf(this.#connection.read.selectFrom('posts')),
      countOf(this.#unpublished(authorId)),
    ])
    return published + unpublished
  }

  async present(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const { read } = this.#connection
    const rows = await read
      .selectFrom('posts')
      .select('id')
      .where('id', 'in', ids)
      .unionAll(
        read.selectFrom('unpublished_posts').select('id').where('id', 'in', ids).where('trashed_at', 'is', null),
      )
      .execute()
    return rows.map(({ id }) => id)
  }

  async page(offset: number, limit: number, authorId?: string): Promise<SavedPost[]> {
    const { read } = this.#connection
    const rows = await read
      .selectFrom('posts')
      .select(['id', 'updated_at'])
      .unionAll(this.#unpublished(authorId).select(['id', 'updated_at']))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const ids = rows.map(({ id }) => id)
    // One after the other, published posts last: a draft that is published meanwhile is found as a post.
    const drafts = await new DraftRepository(this.#connection).findByIds(ids)
    const trashed = await new Trash(this.#connection).findByIds(ids)
    const published = await new PostRepository(this.#connection).findByIds(ids)
    const posts = new Map<string, SavedPost>()
    for (const post of [...drafts, ...published]) posts.set(post.id, post)
    for (const post of trashed) posts.set(post.post.id, post)
    return ids.flatMap((id) => posts.get(id) ?? [])
  }

  #unpublished(authorId?: string) {
    const posts = this.#connection.read.selectFrom('unpublished_posts')
    return authorId === undefined ? posts : posts.where('author_id', '=', authorId)
  }
}
