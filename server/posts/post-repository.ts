import { type Selection, sql } from 'kysely'
import type { Announcement } from '#domain/posts/announcement.ts'
import { isStandardPath } from '#domain/posts/pages/standard-pages.ts'
import { POSTS_PREFIX, pathSpellings, postHref } from '#domain/posts/path.ts'
import type { PostInput } from '#domain/posts/post.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import type { Tables } from '../db/tables.ts'
import { mayBeStored, storable, storableJson } from '../db/text.ts'
import type { Refusal } from './incoming-pictures.ts'
import { indexPosts, type PublishedPost, unindexPosts } from './indexing/post-index.ts'
import { missingPicture, recordPictures } from './post-pictures.ts'
import { isListedAlike, SAVED_COLUMNS, type SavedPost, toColumns, toSavedPost } from './post-row.ts'
import { RevisionRepository } from './revisions/revision-repository.ts'
import { SavedPosts } from './saved-posts.ts'

/** The content of a post; what concerns its announcement is stored for unpublished posts only. */
type Content = PostInput & { readonly announces?: boolean; readonly announcement?: Announcement | null }

export interface SaveOptions {
  /** Status after the save. By default a new post is published, and another one keeps its status. */
  readonly status?: PostStatus
  /** Instant of the publication of a scheduled post, ISO 8601 in UTC. */
  readonly publishAt?: string | null
  /** The caller found, in the transaction of the save, the path free and the post as it was read. */
  readonly isChecked?: boolean
  /** Refuses addresses under `/media/` without a stored picture, except those that the post had before. */
  readonly requirePictures?: boolean
  /** E-mail address of the administrator who saves it. */
  readonly by?: string
  /** Idempotency key of the save. */
  readonly savedAs?: string | null
  /** History of an imported post. */
  readonly history?: PostHistory | undefined
  /** Takes a published post, which the caller is to index in the same transaction. */
  readonly indexLater?: (published: PublishedPost) => void
}

export interface InsertOptions extends SaveOptions {
  /** Chosen by the caller, who checks that no post has it. */
  readonly id?: string | undefined
  /** The account that creates it. */
  readonly authorId?: string | null
  /** Idempotency key of the call that creates it; the caller checks that no post has it. */
  readonly creationKey?: string | null
  /** Its place in the order of creation: a content version that no other post has. */
  readonly createdSeq?: number
}

export interface PostHistory {
  readonly views: number
  /** Instants, ISO 8601 in UTC. A null `createdAt` becomes the present, a null `updatedAt` becomes `createdAt`. */
  readonly createdAt: string | null
  readonly updatedAt: string | null
  /** The id that it had in another Den blog, if no post here has it. */
  readonly id?: string
}

export type InsertResult = { ok: true; post: SavedPost } | Refusal
type Outdated = { ok: false; problem: 'missing' } | { ok: false; problem: 'conflict'; current: SavedPost }
export type UpdateResult = Refusal | { ok: true; post: SavedPost } | Outdated

const RECORDED_COLUMNS = [...SAVED_COLUMNS, 'created_seq'] as const

const RELATED_TABLES = [
  'old_paths',
  'media_use',
  'pending_edits',
  'post_revisions',
  'preview_links',
  'imported_posts',
  'redirects',
] as const

/** Writes posts of every status, with all that belongs to a save: old paths, pictures, a revision, indexes, the content version. */
export class PostRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Whether another post has a path or once had it; that of a page may also be one of a redirect. Nothing leads from a standard page. */
  async isPathTaken(path: string, exceptId?: string): Promise<boolean> {
    if (!mayBeStored(path)) return false
    const { read } = this.#connection
    const spellings = pathSpellings(path)
    const owners = await read
      .selectFrom('posts')
      .select('id')
      .where('path', 'in', spellings)
      .$if(!isStandardPath(path), (taken) =>
        taken.unionAll(read.selectFrom('old_paths').select('post_id as id').where('path', 'in', spellings)),
      )
      .$if(!path.startsWith(POSTS_PREFIX) && !isStandardPath(path), (taken) =>
        taken.unionAll(read.selectFrom('redirects').select('post_id as id').where('path', 'in', spellings)),
      )
      .execute()
    return owners.some((owner) => owner.id !== exceptId)
  }

  /** Inserts a post. @param content has a path if the post is published */
  insert(content: Content, options: InsertOptions = {}): Promise<InsertResult> {
    const { status = 'published', publishAt = null, by, authorId = null, creationKey = null, history } = options
    const id = options.id ?? history?.id ?? newId('post')
    return lockedTransaction(this.#connection, 'content', async (trx): Promise<InsertResult> => {
      const refusal = await new PostRepository(trx).#refusal(content, options)
      if (refusal) return refusal
      const now = trx.now().toISOString()
      const isPublished = status === 'published'
      const row = await trx.write
        .insertInto('posts')
        .values({
          ...columnsOf(content, status, publishAt, now),
          id,
          kind: content.kind ?? 'post',
          // Content versions are unique and ascending, so the version also serves as the sequence number of creation.
          created_seq: isPublished ? (options.createdSeq ?? (await raiseContentVersion(trx))) : null,
          trashed_at: null,
          views: history?.views ?? 0,
          revision: 1,
          created_at: (isPublished && history?.createdAt) || now,
          updated_at: (isPublished && (history?.updatedAt ?? history?.createdAt)) || now,
          updated_by: by ?? null,
          // A page belongs to no author: every editor may change it.
          author_id: content.kind === 'page' ? null : authorId,
          creation_key: creationKey,
          saved_as: options.savedAs ?? null,
        })
        .returning(RECORDED_COLUMNS)
        .executeTakeFirstOrThrow()
      return { ok: true, post: await recorded(trx, row, undefined, options) }
    })
  }

  /**
   * Saves, publishes, schedules or unpublishes a post. A published post that becomes a draft keeps its place in the order of creation,
   * and a former path keeps redirecting to it once it is published.
   * @param before as it was read; a conflict if it was saved since
   */
  save(before: SavedPost, content: Content, options: SaveOptions = {}): Promise<UpdateResult> {
    const { status = before.status, publishAt = before.publishAt, by, history } = options
    const { id } = before
    return lockedTransaction(this.#connection, 'content', async (trx): Promise<UpdateResult> => {
      const posts = new PostRepository(trx)
      const outdated = options.isChecked ? null : await posts.outdated(before)
      const refusal = outdated ?? (await posts.#refusal(content, options, before))
      if (refusal) return refusal
      const now = trx.now().toISOString()
      const columns = columnsOf(content, status, publishAt, now)
      const [was, is] = [before.status === 'published', status === 'published']
      // Every page that shows a post links to it. A save that leaves all lists as they are invalidates only the pages with that link.
      const link = was && is && isListedAlike(content, before) ? postHref(before.path) : undefined
      const version = was || is ? await raiseContentVersion(trx, link) : null
      const row = await trx.write
        .updateTable('posts')
        .set({
          ...columns,
          revision: before.revision + 1,
          updated_at: now,
          updated_by: by ?? null,
          saved_as: options.savedAs ?? null,
          ...(is && !was && publication(version!, history, now)),
          // A retry of the creation must not find an unpublished post.
          ...(was && !is && { creation_key: null }),
        })
        .where('id', '=', id)
        .returning(RECORDED_COLUMNS)
        .executeTakeFirstOrThrow()
      if (is) await trx.write.deleteFrom('old_paths').where('path', '=', columns.path).execute()
      if (was && !(is && columns.path === before.path))
        await trx.write
          .insertInto('old_paths')
          .values({ path: before.path, post_id: id, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      if (was && !is) await unindexPosts(trx, [id])
      // A link shows what it was made for: not later changes of a post that is public now, nor one that was taken from readers.
      if (was !== is)
        await trx.write.updateTable('preview_links').set({ expires_at: now }).where('post_id', '=', id).execute()
      return { ok: true, post: await recorded(trx, row, before, options) }
    })
  }

  /** What became of a post since it was read; null if nothing did. It comes before other checks, which the other save may fail. */
  async outdated(before: SavedPost): Promise<Outdated | null> {
    const posts = this.#connection.read.selectFrom('posts').select('id').where('id', '=', before.id)
    const same = posts.where('revision', '=', before.revision).where('status', '=', before.status)
    if (await same.where('trashed_at', 'is', null).executeTakeFirst()) return null
    const current = await new SavedPosts(this.#connection).find(before.id)
    return current ? { ok: false, problem: 'conflict', current } : { ok: false, problem: 'missing' }
  }

  /** Deletes a post for good; its paths become free. False when there was no such post. */
  async delete(id: string): Promise<boolean> {
    if (!mayBeStored(id)) return false
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const { numDeletedRows } = await trx.write.deleteFrom('posts').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) return false
      await deleteRelations(trx, [id])
      await unindexPosts(trx, [id])
      await raiseContentVersion(trx)
      return true
    })
  }

  /** Why content cannot be stored; null when it can. */
  async #refusal(
    content: PostInput,
    { isChecked = false, requirePictures = false }: SaveOptions,
    before?: SavedPost,
  ): Promise<Refusal | null> {
    const path = storable(content.path)
    const isKnown = path === '' || path === before?.path || (isChecked && path === content.path)
    if (!isKnown && (await this.isPathTaken(path, before?.id))) return { ok: false, problem: 'path-taken' }
    const address = requirePictures && (await missingPicture(this.#connection, content, before))
    return address ? { ok: false, problem: 'picture-missing', address } : null
  }
}

/** Deletes the rows of other tables that belong to permanently deleted posts. Their old paths become free. */
export async function deleteRelations({ write }: Connection, ids: readonly string[]): Promise<void> {
  for (const table of RELATED_TABLES) await write.deleteFrom(table).where('post_id', 'in', ids).execute()
}

/** Stores what belongs to every save of a post: which pictures it uses, a revision, and the indexes of a published one. */
async function recorded(
  trx: Connection,
  { created_seq, ...row }: Selection<Tables, 'posts', (typeof RECORDED_COLUMNS)[number]>,
  before: SavedPost | undefined,
  { indexLater }: SaveOptions,
): Promise<SavedPost> {
  const post = toSavedPost(row)
  const isNew = before === undefined
  await recordPictures(trx, post, isNew)
  await new RevisionRepository(trx).record(post, before)
  if (post.status !== 'published') return post
  const published = { post, createdSeq: created_seq!, isNew }
  if (indexLater) indexLater(published)
  else await indexPosts(trx, [published])
  return post
}

function columnsOf(content: Content, status: PostStatus, publishAt: string | null, now: string) {
  const columns = toColumns(content)
  // A page needs no date; its row needs one, for its place in the order of searches.
  const isUndated = content.kind === 'page' && status === 'published' && !isCivilDate(columns.date)
  return {
    ...columns,
    ...(isUndated && { date: now.slice(0, 10) }),
    path: columns.path || null,
    status,
    announces: status !== 'published' && content.announces ? 1 : 0,
    announcement: status !== 'published' && content.announcement ? storableJson(content.announcement) : null,
    publish_at: status === 'scheduled' ? publishAt : null,
    publish_problem: null,
  }
}

/** The columns that a publication sets; a post that was published before keeps its place and the instant of its creation. */
function publication(version: number, history: PostHistory | undefined, now: string) {
  return {
    created_seq: sql<number>`coalesce(created_seq, ${version})`,
    created_at: sql<string>`case when created_seq is null then ${history?.createdAt ?? now} else created_at end`,
    updated_at: history?.updatedAt ?? history?.createdAt ?? now,
  }
}
