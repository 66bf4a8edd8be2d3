import type { Connection } from '../../db/database.ts'
import { mayBeStored } from '../../db/text.ts'

const TABLES = ['unpublished_posts', 'posts'] as const

/** Which account wrote a post. It never changes, so what was read stays true. */
export class PostAuthors {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The id of the account; null for a post that belongs to none, undefined where there is no such post, in the trash or out of it. */
  async authorOf(postId: string): Promise<string | null | undefined> {
    if (!mayBeStored(postId)) return undefined
    // Unpublished posts first: one that is published between the two queries is found by the second.
    for (const table of TABLES) {
      const row = await this.#connection.read
        .selectFrom(table)
        .select('author_id')
        .where('id', '=', postId)
        .executeTakeFirst()
      if (row) return row.author_id
    }
    return undefined
  }

  /** Which of these posts the account wrote. */
  async ownAmong(postIds: readonly string[], accountId: string): Promise<Set<string>> {
    const own = new Set<string>()
    if (postIds.length === 0) return own
    for (const table of TABLES) {
      const rows = await this.#connection.read
        .selectFrom(table)
        .select('id')
        .where('id', 'in', postIds)
        .where('author_id', '=', accountId)
        .execute()
      for (const { id } of rows) own.add(id)
    }
    return own
  }
}
