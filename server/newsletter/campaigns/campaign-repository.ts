import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Announcement, NO_ANNOUNCEMENT } from '#domain/posts/announcement.ts'
import { authorNames } from '#domain/posts/authors/authors.ts'
import type { Post } from '#domain/posts/post.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { filmBeside, latestShareCardAddress } from '#domain/posts/share-card.ts'
import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { lockRow } from '../../db/lock-row.ts'
import { storable, storableJson } from '../../db/text.ts'
import type { CampaignTable, DeliveryTable } from '../../mail/mail-tables.ts'
import type { AnnouncedPost, AnnouncedSection } from '../../mail/messages/announced-post.ts'
import { CANCELLED } from '../../mail/outbox/delivery-result.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { beginSubscriberGeneration } from '../subscribers/subscriber-generation.ts'
import { activeSubscribers } from './campaign-fan-out.ts'

export type PostToAnnounce = Pick<
  Post,
  | 'id'
  | 'title'
  | 'tagline'
  | 'description'
  | 'author'
  | 'authors'
  | 'path'
  | 'articleImage'
  | 'articleImageAlt'
  | 'contentWarnings'
  | 'tag'
  | 'isReview'
  | 'film'
  | 'ratings'
  | 'sections'
>

export interface CampaignReport {
  readonly id: string
  readonly postId: string
  readonly subject: string
  /** Whether the post is in the trash or deleted for good. */
  readonly isPostDeleted: boolean
  readonly state: 'sending' | 'cancelled'
  readonly audience: number
  readonly createdAt: string
  readonly mails: Readonly<Partial<Record<DeliveryTable['state'], number>>>
  /** Replies of servers to mails that were not sent, the most frequent first; of old mails their status codes only. */
  readonly reasons: readonly { readonly reply: string; readonly mails: number }[]
}

export type PostAnnouncement = Omit<CampaignReport, 'subject' | 'isPostDeleted' | 'reasons'>

const REPORTED = ['id', 'post_id as postId', 'state', 'audience', 'created_at as createdAt', 'queued_to'] as const
const CANCEL_BATCH_SIZE = 500
const REASONS_SHOWN = 5

export class CampaignRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /**
   * Has every active subscriber as audience, no later ones. Called within the transaction that saves the post, so that both or
   * neither are stored; the mails themselves are queued afterwards, in batches.
   */
  announce(post: PostToAnnounce, announcement?: Announcement | null): Promise<{ id: string; audience: number }> {
    return this.#connection.transaction(async (trx) => {
      const { write, now } = trx
      const generation = await beginSubscriberGeneration(trx)
      const audience = await activeSubscribers(trx)
      const id = newId('campaign')
      const created_at = now().toISOString()
      const isWhole = await mailsWholePosts(trx)
      const announced = announcedPost(post, { announcement: announcement ?? null, isWhole })
      await write
        .insertInto('campaigns')
        .values({
          id,
          post_id: post.id,
          subject: storable(post.title),
          post: storableJson(announced),
          state: 'sending',
          audience,
          created_at,
          generation,
          queued_to: '',
        })
        .execute()
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

  /** Announcements that had recipients, with the states of their mails, the newest first. */
  async newest(limit: number): Promise<CampaignReport[]> {
    const { read } = this.#connection
    const rows = await read
      .selectFrom('campaigns')
      .select([...REPORTED, 'subject'])
      .select((eb) =>
        eb
          .selectFrom('posts')
          .select('posts.status')
          .whereRef('posts.id', '=', 'post_id')
          .where('posts.trashed_at', 'is', null)
          .as('status'),
      )
      .where('audience', '>', 0)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    const outbox = new OutboxRepository(this.#connection)
    const reports = []
    for (const row of rows) {
      const { queued_to, status, ...campaign } = row
      const mails = withTheRest(await outbox.counts(row.id), row)
      const isPostDeleted = status === null
      reports.push({ ...campaign, isPostDeleted, mails, reasons: await this.#reasonsOf(row.id) })
    }
    return reports
  }

  /** A cancelled one counts, since some of its mails may have been sent; one without recipients does not. */
  async ofPost(postId: string): Promise<PostAnnouncement | undefined> {
    const row = await this.#connection.read
      .selectFrom('campaigns')
      .select(REPORTED)
      .where('post_id', '=', postId)
      .where('audience', '>', 0)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const { queued_to, ...campaign } = row
    const counts = await new OutboxRepository(this.#connection).counts(row.id)
    return { ...campaign, mails: withTheRest(counts, row) }
  }

  /** The audience of the first announcement of a post since an instant, ISO 8601 in UTC. One without recipients counts. */
  async audienceSince(postId: string, instant: string): Promise<number | undefined> {
    const row = await this.#connection.read
      .selectFrom('campaigns')
      .select('audience')
      .where('post_id', '=', postId)
      .where('created_at', '>=', instant)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
    return row?.audience
  }

  /** How many subscribers each of these posts was announced to, by its id. Posts without an announcement are missing. */
  async audiencesOf(postIds: readonly string[]): Promise<Map<string, number>> {
    if (postIds.length === 0) return new Map()
    const rows = await this.#connection.read
      .selectFrom('campaigns')
      .select(['post_id', 'audience'])
      .where('post_id', 'in', postIds)
      .where('audience', '>', 0)
      .execute()
    return new Map(rows.map(({ post_id, audience }) => [post_id, audience]))
  }

  /** Cancels all mails not handed over yet. False when there is no such announcement. */
  async cancel(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#connection.write
      .updateTable('campaigns')
      .set({ state: 'cancelled' })
      .where('id', '=', id)
      .executeTakeFirst()
    // From here on no mail is handed over, and a claim cancels mails that this loop has not reached.
    for (let from: string | null = ''; from !== null; await setImmediate()) from = await this.#cancelAfter(id, from)
    return numUpdatedRows > 0n
  }

  /** One batch by subscriber id; gives the last id, or null at the end. */
  #cancelAfter(id: string, from: string): Promise<string | null> {
    return this.#connection.transaction(async (trx) => {
      // Claims take this lock as well, which prevents a deadlock with them.
      await lockRow(trx, 'mail')
      const last = await trx.read
        .selectFrom('deliveries')
        .select('subscriber_id')
        .where('campaign_id', '=', id)
        .where('subscriber_id', '>', from)
        .orderBy('subscriber_id')
        .limit(1)
        .offset(CANCEL_BATCH_SIZE - 1)
        .executeTakeFirst()
      const batch = trx.write
        .updateTable('deliveries')
        .set(CANCELLED)
        .where('campaign_id', '=', id)
        .where('subscriber_id', '>', from)
        .where('state', 'in', ['queued', 'retry', 'leased'])
      await (last ? batch.where('subscriber_id', '<=', last.subscriber_id) : batch).execute()
      return last?.subscriber_id ?? null
    })
  }

  async #reasonsOf(campaignId: string): Promise<CampaignReport['reasons']> {
    const { rows } = await sql<{ reply: string; mails: number | string }>`
      select reply, sum(mails) as mails
      from (
        select reply, count(*) as mails from deliveries
        where campaign_id = ${campaignId} and state in ('failed', 'uncertain', 'retry') and reply is not null
        group by reply
        union all
        select reason, mails from mail_sums where campaign_id = ${campaignId} and reason > ''
      ) as reasons
      group by reply order by mails desc, reply limit ${REASONS_SHOWN}`.execute(this.#connection.read)
    return rows.map(({ reply, mails }) => ({ reply, mails: Number(mails) }))
  }
}

interface AnnouncedAs {
  readonly announcement: Announcement | null
  /** Whether the mail holds the text of the post. */
  readonly isWhole: boolean
}

export async function mailsWholePosts(connection: Connection): Promise<boolean> {
  const { wholePosts } = await new SettingsRepository(connection).all()
  return wholePosts === true
}

/** What mails show of a post; one that is not stored yet has no id, and no share card. */
export function announcedPost(post: PostToAnnounce, { announcement, isWhole }: AnnouncedAs): AnnouncedPost {
  const { id, title, tagline, description, path, articleImage, articleImageAlt, contentWarnings } = post
  return {
    id,
    title,
    tagline,
    description,
    authors: authorNames(post),
    path,
    articleImage,
    articleImageAlt,
    ...(id && { cover: latestShareCardAddress(id) }),
    contentWarnings,
    film: filmBeside(post),
    score: showsRatings(post) ? post.ratings.overall : null,
    announcement: announcement ?? NO_ANNOUNCEMENT,
    ...(isWhole && { sections: post.sections.map(announcedSection) }),
  }
}

function announcedSection({
  sectionTitle,
  sectionText,
  sectionImage,
  sectionImageAlt,
  sectionSpoilers,
}: Post['sections'][number]): AnnouncedSection {
  // What is covered is not mailed.
  if (sectionSpoilers) return { sectionTitle, sectionText: '', sectionImage: '', sectionImageAlt: '', sectionSpoilers }
  return { sectionTitle, sectionText, sectionImage, sectionImageAlt }
}

/** Adds the audience without a delivery: still to be queued, or cancelled. */
function withTheRest(
  mails: CampaignReport['mails'],
  { audience, state, queued_to }: Pick<CampaignTable, 'audience' | 'state' | 'queued_to'>,
): CampaignReport['mails'] {
  const rest = audience - Object.values(mails).reduce((sum, number) => sum + number, 0)
  if (rest <= 0) return mails
  const name = state === 'sending' && queued_to !== null ? 'queued' : 'cancelled'
  return { ...mails, [name]: (mails[name] ?? 0) + rest }
}
