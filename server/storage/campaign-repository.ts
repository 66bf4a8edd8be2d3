import { sql } from 'kysely'
import type { Post } from '#domain/post.ts'
import type { Connection } from './database.ts'
import { priorityOf } from './delivery.ts'
import { newCampaignId } from './id.ts'
import { storable, storableJson } from './text.ts'

/** What an announcement says of a post, as the post was when it was announced. */
export type AnnouncedPost = Pick<
  Post,
  'id' | 'title' | 'tagline' | 'description' | 'path' | 'articleImage' | 'articleImageAlt'
>

/** Announcements of posts to everybody who is subscribed. */
export class CampaignRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /**
   * Writes down one mail for each active subscriber. In the transaction that saves the post either both are there or
   * neither, and whoever subscribes later gets none.
   */
  announce(post: AnnouncedPost): Promise<{ id: string; audience: number }> {
    return this.#connection.transaction(async ({ write, engine, now }) => {
      const id = newCampaignId()
      const created_at = now().toISOString()
      const { id: post_id, title, tagline, description, path, articleImage, articleImageAlt } = post
      await write
        .insertInto('campaigns')
        .values({
          id,
          post_id,
          subject: storable(title),
          post: storableJson({ id: post_id, title, tagline, description, path, articleImage, articleImageAlt }),
          state: 'sending',
          audience: 0,
          created_at,
        })
        .execute()
      const { numAffectedRows } = await sql`
        insert into deliveries
          (id, kind, priority, recipient, subscriber_id, campaign_id, data, state, due_at, created_at)
        select ${engine.randomId()}, 'announcement', ${sql.lit(priorityOf('announcement'))}, email, id, ${id},
          '{"unsubscribeVersion":"' || unsubscribe_version || '"}', 'queued', ${engine.instant()}, ${created_at}
        from subscribers where status = 'active'`.execute(write)
      const audience = Number(numAffectedRows ?? 0n)
      await write.updateTable('campaigns').set({ audience }).where('id', '=', id).execute()
      return { id, audience }
    })
  }

  async find(id: string): Promise<AnnouncedPost | undefined> {
    const row = await this.#connection.read
      .selectFrom('campaigns')
      .select('post')
      .where('id', '=', id)
      .executeTakeFirst()
    return row && JSON.parse(row.post)
  }

  /** Nothing of it that has not left yet goes out any more. */
  async cancel(id: string): Promise<void> {
    await this.#connection.write.updateTable('campaigns').set({ state: 'cancelled' }).where('id', '=', id).execute()
  }
}
