import type { Connection } from '../../db/database.ts'
import { mayBeStored } from '../../db/text.ts'

/** The account that wrote a post. It never changes, so answers can be cached. */
export class PostAuthors {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The id of the account; null for a post without one, undefined for an unknown post. Includes posts in the trash. */
  async authorOf(postId: string): Promise<string | null | undefined> {
    if (!mayBeStored(postId)) return undefined
    const row = await this.#authors().where('id', '=', postId).executeTakeFirst()
    return row?.author_id
  }

  async ownAmong(postIds: readonly string[], accountId: string): Promise<Set<string>> {
    if (postIds.length === 0) return new Set()
    const rows = await this.#authors().where('id', 'in', postIds).where('author_id', '=', accountId).execute()
    return new Set(rows.map(({ id }) => id))
  }

  #authors() {
    return this.#connection.read.selectFrom('posts').select(['id', 'author_id'])
  }
}
