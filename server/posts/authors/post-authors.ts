import type { Connection } from '../../db/database.ts'
import { mayBeStored } from '../../db/text.ts'

/** Which account wrote a post. It never changes, so what was read stays true. */
export class PostAuthors {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The id of the account; null for a post that belongs to none, undefined where there is no such post, in the trash or out of it. */
  async authorOf(postId: string): Promise<string | null | undefined> {
    if (!mayBeStored(postId)) return undefined
    const row = await this.#authors().where('id', '=', postId).executeTakeFirst()
    return row?.author_id
  }

  /** Which of these posts the account wrote. */
  async ownAmong(postIds: readonly string[], accountId: string): Promise<Set<string>> {
    if (postIds.length === 0) return new Set()
    const rows = await this.#authors().where('id', 'in', postIds).where('author_id', '=', accountId).execute()
    return new Set(rows.map(({ id }) => id))
  }

  /** Of posts of every status. */
  #authors() {
    const { read } = this.#connection
    const unpublished = read.selectFrom('unpublished_posts').select(['id', 'author_id'])
    return read
      .selectFrom(read.selectFrom('posts').select(['id', 'author_id']).unionAll(unpublished).as('authors'))
      .select(['id', 'author_id'])
  }
}
