import type { Post, PostInput } from '#domain/posts/post.ts'
import type { Connection } from '#server/db/database.ts'
import { lockedTransaction } from '#server/db/lock-row.ts'
import { PostRepository, type SaveOptions, type UpdateResult } from '#server/posts/post-repository.ts'
import { PublishedPosts } from '#server/posts/published-posts.ts'
import { SavedPosts } from '#server/posts/saved-posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { postInput } from '../posts.ts'

/**
 * Stores a post.
 * @throws {Error} where the repository refuses it
 */
export async function savePost(database: Connection, changes: Partial<PostInput> = {}): Promise<Post> {
  const { id } = succeeded(await new PostRepository(database).insert(postInput(changes))).post
  return (await new PublishedPosts(database).find(id))!
}

/** The repository, with a save of a post by its id. */
export class TestPosts extends PostRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    super(connection)
    this.#connection = connection
  }

  /** @param revision a conflict unless it is the stored one or `'any'` */
  update(id: string, revision: number | 'any', content: PostInput, options?: SaveOptions): Promise<UpdateResult> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const before = await new SavedPosts(trx).find(id)
      if (!before) return { ok: false, problem: 'missing' }
      if (revision !== 'any' && revision !== before.revision) return { ok: false, problem: 'conflict', current: before }
      return new PostRepository(trx).save(before, content, options)
    })
  }
}
