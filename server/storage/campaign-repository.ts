import { sql } from 'kysely'
import { coverAddress } from '#domain/cover.ts'
import type { Post } from '#domain/post.ts'
import type { Connection } from './database.ts'
import { priorityOf } from './delivery.ts'
import { newCampaignId } from './id.ts'
import { MailTransportRepository } from './mail-transport-repository.ts'
import { storable, storableJson } from './text.ts'

/** What an announcement says of a post, as the post was when it was announced. */
export interface AnnouncedPost
  extends Pick<Post, 'id' | 'title' | 'tagline' | 'description' | 'path' | 'articleImage' | 'articleImageAlt'> {
  /** Address of the card that is drawn for it, which shows where it has no picture. Announcements of old have none. */
  readonly cover?: string
}

/** What has to be known of a post to announce it. */
export type PostToAnnounce = Omit<AnnouncedPost, 'cover'> & Pick<Post, 'tag' | 'ratings'>

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
  announce(post: PostToAnnounce): Promise<{ id: string; audience: number }> {
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
          post: storableJson({
            id: post_id,
            title,
            tagline,
            description,
            path,
            articleImage,
            articleImageAlt,
            cover: coverAddress(post, 'card'),
          }),
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

  /** Nothing of it that has not left yet goes out any more. False when there is no such announcement. */
  cancel(id: string): Promise<boolean> {
    return this.#connection.transaction(async (trx) => {
      // Whoever claims waits, so that neither has rows that the other waits for.
      await new MailTransportRepository(trx).takeTurn()
      const { numUpdatedRows } = await trx.write
        .updateTable('campaigns')
        .set({ state: 'cancelled' })
        .where('id', '=', id)
        .executeTakeFirst()
      // A claimed one was not handed over yet, and gives its place in the caps back.
      await sql`
        update deliveries
        set state = 'cancelled', owner = null, lease_until = null, data = '{}', reply = 'not wanted any more',
          claimed_at = case when state = 'leased' then null else claimed_at end
        where campaign_id = ${id} and state in ('queued', 'retry', 'leased')`.execute(trx.write)
      return numUpdatedRows > 0n
    })
  }
}
