import { DAY_MS } from '#domain/durations.ts'
import { isReviewCategory } from '#domain/posts/categories/category.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { mayBeStored } from '../../db/text.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import { CategoryRepository } from '../categories/category-repository.ts'
import { PendingEditRepository } from '../pending-edit-repository.ts'
import type { SavedPost } from '../post-row.ts'
import { SavedPosts } from '../saved-posts.ts'

/** The database holds only the hash of the token, so an address is shown only once. */
interface PreviewLink {
  readonly url: string
  /** Instant, ISO 8601 in UTC. */
  readonly expiresAt: string
}

const DAYS = 7

/**
 * Links that show an unpublished post, or a post with its pending edit, to people without an account. A post has one at a time, which ends
 * when it is published or unpublished.
 */
export class PreviewLinks {
  readonly #database: Connection
  readonly #siteUrl: string

  constructor(database: Connection, siteUrl: string) {
    this.#database = database
    this.#siteUrl = siteUrl
  }

  /** Replaces the link before it. Undefined when there is no such post, or when it is in the trash. */
  create(postId: string, by: string): Promise<PreviewLink | undefined> {
    return lockedTransaction(this.#database, 'content', async (trx) => {
      if (!(await new SavedPosts(trx).find(postId))) return undefined
      const token = newToken()
      const now = trx.now()
      const link = {
        token_hash: tokenHash(token),
        created_at: now.toISOString(),
        created_by: by,
        expires_at: new Date(now.getTime() + DAYS * DAY_MS).toISOString(),
      }
      // Links that have ended lead to the published post for as long again.
      const forgotten = new Date(now.getTime() - DAYS * DAY_MS).toISOString()
      await trx.write.deleteFrom('preview_links').where('expires_at', '<=', forgotten).execute()
      await trx.write
        .insertInto('preview_links')
        .values({ post_id: postId, ...link })
        .onConflict((conflict) => conflict.column('post_id').doUpdateSet(link))
        .execute()
      return { url: `${this.#siteUrl}/preview/${token}`, expiresAt: link.expires_at }
    })
  }

  /** Ends the link of a post; false when it had none. */
  async end(postId: string): Promise<boolean> {
    if (!(await this.expiresAt(postId))) return false
    await this.#database.write.deleteFrom('preview_links').where('post_id', '=', postId).execute()
    return true
  }

  /** Until when the link of a post works; null without one. */
  async expiresAt(postId: string): Promise<string | null> {
    if (!mayBeStored(postId)) return null
    const row = await this.#current().select('expires_at').where('post_id', '=', postId).executeTakeFirst()
    return row?.expires_at ?? null
  }

  /**
   * The post that a token shows, as it is now, with its pending edit; undefined for a token that is unknown, replaced, ended or
   * expired.
   */
  async find(token: string): Promise<SavedPost | undefined> {
    const row = await this.#current().select('post_id').where('token_hash', '=', tokenHash(token)).executeTakeFirst()
    const post = row && (await new SavedPosts(this.#database).find(row.post_id))
    if (post?.status !== 'published') return post
    const pending = await new PendingEditRepository(this.#database).find(post.id)
    if (!pending) return post
    const categories = await new CategoryRepository(this.#database).known()
    return { ...post, ...pending.content, isReview: isReviewCategory(categories, pending.content.tag) }
  }

  /** The path of the published post of a link that has ended; null for any other token. */
  async publicPath(token: string): Promise<string | null> {
    const row = await this.#database.read
      .selectFrom('preview_links')
      .innerJoin('published_content as posts', 'posts.id', 'preview_links.post_id')
      .select('posts.path')
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst()
    return row?.path ?? null
  }

  #current() {
    const { read, now } = this.#database
    return read.selectFrom('preview_links').where('expires_at', '>', now().toISOString())
  }
}
