import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import { type PostContent, postContent, storedContent } from '#domain/posts/post-content.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import { mayBeStored, storableJson } from '../../db/text.ts'
import { hashesAt } from '../post-pictures.ts'
import type { SavedPost } from '../post-row.ts'

export interface RevisionSummary {
  /** The revision number of the post. Numbers are missing where a save replaced the revision before it. */
  readonly revision: number
  /** Instant, ISO 8601 in UTC. */
  readonly at: string
  /** E-mail address; empty when it is not known. */
  readonly by: string
  readonly status: PostStatus
}

export interface Revision extends RevisionSummary {
  readonly content: PostContent
}

/** While one person types, saves that follow each other within this time make one revision. */
const TYPING_MS = 10 * 60_000
/** Unpublished revisions that are kept of a post. Published ones are neither counted nor removed. */
const UNPUBLISHED_AT_MOST = 50

const SUMMARY_COLUMNS = ['revision', 'saved_at as at', 'saved_by as by', 'status'] as const

export class RevisionRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The newest first. */
  page(postId: string, offset: number, limit: number): Promise<RevisionSummary[]> {
    return this.#newestFirst(postId).select(SUMMARY_COLUMNS).limit(limit).offset(offset).execute()
  }

  count(postId: string): Promise<number> {
    return countOf(this.#of(postId))
  }

  async find(postId: string, revision: number): Promise<Revision | undefined> {
    const found = this.#of(postId).where('revision', '=', revision)
    const row = await found.select([...SUMMARY_COLUMNS, 'content']).executeTakeFirst()
    return row && { ...row, content: storedContent(row.content) }
  }

  /** Belongs into the transaction that saves. Demo posts and those of earlier versions have no revision before a change. */
  async record(post: SavedPost, before?: SavedPost): Promise<void> {
    const { status } = post
    if (!before && post.updatedBy === '') return
    const latest = before && (await this.#latest(post.id))
    const isComplete = latest?.revision === before?.revision
    if (before && !isComplete) await this.#insert(before, null)
    if (status === 'published') return this.#insert(post, null)
    const since = isComplete && latest?.status === status && latest.saved_by === post.updatedBy && latest.typing_since
    const isTyping = since && isWithin(since, post.updatedAt)
    if (isTyping) await this.#delete(post.id, latest.revision)
    await this.#insert(post, isTyping ? since : post.updatedAt)
    await this.#removeOldest(post.id)
  }

  /** Makes the next save a revision of its own, even within the ten minutes. */
  async endTyping(postId: string): Promise<void> {
    await this.#connection.write
      .updateTable('post_revisions')
      .set({ typing_since: null })
      .where('post_id', '=', postId)
      .where('typing_since', 'is not', null)
      .execute()
  }

  #latest(postId: string) {
    return this.#newestFirst(postId)
      .select(['revision', 'status', 'saved_by', 'typing_since'])
      .limit(1)
      .executeTakeFirst()
  }

  #newestFirst(postId: string) {
    return this.#of(postId).orderBy('revision', 'desc')
  }

  #of(postId: string) {
    const id = mayBeStored(postId) ? postId : ''
    return this.#connection.read.selectFrom('post_revisions').where('post_id', '=', id)
  }

  async #insert(post: SavedPost, typingSince: string | null): Promise<void> {
    const { write } = this.#connection
    const key = { post_id: post.id, revision: post.revision }
    await write
      .insertInto('post_revisions')
      .values({
        ...key,
        status: post.status,
        saved_at: post.updatedAt,
        saved_by: post.updatedBy,
        typing_since: typingSince,
        content: storableJson(postContent(post)),
      })
      .execute()
    const pictures = hashesAt(pictureAddresses(post)).map((hash) => ({ ...key, hash }))
    if (pictures.length > 0) await write.insertInto('revision_pictures').values(pictures).execute()
  }

  async #delete(postId: string, revision: number): Promise<void> {
    await this.#connection.write
      .deleteFrom('post_revisions')
      .where('post_id', '=', postId)
      .where('revision', '=', revision)
      .execute()
  }

  async #removeOldest(postId: string): Promise<void> {
    const surplus = await this.#newestFirst(postId)
      .select('revision')
      .where('status', '!=', 'published')
      .offset(UNPUBLISHED_AT_MOST)
      .limit(1)
      .executeTakeFirst()
    if (!surplus) return
    await this.#connection.write
      .deleteFrom('post_revisions')
      .where('post_id', '=', postId)
      .where('status', '!=', 'published')
      .where('revision', '<=', surplus.revision)
      .execute()
  }
}

/** False after the clock was set back. */
function isWithin(since: string, at: string): boolean {
  const elapsed = Date.parse(at) - Date.parse(since)
  return elapsed >= 0 && elapsed < TYPING_MS
}
